// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

@testable import VitrineWeb

/// Reads batches as a suspicious client would, and says what in them is more than the protocol can mean: tags,
/// attributes and kinds outside the closed lists, addresses that lead anywhere else, styles and drawings that are more
/// than numbers and fixed words. Texts may be anything: they are set as text.
struct WireGrammar {
    private(set) var offences: [String] = []
    /// How many values of each kind were looked at: a reader that finds nothing has read nothing.
    private(set) var seen: [String: Int] = [:]
    private var templates: [Int: JSONValue] = [:]

    init() {}

    /// For another page: what was found stays, templates begin anew.
    init(keeping other: WireGrammar) {
        offences = other.offences
        seen = other.seen
    }

    mutating func read(_ batch: String) {
        guard let operations = (try? JSONValue(batch, depth: 200))?.array else {
            offences.append("no JSON: \(batch.prefix(200))")
            return
        }
        for operation in operations { read(operation.array ?? []) }
    }

    private mutating func read(_ items: [JSONValue]) {
        guard let code = items.first?.integer, let operation = WireProtocol.Operation(rawValue: code) else {
            return offences.append("no operation: \(items)")
        }
        seen["\(operation)", default: 0] += 1
        switch operation {
        case .style:
            for item in items.dropFirst(3) { style(item.string ?? "\(item)") }
        case .template:
            skeleton(items[2])
            templates[items[1].integer ?? 0] = items[2]
        case .symbol:
            for item in items.dropFirst(3) { matches(item.string ?? "", Self.pathLetters, "symbol") }
        case .stamp:
            stamp(items)
        case .content:
            guard let kind = items[3].integer.flatMap(WireKind.init) else { return offences.append("kind \(items)") }
            payload(kind, items[4])
        case .describe:
            tag(items[2])
            let list = items[3].array ?? []
            for index in stride(from: 0, to: list.count - 1, by: 2) { attribute(list[index], list[index + 1]) }
        case .remove, .move, .place, .shift, .restyle, .listen, .arrange, .exit:
            if items.contains(where: { $0.string != nil }) { offences.append("a text in \(items)") }
        case .links:
            break
        case .font:
            let (family, address) = (items[1].string ?? "", items[2].string ?? "")
            let isOurs = family.hasPrefix("own-") && family.dropFirst(4).allSatisfy(\.isHexDigit)
            if !isOurs || !["ttf", "otf"].contains(where: { address == "/_vitrine/fonts/\(family).\($0)" }) {
                offences.append("a font \(items)")
            }
            style("font-weight:\(items[3].string ?? "")")
        case .animate:
            animation(items)
        }
    }

    /// Properties that cannot reach anything outside the layer, with values of numbers and fixed words.
    private mutating func animation(_ items: [JSONValue]) {
        let known = [
            "translate", "width", "height", "marginTop", "marginBottom", "transform", "transformOrigin", "opacity",
            "filter",
            "borderRadius", "clipPath", "backgroundColor", "boxShadow", "color", ".d", ".fill", ".stroke",
            ".strokeWidth",
        ]
        let list = items[2].array ?? []
        for index in stride(from: 0, to: list.count - 1, by: 2) {
            // Characters that were shown, and a way.
            if list[index].string == "line" { continue }
            if !known.contains(list[index].string ?? "") { offences.append("property \(list[index])") }
            for value in list[index + 1].array ?? [] { style(value.string ?? "\(value)") }
        }
        if items.count > 4 { style(items[4].string ?? "\(items[4])") }
    }

    // MARK: - Parts

    private mutating func tag(_ value: JSONValue) {
        seen["tag", default: 0] += 1
        if value.integer.flatMap(WireTag.init) == nil { offences.append("tag \(value)") }
    }

    private mutating func attribute(_ name: JSONValue, _ value: JSONValue) {
        guard let attribute = name.integer.flatMap(WireAttribute.init), let text = value.string else {
            return offences.append("attribute \(name) \(value)")
        }
        seen["\(attribute)", default: 0] += 1
        let fixed: [WireAttribute: Set<String>] = [
            .hidden: ["true"], .disabled: ["true"], .selected: ["true"], .busy: ["true"], .modal: ["true"],
            .tabIndex: ["0"], .checked: ["true", "false", "mixed"],
            .role: [
                "group", "button", "img", "list", "listitem", "progressbar", "dialog", "alert", "alertdialog", "switch",
                "checkbox", "link",
            ],
        ]
        if let words = fixed[attribute], !words.contains(text) { offences.append("\(attribute) \(text)") }
        if attribute == .href, SafeLink.sanitized(text) != text { offences.append("href \(text)") }
        if [.setSize, .positionInSet].contains(attribute), Int(text) == nil { offences.append("\(attribute) \(text)") }
    }

    private mutating func skeleton(_ value: JSONValue) {
        guard let items = value.array, items.count >= 5 else { return offences.append("skeleton \(value)") }
        tag(items[0])
        if items[1].integer.flatMap(WireKind.init) == nil { offences.append("kind \(items[1])") }
        for name in items[4].array ?? [] where name.integer.flatMap(WireAttribute.init) == nil {
            offences.append("attribute \(name)")
        }
        for child in items.dropFirst(5) { skeleton(child) }
    }

    /// What the columns of a template are, in order: nothing to look at, a payload, an attribute.
    private enum Column {
        case number, payload(WireKind), attribute(JSONValue)
    }

    private func columns(_ skeleton: JSONValue) -> [Column] {
        guard let items = skeleton.array, items.count >= 5, let kind = items[1].integer.flatMap(WireKind.init) else {
            return []
        }
        var result = [Column](repeating: .number, count: 7)
        if kind != .plain, kind != .activity { result.append(.payload(kind)) }
        result += (items[4].array ?? []).map(Column.attribute)
        return result + items.dropFirst(5).flatMap(columns)
    }

