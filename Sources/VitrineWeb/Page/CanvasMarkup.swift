// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// A drawing as SVG, for a first page, which is seen before a script runs or without any. The client draws on a canvas
/// when the drawing changes (`canvas.js`), and takes the SVG away then.
struct CanvasMarkup {
    private let layer: Int
    private let size: WireSize
    private var client: ClientState
    private var markup = ""
    /// The number of the last part with an id: ids are those of the layer's drawing and this number.
    private var parts = 0

    /// Writes a drawing.
    ///
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - layer: The id of its layer.
    ///   - size: The size of the layer, in points.
    ///   - client: What the page has; styles are added.
    /// - Returns: An element, as large as the layer.
    static func markup(
        of drawing: DisplayDrawing, layer: Int, size: WireSize, client: inout ClientState
    ) -> String {
        var writer = CanvasMarkup(layer: layer, size: size, client: client)
        // Taken out for the change, so that the page's styles are not copied for each drawing.
        client = ClientState()
        writer.write(drawing.operations)
        // Blend modes meet nothing behind the layer.
        let style = drawing.isBlended ? writer.client.styles.number(.content, "isolation:isolate;") : 0
        client = writer.client
        let names = style == 0 ? "f" : "f c\(style)"
        return "<svg class=\"\(names)\" aria-hidden=\"true\">\(writer.markup)</svg>"
    }

    private init(layer: Int, size: WireSize, client: ClientState) {
        self.layer = layer
        self.size = size
        self.client = client
    }

    private mutating func write(_ operations: [DisplayDrawing.Operation]) { write(operations[...], inside: 0) }

    private mutating func write(_ operation: DisplayDrawing.Operation) {
        var ends = 0
        func open(_ attributes: String) {
            markup += "<g\(attributes)>"
            ends += 1
        }
        var look = operation.opacity < 1 ? " opacity=\"\(WireLength.number(operation.opacity))\"" : ""
        if operation.blendMode != .normal {
            let style = client.styles.number(
                .content, "mix-blend-mode:\(Declarations.name(operation.blendMode));")
            look += " class=\"c\(style)\""
        }
        if !look.isEmpty { open(look) }
        for clip in operation.clips {
            let name = nextName()
            let rule = clip.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
            let data = SVGPath.compact(clip.elements(width: size.width, height: size.height))
            markup += "<clipPath id=\"\(name)\"><path d=\"\(data)\"\(rule)/></clipPath>"
            open(" clip-path=\"url(#\(name))\"")
        }
        if let shadow = operation.shadow {
            let name = nextName()
            let numbers = [("dx", shadow.x), ("dy", shadow.y), ("stdDeviation", max(shadow.radius, 0))]
                .map { " \($0.0)=\"\(WireLength.text($0.1))\"" }.joined()
            markup +=
                "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" x=\"-100%\" y=\"-100%\" width=\"300%\""
                + " height=\"300%\" color-interpolation-filters=\"sRGB\"><feDropShadow\(numbers)"
                + " flood-color=\"\(Declarations.color(shadow.color))\"/></filter>"
            open(" filter=\"url(#\(name))\"")
        }
        write(operation.mark)
        markup += String(repeating: "</g>", count: ends)
    }

    private mutating func nextName() -> String {
        parts += 1
        return "w\(layer)-\(parts)"
    }

    private mutating func write(_ mark: DisplayDrawing.Mark) {
        switch mark {
        case .rectangle(let box, .color(let color)):
            markup += "<rect\(Self.attributes(box)) fill=\"\(Declarations.color(color))\"/>"
        case .ellipse(let box, .color(let color)):
            let numbers = [("cx", box.midX), ("cy", box.midY), ("rx", box.width / 2), ("ry", box.height / 2)]
                .map { " \($0.0)=\"\(WireLength.text($0.1))\"" }.joined()
            markup += "<ellipse\(numbers) fill=\"\(Declarations.color(color))\"/>"
        case .fill(let outline, .color(let color)):
            write(outline, color)
        case .rectangle(let box, let paint):
            paintThrough(Self.path(Self.elements(box)), paint)
        case .ellipse(let box, let paint):
            let elements = Outline.ellipse(
                x: box.midX, y: box.midY, radiusX: box.width / 2, radiusY: box.height / 2)
            paintThrough(Self.path(elements), paint)
        case .fill(let outline, let paint):
            let elements = outline.elements(width: size.width, height: size.height)
            paintThrough(Self.path(elements) + (outline.isEvenOdd ? " fill-rule=\"evenodd\"" : ""), paint)
        case .stroke(let elements, let paint, let stroke):
            let line = Self.path(elements) + Self.attributes(stroke)
            if case .color(let color) = paint {
                markup += "<path\(line) fill=\"none\" stroke=\"\(Declarations.color(color))\"/>"
            } else {
                paintThrough(line + " fill=\"none\" stroke=\"#fff\"", paint, isStroke: true)
            }
        case .image(let image, let box, let place):
            write(image, box, place)
        case .group(let operations):
            let isBlended = operations.contains { $0.blendMode != .normal }
            let style = isBlended ? client.styles.number(.content, "isolation:isolate;") : 0
            markup += style == 0 ? "<g>" : "<g class=\"c\(style)\">"
            write(operations)
            markup += "</g>"
        }
    }

