// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Composes the drawing of a symbol from its name: from the table, or by a general rule for names that are not in it.
///
/// The rule removes `.fill`, `.circle`, `.square`, `.rectangle`, `.slash`, `.badge.*` and `.inverse` from the end,
/// looks up the rest, and combines the parts as Scripts/derive_icons.py does for symbols in the table, with the same
/// sizes.
struct SymbolComposer {
    let table: SymbolTable
    let weight: SymbolWeight

    /// The maximum number of parts of a name; the rule is recursive in the parts.
    private static let mostParts = 16

    func drawing(of name: String) -> SymbolDrawing? {
        // Entries with a colon are parts of other symbols.
        guard !name.contains(":") else { return nil }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= Self.mostParts, let found = entry(parts) else { return nil }
        return SymbolFrame.drawing(
            found.outline, name: name, box: found.box, mirrors: Self.mirrors(parts))
    }

    /// Returns whether a symbol follows the layout direction: symbols that point forward or backward (but not those of
    /// players), lists and paragraphs.
    static func mirrors(_ parts: [String]) -> Bool {
        let pointing: Set<String> = ["arrow", "arrowshape", "arrowtriangle", "chevron", "rectangle", "square"]
        guard let first = parts.first else { return false }
        if first == "list" || first == "text" || first == "checklist" { return true }
        return pointing.contains(first)
            && parts.contains { ["forward", "backward", "leading", "trailing"].contains($0) }
    }

    // MARK: - The rule

