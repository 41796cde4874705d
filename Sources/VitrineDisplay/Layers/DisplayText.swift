// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A font in the form that surfaces use; the files of the families belong to VitrineText.
package struct DisplayFont: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        case sans, rounded, serif, monospaced
        /// The app's own face, by its identifier in the registry: letters and digits.
        case own(String)
    }

    /// The letters that are drawn as small capitals.
    package struct SmallCapitals: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let lowercase = SmallCapitals(rawValue: 1)
        package static let uppercase = SmallCapitals(rawValue: 2)
    }

    package var family: Family
    /// The size in points.
    package var size: Double
    /// The weight from 100 to 900.
    package var weight: Int
    package var isItalic: Bool
    package var hasMonospacedDigits: Bool
    package var smallCapitals: SmallCapitals
    /// The space after every cluster, in points: the font's own tracking plus the app's.
    package var tracking: Double

    package init(
        family: Family = .sans, size: Double, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, smallCapitals: SmallCapitals = [], tracking: Double = 0
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.smallCapitals = smallCapitals
        self.tracking = tracking
    }
}

/// The appearance of a run of characters.
package struct DisplayTextStyle: Hashable, Sendable {
    /// The pattern of the lines under and through a run.
    package enum LinePattern: Int, Hashable, Sendable {
        case solid, dot, dash, dashDot, dashDotDot

        /// The lengths of strokes and gaps in turn, as multiples of the line's thickness; empty for a solid line.
        package var lengths: [Double] {
            switch self {
            case .solid: []
            case .dot: [1, 1]
            case .dash: [3, 2]
            case .dashDot: [3, 2, 1, 2]
            case .dashDotDot: [3, 2, 1, 2, 1, 2]
            }
        }
    }

    package var font: DisplayFont
    package var color: DisplayColor
    /// The colour behind the characters; `nil` for none.
    package var background: DisplayColor?
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    /// The colour of the lines under and through the run; `nil` for the characters' own.
    package var lineColor: DisplayColor?
    /// The pattern of the lines.
    package var linePattern: LinePattern
    /// The distance of the run above the line's baseline, in points.
    package var baselineOffset: Double
    /// The image that takes the place of the run's only character.
    package var inlineImage: DisplayInlineImage?

    package init(
        font: DisplayFont, color: DisplayColor, isUnderlined: Bool = false, isStruckThrough: Bool = false,
        baselineOffset: Double = 0, lineColor: DisplayColor? = nil, linePattern: LinePattern = .solid,
        background: DisplayColor? = nil, inlineImage: DisplayInlineImage? = nil
    ) {
        self.linePattern = linePattern
        self.font = font
        self.color = color
        self.lineColor = lineColor
        self.background = background
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.baselineOffset = baselineOffset
        self.inlineImage = inlineImage
    }
}

/// Laid-out text: lines with positions inside the layer, in points.
package struct DisplayText: Hashable, Sendable {
    package struct Fragment: Hashable, Sendable {
        /// The characters; `DisplayInlineImage.character` for an image.
        package var string: String
        package var style: Int
        package var x: Double
        package var width: Double

        package init(string: String, style: Int, x: Double, width: Double) {
            self.string = string
            self.style = style
            self.x = x
            self.width = width
        }
    }

    package struct Line: Hashable, Sendable {
        package var fragments: [Fragment]
        package var top: Double
        package var baseline: Double
        package var height: Double
        /// Whether the line ends at a hard break, and not at a break of the layout.
        package var endsParagraph: Bool
        /// Whether the line ends at spaces that are not drawn, which copied or searched text needs.
        ///
        /// A line that is broken inside a word or between ideographs has none.
        package var endsInSpace: Bool
        /// Whether the base direction of the line's paragraph is right to left, which determines its start and the side
        /// of its punctuation.
        package var isRightToLeft: Bool

        package init(
            fragments: [Fragment], top: Double, baseline: Double, height: Double, endsParagraph: Bool,
            endsInSpace: Bool = true, isRightToLeft: Bool = false
        ) {
            self.fragments = fragments
            self.top = top
            self.baseline = baseline
            self.height = height
            self.endsParagraph = endsParagraph
            self.endsInSpace = endsInSpace
            self.isRightToLeft = isRightToLeft
        }
    }

    package var styles: [DisplayTextStyle]
    package var lines: [Line]
    /// The whole text without truncation, as screen readers read it.
    package var string: String
    /// The gradient across the layer's bounds that fills every character in place of the styles' colours.
    package var paint: Paint?
    /// The edge of the layer at which the lines are aligned, for surfaces that place lines themselves.
    package var alignment: Alignment
    /// Whether the lines leave out a part of the string.
    package var isTruncated: Bool

    package enum Alignment: Int, Hashable, Sendable { case left, center, right }

    package init(
        styles: [DisplayTextStyle], lines: [Line], string: String, paint: Paint? = nil, alignment: Alignment = .left,
        isTruncated: Bool = false
    ) {
        self.styles = styles
        self.lines = lines
        self.string = string
        self.paint = paint
        self.alignment = alignment
        self.isTruncated = isTruncated
    }

    /// The characters of a text of one line and one style without a gradient; `nil` for any other.
    package var plainLine: String? {
        guard lines.count == 1, styles.count == 1, paint == nil else { return nil }
        return lines[0].fragments.map(\.string).joined()
    }
}
