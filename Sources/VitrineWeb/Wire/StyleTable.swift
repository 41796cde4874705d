// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// The styles of one session: each combination of declarations has a number and is sent once.
///
/// Each slot is a cascade layer: what content, effects and a press say about the same property is decided by the slot,
/// not by which style was met first. A layer's element carries at most three of them, one per slot:
/// `c4 e2 p1` are classes. Declarations are built from numbers and fixed words only; no text of an app's ever reaches a
/// style. A font of the app's own goes by its identifier, and is named to the client before the first style with it.
package struct StyleTable {
    package enum Slot: Int, CaseIterable, Sendable {
        /// From the layer's content.
        case content = 0
        /// From its effects.
        case effects = 1
        /// From its look while pressed.
        case pressed = 2
        /// From its look in the other state of its control; in the place of the look while pressed, which a part of a
        /// control has not.
        case otherState = 3

        package var letter: String {
            switch self {
            case .content: "c"
            case .effects: "e"
            case .pressed, .otherState: "p"
            }
        }
    }

    package struct Entry: Hashable, Sendable {
        package var slot: Slot
        package var declarations: String
    }

    /// A box in one colour, with corners that do not depend on its size.
    private struct Fill: Hashable {
        var outline: Outline
        var color: DisplayColor
    }

    private var numbers: [Entry: Int] = [:]
    /// The numbers of what the batch in the making has met already: most layers look like others, and a look-up costs a
    /// fraction of their declarations.
    private var blocks: [TextBlock: Int] = [:]
    private var fills: [Fill: Int] = [:]
    /// All styles; style n stands at n - 1.
    package private(set) var entries: [Entry] = []
    /// How many of them the client has.
    private var sent = 0
    /// The fonts of the app's own that the client has, by their families.
    private var sentFonts: Set<String> = []

    package init() {}

    /// Returns the number of a style, 0 for none.
    package mutating func number(_ slot: Slot, _ declarations: String) -> Int {
        if declarations.isEmpty { return 0 }
        let entry = Entry(slot: slot, declarations: declarations)
        if let number = numbers[entry] { return number }
        entries.append(entry)
        numbers[entry] = entries.count
        return entries.count
    }

    /// Returns the number of the style of a text's block.
    mutating func number(of text: DisplayText, _ size: WireSize) -> Int {
        if text.paint != nil || text.hasBackgrounds { return number(.content, TextDeclarations.block(text, size)) }
        guard let block = TextBlock(text) else { return 0 }
        if let known = blocks[block] { return known }
        let style = number(.content, block.declarations())
        blocks[block] = style
        return style
    }

    /// Returns the number of the style of a fill; `nil` for what needs a drawing.
    mutating func number(ofFill outline: Outline, _ paint: Paint, _ size: WireSize) -> Int? {
        var fill: Fill?
        if case .color(let color) = paint, outline == .rectangle || outline.isRoundAtEverySize,
            !Declarations.isLine(outline, size)
        {
            fill = Fill(outline: outline, color: color)
        }
        if let fill, let known = fills[fill] { return known }
        guard let declarations = Declarations.fill(outline, paint, size) else { return nil }
        let style = number(.content, declarations)
        if let fill { fills[fill] = style }
        return style
    }

    /// Takes the operations for styles that the client lacks.
    package mutating func takeOperations() -> [WireOperation] {
        defer { endBatch() }
        let fonts = takeFonts(entries[sent...]).map { face in
            WireOperation.font(family: face.family, address: face.address, weights: face.weightRange)
        }
        let styles = entries[sent...].enumerated().map { offset, entry in
            WireOperation.style(entry.slot, number: sent + offset + 1, declarations: entry.declarations)
        }
        return fonts + styles
    }

    private mutating func endBatch() {
        sent = entries.count
        blocks = [:]
        fills = [:]
    }

    /// Forgets what was sent: for a snapshot.
    package mutating func resend() {
        sent = 0
        sentFonts = []
    }

    /// Takes the fonts of the app's own in styles that the client lacks.
    private mutating func takeFonts(_ entries: ArraySlice<Entry>) -> [FontFaces.Face] {
        entries.flatMap { FontFaces.own(in: $0.declarations) }.filter { sentFonts.insert($0.family).inserted }
    }

    /// Takes the rules for a page's style element; afterwards they count as sent.
    package mutating func takeRules(below basePath: String = "") -> String {
        defer { endBatch() }
        sentFonts = []
        return takeFonts(entries[...]).map { $0.css(below: basePath) }.joined()
            + entries.enumerated().map { Self.rule(number: $0 + 1, $1) }.joined(separator: "\n")
    }

    /// The filters that styles refer to, each once, for a page.
    package var filterMarkup: String {
        var names: [String] = []
        for name in entries.flatMap({ SurfaceFilter.names(in: $0.declarations) }) where !names.contains(name) {
            names.append(name)
        }
        let filters = names.compactMap(SurfaceFilter.markup).joined()
        return filters.isEmpty ? "" : "<svg class=\"w\" aria-hidden=\"true\">\(filters)</svg>\n"
    }

    package static func rule(number: Int, _ entry: Entry) -> String {
        let name = ".\(entry.slot.letter)\(number)"
        let selector =
            switch entry.slot {
            case .content, .effects: name
            case .pressed: "\(name):is(:active,.taken)"
            case .otherState: ".other \(name)"
            }
        var rule = "@layer \(entry.slot.letter){\(selector){\(entry.declarations)}}"
        if entry.declarations.contains("mix-blend-mode") {
            // What blends must not be drawn apart from what lies behind it.
            rule += "\n@layer base{.v:has(\(name)){isolation:auto}}"
        }
        if entry.declarations.contains("z-index") {
            // But the layer around keeps its children's order to itself: a bar would come in front of what covers its
            // page, and content of a page in front of its bar.
            rule += "\n@layer base{.v:has(>\(name)){isolation:isolate!important}}"
        }
        if entry.declarations.contains("backdrop-filter") {
            // A filter around would take what lies behind away: hover must not add one.
            rule += "\n@layer base{.v:has(\(name)){--hover:none}}"
        }
        if entry.declarations.contains("--shade:") {
            // A shadow of what lies on a material is one of the material's box, which is no filter. One layer may stand
            // between, a clip above all; what has no shadow passes on what it is given.
            let around = ".v:has(>\(name):first-child,>:only-child>\(name):first-child)"
            rule += "\n@layer base{\(around){--lit:none;--shade:var(--cast,inherit)}}"
        }
        return rule
    }
}

extension Outline {
    /// Whether the outline is a box with round corners of a fixed radius.
    fileprivate var isRoundAtEverySize: Bool {
        if case .roundedRectangle = self { !Declarations.dependsOnSize(self) } else { false }
    }
}
