// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
public import VitrineLayout

/// The shape of the ends of stroked lines.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// The line ends at its end point.
    case butt
    /// The line ends with a half circle around its end point.
    case round
    /// The line extends beyond its end point by half its width.
    case square
}

/// The shape of the corners of stroked lines.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A sharp corner, which becomes a bevel beyond the miter limit.
    case miter
    /// A rounded corner.
    case round
    /// A corner that is cut off.
    case bevel
}

/// The width, caps, joins and dashes of a stroke, in points.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat
    /// The ends of the line.
    public var lineCap: CGLineCap
    /// The corners of the line.
    public var lineJoin: CGLineJoin
    /// The greatest length of a sharp corner, as a multiple of the line width.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The distance into the dash pattern at which the line starts, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke style; by default a solid line of one point with sharp corners.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line, in points.
    ///   - lineCap: The ends of the line.
    ///   - lineJoin: The corners of the line.
    ///   - miterLimit: The greatest length of a sharp corner, as a multiple of the line width.
    ///   - dash: The lengths of dashes and gaps in turn, in points.
    ///   - dashPhase: The distance into the dash pattern at which the line starts, in points.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    nonisolated func displayed(isInside: Bool) -> DisplayStroke {
        let cap: DisplayStroke.Cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: DisplayStroke.Join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        return DisplayStroke(
            width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dash: dash.map { Double($0) },
            dashPhase: dashPhase, isInside: isInside)
    }
}

extension StrokeStyle: Animatable {
    /// The width, the miter limit and the place in the dashes, which an animation interpolates.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}
