// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineLayout

/// How a view goes from one phase of a scroll transition to the next.
nonisolated public struct ScrollTransitionConfiguration: Sendable {
    package enum Mode: Sendable {
        case identity
        case animated
        case interactive(UnitCurve)
    }

    package var mode: Mode
    package var animation: Animation?
    package var threshold = Threshold.visible

    /// Changes from phase to phase at once, with an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated, animation: animation)
    }

    /// Changes from phase to phase at once, with the default animation.
    public static let animated = ScrollTransitionConfiguration.animated(.default)

    /// Changes from phase to phase as the view is scrolled.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve))
    }

    /// Changes from phase to phase as the view is scrolled.
    public static let interactive = ScrollTransitionConfiguration.interactive(timingCurve: .easeInOut)

    /// Changes nothing.
    public static let identity = ScrollTransitionConfiguration(mode: .identity)

    /// The same with an animation of what it changes.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var result = self
        result.animation = animation
        return result
    }

    /// The same with another place where the view is seen as it is.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.threshold = threshold
        return result
    }

    /// How far a view has to be inside for it to be seen as it is.
    ///
    /// It is a distance that the view has come in from the edge behind which it was hidden: lengths of the view, of its
    /// scroll view, and points.
    public struct Threshold: Sendable {
        private var views = 0.0
        private var containers = 0.0
        private var points = 0.0

        /// The whole view is inside.
        public static let visible = Threshold.visible(1)
        /// The view has not come in.
        public static let hidden = Threshold.visible(0)
        /// The middle of the view is in the middle of its scroll view.
        public static var centered: Threshold {
            var result = Threshold()
            (result.views, result.containers) = (0.5, 0.5)
            return result
        }

        /// A part of the view is inside: 0 is none, 1 all of it.
        public static func visible(_ amount: Double) -> Threshold {
            var result = Threshold()
            result.views = amount
            return result
        }

        /// A threshold between this one (0) and another one (1).
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            var result = self
            result.views += (other.views - views) * amount
            result.containers += (other.containers - containers) * amount
            result.points += (other.points - points) * amount
            return result
        }

        /// A threshold further inside, in points.
        public func inset(by distance: Double) -> Threshold {
            var result = self
            result.points += distance
            return result
        }

        /// How far a view of a length has to come in, in points.
        func distance(length: CGFloat, container: CGFloat) -> CGFloat {
            views * min(length, container) + containers * container + points
        }
    }
}
