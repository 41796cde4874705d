// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A drawing of many operations, which a surface draws one over another as one image.
///
/// Coordinates are those of the layer, and unit points of gradients refer to its bounds. What lies outside of the bounds
/// is not drawn. Blend modes meet what the drawing has drawn before, and nothing behind the layer.
package struct DisplayDrawing: Hashable, Sendable {
    /// The operations from back to front.
    package var operations: [Operation]

    package init(_ operations: [Operation] = []) {
        self.operations = operations
    }

    /// The kinds of marks that an operation draws.
    package enum Mark: Hashable, Sendable {
        /// Fills a rectangle, whose edges are not moved onto pixels.
        case rectangle(DisplayRect, Paint)
        /// Fills the ellipse in a rectangle.
        case ellipse(DisplayRect, Paint)
        /// Fills a path.
        case fill(Outline, Paint)
        /// Strokes a path.
        case stroke([Outline.PathElement], Paint, DisplayStroke)
        /// Draws an image in a rectangle of coordinates that a transform without perspective maps to those of the layer.
        indirect case image(DisplayImage, DisplayRect, DisplayTransform)
        /// Draws operations as a whole.
        case group([Operation])
    }

    /// A mark, and how it meets what is drawn already.
    package struct Operation: Hashable, Sendable {
        package var mark: Mark
        /// The opacity from 0 to 1, of the mark and its shadow.
        package var opacity: Double
        package var blendMode: DisplayBlendMode
        package var shadow: LayerEffects.Shadow?
        /// The paths that the mark and its shadow are cut to, one after the other.
        package var clips: [Outline]

        package init(
            _ mark: Mark, opacity: Double = 1, blendMode: DisplayBlendMode = .normal,
            shadow: LayerEffects.Shadow? = nil, clips: [Outline] = []
        ) {
            self.mark = mark
            self.opacity = opacity
            self.blendMode = blendMode
            self.shadow = shadow
            self.clips = clips
        }
    }

    /// Whether an operation meets what lies behind it otherwise than by covering it.
    package var isBlended: Bool { operations.contains { $0.blendMode != .normal } }

    /// Whether the drawing looks otherwise in bounds of another size: gradients refer to them.
    package var dependsOnSize: Bool { operations.contains { $0.mark.dependsOnSize } }

    /// The hashes of the stored images that the drawing shows.
    package var imageHashes: Set<String> {
        var hashes: Set<String> = []
        for operation in operations { operation.mark.add(to: &hashes) }
        return hashes
    }
}

extension DisplayDrawing.Operation {
    /// Multiplies the opacity into the colour of a mark that is drawn in one, which looks the same and is said shorter.
    package mutating func foldOpacity() {
        guard opacity < 1, let faded = mark.faded(by: opacity) else { return }
        mark = faded
        opacity = 1
    }

    /// The rectangle in which the operation draws, without regard to clips; `nil` if it draws nothing.
    package var bounds: DisplayRect? {
        guard let own = mark.bounds, let shadow else { return mark.bounds }
        let reach = max(shadow.radius, 0) * 3
        return own.union(
            DisplayRect(
                x: own.x + shadow.x - reach, y: own.y + shadow.y - reach, width: own.width + reach * 2,
                height: own.height + reach * 2))
    }
}

extension DisplayDrawing.Mark {
    /// Creates the fill of a path: of a rectangle or an ellipse where the path is one, which take a few numbers only.
    package init(filling elements: [Outline.PathElement], isEvenOdd: Bool, _ paint: Paint) {
        if let box = Self.rectangle(elements) {
            self = .rectangle(box, paint)
        } else if let box = Self.ellipse(elements) {
            self = .ellipse(box, paint)
        } else {
            self = .fill(isEvenOdd ? .evenOddPath(elements) : .path(elements), paint)
        }
    }

    /// The rectangle in which the mark draws; `nil` if it draws nothing.
    package var bounds: DisplayRect? {
        switch self {
        case .rectangle(let box, _), .ellipse(let box, _):
            return box
        case .fill(let outline, _):
            return Outline.bounds(of: outline.elements(width: 0, height: 0))
        case .stroke(let elements, _, let stroke):
            // A mitre reaches as far as its limit says.
            let reach = max(stroke.width, 0) * max(stroke.join == .miter ? min(stroke.miterLimit, 10) : 1, 1.5) / 2
            guard var box = Outline.bounds(of: elements) else { return nil }
            (box.x, box.y) = (box.x - reach, box.y - reach)
            (box.width, box.height) = (box.width + reach * 2, box.height + reach * 2)
            return box
        case .image(_, let box, let transform):
            return transform.bounds(of: box)
        case .group(let operations):
            return operations.reduce(nil as DisplayRect?) { sum, operation in
                guard let own = operation.bounds else { return sum }
                return sum?.union(own) ?? own
            }
        }
    }

