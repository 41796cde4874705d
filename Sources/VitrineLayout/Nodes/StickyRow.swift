// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A header or footer that stays in the viewport as long as its section is there (Documentation/Layout.md 5.8).
///
/// It is data: layout gives the row its natural position, and a surface evaluates `start(in:)` for its current offset,
/// without layout. All lengths are in points along the stack's axis, in the stack's coordinates.
package struct StickyRow: Equatable, Sendable {
    /// The end of the viewport at which the row is pinned.
    package enum Kind: Sendable {
        case header
        case footer
    }

    package var kind: Kind
    package var naturalStart: CGFloat
    package var length: CGFloat
    package var sectionStart: CGFloat
    package var sectionEnd: CGFloat
    /// The part at the start of a header that scrolls away before the rest is pinned.
    package var lead: CGFloat = 0

    /// Returns the displayed start of the row: at the viewport's end, pushed away by the end of its section.
    package func start(in view: ClosedRange<CGFloat>) -> CGFloat {
        switch kind {
        case .header: min(max(naturalStart, view.lowerBound - lead), sectionEnd - length)
        case .footer: max(min(naturalStart, view.upperBound - length), sectionStart)
        }
    }
}
