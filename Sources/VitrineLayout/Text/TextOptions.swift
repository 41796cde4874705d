// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How a paragraph is broken, limited and aligned.
package struct TextOptions: Hashable, Sendable {
    package enum Truncation: Hashable, Sendable {
        case head, middle, tail
    }

    package enum Alignment: Hashable, Sendable {
        case leading, center, trailing
    }

    /// The most lines; `nil` for as many as needed.
    package var lineLimit: Int?
    /// Whether the size always has room for `lineLimit` lines.
    package var lineLimitReservesSpace: Bool
    /// The lines that the size always has room for.
    package var minimumLines: Int?
    package var truncation: Truncation
    package var alignment: Alignment
    /// Extra distance between lines; it counts only beyond the style's own leading.
    package var lineSpacing: Double
    /// How far a text may shrink before it is truncated; 1 for not at all.
    package var minimumScaleFactor: Double
    package var allowsTightening: Bool
    package var isRightToLeft: Bool
    /// The edge at which the lines meet in the layout's direction.
    package var lineAlignment: TextLayout.LineAlignment {
        switch (alignment, isRightToLeft) {
        case (.center, _): .center
        case (.leading, false), (.trailing, true): .left
        case (.leading, true), (.trailing, false): .right
        }
    }
    /// Device pixels per point: sizes are rounded up to a whole pixel.
    package var pixelScale: Double
    package var localeIdentifier: String

    package init(
        lineLimit: Int? = nil,
        lineLimitReservesSpace: Bool = false,
        minimumLines: Int? = nil,
        truncation: Truncation = .tail,
        alignment: Alignment = .leading,
        lineSpacing: Double = 0,
        minimumScaleFactor: Double = 1,
        allowsTightening: Bool = false,
        isRightToLeft: Bool = false,
        pixelScale: Double = 3,
        localeIdentifier: String = "en"
    ) {
        self.lineLimit = lineLimit
        self.lineLimitReservesSpace = lineLimitReservesSpace
        self.minimumLines = minimumLines
        self.truncation = truncation
        self.alignment = alignment
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.isRightToLeft = isRightToLeft
        self.pixelScale = pixelScale
        self.localeIdentifier = localeIdentifier
    }
}
