// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineLayout

extension Text {
    /// The lines of a text as a text renderer draws them.
    public struct Layout: RandomAccessCollection, Equatable {
        /// The type of the elements.
        public typealias Element = Text.Layout.Line
        /// The type of a line's index.
        public typealias Index = Int
        /// The type of the indices of all lines.
        public typealias Indices = Range<Int>

        let text: PlacedText

        /// Whether a part of the text did not fit and was replaced by an ellipsis.
        public var isTruncated: Bool { text.layout.isTruncated }

        /// The index of the first line.
        public var startIndex: Int { 0 }
        /// The index after the last line.
        public var endIndex: Int { text.layout.lines.count }

        /// The line at an index.
        public subscript(index: Int) -> Text.Layout.Line {
            Text.Layout.Line(text: text, index: index, origin: text.origin(ofLine: index))
        }
    }
}

extension Text.Layout {
    /// The place of a character in the text of a layout.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
        /// The number of UTF-16 units before the character.
        let offset: Int

        /// Returns whether one character comes before another.
        public static func < (lhs: Text.Layout.CharacterIndex, rhs: Text.Layout.CharacterIndex) -> Bool {
            lhs.offset < rhs.offset
        }

        /// Returns the distance to another place, in UTF-16 units.
        public func distance(to other: Text.Layout.CharacterIndex) -> Int { other.offset - offset }

        /// Returns the place at a distance in UTF-16 units.
        public func advanced(by n: Int) -> Text.Layout.CharacterIndex {
            Text.Layout.CharacterIndex(offset: offset + n)
        }
    }

    /// The bounds of a part of a text, from the metrics of its fonts.
    public struct TypographicBounds: Equatable, Sendable {
        /// The left end of the baseline, from the top left corner of the text's view.
        public var origin: CGPoint
        /// The width, in points.
        public var width: CGFloat
        /// The height above the baseline, in points.
        public var ascent: CGFloat
        /// The depth below the baseline, in points.
        public var descent: CGFloat
        /// The distance to the next line that the fonts ask for, in points.
        public var leading: CGFloat

        /// Creates bounds of zero.
        public init() {
            self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0)
        }

        init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
            self.origin = origin
            self.width = width
            self.ascent = ascent
            self.descent = descent
            self.leading = leading
        }

        /// The rectangle from the ascent to the descent.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// Options for drawing a part of a text.
    public struct DrawingOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set of options from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Places glyphs at fractions of pixels, as they always are here.
        public static var disablesSubpixelQuantization: Text.Layout.DrawingOptions { DrawingOptions(rawValue: 1) }
    }
}
