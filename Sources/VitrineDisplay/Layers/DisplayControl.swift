// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A value that a user changes with the surface's own means (a list that pops up, a calendar, arrow keys), over
/// chrome that is drawn by ordinary layers. Only a slider is drawn by its surface as well: it follows the hand without
/// a round trip.
///
/// Values travel as texts: a choice by the number of its option, numbers in decimal, colours as `#rrggbb`, dates as
/// `2026-11-21`, `09:41` or `2026-11-21T09:41` in the session's calendar day and time zone.
package struct DisplayControl: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// One of some titles.
        case choice([String])
        case slider(Slider)
        case color
        case date(DateParts)
    }

    package enum DateParts: Hashable, Sendable { case date, time, dateAndTime }

    /// The looks of a slider: a track with a filled part, and a white knob.
    package struct Slider: Hashable, Sendable {
        package var track: DisplayColor
        package var fill: DisplayColor
        package var isRightToLeft: Bool

        /// In points (Documentation/Layout.md 11, iOS 26).
        package static let trackHeight = 6.0
        package static let knobWidth = 38.0
        package static let knobHeight = 25.0
        /// Around the knob, which is white on what may be white.
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
    /// Whether a user turns the scroller before it, which has a row for each choice (`DisplayScroll.Snapping.drum`).
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

    /// How far a number lies between its bounds, from 0 to 1.
    package var fraction: Double {
        guard let value = Double(value), let low = Double(minimum), let high = Double(maximum), high > low else {
            return 0
        }
        return min(max((value - low) / (high - low), 0), 1)
    }
}

/// A change of a control's value by a user.
package struct ControlChange: Hashable, Sendable {
    /// Counts the changes of one control.
    package var revision: Int
    package var value: String
    /// Whether the hand has let go.
    package var isDone: Bool

    package init(revision: Int, value: String, isDone: Bool) {
        self.revision = revision
        self.value = value
        self.isDone = isDone
    }
}
