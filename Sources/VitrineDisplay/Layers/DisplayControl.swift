// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A control whose value a user changes with the surface's own interface (a pop-up list, a calendar, arrow keys).
///
/// Its appearance is drawn by ordinary layers. Only a slider is also drawn by its surface, so that it follows the
/// pointer without a round trip. Values are transmitted as texts: a choice by the number of its option, numbers in
/// decimal, colours as `#rrggbb`, dates as `2026-11-21`, `09:41` or `2026-11-21T09:41` in the session's calendar and
/// time zone.
package struct DisplayControl: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A choice among titles.
        case choice([String])
        case slider(Slider)
        case color
        case date(DateParts)
    }

    package enum DateParts: Hashable, Sendable { case date, time, dateAndTime }

    /// The appearance of a slider: a track with a filled part, and a white knob.
    package struct Slider: Hashable, Sendable {
        package var track: DisplayColor
        package var fill: DisplayColor
        package var isRightToLeft: Bool

        /// The height of the track in points (Documentation/Layout.md 11, iOS 26).
        package static let trackHeight = 6.0
        package static let knobWidth = 38.0
        package static let knobHeight = 25.0
        /// The edge of the white knob, which distinguishes it from a white background.
        package static let knobEdge = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.14)

        package init(track: DisplayColor, fill: DisplayColor, isRightToLeft: Bool) {
            self.track = track
            self.fill = fill
            self.isRightToLeft = isRightToLeft
        }
    }

    package var kind: Kind
    package var value: String
    package var minimum: String
    package var maximum: String
    package var step: String
    /// The number of the surface's last change that `value` answers.
    package var revision: Int
    /// Whether a user operates it by the scroll view before it, which has a row for each choice
    /// (`DisplayScroll.Snapping.drum`).
    package var isDrum: Bool

    package init(
        _ kind: Kind, value: String, minimum: String = "", maximum: String = "", step: String = "", revision: Int = 0,
        isDrum: Bool = false
    ) {
        self.kind = kind
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.revision = revision
        self.isDrum = isDrum
    }

    /// The position of the value between its bounds, from 0 to 1.
    package var fraction: Double {
        guard let value = Double(value), let low = Double(minimum), let high = Double(maximum), high > low else {
            return 0
        }
        return min(max((value - low) / (high - low), 0), 1)
    }
}

/// A change of a control's value by a user.
package struct ControlChange: Hashable, Sendable {
    /// The number of the change, counted per control.
    package var revision: Int
    package var value: String
    /// Whether the interaction has ended (pointer up).
    package var isDone: Bool

    package init(revision: Int, value: String, isDone: Bool) {
        self.revision = revision
        self.value = value
        self.isDone = isDone
    }
}
