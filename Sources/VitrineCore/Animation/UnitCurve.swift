// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
public import VitrineLayout

/// A function of time from 0 to 1 that returns the progress of an animation.
///
/// A cubic Bézier curve with its ends at (0, 0) and (1, 1). Times are converted to the curve's parameter by Newton's
/// method, and by bisection where the curve is too flat for it.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
    }

    private let kind: Kind

    private init(kind: Kind) {
        self.kind = kind
    }

    /// Returns a cubic Bézier curve from the control points of its start and its end.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    /// Creates a curve from its control points, whose times are clamped to 0 … 1.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        kind = .bezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2)
    }

    /// A curve that starts and ends slowly.
    public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
    /// A curve that starts slowly.
    public static let easeIn = UnitCurve(0.42, 0, 1, 1)
    /// A curve that ends slowly.
    public static let easeOut = UnitCurve(0, 0, 0.58, 1)
    /// A curve that starts and ends slowly; the older name of `easeInOut`.
    @available(*, deprecated, message: "Use easeInOut instead.")
    public static var easeInEaseOut: UnitCurve { easeInOut }
    /// A quarter of a circle, which starts slowly.
    public static let circularEaseIn = UnitCurve(kind: .circularEaseIn)
    /// A quarter of a circle, which ends slowly.
    public static let circularEaseOut = UnitCurve(kind: .circularEaseOut)
    /// Two quarters of a circle, which start and end slowly.
    public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)
    /// A straight line: the speed is constant.
    public static let linear = UnitCurve(0, 0, 1, 1)

    /// Returns the progress at a time; times outside 0 … 1 are clamped.
    public func value(at progress: Double) -> Double {
        let time = min(max(progress, 0), 1)
        switch kind {
        case .bezier(let x1, let y1, let x2, let y2):
            if x1 == y1, x2 == y2 { return time }
            return Self.cubic(y1, y2, at: Self.parameter(x1, x2, of: time))
        case .circularEaseIn:
            return 1 - (1 - time * time).squareRoot()
        case .circularEaseOut:
            return (1 - (1 - time) * (1 - time)).squareRoot()
        case .circularEaseInOut:
            if time < 0.5 { return 0.5 * (1 - (1 - 4 * time * time).squareRoot()) }
            return 0.5 * ((1 - 4 * (1 - time) * (1 - time)).squareRoot() + 1)
        }
    }

    /// Returns the derivative of the progress at a time; 0 outside 0 … 1.
    public func velocity(at progress: Double) -> Double {
        guard progress >= 0, progress <= 1 else { return 0 }
        switch kind {
        case .bezier(let x1, let y1, let x2, let y2):
            let parameter = Self.parameter(x1, x2, of: progress)
            let dx = Self.slope(x1, x2, at: parameter)
            let dy = Self.slope(y1, y2, at: parameter)
            return dx == 0 ? (dy == 0 ? 1 : .infinity) : dy / dx
        case .circularEaseIn:
            return progress / (1 - progress * progress).squareRoot()
        case .circularEaseOut:
            let rest = 1 - progress
            return rest / (1 - rest * rest).squareRoot()
        case .circularEaseInOut:
            let rest = progress < 0.5 ? progress : 1 - progress
            return 2 * rest / (1 - 4 * rest * rest).squareRoot()
        }
    }

    /// The curve with time and progress exchanged.
    public var inverse: UnitCurve {
        switch kind {
        case .bezier(let x1, let y1, let x2, let y2): UnitCurve(y1, x1, y2, x2)
        case .circularEaseIn: UnitCurve(kind: .circularEaseOut)
        case .circularEaseOut: UnitCurve(kind: .circularEaseIn)
        case .circularEaseInOut: self
        }
    }

    package var easing: AnimationTiming.Easing {
        if case .bezier(let x1, let y1, let x2, let y2) = kind { return .cubic(x1, y1, x2, y2) }
        return .samples((0...32).map { value(at: Double($0) / 32) })
    }

    // MARK: - Arithmetic

    private static func cubic(_ first: Double, _ second: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }

    private static func parameter(_ x1: Double, _ x2: Double, of time: Double) -> Double {
        var t = time
        for _ in 0..<8 {
            let error = cubic(x1, x2, at: t) - time
            if abs(error) < 1e-9 { return t }
            let slope = slope(x1, x2, at: t)
            if abs(slope) < 1e-6 { break }
            t -= error / slope
        }
        var low = 0.0
        var high = 1.0
        t = time
        while high - low > 1e-10 {
            if cubic(x1, x2, at: t) < time { low = t } else { high = t }
            t = (low + high) / 2
        }
        return t
    }
}
