// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One property of a layer on its way: a list beside the target values, never inside them (Documentation/Rules.md 3.8).
///
/// Layout, tree, elements and images hold where it ends; only a surface that can move knows the way.
package struct LayerAnimation: Hashable, Sendable {
    package enum Change: Hashable, Sendable {
        case placement(from: LayerPlacement, to: LayerPlacement)
        case effects(from: LayerEffects, to: LayerEffects)
        case content(from: LayerContent, to: LayerContent)
        /// Effects at equal distances in time; the last are the target.
        case effectFrames([LayerEffects])
        /// The same for content.
        case contentFrames([LayerContent])
        /// In a vertical run: the room that the layer takes grows from nothing, or goes.
        case room(isEntering: Bool)
        /// The layer stood elsewhere among its siblings, so far from where it stands now.
        case displacement(x: Double, y: Double)
    }

    package var change: Change
    /// `nil`: whatever runs there ends at once, and the target is shown.
    package var timing: AnimationTiming?

    package init(_ change: Change, timing: AnimationTiming?) {
        self.change = change
        self.timing = timing
    }
}

/// Which properties of a layer may be on their way on a surface.
package struct AnimatedProperties: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let placement = AnimatedProperties(rawValue: 1)
    package static let effects = AnimatedProperties(rawValue: 2)
    package static let content = AnimatedProperties(rawValue: 4)
}
