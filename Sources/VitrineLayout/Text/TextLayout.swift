// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A piece of one line that has one run's font and attributes.
package struct TextFragment: Hashable, Sendable {
    /// Logical order; without the hanging spaces and the line break that end its line.
    package var string: String
    package var runIndex: Int
    /// From the left edge of the layout.
    package var x: Double
    package var width: Double

    package init(string: String, runIndex: Int, x: Double, width: Double) {
        self.string = string
        self.runIndex = runIndex
        self.x = x
        self.width = width
    }
}

/// One line: its fragments in logical order and its place in the layout.
package struct TextLine: Hashable, Sendable {
    package var fragments: [TextFragment]
    /// The left end of the ink, alignment applied.
    package var x: Double
    /// Drawn width, without hanging spaces.
    package var width: Double
    package var top: Double
    package var baseline: Double
    package var height: Double
    /// Whether the line ends a paragraph, that is at a hard break or at the end of the text.
    package var endsParagraph: Bool
    /// The spaces that were swallowed at the line's end: a copied or searched text needs them.
    package var hangingSpace: String
    /// The base direction: that of the first letter of its paragraph, or else of the layout.
    package var isRightToLeft: Bool

    package init(
        fragments: [TextFragment],
        x: Double,
        width: Double,
        top: Double,
        baseline: Double,
        height: Double,
        endsParagraph: Bool,
        hangingSpace: String = "",
        isRightToLeft: Bool = false
    ) {
        self.fragments = fragments
        self.x = x
        self.width = width
        self.top = top
        self.baseline = baseline
        self.height = height
        self.endsParagraph = endsParagraph
        self.hangingSpace = hangingSpace
        self.isRightToLeft = isRightToLeft
    }
}

/// A laid out paragraph: the size that it reports and the lines to draw.
package struct TextLayout: Hashable, Sendable {
    /// The edge at which the lines meet; leading and trailing have become left and right.
    package enum LineAlignment: Hashable, Sendable { case left, center, right }

    package var size: CGSize
    package var lines: [TextLine]
    package var firstBaseline: Double
    package var lastBaseline: Double
    package var isTruncated: Bool
    /// What the fonts were multiplied with to fit, 1 unless `minimumScaleFactor` allowed less.
    package var scaleFactor: Double
    /// Points taken from every cluster's advance by `allowsTightening`.
    package var tightening: Double
    package var lineAlignment: LineAlignment

    /// The size of a text that takes no room.
    package static let empty = TextLayout(size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0)

    package init(
        size: CGSize,
        lines: [TextLine],
        firstBaseline: Double,
        lastBaseline: Double,
        isTruncated: Bool = false,
        scaleFactor: Double = 1,
        tightening: Double = 0,
        lineAlignment: LineAlignment = .left
    ) {
        self.size = size
        self.lines = lines
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.isTruncated = isTruncated
        self.scaleFactor = scaleFactor
        self.tightening = tightening
        self.lineAlignment = lineAlignment
    }
}