    private mutating func stamp(_ items: [JSONValue]) {
        guard let template = templates[items[1].integer ?? 0] else { return offences.append("template \(items[1])") }
        let columns = columns(template)
        guard columns.count == items.count - 6 else {
            return offences.append("columns \(items.count) \(columns.count)")
        }
        for (column, value) in zip(columns, items.dropFirst(6)) {
            for value in values(value) {
                switch column {
                case .number: if value.string != nil { offences.append("a text for a number: \(value)") }
                case .payload(let kind): payload(kind, value)
                case .attribute(let name): attribute(name, value)
                }
            }
        }
    }

    private func values(_ column: JSONValue) -> [JSONValue] {
        guard let items = column.array else { return [column] }
        switch items.first?.integer {
        case 0: return Array(items.dropFirst())
        case 1: return items[1].array ?? []
        default: return Array(items.dropFirst())
        }
    }

    // MARK: - Payloads

    private mutating func payload(_ kind: WireKind, _ value: JSONValue) {
        seen["\(kind)", default: 0] += 1
        switch kind {
        case .plain, .activity:
            break
        case .line, .symbol:
            if value.string == nil { offences.append("text \(value)") }
        case .lines:
            for line in value.array ?? [] {
                for (index, item) in (line.array ?? []).enumerated() where (index % 2 == 1) != (item.string != nil) {
                    offences.append("lines \(line)")
                }
            }
        case .image:
            matches(value.string ?? "<>", Self.hashLetters, "image")
        case .glyph:
            if value.integer == nil { offences.append("glyph \(value)") }
        case .scroll:
            if (value.array ?? []).contains(where: { $0.string != nil }) { offences.append("scroll \(value)") }
        case .drawing:
            drawing(value.array ?? [])
        case .canvas:
            canvas(value.array ?? [])
        case .field:
            let items = value.array ?? []
            let isField =
                items.count == 3 && items[0].integer != nil && items[1].integer != nil && items[2].string != nil
            let isCut =
                items.count == 4 && items[2] == .null && items[3].array?.allSatisfy { $0.integer != nil } == true
            if value != .null, !isField, !isCut { offences.append("field \(value)") }
        case .control:
            let items = value.array ?? []
            let isControl = (2...3).contains(items.count) && items[0].integer != nil && items[1].string != nil
            let titles = items.count == 3 ? items[2].array ?? [.null] : []
            if !isControl || titles.contains(where: { $0.string == nil }) { offences.append("control \(value)") }
        }
    }

    /// Digits of operations between dots, and a table of numbers, colours, fixed words, names of images and digits.
    private mutating func canvas(_ items: [JSONValue]) {
        guard (items.count == 3 && items[0].integer == 0) || (items.count == 4 && items[0].integer == 1),
            let table = items[1].array, let operations = items[2].string
        else { return offences.append("canvas \(items)") }
        matches(operations, Self.hashLetters.union(["."]), "operations")
        for entry in table.flatMap({ $0.array ?? [$0] }) where entry.number == nil {
            matches(entry.string ?? "<>", Self.hashLetters.union(["#"]), "entry of a table")
        }
        if items.count == 4, items[3].array?.allSatisfy({ $0.integer != nil }) != true {
            offences.append("edits \(items[3])")
        }
    }

    private mutating func drawing(_ items: [JSONValue]) {
        let allowed: [(letters: Set<Character>, name: String)] = [
            (Set("pecr"), "shape"), (Self.pathLetters, "path"), (Self.inkLetters, "fill"), (Self.inkLetters, "stroke"),
            (Self.numberLetters, "width"), (Set("abcdefghijklmnopqrstuvwxyz"), "cap"),
            (Set("abcdefghijklmnopqrstuvwxyz"), "join"), (Self.numberLetters, "dash"),
        ]
        for (item, rule) in zip(items, allowed) {
            if let text = item.string { matches(text, rule.letters, rule.name) }
        }
    }

    private static let numberLetters = Set("0123456789.- ")
    private static let pathLetters = Set("MLQCZ0123456789.- ")
    private static let inkLetters = Set("#0123456789abcdefnone")
    private static let hashLetters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")

    private mutating func matches(_ text: String, _ letters: Set<Character>, _ name: String) {
        if !text.allSatisfy(letters.contains) { offences.append("\(name) \(text)") }
    }

    /// Declarations: property, colon, value, semicolon; of addresses only filters of the page and images of ours.
    private mutating func style(_ css: String) {
        let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789#%.,:; ()/_-+*!\"")
        matches(css, allowed, "style")
        // An address is looked at below; letters of an image's name may spell anything.
        let addresses = css.components(before: "url(").map { $0.prefix { $0 != ")" } }
        let lower = addresses.reduce(css) { $0.replacing("url(\($1))", with: "") }.lowercased()
        for word in ["expression", "javascript", "//", "alert", "evil", "script", "nan", "inf"]
        where lower.contains(word) && !(word == "inf" && lower.contains("infinite")) {
            offences.append("style \(css)")
        }
        for address in addresses {
            let isOurs = address.hasPrefix("#") || address.hasPrefix("/_vitrine/image/")
            let isPlain = address.dropFirst().allSatisfy { Self.hashLetters.contains($0) || "./".contains($0) }
            if !isOurs || !isPlain || address.contains("..") { offences.append("style address \(address.prefix(60))") }
        }
    }
}

extension String {
    /// What follows each occurrence of a word.
    fileprivate func components(before word: String) -> [Substring] {
        split(separator: word, omittingEmptySubsequences: false).dropFirst().map { $0 }
    }
}
