// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A control whose value a user changes with the surface's own interface: by dragging, or with arrow keys.
///
/// A slider is drawn by its surface, so that it follows the pointer without a round trip; the choice of a wheel is an
/// invisible control over drawn layers. Values are transmitted as texts: a choice by the number of its option, numbers
/// in decimal.
package struct DisplayControl: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A choice among titles, which a user operates by the scroll view before the control: it has a row for each
        /// title (`DisplayScroll.Snapping.drum`).
        case choice([String])
        case slider(Slider)
    }

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

    package init(
        _ kind: Kind, value: String, minimum: String = "", maximum: String = "", step: String = "", revision: Int = 0
    ) {
        self.kind = kind
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.revision = revision
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
