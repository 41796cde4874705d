// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A drawing as the client holds it: a table of what operations name by number, and the operations as texts.
///
/// An operation stands by itself, so that others may come and go before it; what would make it long and is rarely new
/// (gradients, lines, images, shadows, clips) is in the table. `canvas.js` reads what is written here.
package struct WireCanvas: Sendable {
    /// Entries of the table as JSON, by their numbers.
    private var table: [String] = []
    private var numbers: [String: Int] = [:]
    private var operations: [String] = []
    /// The clips of the last operation that has some, with their numbers: those of one context follow each other.
    private var clips: [(outline: Outline, number: Int)] = []
    /// How many clips were written as texts: what a test counts instead of time.
    private(set) var writtenClips = 0

    /// The size of a table from which a drawing is sent anew: what it names no more stays in the table until then.
    private static let largestTable = 512

    /// The drawing as a whole, and what the client holds with it.
    ///
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - size: The size of its layer, to which gradients refer.
    ///   - symbols: The drawings of symbols.
    package init(_ drawing: DisplayDrawing, size: WireSize, symbols: SymbolNumbers) {
        write(drawing, size, symbols)
    }

    /// `[0, [entry, …], operations]`: forgets what there was.
    package var payload: String { message(0, table[...], operations.joined(separator: ".")) }

    /// Changes to another drawing.
    ///
    /// - Returns: `[1, [entry, …], operations, [keep, drop, insert, …]]` with what is new, or the whole drawing where the
    ///   table has become long; `nil` where a page shows the same.
    package mutating func update(_ drawing: DisplayDrawing, size: WireSize, symbols: SymbolNumbers) -> String? {
        let (known, old) = (table.count, operations)
        operations = []
        write(drawing, size, symbols)
        if table.count > max(Self.largestTable, operations.count) {
            self = WireCanvas(drawing, size: size, symbols: symbols)
            return payload
        }
        let edits = Self.edits(from: old, to: operations)
        guard !edits.isEmpty else { return nil }
        var place = 0
        var inserted: ArraySlice<String> = []
        for edit in edits {
            place += edit.kept
            inserted += operations[place..<place + edit.inserted]
            place += edit.inserted
        }
        let steps = JSONText.array(edits.flatMap { [$0.kept, $0.dropped, $0.inserted] }.map(String.init))
        return message(1, table[known...], inserted.joined(separator: "."), steps)
    }

    private func message(
        _ kind: Int, _ entries: ArraySlice<String>, _ operations: String, _ more: String...
    ) -> String {
        JSONText.array([String(kind), JSONText.array(entries), JSONText.string(operations)] + more)
    }

    /// The number of an entry of the table.
    fileprivate mutating func number(of entry: String) -> Int {
        if let number = numbers[entry] { return number }
        table.append(entry)
        numbers[entry] = table.count - 1
        return table.count - 1
    }

    /// The numbers of clips, of which only those are written that the operation before had not.
    private mutating func clipNumbers(of outlines: [Outline]) -> [Int] {
        guard !outlines.isEmpty else { return [] }
        clips = Array(clips.prefix(zip(clips, outlines).prefix { $0.outline == $1 }.count))
        for outline in outlines[clips.count...] {
            writtenClips += 1
            clips.append((outline, number(of: Self.entry(outline))))
        }
        return clips.map { $0.number }
    }

    private mutating func write(_ drawing: DisplayDrawing, _ size: WireSize, _ symbols: SymbolNumbers) {
        for operation in drawing.operations {
            var text = DigitText()
            append(operation, to: &text, WireCanvasSpace(size: size, symbols: symbols))
            operations.append(text.text)
        }
    }

    // MARK: - Changes

    /// Operations that stay, and what comes after them in the place of others.
    private struct Edit {
        var kept: Int
        var dropped: Int
        var inserted: Int
    }

    /// What changes between two lists: what both begin and end with stays, and if they are equally long, every operation
    /// between that is the same.
    private static func edits(from old: [String], to new: [String]) -> [Edit] {
        let limit = min(old.count, new.count)
        var start = 0
        while start < limit, old[start] == new[start] { start += 1 }
        guard old.count == new.count else {
            var end = 0
            while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
            return [Edit(kept: start, dropped: old.count - start - end, inserted: new.count - start - end)]
        }
        var edits: [Edit] = []
        var kept = start
        for index in start..<new.count {
            if old[index] == new[index] {
                kept += 1
            } else if kept == 0, !edits.isEmpty {
                edits[edits.count - 1].dropped += 1
                edits[edits.count - 1].inserted += 1
            } else {
                edits.append(Edit(kept: kept, dropped: 1, inserted: 1))
                kept = 0
            }
        }
        return edits
    }
}

