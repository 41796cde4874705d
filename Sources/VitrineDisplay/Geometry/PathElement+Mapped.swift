// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Outline.PathElement {
    /// Returns the element with every point transformed.
    package func mapped(by transform: DisplayTransform) -> Self {
        switch self {
        case .move(let x, let y):
            let end = transform.map(x: x, y: y)
            return .move(x: end.x, y: end.y)
        case .line(let x, let y):
            let end = transform.map(x: x, y: y)
            return .line(x: end.x, y: end.y)
        case .quad(let cx, let cy, let x, let y):
            let (control, end) = (transform.map(x: cx, y: cy), transform.map(x: x, y: y))
            return .quad(cx: control.x, cy: control.y, x: end.x, y: end.y)
        case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
            let (first, second) = (transform.map(x: c1x, y: c1y), transform.map(x: c2x, y: c2y))
            let end = transform.map(x: x, y: y)
            return .cubic(c1x: first.x, c1y: first.y, c2x: second.x, c2y: second.y, x: end.x, y: end.y)
        case .close:
            return .close
        }
    }
}
