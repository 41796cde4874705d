// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension View {
    /// Runs an action when the app is opened with a URL; it never runs here.
    ///
    /// - Support: partial: a browser opens an app with a path, which `URLRoute` maps; no other address arrives.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