    /// The same form without the transparency of its paint; that of images and groups stays.
    package var silhouette: Self {
        switch self {
        case .rectangle(let box, _): .rectangle(box, .color(.black))
        case .ellipse(let box, _): .ellipse(box, .color(.black))
        case .fill(let outline, _): .fill(outline, .color(.black))
        case .stroke(let elements, _, let stroke): .stroke(elements, .color(.black), stroke)
        case .image, .group: self
        }
    }

    /// How many points of paths the mark has, or as many as it costs otherwise.
    package var weight: Int {
        switch self {
        case .rectangle, .ellipse, .image: 1
        case .fill(let outline, _): outline.elements(width: 0, height: 0).count
        case .stroke(let elements, _, _): elements.count
        case .group(let operations): operations.reduce(1) { $0 + $1.mark.weight }
        }
    }

    fileprivate var dependsOnSize: Bool {
        switch self {
        case .rectangle(_, let paint), .ellipse(_, let paint), .fill(_, let paint), .stroke(_, let paint, _):
            paint.stops != nil
        case .image: false
        case .group(let operations): operations.contains { $0.mark.dependsOnSize }
        }
    }

    fileprivate func add(to hashes: inout Set<String>) {
        switch self {
        case .image(let image, _, _):
            if case .stored(let hash) = image.source { hashes.insert(hash) }
        case .group(let operations):
            for operation in operations { operation.mark.add(to: &hashes) }
        case .rectangle, .ellipse, .fill, .stroke: break
        }
    }

    /// Returns the mark with the opacity of its colour multiplied; `nil` for one that has no single colour.
    fileprivate func faded(by opacity: Double) -> Self? {
        func color(_ paint: Paint) -> Paint? {
            guard case .color(var color) = paint else { return nil }
            color.alpha *= opacity
            return .color(color)
        }
        switch self {
        case .rectangle(let box, let paint): return color(paint).map { .rectangle(box, $0) }
        case .ellipse(let box, let paint): return color(paint).map { .ellipse(box, $0) }
        case .fill(let outline, let paint): return color(paint).map { .fill(outline, $0) }
        case .stroke(let elements, let paint, let stroke): return color(paint).map { .stroke(elements, $0, stroke) }
        case .image, .group: return nil
        }
    }

    /// Returns the upright rectangle that a path is; `nil` for every other path.
    private static func rectangle(_ elements: [Outline.PathElement]) -> DisplayRect? {
        guard elements.count == 5, case .close = elements[4], case .move(let x0, let y0) = elements[0],
            case .line(let x1, let y1) = elements[1], case .line(let x2, let y2) = elements[2],
            case .line(let x3, let y3) = elements[3]
        else { return nil }
        let beginsAcross = y0 == y1 && x1 == x2 && y2 == y3 && x3 == x0
        let beginsDown = x0 == x1 && y1 == y2 && x2 == x3 && y3 == y0
        guard beginsAcross || beginsDown else { return nil }
        let box = DisplayRect(x: min(x0, x2), y: min(y0, y2), width: abs(x2 - x0), height: abs(y2 - y0))
        return box.isFinite ? box : nil
    }

    /// Returns the box of the ellipse that a path is, upright and begun at its side, as `Outline.ellipse` writes it;
    /// `nil` for every other path.
    private static func ellipse(_ elements: [Outline.PathElement]) -> DisplayRect? {
        guard elements.count == 6, case .close = elements[5], case .move(let right, let y) = elements[0],
            case .cubic(_, _, _, _, let x, let bottom) = elements[1],
            case .cubic(_, _, _, _, let left, _) = elements[2], case .cubic(_, _, _, _, _, let top) = elements[3]
        else { return nil }
        // Radii below 0 are those of a path in a mirror.
        let (radiusX, radiusY) = ((right - left) / 2, (bottom - top) / 2)
        let box = DisplayRect(
            x: x - abs(radiusX), y: y - abs(radiusY), width: abs(radiusX) * 2, height: abs(radiusY) * 2)
        guard box.isFinite else { return nil }
        let same = Outline.ellipse(x: x, y: y, radiusX: radiusX, radiusY: radiusY)
        let tolerance = 1e-6 * (1 + abs(x) + abs(y) + box.width + box.height)
        return zip(elements, same).allSatisfy { $0.isNear($1, tolerance) } ? box : nil
    }
}

extension Outline.PathElement {
    /// Whether the element is of the same kind as another one, and its points within a distance of that one's.
    fileprivate func isNear(_ other: Self, _ tolerance: Double) -> Bool {
        func near(_ own: [Double], _ others: [Double]) -> Bool {
            zip(own, others).allSatisfy { abs($0 - $1) <= tolerance }
        }
        switch (self, other) {
        case (.move(let x, let y), .move(let otherX, let otherY)):
            return near([x, y], [otherX, otherY])
        case (
            .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y),
            .cubic(let other1x, let other1y, let other2x, let other2y, let otherX, let otherY)
        ):
            return near([c1x, c1y, c2x, c2y, x, y], [other1x, other1y, other2x, other2y, otherX, otherY])
        case (.close, .close):
            return true
        default:
            return false
        }
    }
}

extension DisplayRect {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
