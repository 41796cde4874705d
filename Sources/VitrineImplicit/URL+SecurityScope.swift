// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension URL {
    /// Begins to use a file outside of the app's sandbox. Vitrine has none, so it only says that the app may.
    ///
    /// - Returns: Always `true`.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends the use of a file outside of the app's sandbox: there is nothing to end.
    public func stopAccessingSecurityScopedResource() {}
}
