// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Outline {
    /// Returns the box of a path's points, control points included; `nil` for a path without any.
    package static func bounds(of elements: [PathElement]) -> DisplayRect? {
        var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        func add(_ x: Double, _ y: Double) {
            (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
        }
        for element in elements {
            switch element {
            case .move(let x, let y), .line(let x, let y): add(x, y)
            case .quad(let cx, let cy, let x, let y):
                add(cx, cy)
                add(x, y)
            case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
                add(c1x, c1y)
                add(c2x, c2y)
                add(x, y)
            case .close: break
            }
        }
        guard left <= right, top <= bottom else { return nil }
        return DisplayRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
