// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What assets are called in Swift, as Xcode has it: words run together, the kind at the end of a name left out.
enum AssetSymbolNames {
    /// The name of a constant: "Brand Accent" is `brandAccent`, "URL-icon" `urlIcon`, "AccentColor" `accent`.
    static func constant(_ name: String, kind: AssetCatalogTree.Kind) -> String {
        var words = words(of: name)
        let suffix = kind == .color ? "Color" : "Image"
        if let last = words.last, last.hasSuffix(suffix), words.count > 1 || last != suffix {
            words[words.count - 1] = String(last.dropLast(suffix.count))
            if words.last == "" { words.removeLast() }
        }
        guard let first = words.first else { return "_" }
        let joined = lowered(first) + words.dropFirst().map(raised).joined()
        return safe(joined)
    }

    /// The name of a namespace: "brand icons" is `BrandIcons`.
    static func namespace(_ name: String) -> String {
        safe(words(of: name).map(raised).joined())
    }

    private static func words(of name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Without capitals at the beginning; of several the last one begins the next word.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        if capitals.count == word.count { return word.lowercased() }
        let count = max(1, capitals.count - 1)
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func safe(_ name: String) -> String {
        if name.isEmpty { return "_" }
        if name.first?.isNumber == true { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords = Set(
        """
        actor as associatedtype break case catch class continue default defer deinit do else enum extension \
        fallthrough false fileprivate for func guard if import in init inout internal is let nil operator \
        precedencegroup private protocol public repeat rethrows return self static struct subscript super \
        switch throw throws true try typealias var where while Any Self Type Protocol
        """.split(separator: " ").map(String.init))
}
