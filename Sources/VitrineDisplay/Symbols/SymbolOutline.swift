// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An outline on the grid with its bounds, from which symbols are composed.
///
/// Invariant: every point is covered at most once, and covered areas are wound clockwise. Hence outlines that do not
/// touch are joined by appending one to the other, and one inside another is cut out by appending it reversed.
struct SymbolOutline: Hashable, Sendable {
    var elements: [Outline.PathElement]
    var bounds: DisplayRect

    /// Returns the outline scaled, with its centre at a point.
    func centred(scale: Double, x: Double, y: Double) -> SymbolOutline {
        transformed(scale: scale, dx: x - bounds.midX * scale, dy: y - bounds.midY * scale)
    }

    /// Returns the outline scaled about the grid's centre, which is then at a point.
    func placed(scale: Double, x: Double, y: Double) -> SymbolOutline {
        transformed(scale: scale, dx: x - SymbolDrawing.grid / 2 * scale, dy: y - SymbolDrawing.grid / 2 * scale)
    }

    private func transformed(scale: Double, dx: Double, dy: Double) -> SymbolOutline {
        let transform = DisplayTransform(a: scale, b: 0, c: 0, d: scale, tx: dx, ty: dy)
        let ink = DisplayRect(
            x: bounds.x * scale + dx, y: bounds.y * scale + dy, width: bounds.width * scale,
            height: bounds.height * scale)
        return SymbolOutline(elements: elements.map { $0.mapped(by: transform) }, bounds: ink)
    }

    /// Returns this outline joined with one that does not touch it.
    func joined(with other: SymbolOutline) -> SymbolOutline {
        SymbolOutline(elements: elements + other.elements, bounds: bounds.union(other.bounds))
    }

    /// Returns this outline without one that lies inside it.
    func cutting(_ inner: SymbolOutline) -> SymbolOutline {
        SymbolOutline(elements: elements + inner.reversed, bounds: bounds)
    }

    /// The elements of each contour: a `move` first, without the `close`.
    var contours: [[Outline.PathElement]] {
        var result: [[Outline.PathElement]] = []
        var contour: [Outline.PathElement] = []
        func finish() {
            if !contour.isEmpty { result.append(contour) }
            contour = []
        }
        for element in elements {
            switch element {
            case .move:
                finish()
                contour = [element]
            case .close: finish()
            default: contour.append(element)
            }
        }
        finish()
        return result
    }

    /// The contours in reverse direction.
    var reversed: [Outline.PathElement] {
        var result: [Outline.PathElement] = []
        for contour in contours {
            guard let first = contour.last?.end else { continue }
            result.append(.move(x: first.x, y: first.y))
            for (before, element) in zip(contour, contour.dropFirst()).reversed() {
                guard let to = before.end else { continue }
                switch element {
                case .quad(let cx, let cy, _, _): result.append(.quad(cx: cx, cy: cy, x: to.x, y: to.y))
                case .cubic(let c1x, let c1y, let c2x, let c2y, _, _):
                    result.append(.cubic(c1x: c2x, c1y: c2y, c2x: c1x, c2y: c1y, x: to.x, y: to.y))
                case .line, .move, .close: result.append(.line(x: to.x, y: to.y))
                }
            }
            result.append(.close)
        }
        return result
    }
}

extension Outline.PathElement {
    /// The current point after the element.
    var end: (x: Double, y: Double)? {
        switch self {
        case .move(let x, let y), .line(let x, let y), .quad(_, _, let x, let y), .cubic(_, _, _, _, let x, let y):
            (x, y)
        case .close: nil
        }
    }
}
