// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineLayout

/// The timing of a scroll transition: how a view changes between phases.
nonisolated public struct ScrollTransitionConfiguration: Sendable {
    package enum Mode: Sendable {
        case identity
        case animated
        case interactive(UnitCurve)
    }

    package var mode: Mode
    package var animation: Animation?
    package var threshold = Threshold.visible

    /// Returns a configuration that changes between phases with an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated, animation: animation)
    }

    /// Changes between phases with the default animation.
    public static let animated = ScrollTransitionConfiguration.animated(.default)

    /// Returns a configuration that interpolates between phases as the view is scrolled.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve))
    }

    /// Interpolates between phases as the view is scrolled.
    public static let interactive = ScrollTransitionConfiguration.interactive(timingCurve: .easeInOut)

    /// Applies no effect.
    public static let identity = ScrollTransitionConfiguration(mode: .identity)

    /// Returns the configuration with another animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var result = self
        result.animation = animation
        return result
    }

    /// Returns the configuration with another threshold for the identity phase.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.threshold = threshold
        return result
    }

    /// How far a view has to be inside of the scroll view for the identity phase.
    ///
    /// It is a distance from the edge behind which the view was hidden: a sum of fractions of the view's and the scroll
    /// view's lengths, and points.
    public struct Threshold: Sendable {
        private var views = 0.0
        private var containers = 0.0
        private var points = 0.0

        /// The whole view is visible.
        public static let visible = Threshold.visible(1)
        /// No part of the view is visible yet.
        public static let hidden = Threshold.visible(0)
        /// The view's centre is at the centre of the scroll view.
        public static var centered: Threshold {
            var result = Threshold()
            (result.views, result.containers) = (0.5, 0.5)
            return result
        }

        /// Returns a threshold at which a fraction of the view is visible, from 0 (none) to 1 (all of it).
        public static func visible(_ amount: Double) -> Threshold {
            var result = Threshold()
            result.views = amount
            return result
        }

        /// Returns a threshold between this one and another one.
        ///
        /// - Parameters:
        ///   - other: The other threshold.
        ///   - amount: The position between them, from 0 (this one) to 1.
        /// - Returns: The threshold.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            var result = self
            result.views += (other.views - views) * amount
            result.containers += (other.containers - containers) * amount
            result.points += (other.points - points) * amount
            return result
        }

        /// Returns a threshold further inside, by a distance in points.
        public func inset(by distance: Double) -> Threshold {
            var result = self
            result.points += distance
            return result
        }

        /// The distance that a view of a length has to come in, in points.
        func distance(length: CGFloat, container: CGFloat) -> CGFloat {
            views * min(length, container) + containers * container + points
        }
    }
}
