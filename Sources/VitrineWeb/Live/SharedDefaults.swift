// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore

/// A place where several machines keep what browsers keep with the app (`@AppStorage`).
///
/// Browsers are named by a digest, which tells nobody their cookies.
package protocol SharedDefaults: Sendable {
    /// Returns all values of a browser.
    ///
    /// - Parameter browser: The browser.
    /// - Returns: The values; `nil` where nothing was ever written of it, or everything is lost.
    /// - Throws: Why the place does not answer.
    func values(of browser: String) async throws -> [String: DefaultsValue]?

    /// Writes some values.
    ///
    /// - Parameters:
    ///   - changes: The values, `nil` for keys that are gone.
    ///   - browser: The browser.
    ///   - isWhole: Whether these are all that the writer has.
    /// - Returns: All values that there are then; `nil` where there were none at all and these are not all: then nothing
    ///   was written.
    /// - Throws: Why the place does not answer.
    func write(
        _ changes: [String: DefaultsValue?], of browser: String, isWhole: Bool
    ) async throws -> [String: DefaultsValue]?

    /// Deletes all values of a browser.
    ///
    /// - Parameter browser: The browser.
    /// - Throws: Why the place does not answer.
    func forget(_ browser: String) async throws
}