    private mutating func write(_ outline: Outline, _ color: DisplayColor) {
        let data = SVGPath.compact(outline.elements(width: size.width, height: size.height))
        let rule = outline.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
        markup += "<path d=\"\(data)\"\(rule) fill=\"\(Declarations.color(color))\"/>"
    }

    /// Paints a gradient in a box as large as the layer, masked by a form: SVG has no gradient around a point.
    private mutating func paintThrough(_ form: String, _ paint: Paint, isStroke: Bool = false) {
        let name = nextName()
        let style = client.styles.number(.content, "background:\(Declarations.paint(paint, size));")
        let fill = isStroke ? "" : " fill=\"#fff\""
        markup +=
            "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"100%\" height=\"100%\">"
            + "<path\(form)\(fill)/></mask><foreignObject width=\"100%\" height=\"100%\" mask=\"url(#\(name))\">"
            + "<div class=\"g c\(style)\"></div></foreignObject>"
    }

    private mutating func write(_ image: DisplayImage, _ box: DisplayRect, _ place: DisplayTransform) {
        let numbers = [place.a, place.b, place.c, place.d, place.tx, place.ty].map(WireLength.number)
        let tint = image.tint ?? image.tintPaint?.stops?.first?.color
        switch image.source {
        case .symbol(let name, let weight, _):
            guard let drawing = client.symbols.drawing(of: name, fontWeight: weight) else { return }
            let toLayer = place.after(DisplayTransform(translationX: box.x, y: box.y))
            let elements = drawing.elements(width: box.width, height: box.height, isMirrored: image.isMirrored)
            write(.path(elements.map { $0.mapped(by: toLayer) }), tint ?? .black)
        case .stored(let hash):
            let address =
                HTMLText.escaped(client.basePath) + "/_vitrine/image/"
                + HTMLText.escaped(StoredImage.pathComponent(hash))
            let style =
                image.interpolation == .none ? client.styles.number(.content, "image-rendering:pixelated;") : 0
            let mirror =
                image.isMirrored ? " transform=\"matrix(-1 0 0 1 \(WireLength.text(box.x * 2 + box.width)) 0)\"" : ""
            let picture =
                "<image href=\"\(address)\"\(Self.attributes(box))\(mirror) preserveAspectRatio=\"none\""
                + (style == 0 ? "" : " class=\"c\(style)\"") + "/>"
            markup += "<g transform=\"matrix(\(numbers.joined(separator: " ")))\">"
            if let tint {
                let name = nextName()
                markup +=
                    "<mask id=\"\(name)\" mask-type=\"alpha\" maskUnits=\"userSpaceOnUse\"\(Self.attributes(box))>"
                    + "\(picture)</mask><rect\(Self.attributes(box)) fill=\"\(Declarations.color(tint))\""
                    + " mask=\"url(#\(name))\"/>"
            } else {
                markup += picture
            }
            markup += "</g>"
        }
    }

    // MARK: - Operators

    /// How many operators a page shows inside each other: browsers flatten what is nested deeper than a few hundred
    /// elements. Erasers in a row are one. The client draws all of them.
    private static let deepest = 100
    /// How deep a backdrop is written once more where it masks something; deeper it is referred to, which shows no
    /// gradients.
    private static let deepestCopy = 5

    /// Writes operations, of which those with an operator of Porter and Duff's meet the opacity of what those before them
    /// draw: SVG has no such modes, so both are masked by each other, and added.
    private mutating func write(_ operations: ArraySlice<DisplayDrawing.Operation>, inside depth: Int) {
        guard let last = operations.lastIndex(where: { $0.blendMode.shares != nil }) else {
            for operation in operations { write(operation) }
            return
        }
        guard depth < Self.deepest else {
            for operation in operations where operation.blendMode.shares == nil { write(operation) }
            return
        }
        var first = last
        if operations[last].blendMode == .destinationOut {
            while first > operations.startIndex, operations[first - 1].blendMode == .destinationOut { first -= 1 }
        }
        combine(operations[..<first], with: Array(operations[first...last]), inside: depth)
        for operation in operations[(last + 1)...] { write(operation) }
    }

