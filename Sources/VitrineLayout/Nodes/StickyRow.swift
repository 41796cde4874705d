// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A header or footer that stays in the viewport while its section does (Documentation/Layout.md 5.8).
///
/// It is data: layout gives the row its natural place, and a surface evaluates `start(in:)` for the offset it shows,
/// without asking layout. All lengths are points along the stack's axis, in the stack's coordinates.
package struct StickyRow: Equatable, Sendable {
    /// Which end of the viewport it keeps to.
    package enum Kind: Sendable {
        case header
        case footer
    }

    package var kind: Kind
    package var naturalStart: CGFloat
    package var length: CGFloat
    package var sectionStart: CGFloat
    package var sectionEnd: CGFloat

    /// Where the row is shown: at the viewport's end, pushed by the end of its section.
    package func start(in view: ClosedRange<CGFloat>) -> CGFloat {
        switch kind {
        case .header: min(max(naturalStart, view.lowerBound), sectionEnd - length)
        case .footer: max(min(naturalStart, view.upperBound - length), sectionStart)
        }
    }
}
