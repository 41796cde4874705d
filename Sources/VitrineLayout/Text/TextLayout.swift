// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A part of a line with one run's font and attributes.
package struct TextFragment: Hashable, Sendable {
    /// The text in logical order, without the hanging spaces and the hard break at the end of its line.
    package var string: String
    package var runIndex: Int
    /// The distance from the left edge of the layout.
    package var x: Double
    package var width: Double

    package init(string: String, runIndex: Int, x: Double, width: Double) {
        self.string = string
        self.runIndex = runIndex
        self.x = x
        self.width = width
    }

    /// Whether the first strong letter belongs to a script that is written from right to left; `nil` without one.
    package var isRightToLeft: Bool? { TextDirection(firstStrongIn: string).map { $0 == .rightToLeft } }
}

/// A line: its fragments in logical order and its position in the layout.
package struct TextLine: Hashable, Sendable {
    package var fragments: [TextFragment]
    /// The left end of the drawn text, with alignment applied.
    package var x: Double
    /// The drawn width, without hanging spaces.
    package var width: Double
    package var top: Double
    package var baseline: Double
    package var height: Double
    /// Whether the line ends a paragraph: at a hard break or at the end of the text.
    package var endsParagraph: Bool
    /// The spaces at the line's end that are not drawn, which copied or searched text needs.
    package var hangingSpace: String
    /// Whether the base direction is right to left: that of the first strong letter of its paragraph, or else of the
    /// layout.
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

/// A laid out paragraph: its size and the lines to draw.
package struct TextLayout: Hashable, Sendable {
    /// The edge at which the lines are aligned; leading and trailing have been converted to left and right.
    package enum LineAlignment: Hashable, Sendable { case left, center, right }

    package var size: CGSize
    package var lines: [TextLine]
    package var firstBaseline: Double
    package var lastBaseline: Double
    package var isTruncated: Bool
    /// The factor by which fonts were scaled to fit; 1 unless `minimumScaleFactor` allowed less.
    package var scaleFactor: Double
    /// The points by which `allowsTightening` reduced every cluster's advance.
    package var tightening: Double
    package var lineAlignment: LineAlignment

    /// The layout of a text that takes no space.
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