    /// Writes a backdrop, and in it operations of one operator.
    private mutating func combine(
        _ backdrop: ArraySlice<DisplayDrawing.Operation>, with sources: [DisplayDrawing.Operation], inside depth: Int
    ) {
        guard let shares = sources.first?.blendMode.shares else { return }
        let plain = sources.map { source in
            var plain = source
            plain.blendMode = .normal
            return plain
        }
        let isolated = client.styles.number(.content, "isolation:isolate;")
        markup += "<g class=\"c\(isolated)\">"
        let cut = mask(leaving: shares.backdrop, of: plain)
        markup += "<g\(cut)>"
        let inner = nextName()
        markup += "<g id=\"\(inner)\">"
        write(backdrop, inside: depth + 1)
        markup += "</g></g>"
        if shares.source != .nothing {
            let name = nextName()
            let isInside = shares.source == .insideOfOther
            markup += "<mask id=\"\(name)\"\(Self.maskArea)"
            markup += isInside ? " mask-type=\"alpha\">" : ">" + Self.page("#fff")
            if !isInside { markup += "<g class=\"c\(silhouette(isWhite: false))\">" }
            if depth < Self.deepestCopy {
                write(backdrop, inside: depth + 1)
            } else {
                markup += "<use href=\"#\(inner)\"/>"
            }
            if !isInside { markup += "</g>" }
            let added = client.styles.number(.content, "mix-blend-mode:plus-lighter;")
            markup += "</mask><g class=\"c\(added)\" mask=\"url(#\(name))\">"
            for operation in plain { write(operation) }
            markup += "</g>"
        }
        markup += "</g>"
    }

    /// Writes the mask of a backdrop and returns the attribute that refers to it.
    private mutating func mask(
        leaving share: DisplayBlendMode.Share, of sources: [DisplayDrawing.Operation]
    ) -> String {
        if share == .everything { return "" }
        let name = nextName()
        markup += "<mask id=\"\(name)\"\(Self.maskArea)>\(Self.page("#fff"))"
        if share != .outsideOfOther {
            // Nothing is left within the clip, but what the sources cover.
            let all = DisplayDrawing.Mark.rectangle(
                DisplayRect(width: size.width, height: size.height), .color(.black))
            for source in sources { write(DisplayDrawing.Operation(all, clips: source.clips)) }
        }
        if share != .nothing {
            markup += "<g class=\"c\(silhouette(isWhite: share == .insideOfOther))\">"
            for source in sources { write(source) }
            markup += "</g>"
        }
        markup += "</mask>"
        return " mask=\"url(#\(name))\""
    }

    /// The style of what is drawn in one colour, with its opacity.
    private mutating func silhouette(isWhite: Bool) -> Int {
        client.styles.number(.content, isWhite ? "filter:brightness(0) invert(1);" : "filter:brightness(0);")
    }

    private static let maskArea = " maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"100%\" height=\"100%\""

    /// A rectangle as large as the layer.
    private static func page(_ color: String) -> String {
        "<rect width=\"100%\" height=\"100%\" fill=\"\(color)\"/>"
    }

    // MARK: - Attributes

    private static func attributes(_ box: DisplayRect) -> String {
        [("x", box.x), ("y", box.y), ("width", box.width), ("height", box.height)]
            .map { " \($0.0)=\"\(WireLength.text($0.1))\"" }.joined()
    }

    private static func attributes(_ stroke: DisplayStroke) -> String {
        var text = " stroke-width=\"\(WireLength.text(stroke.width))\""
        if stroke.cap != .butt { text += " stroke-linecap=\"\(stroke.cap)\"" }
        if stroke.join != .miter { text += " stroke-linejoin=\"\(stroke.join)\"" }
        if stroke.join == .miter { text += " stroke-miterlimit=\"\(WireLength.number(max(stroke.miterLimit, 1)))\"" }
        let dash = stroke.dash.map { WireLength.text(max($0, 0)) }.joined(separator: " ")
        if !dash.isEmpty {
            text += " stroke-dasharray=\"\(dash)\" stroke-dashoffset=\"\(WireLength.text(stroke.dashPhase))\""
        }
        return text
    }

    private static func path(_ elements: [Outline.PathElement]) -> String {
        " d=\"\(SVGPath.compact(elements))\""
    }

    private static func elements(_ box: DisplayRect) -> [Outline.PathElement] {
        [
            .move(x: box.x, y: box.y), .line(x: box.maxX, y: box.y), .line(x: box.maxX, y: box.maxY),
            .line(x: box.x, y: box.maxY), .close,
        ]
    }
}