    private func entry(_ parts: [String]) -> SymbolTable.Entry? {
        if let found = table.entry(parts.joined(separator: "."), weight) { return found }
        guard let last = parts.last, parts.count > 1 else { return nil }
        if let badge = parts.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), badge > 0,
            badge + 1 < parts.count
        {
            return badged(Array(parts[..<badge]), sign: Array(parts[(badge + 1)...]))
        }
        let rest = Array(parts.dropLast())
        switch last {
        case "fill":
            if let shape = rest.last, Shape(rawValue: shape) != nil, rest.count > 1 {
                return filled(shape, around: Array(rest.dropLast()))
            }
            if rest.last == "slash" { return entry(rest.dropLast() + ["fill"]).map(struck) }
            // Without a filled form the plain symbol is used, which is also shown for variants that do not exist.
            return entry(rest)
        case "inverse": return entry(rest)
        case "slash": return entry(rest).map(struck)
        case "circle", "square", "rectangle": return outlined(last, around: rest)
        default: return renamed(parts)
        }
    }

    /// Returns the entry for a name with a reading direction, drawn for left to right; the layer is mirrored in a
    /// right-to-left layout.
    private func renamed(_ parts: [String]) -> SymbolTable.Entry? {
        let directions = ["forward": "right", "backward": "left", "trailing": "right", "leading": "left"]
        let plain = parts.map { directions[$0] ?? $0 }
        return plain == parts ? nil : entry(plain)
    }

    // MARK: - Shapes around a symbol

    private enum Shape: String {
        case circle, square, rectangle

        /// The scale of a symbol inside.
        var scale: Double {
            switch self {
            case .circle: 0.6
            case .square: 0.58
            case .rectangle: 0.5
            }
        }
    }

    private func outlined(_ name: String, around parts: [String]) -> SymbolTable.Entry? {
        guard let shape = Shape(rawValue: name), let outer = table.entry(name, weight), let sign = inner(parts)
        else { return nil }
        let placed = sign.outline.centred(
            scale: shape.scale, x: outer.outline.bounds.midX, y: outer.outline.bounds.midY)
        return SymbolTable.Entry(box: outer.box, outline: outer.outline.joined(with: placed))
    }

    private func filled(_ name: String, around parts: [String]) -> SymbolTable.Entry? {
        guard let shape = Shape(rawValue: name), let outer = table.entry(name + ".fill", weight),
            let sign = inner(parts)
        else { return nil }
        let placed = sign.outline.centred(
            scale: shape.scale, x: outer.outline.bounds.midX, y: outer.outline.bounds.midY)
        return SymbolTable.Entry(box: outer.box, outline: outer.outline.cutting(placed))
    }

    /// Returns a symbol that will be drawn smaller, in a heavier weight.
    ///
    /// Single letters and numbers up to 50 are texts.
    private func inner(_ parts: [String]) -> SymbolTable.Entry? {
        let heavier: SymbolWeight =
            switch weight {
            case .thin: .light
            case .light: .regular
            case .regular, .bold, .heavy, .black: .bold
            }
        if parts.count == 1, let text = table.entry("text:" + parts[0].uppercased(), heavier) { return text }
        return SymbolComposer(table: table, weight: heavier).entry(parts)
    }

    // MARK: - Signs on a symbol

    private func struck(_ entry: SymbolTable.Entry) -> SymbolTable.Entry {
        let width = strokeWidth
        let rest = entry.outline.subtracting(Self.bar(width: 3 * width, overhang: 2 * width))
        let line = SymbolOutline(elements: Self.capsule(width: width), bounds: entry.outline.bounds)
        return SymbolTable.Entry(box: entry.box, outline: rest.joined(with: line))
    }

    private func badged(_ parts: [String], sign: [String]) -> SymbolTable.Entry? {
        guard let base = entry(parts) else { return nil }
        // The sign of a badge is drawn on a disc: plus as plus.circle.fill.
        guard let badge = entry(sign + ["circle", "fill"]) ?? entry(sign + ["fill"]) ?? entry(sign) else { return nil }
        let hole = (0..<24).map { index -> (x: Double, y: Double) in
            let direction = Self.directions[index % 6]
            // A quarter turn after every six.
            let turned =
                switch index / 6 {
                case 0: direction
                case 1: (x: -direction.y, y: direction.x)
                case 2: (x: -direction.x, y: -direction.y)
                default: (x: direction.y, y: -direction.x)
                }
            return (196 + 58 * turned.x, 192 + 58 * turned.y)
        }
        let rest = base.outline.subtracting(hole)
        return SymbolTable.Entry(
            box: base.box, outline: rest.joined(with: badge.outline.placed(scale: 0.46, x: 196, y: 192)))
    }

    /// The directions of every 15 degrees of a quarter turn, clockwise.
    private static let directions: [(x: Double, y: Double)] = [
        (1, 0), (0.965926, 0.258819), (0.866025, 0.5), (0.707107, 0.707107), (0.5, 0.866025), (0.258819, 0.965926),
    ]

    private var strokeWidth: Double {
        switch weight {
        case .thin: 8
        case .light: 12
        case .regular: 16
        case .bold, .heavy, .black: 24
        }
    }

    /// The stroke of `slash`, from (48, 40) to (208, 216), and its direction.
    private static let stroke = (x1: 48.0, y1: 40.0, x2: 208.0, y2: 216.0, dx: 0.672673, dy: 0.739940)

    /// Returns a bar along the stroke, its corners clockwise.
    private static func bar(width: Double, overhang: Double) -> [(x: Double, y: Double)] {
        let (nx, ny) = (stroke.dy * width / 2, -stroke.dx * width / 2)
        let (ox, oy) = (stroke.dx * overhang, stroke.dy * overhang)
        return [
            (stroke.x1 - ox + nx, stroke.y1 - oy + ny), (stroke.x2 + ox + nx, stroke.y2 + oy + ny),
            (stroke.x2 + ox - nx, stroke.y2 + oy - ny), (stroke.x1 - ox - nx, stroke.y1 - oy - ny),
        ]
    }

    /// Returns the stroke with round ends.
    private static func capsule(width: Double) -> [Outline.PathElement] {
        let corners = bar(width: width, overhang: 0)
        // A half circle of two cubics, in the stroke's coordinates.
        let radius = width / 2
        let handle = radius * 0.5522847498
        let (ux, uy) = (stroke.dx, stroke.dy)
        let (vx, vy) = (stroke.dy, -stroke.dx)
        func cap(_ x: Double, _ y: Double, _ sign: Double) -> [Outline.PathElement] {
            let (ux, uy, vx, vy) = (ux * sign, uy * sign, vx * sign, vy * sign)
            func point(_ along: Double, _ across: Double) -> (Double, Double) {
                (x + ux * along + vx * across, y + uy * along + vy * across)
            }
            let (a, b, tip) = (point(handle, radius), point(radius, handle), point(radius, 0))
            let (c, d, end) = (point(radius, -handle), point(handle, -radius), point(0, -radius))
            return [
                .cubic(c1x: a.0, c1y: a.1, c2x: b.0, c2y: b.1, x: tip.0, y: tip.1),
                .cubic(c1x: c.0, c1y: c.1, c2x: d.0, c2y: d.1, x: end.0, y: end.1),
            ]
        }
        return [.move(x: corners[0].x, y: corners[0].y), .line(x: corners[1].x, y: corners[1].y)]
            + cap(stroke.x2, stroke.y2, 1) + [.line(x: corners[3].x, y: corners[3].y)]
            + cap(stroke.x1, stroke.y1, -1) + [.close]
    }
}
