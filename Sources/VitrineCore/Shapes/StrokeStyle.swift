// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay

/// The ends of stroked lines.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt
    case round
    case square
}

/// The corners of stroked lines.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter
    case round
    case bevel
}

/// How an outline is stroked, in points.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

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
