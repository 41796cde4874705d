// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a surface found where the person copies to.
package enum Pasted: Hashable, Sendable {
    case text(String)
    /// The person, or the browser, lets the page read nothing.
    case refused
    /// More than a surface tells.
    case tooLong
}
