// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Outline {
    /// The length of a cubic's control arms for a quarter circle of radius 1.
    private static let kappa = 0.5522847498

    /// The outline drawn into a rectangle, as lines and curves: what every surface that draws paths draws.
    ///
    /// A path keeps its own coordinates, moved by the rectangle's origin.
    package func pathElements(in rect: DisplayRect) -> [PathElement] {
        switch self {
        case .rectangle:
            return CornerPath(rect: rect, isContinuous: false).elements(topLeft: (0, 0), (0, 0), (0, 0), (0, 0))
        case .roundedRectangle(let radiusX, let radiusY, let isContinuous):
            let corner = (min(max(radiusX, 0), rect.width / 2), min(max(radiusY, 0), rect.height / 2))
            return CornerPath(rect: rect, isContinuous: isContinuous)
                .elements(topLeft: corner, corner, corner, corner)
        case .unevenRoundedRectangle(let topLeft, let topRight, let bottomRight, let bottomLeft):
            func corner(_ radius: Double, across: Double, along: Double) -> (Double, Double) {
                // Half of each edge, or what the neighbour leaves of it (facts/layout.md 7.1).
                let horizontal = max(rect.width / 2, rect.width - max(across, 0))
                let vertical = max(rect.height / 2, rect.height - max(along, 0))
                let limited = max(min(radius, horizontal, vertical), 0)
                return (limited, limited)
            }
            return CornerPath(rect: rect, isContinuous: true).elements(
                topLeft: corner(topLeft, across: topRight, along: bottomLeft),
                corner(topRight, across: topLeft, along: bottomRight),
                corner(bottomRight, across: bottomLeft, along: topRight),
                corner(bottomLeft, across: bottomRight, along: topLeft))
        case .capsule:
            let radius = max(min(rect.width, rect.height) / 2, 0)
            let corner = (radius, radius)
            return CornerPath(rect: rect, isContinuous: true).elements(topLeft: corner, corner, corner, corner)
        case .circle:
            let radius = min(rect.width, rect.height) / 2
            return Self.ellipse(centerX: rect.midX, centerY: rect.midY, radiusX: radius, radiusY: radius)
        case .ellipse:
            return Self.ellipse(
                centerX: rect.midX, centerY: rect.midY, radiusX: rect.width / 2, radiusY: rect.height / 2)
        case .path(let elements):
            return rect.x == 0 && rect.y == 0 ? elements : elements.map { $0.moved(x: rect.x, y: rect.y) }
        }
    }

    private static func ellipse(
        centerX x: Double, centerY y: Double, radiusX rx: Double, radiusY ry: Double
    ) -> [PathElement] {
        let (kx, ky) = (rx * kappa, ry * kappa)
        return [
            .move(x: x + rx, y: y),
            .cubic(c1x: x + rx, c1y: y + ky, c2x: x + kx, c2y: y + ry, x: x, y: y + ry),
            .cubic(c1x: x - kx, c1y: y + ry, c2x: x - rx, c2y: y + ky, x: x - rx, y: y),
            .cubic(c1x: x - rx, c1y: y - ky, c2x: x - kx, c2y: y - ry, x: x, y: y - ry),
            .cubic(c1x: x + kx, c1y: y - ry, c2x: x + rx, c2y: y - ky, x: x + rx, y: y),
            .close,
        ]
    }

    /// A rectangle's outline with rounded corners, clockwise from the start of its top edge.
    private struct CornerPath {
        let rect: DisplayRect
        let isContinuous: Bool

        typealias Radii = (x: Double, y: Double)

        func elements(
            topLeft: Radii, _ topRight: Radii, _ bottomRight: Radii, _ bottomLeft: Radii
        ) -> [PathElement] {
            var result: [PathElement] = []
            result.reserveCapacity(18)
            add((rect.maxX, rect.y), into: (1, 0), out: (0, 1), topRight.x, topRight.y, to: &result)
            add((rect.maxX, rect.maxY), into: (0, 1), out: (-1, 0), bottomRight.y, bottomRight.x, to: &result)
            add((rect.x, rect.maxY), into: (-1, 0), out: (0, -1), bottomLeft.x, bottomLeft.y, to: &result)
            add((rect.x, rect.y), into: (0, -1), out: (1, 0), topLeft.y, topLeft.x, to: &result)
            result.append(.close)
            return result
        }

        /// `into` and `out` are the directions of the edges before and behind the corner; `before` and `behind` the
        /// radii along them.
        private func add(
            _ corner: (x: Double, y: Double), into: (x: Double, y: Double), out: (x: Double, y: Double),
            _ before: Double, _ behind: Double, to result: inout [PathElement]
        ) {
            func point(_ a: Double, _ b: Double) -> (x: Double, y: Double) {
                (corner.x - into.x * a + out.x * b, corner.y - into.y * a + out.y * b)
            }
            func go(_ end: (x: Double, y: Double)) {
                result.append(result.isEmpty ? .move(x: end.x, y: end.y) : .line(x: end.x, y: end.y))
            }
            func curve(_ c1: (x: Double, y: Double), _ c2: (x: Double, y: Double), _ end: (x: Double, y: Double)) {
                result.append(.cubic(c1x: c1.x, c1y: c1.y, c2x: c2.x, c2y: c2.y, x: end.x, y: end.y))
            }
            guard before > 0, behind > 0 else { return go(corner) }
            guard isContinuous else {
                let arm = 1 - Outline.kappa
                go(point(before, 0))
                return curve(point(before * arm, 0), point(0, behind * arm), point(0, behind))
            }
            // Apple's continuous corner (facts/layout.md 7.1).
            let first = Shoulder(radius: before, edge: into.x != 0 ? rect.width : rect.height)
            let second = Shoulder(radius: behind, edge: out.x != 0 ? rect.width : rect.height)
            go(point(first.start, 0))
            curve(point(first.outer, 0), point(first.inner, 0), point(before * 0.631494, behind * 0.0749114))
            curve(
                point(before * 0.372824, behind * 0.169060), point(before * 0.169060, behind * 0.372824),
                point(before * 0.0749114, behind * 0.631494))
            curve(point(0, second.inner), point(0, second.outer), point(0, second.start))
        }
    }

    /// Where a continuous corner leaves its edge, and the two control points on that edge; a short edge draws them in.
    private struct Shoulder {
        let start: Double
        let outer: Double
        let inner: Double

        init(radius: Double, edge: Double) {
            let full = 1.528665
            let share = min(full, max(1, edge / 2 / radius))
            let progress = (share - 1) / (full - 1)
            start = radius * share
            outer = radius * (0.96 + (1.08849 - 0.96) * progress)
            inner = radius * (0.82 + (0.868407 - 0.82) * progress)
        }
    }
}

extension Outline.PathElement {
    package func moved(x dx: Double, y dy: Double) -> Outline.PathElement {
        switch self {
        case .move(let x, let y):
            .move(x: x + dx, y: y + dy)
        case .line(let x, let y):
            .line(x: x + dx, y: y + dy)
        case .quad(let cx, let cy, let x, let y):
            .quad(cx: cx + dx, cy: cy + dy, x: x + dx, y: y + dy)
        case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
            .cubic(c1x: c1x + dx, c1y: c1y + dy, c2x: c2x + dx, c2y: c2y + dy, x: x + dx, y: y + dy)
        case .close:
            .close
        }
    }
}
