// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A head and shoulders on a plain ground, from back to front, in a square of 300 points.
struct PortraitView: View {
    let traits: PortraitTraits

    var body: some View {
        ZStack {
            ground
            PortraitHairBehind(traits: traits)
            PortraitBody(traits: traits)
            PortraitHead(traits: traits)
            PortraitFace(traits: traits)
            PortraitHair(traits: traits)
        }
        .frame(width: Portrait.side, height: Portrait.side)
        .clipped()
    }

    @ViewBuilder private var ground: some View {
        LinearGradient(
            colors: [traits.background.lighter(0.45).color, traits.background.color],
            startPoint: .topLeading,
            endPoint: .bottomTrailing
        )
        Circle().fill(traits.background.lighter(0.6).color).opacity(0.55).padding(22)
    }
}

/// Outlines in the square's own points.
extension Path {
    static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path { ellipse(x, y, radius, radius) }

    static func ellipse(_ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: x - radiusX, y: y - radiusY, width: radiusX * 2, height: radiusY * 2))
    }

    static func polygon(_ points: [(x: CGFloat, y: CGFloat)]) -> Path {
        Path { path in
            path.addLines(points.map { CGPoint(x: $0.x, y: $0.y) })
            path.closeSubpath()
        }
    }

    /// A curve through its ends, drawn towards one point between them.
    static func arc(
        from start: (x: CGFloat, y: CGFloat),
        to end: (x: CGFloat, y: CGFloat),
        by control: (x: CGFloat, y: CGFloat)
    ) -> Path {
        Path { path in
            path.move(to: CGPoint(x: start.x, y: start.y))
            path.addQuadCurve(to: CGPoint(x: end.x, y: end.y), control: CGPoint(x: control.x, y: control.y))
        }
    }

    /// A closed outline of curves: of each the two control points and its end.
    static func outline(_ start: (CGFloat, CGFloat), _ curves: [[CGFloat]]) -> Path {
        Path { path in
            path.move(to: CGPoint(x: start.0, y: start.1))
            for curve in curves {
                path.addCurve(
                    to: CGPoint(x: curve[4], y: curve[5]),
                    control1: CGPoint(x: curve[0], y: curve[1]),
                    control2: CGPoint(x: curve[2], y: curve[3])
                )
            }
            path.closeSubpath()
        }
    }
}
