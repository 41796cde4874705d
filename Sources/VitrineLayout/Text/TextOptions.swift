// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The options for breaking, limiting and aligning a paragraph.
package struct TextOptions: Hashable, Sendable {
    package enum Truncation: Hashable, Sendable {
        case head, middle, tail
    }

    package enum Alignment: Hashable, Sendable {
        case leading, center, trailing
    }

    /// The maximum number of lines; `nil` for no limit.
    package var lineLimit: Int?
    /// Whether space for `lineLimit` lines is always reserved.
    package var lineLimitReservesSpace: Bool
    /// The number of lines for which space is always reserved.
    package var minimumLines: Int?
    package var truncation: Truncation
    package var alignment: Alignment
    /// The distance between lines; it has an effect only beyond the style's own leading.
    package var lineSpacing: Double
    /// The smallest factor by which a text may shrink before it is truncated; 1 for no shrinking.
    package var minimumScaleFactor: Double
    package var allowsTightening: Bool
    package var isRightToLeft: Bool
    /// The edge at which the lines are aligned, for the layout's direction.
    package var lineAlignment: TextLayout.LineAlignment {
        switch (alignment, isRightToLeft) {
        case (.center, _): .center
        case (.leading, false), (.trailing, true): .left
        case (.leading, true), (.trailing, false): .right
        }
    }
    /// The number of device pixels per point; sizes are rounded up to whole pixels.
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
