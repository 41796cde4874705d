// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A font as surfaces need it; the files behind the families are VitrineText's.
package struct DisplayFont: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        case sans, rounded, serif, monospaced
        /// A face that the app brought along, by the registry's identifier: letters and digits.
        case own(String)
    }

    /// Letters that are drawn as small capitals.
    package struct SmallCapitals: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let lowercase = SmallCapitals(rawValue: 1)
        package static let uppercase = SmallCapitals(rawValue: 2)
    }

    package var family: Family
    /// In points.
    package var size: Double
    /// 100 to 900.
    package var weight: Int
    package var isItalic: Bool
    package var hasMonospacedDigits: Bool
    package var smallCapitals: SmallCapitals
    /// Added after every cluster, in points: the font's own tracking plus the author's.
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

/// The look of one run of characters.
package struct DisplayTextStyle: Hashable, Sendable {
    /// What the lines under and through a run are made of.
    package enum LinePattern: Int, Hashable, Sendable {
        case solid, dot, dash, dashDot, dashDotDot

        /// The lengths of strokes and gaps by turns, in thicknesses of the line; none for a line without gaps.
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
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    /// The colour of the lines under and through the run; `nil` is the characters' own.
    package var lineColor: DisplayColor?
    /// How the lines are drawn.
    package var linePattern: LinePattern
    /// Raises the run above the line's baseline, in points.
    package var baselineOffset: Double

    package init(
        font: DisplayFont, color: DisplayColor, isUnderlined: Bool = false, isStruckThrough: Bool = false,
        baselineOffset: Double = 0, lineColor: DisplayColor? = nil, linePattern: LinePattern = .solid
    ) {
        self.linePattern = linePattern
        self.font = font
        self.color = color
        self.lineColor = lineColor
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.baselineOffset = baselineOffset
    }
}

/// Laid-out text: lines with positions inside the layer, in points.
package struct DisplayText: Hashable, Sendable {
    package struct Fragment: Hashable, Sendable {
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
        /// Whether the line ends at a line break of the author's, not at one of the layout's.
        package var endsParagraph: Bool
        /// Whether the line ends at spaces that are not drawn: a copied or searched text has one there. A line that is broken
        /// inside a word or between ideographs has none.
        package var endsInSpace: Bool
        /// The base direction of the line's paragraph: where it begins, and on which side its punctuation stands.
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
    /// The whole text, before truncation: what is read aloud.
    package var string: String
    /// Fills every character in place of the styles' colours: a gradient across the layer's bounds.
    package var paint: Paint?
    /// The edge of the layer at which the lines meet, for surfaces that place lines by themselves.
    package var alignment: Alignment

    package enum Alignment: Int, Hashable, Sendable { case left, center, right }

    package init(
        styles: [DisplayTextStyle], lines: [Line], string: String, paint: Paint? = nil, alignment: Alignment = .left
    ) {
        self.styles = styles
        self.lines = lines
        self.string = string
        self.paint = paint
        self.alignment = alignment
    }
}
