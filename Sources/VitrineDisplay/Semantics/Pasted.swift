// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The content that a surface read from the user's clipboard.
package enum Pasted: Hashable, Sendable {
    case text(String)
    /// The user, or the browser, does not let the page read the clipboard.
    case refused
    /// The content is longer than a surface transmits.
    case tooLong
}