/// The values with which the operations of a drawing are written.
struct WireCanvasSpace {
    /// The size of the layer.
    let size: WireSize
    let symbols: SymbolNumbers
}

// MARK: - Operations

extension WireCanvas {
    /// The kinds of marks: the first three bits of an operation. The next two say what paints it, the last whether how it
    /// meets what is behind follows.
    private enum Kind: Int {
        case rectangle = 0, ellipse, circle, fill, stroke, image, group
    }

    /// The kinds of paint of a mark.
    private enum Ink {
        case opaque(DisplayColor)
        case translucent(DisplayColor)
        case entry(Int)
        case nothing

        var rawValue: Int {
            switch self {
            case .opaque: 0
            case .translucent: 1
            case .entry: 2
            case .nothing: 3
            }
        }
    }

    private mutating func append(
        _ operation: DisplayDrawing.Operation, to text: inout DigitText, _ space: WireCanvasSpace
    ) {
        switch operation.mark {
        case .rectangle(let box, let paint):
            begin(.rectangle, ink(paint, space), operation, &text)
            append(box, to: &text)
        case .ellipse(let box, let paint):
            let isCircle = DigitText.steps(box.width) == DigitText.steps(box.height)
            begin(isCircle ? .circle : .ellipse, ink(paint, space), operation, &text)
            text.append(length: box.midX)
            text.append(length: box.midY)
            text.append(size: box.width / 2)
            if !isCircle { text.append(size: box.height / 2) }
        case .fill(let outline, let paint):
            begin(.fill, ink(paint, space), operation, &text)
            text.append(outline.isEvenOdd ? 1 : 0)
            Self.append(outline.elements(width: space.size.width, height: space.size.height), to: &text)
        case .stroke(let elements, let paint, let stroke):
            begin(.stroke, ink(paint, space), operation, &text)
            text.append(number(of: Self.entry(stroke)))
            Self.append(stroke.cap == .butt ? elements : Self.withDots(elements), to: &text)
        case .image(let image, let box, let place):
            append(image, box, place, operation, to: &text, space)
        case .group(let operations):
            begin(.group, .nothing, operation, &text)
            text.append(operations.count)
            for inner in operations { append(inner, to: &text, space) }
        }
    }

    /// Writes what an operation begins with.
    private mutating func begin(
        _ kind: Kind, _ ink: Ink, _ operation: DisplayDrawing.Operation, _ text: inout DigitText
    ) {
        let isPlain =
            operation.opacity >= 1 && operation.blendMode == .normal && operation.shadow == nil
            && operation.clips.isEmpty
        text.append(digit: kind.rawValue | ink.rawValue << 3 | (isPlain ? 0 : 32))
        if !isPlain {
            text.append(Self.share(operation.opacity), digits: 2)
            text.append(operation.blendMode.rawValue)
            text.append(operation.shadow.map { number(of: Self.entry($0)) + 1 } ?? 0)
            text.append(operation.clips.count)
            for number in clipNumbers(of: operation.clips) { text.append(number) }
        }
        switch ink {
        case .opaque(let color): text.append(Self.bytes(color), digits: 4)
        case .translucent(let color):
            text.append(Self.bytes(color), digits: 4)
            text.append(Self.share(color.alpha), digits: 2)
        case .entry(let number): text.append(number)
        case .nothing: break
        }
    }

    private mutating func ink(_ paint: Paint, _ space: WireCanvasSpace) -> Ink {
        ink(paint, in: DisplayRect(width: space.size.width, height: space.size.height))
    }

