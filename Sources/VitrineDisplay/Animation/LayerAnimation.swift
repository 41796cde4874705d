// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The animation of a property of a layer, kept beside the target values and never in them (Documentation/Rules.md
/// 3.8).
///
/// Layout, tree, elements and images have the target values; only a surface that animates knows the values between.
package struct LayerAnimation: Hashable, Sendable {
    package enum Change: Hashable, Sendable {
        case placement(from: LayerPlacement, to: LayerPlacement)
        case effects(from: LayerEffects, to: LayerEffects)
        case content(from: LayerContent, to: LayerContent)
        /// Placements at equal intervals of time; the last one is the target.
        case placementFrames([LayerPlacement])
        /// Effects at equal intervals of time; the last ones are the target.
        case effectFrames([LayerEffects])
        /// Contents at equal intervals of time; the last one is the target.
        case contentFrames([LayerContent])
        /// In a vertical run: the space of the layer grows from nothing, or shrinks to nothing. What comes and goes
        /// before it in the run gives way by `shift`, negative where it comes; the layer stands still all the while.
        case room(isEntering: Bool, shift: Double)
        /// The distance of the layer's previous position among its siblings from its current one.
        case displacement(x: Double, y: Double)
        /// The line that a text was, and how the new one takes its place.
        case line(before: String, LineChange)
    }

    package var change: Change
    /// The timing; `nil` ends a running animation at once and shows the target.
    package var timing: AnimationTiming?

    package init(_ change: Change, timing: AnimationTiming?) {
        self.change = change
        self.timing = timing
    }
}

/// How a line of text takes the place of another one.
package enum LineChange: Int, Hashable, Sendable {
    /// One fades into the other.
    case fades = 0
    /// The characters that differ roll one by one, the others stay.
    case rollsUp = 1
    case rollsDown = -1
}

/// The properties of a layer that may be animated on a surface.
package struct AnimatedProperties: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let placement = AnimatedProperties(rawValue: 1)
    package static let effects = AnimatedProperties(rawValue: 2)
    package static let content = AnimatedProperties(rawValue: 4)
}
