// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The name of a type, and what sources, files and texts make of it: `OrderLine`, `orderLine`, "Order lines".
package struct TypeName: Hashable, Sendable {
    /// As the type is called: `OrderLine`.
    package let type: String
    /// The type of many, as use cases say it: `OrderLines`.
    package let plural: String

    /// Checks a name.
    ///
    /// - Parameters:
    ///   - text: The name.
    ///   - plural: What many are called; nil for the rules of English.
    ///   - purpose: What is named, for the message.
    /// - Throws: `TemplateError` for what is no name of a type, or is a name that Swift, SwiftUI or the project's own parts have.
    package init(_ text: String, plural: String? = nil, of purpose: String = "name") throws {
        for name in [text] + (plural.map { [$0] } ?? []) {
            if let reason = Self.fault(in: name, purpose) {
                throw TemplateError(.request, reason, remedy: Self.remedy(for: name))
            }
        }
        guard plural != text else {
            throw TemplateError(
                .request, "\(text) cannot be the name of one and of many.",
                remedy: "Name many otherwise: --plural All\(text).")
        }
        self.init(checked: text, plural: plural)
    }

    /// A name that needs no check.
    init(checked type: String, plural: String? = nil) {
        self.type = type
        self.plural = plural ?? Self.plural(of: type)
    }

    /// As a value of the type is called: `orderLine`.
    package var value: String { Self.lowered(type) }
    /// As many values are called: `orderLines`.
    package var values: String { Self.lowered(plural) }
    /// In a sentence: "order line".
    package var words: String { Self.words(of: type) }
    /// Many in a sentence: "order lines".
    package var pluralWords: String { Self.words(of: plural) }
    /// As a title: "Order line".
    package var title: String { Self.capitalized(words) }
    /// Many as a title: "Order lines".
    package var pluralTitle: String { Self.capitalized(pluralWords) }

    // MARK: - Checking

    private static func fault(in name: String, _ purpose: String) -> String? {
        let shown = "\"\(name)\""
        guard let first = name.unicodeScalars.first else { return "The \(purpose) is empty." }
        guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
            return "\(shown) is no \(purpose): it has letters and digits only."
        }
        guard !("0"..."9").contains(first) else { return "\(shown) is no \(purpose): it begins with a digit." }
        if ReservedNames.keywords.contains(name.lowercased()) || ReservedNames.keywords.contains(lowered(name)) {
            return "\(shown) is no \(purpose): \(lowered(name)) is a keyword of Swift."
        }
        guard ("A"..."Z").contains(first) else {
            return "\(shown) is no \(purpose): types begin with a capital letter."
        }
        if ReservedNames.types.contains(name) {
            return
                "\(shown) is no \(purpose): Swift, Foundation or SwiftUI has a type \(name), and sources here use it."
        }
        if ReservedNames.parts.contains(name) {
            return "\(shown) is no \(purpose): the project's own parts are called so."
        }
        return nil
    }

    private static func remedy(for name: String) -> String {
        let parts = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = String(parts.map { capitalized(String($0)) }.joined().drop { $0.isNumber })
        if name.contains("/") { return "Name the type alone; --path says which folder is meant." }
        guard name.allSatisfy(\.isASCII), joined != name, !joined.isEmpty, fault(in: joined, "name") == nil else {
            return "Choose another name."
        }
        return "Call it \(joined)."
    }

    // MARK: - Spelling

    /// `URLImage` is `urlImage`, `Order` is `order`.
    private static func lowered(_ name: String) -> String {
        let capitals = name.prefix(while: \.isUppercase).count
        let count = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    private static func words(of name: String) -> String {
        var words = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let startsWord =
                letter.isUppercase && index > 0
                && (!letters[index - 1].isUppercase || (index + 1 < letters.count && letters[index + 1].isLowercase))
            if startsWord { words += " " }
            let isAcronym =
                letter.isUppercase
                && (index + 1 < letters.count && letters[index + 1].isUppercase || (!startsWord && index > 0))
            words += isAcronym ? String(letter) : letter.lowercased()
        }
        return words
    }

    private static func capitalized(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

    private static func plural(of name: String) -> String {
        if name.hasSuffix("y"), let before = name.dropLast().last, !"aeiou".contains(before.lowercased()) {
            return name.dropLast() + "ies"
        }
        return name + (["s", "x", "z", "ch", "sh"].contains { name.hasSuffix($0) } ? "es" : "s")
    }

    /// The name of one of many; nil for what is no plural by the rules of English.
    static func singular(of plural: String) -> String? {
        var candidates: [String] = []
        if plural.hasSuffix("ies") { candidates.append(plural.dropLast(3) + "y") }
        if plural.hasSuffix("es") { candidates.append(String(plural.dropLast(2))) }
        if plural.hasSuffix("s") { candidates.append(String(plural.dropLast())) }
        return candidates.first { !$0.isEmpty && Self.plural(of: $0) == plural }
    }
}