    /// Returns the paint in a box, to whose unit points a gradient refers.
    private mutating func ink(_ paint: Paint, in box: DisplayRect) -> Ink {
        if case .color(let color) = paint {
            return Self.share(color.alpha) == 4_095 ? .opaque(color) : .translucent(color)
        }
        return .entry(number(of: Self.entry(paint, in: box)))
    }

    private func append(_ box: DisplayRect, to text: inout DigitText) {
        text.append(length: box.x)
        text.append(length: box.y)
        text.append(size: box.width)
        text.append(size: box.height)
    }

    private mutating func append(
        _ image: DisplayImage, _ box: DisplayRect, _ place: DisplayTransform, _ operation: DisplayDrawing.Operation,
        to text: inout DigitText, _ space: WireCanvasSpace
    ) {
        let isMoved = place.a == 1 && place.b == 0 && place.c == 0 && place.d == 1
        var placed = box
        if isMoved { (placed.x, placed.y) = (box.x + place.tx, box.y + place.ty) }
        let tint = image.tintPaint ?? image.tint.map(Paint.color)
        switch image.source {
        case .symbol(let name, let weight, _):
            // A symbol is a path like others.
            let drawing = space.symbols.drawing(of: name, fontWeight: weight)
            let elements = drawing?.elements(width: box.width, height: box.height, isMirrored: image.isMirrored) ?? []
            let toLayer = place.after(DisplayTransform(translationX: box.x, y: box.y))
            // A gradient refers to the image's box, which is turned with it; its mean colour is not.
            let paint = (isMoved ? tint : image.tint.map(Paint.color)) ?? .color(.black)
            begin(.fill, ink(paint, in: placed), operation, &text)
            text.append(0)
            Self.append(elements.map { $0.mapped(by: toLayer) }, to: &text)
        case .stored(let hash):
            begin(.image, tint.map { ink($0, in: isMoved ? placed : box) } ?? .nothing, operation, &text)
            let isSmooth = image.interpolation == .smooth ? "1" : "0"
            text.append(number(of: JSONText.array([JSONText.string(StoredImage.pathComponent(hash)), isSmooth])))
            text.append((isMoved ? 0 : 1) + (image.isMirrored ? 2 : 0))
            if !isMoved {
                for factor in [place.a, place.b, place.c, place.d] { text.append(factor: factor) }
                text.append(length: place.tx)
                text.append(length: place.ty)
            }
            append(placed, to: &text)
        }
    }

    /// Returns a path whose lines without length are one step long: canvases draw no caps, and so no dots, for others.
    private static func withDots(_ elements: [Outline.PathElement]) -> [Outline.PathElement] {
        var result = elements
        var start = 0
        while start < elements.count {
            var end = start + 1
            while end < elements.count, elements[end].wireKind != 0 { end += 1 }
            let points = elements[start..<end].flatMap(\.wirePoints)
            if let first = points.first, points.count > 1, elements[start].wireKind == 0 {
                let (x, y) = (DigitText.steps(first.x), DigitText.steps(first.y))
                if points.allSatisfy({ DigitText.steps($0.x) == x && DigitText.steps($0.y) == y }) {
                    result[start + 1] = .line(x: Double(x + 1) / DigitText.stepsOfPoint, y: first.y)
                }
            }
            start = end
        }
        return result
    }

    /// Writes a path: how many runs of like elements it has, then for each run eight times their number plus their kind,
    /// and their points, each as the way from the point before.
    private static func append(_ elements: [Outline.PathElement], to text: inout DigitText) {
        var runs: [(kind: Int, elements: ArraySlice<Outline.PathElement>)] = []
        var start = 0
        while start < elements.count {
            let kind = elements[start].wireKind
            var end = start + 1
            while end < elements.count, elements[end].wireKind == kind { end += 1 }
            runs.append((kind, elements[start..<end]))
            start = end
        }
        text.append(runs.count)
        var pen = (x: 0, y: 0)
        for run in runs {
            text.append(run.elements.count * 8 + run.kind)
            for element in run.elements {
                for point in element.wirePoints {
                    let next = (x: DigitText.steps(point.x), y: DigitText.steps(point.y))
                    text.append(signed: next.x - pen.x)
                    text.append(signed: next.y - pen.y)
                    pen = next
                }
            }
        }
    }

