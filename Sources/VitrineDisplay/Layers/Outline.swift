// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The outline of a fill, a stroke or a clip, inside a layer's bounds; lengths in points.
package enum Outline: Hashable, Sendable {
    case rectangle
    /// A rectangle with rounded corners: `isContinuous` for Apple's continuous corners (Documentation/Layout.md 7.1),
    /// otherwise circular ones.
    case roundedRectangle(radiusX: Double, radiusY: Double, isContinuous: Bool)
    case unevenRoundedRectangle(
        topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double, isContinuous: Bool)
    /// A capsule with continuous corners of half the shorter side.
    case capsule
    case circle
    case ellipse
    /// A path that is filled by the non-zero rule.
    case path([PathElement])
    /// A path that is filled by the even-odd rule.
    case evenOddPath([PathElement])

    package enum PathElement: Hashable, Sendable {
        case move(x: Double, y: Double)
        case line(x: Double, y: Double)
        case quad(cx: Double, cy: Double, x: Double, y: Double)
        case cubic(c1x: Double, c1y: Double, c2x: Double, c2y: Double, x: Double, y: Double)
        case close
    }
}

/// The properties of a stroke; lengths in points.
package struct DisplayStroke: Hashable, Sendable {
    package enum Cap: Hashable, Sendable { case butt, round, square }
    package enum Join: Hashable, Sendable { case miter, round, bevel }

    package var width: Double
    package var cap: Cap
    package var join: Join
    package var miterLimit: Double
    package var dash: [Double]
    package var dashPhase: Double
    /// Whether the stroke is inside the outline and not centred on it.
    package var isInside: Bool

    package init(
        width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
        dashPhase: Double = 0, isInside: Bool = false
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
        self.isInside = isInside
    }
}
