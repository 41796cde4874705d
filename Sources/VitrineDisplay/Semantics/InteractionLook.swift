// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The appearance that a surface gives a layer by itself, without a round trip, when the user presses something.
package enum InteractionLook: Hashable, Sendable {
    /// The opacity while the layer is pressed, and until the press is answered.
    case pressed(opacity: Double)
    /// The appearance in the other state of the control that the layer is part of.
    ///
    /// A surface shows it from the moment of the press until the answer, which may be that nothing has changed.
    case otherState(OtherStateLook)

    package init(pressedOpacity: Double) {
        self = .pressed(opacity: pressedOpacity)
    }
}

/// How a part of a control differs while the control is in its other state: on instead of off, chosen instead of not.
package struct OtherStateLook: Hashable, Sendable {
    /// The distance to the part's other place along the horizontal axis, in points.
    package var offsetX: Double
    /// The other opacity; `nil` for the same.
    package var opacity: Double?
    /// The other colour of the layer's fill; `nil` for the same.
    package var fill: DisplayColor?
    /// The further rotation, clockwise in radians.
    package var rotation: Double

    package init(offsetX: Double = 0, opacity: Double? = nil, fill: DisplayColor? = nil, rotation: Double = 0) {
        self.offsetX = offsetX
        self.opacity = opacity
        self.fill = fill
        self.rotation = rotation
    }
}