    // MARK: - Entries of the table

    /// `"…"`: whether the rule is even-odd, and the path.
    private static func entry(_ clip: Outline) -> String {
        var text = DigitText()
        text.append(clip.isEvenOdd ? 1 : 0)
        append(clip.elements(width: 0, height: 0), to: &text)
        return JSONText.string(text.text)
    }

    /// `[color, radius, x, y]`
    private static func entry(_ shadow: LayerEffects.Shadow) -> String {
        JSONText.array(
            [JSONText.string(Declarations.color(shadow.color))]
                + [shadow.radius, shadow.x, shadow.y].map(WireLength.text))
    }

    /// `[width, cap, join, miter limit, dash phase, dash, …]`
    private static func entry(_ stroke: DisplayStroke) -> String {
        JSONText.array(
            [
                WireLength.text(stroke.width), JSONText.string("\(stroke.cap)"), JSONText.string("\(stroke.join)"),
                WireLength.number(stroke.miterLimit), WireLength.text(stroke.dashPhase),
            ] + stroke.dash.map { WireLength.text(max($0, 0)) })
    }

    /// `[1, x, y, x, y, …]` for a linear gradient, `[2, x, y, start radius, end radius, …]` for a radial one, `[3, x, y,
    /// width, height, start radius, end radius, …]` for one that is an ellipse of these sizes at the radius 1, `[4, x, y,
    /// angle, …]` for an angular one; then come the stops, each as a colour and a location.
    private static func entry(_ paint: Paint, in box: DisplayRect) -> String {
        func x(_ unit: Double) -> String { WireLength.text(box.x + unit * box.width) }
        func y(_ unit: Double) -> String { WireLength.text(box.y + unit * box.height) }
        let form: [String] =
            switch paint {
            case .color: ["1", "0", "0", "0", "0"]
            case .linearGradient(_, let startX, let startY, let endX, let endY):
                ["1", x(startX), y(startY), x(endX), y(endY)]
            case .radialGradient(_, let centerX, let centerY, let start, let end):
                ["2", x(centerX), y(centerY), WireLength.text(max(start, 0)), WireLength.text(max(end, start, 0))]
            case .ellipticalGradient(_, let centerX, let centerY, let start, let end):
                [
                    "3", x(centerX), y(centerY), WireLength.text(box.width), WireLength.text(box.height),
                    WireLength.number(max(start, 0)), WireLength.number(max(end, start, 0)),
                ]
            case .angularGradient(_, let centerX, let centerY, let angle):
                ["4", x(centerX), y(centerY), WireLength.number(angle)]
            }
        let stops = (paint.stops ?? []).flatMap {
            [JSONText.string(Declarations.color($0.color)), WireLength.number($0.location)]
        }
        return JSONText.array(form + stops)
    }

    // MARK: - Numbers

    /// A share of 1 in twelve bits.
    private static func share(_ value: Double) -> Int {
        value.isFinite ? Int((min(max(value, 0), 1) * 4_095).rounded()) : 0
    }

    /// Red, green and blue in eight bits each.
    private static func bytes(_ color: DisplayColor) -> Int {
        DisplayColor.byte(color.red) << 16 | DisplayColor.byte(color.green) << 8 | DisplayColor.byte(color.blue)
    }
}

extension Outline.PathElement {
    fileprivate var wireKind: Int {
        switch self {
        case .move: 0
        case .line: 1
        case .quad: 2
        case .cubic: 3
        case .close: 4
        }
    }

    fileprivate var wirePoints: [(x: Double, y: Double)] {
        switch self {
        case .move(let x, let y), .line(let x, let y): [(x, y)]
        case .quad(let cx, let cy, let x, let y): [(cx, cy), (x, y)]
        case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y): [(c1x, c1y), (c2x, c2y), (x, y)]
        case .close: []
        }
    }
}
