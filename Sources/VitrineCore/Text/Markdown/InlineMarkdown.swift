// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Parses the inline Markdown of localised texts: emphasis, strong emphasis, code, strikethrough and links.
///
/// Algorithm: CommonMark 0.31, "phase 2: inline structure": one pass finds runs of delimiters and brackets, a second
/// one pairs them from the inside out. White space is preserved; blocks and HTML are plain characters, as with Apple's
/// `inlineOnlyPreservingWhitespace`; `~` and bare URLs follow GitHub's dialect. Complexity: linear apart from the
/// search for an opener, which is short in practice.
nonisolated struct InlineMarkdown {
    /// A run of characters with the same style.
    struct Span: Equatable {
        var text: String
        var style: Style = []
        var link: String?
    }

    struct Style: OptionSet {
        let rawValue: Int

        static let emphasis = Style(rawValue: 1)
        static let strong = Style(rawValue: 2)
        static let code = Style(rawValue: 4)
        static let strikethrough = Style(rawValue: 8)
    }

    /// Returns whether a text may contain markup.
    static func mayBeMarked(_ text: String) -> Bool {
        var last: (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "<"), UInt8(ascii: "\\"):
                return true
            case UInt8(ascii: "/") where last == (UInt8(ascii: ":"), byte): return true
            default: last = (last.1, byte)
            }
        }
        return false
    }

    /// Returns the spans of a text, without the characters of the markup.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - readsAttributes: Whether `^[words](name: value)` is read as the words, which have an attribute of the app's own.
    /// - Returns: The spans; neighbours differ in style or link.
    static func spans(of text: String, readsAttributes: Bool = false) -> [Span] {
        var parser = InlineMarkdown(text, readsAttributes: readsAttributes)
        parser.scan()
        parser.pair(from: 0)
        return parser.merged
    }

    /// A piece of text, or a run of delimiters that have not been paired.
    private struct Item {
        var text: String
        var style: Style = []
        var link: String?
        var delimiter: Delimiter?
        /// Whether this is an opening bracket that may still begin a link.
        var isBracket = false
    }

    private struct Delimiter {
        let mark: Character
        /// The original number of delimiters, and the number that remains.
        let length: Int
        var count: Int
        let opens: Bool
        let closes: Bool
    }

    private let characters: [Character]
    private let readsAttributes: Bool
    private var position = 0
    private var items: [Item] = []

    private init(_ text: String, readsAttributes: Bool) {
        characters = Array(text)
        self.readsAttributes = readsAttributes
    }

    // MARK: - Scanning

    private mutating func scan() {
        while position < characters.count {
            switch characters[position] {
            case "\\": scanEscape()
            case "`": scanCode()
            case "*", "_", "~": scanDelimiters()
            case "[": scanBracket(1)
            case "!" where next == "[": scanBracket(2)
            case "^" where readsAttributes && next == "[": scanBracket(2)
            case "]": scanLinkEnd()
            case "<": scanAutolink()
            case "h" where isStartOfAddress: scanAddress()
            default: take(1)
            }
        }
    }

    private var next: Character? { position + 1 < characters.count ? characters[position + 1] : nil }

    private mutating func take(_ count: Int) {
        append(String(characters[position..<position + count]))
        position += count
    }

    private mutating func append(_ text: String) {
        if let last = items.indices.last, items[last].delimiter == nil, !items[last].isBracket, items[last].style == [],
            items[last].link == nil
        {
            items[last].text += text
        } else {
            items.append(Item(text: text))
        }
    }

    private mutating func scanEscape() {
        if isEscape(at: position) { position += 1 }
        take(1)
    }

    /// Returns whether a backslash stands at an index and the character after it for itself.
    private func isEscape(at index: Int) -> Bool {
        guard characters[index] == "\\", index + 1 < characters.count else { return false }
        let next = characters[index + 1]
        return next.isASCII && (next.isPunctuation || next.isSymbol)
    }

    private mutating func scanCode() {
        let length = run(at: position)
        var end = position + length
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = run(at: end)
            if closing == length {
                var code = characters[position + length..<end]
                if code.count > 1, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
                    code = code.dropFirst().dropLast()
                }
                items.append(Item(text: String(code), style: .code))
                position = end + length
                return
            }
            end += closing
        }
        take(length)
    }

    /// Returns how often the character at an index is repeated.
    private func run(at start: Int) -> Int {
        characters[start...].prefix { $0 == characters[start] }.count
    }

    private mutating func scanDelimiters() {
        let mark = characters[position]
        let length = run(at: position)
        let before = position > 0 ? characters[position - 1] : " "
        let after = position + length < characters.count ? characters[position + length] : " "
        func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
        let isLeft = !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
        let isRight = !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
        var (opens, closes) = (isLeft, isRight)
        if mark == "_" {
            // Inside a word a delimiter is a plain character.
            opens = isLeft && (!isRight || isPunctuation(before))
            closes = isRight && (!isLeft || isPunctuation(after))
        }
        if mark == "~", length > 2 { return take(length) }
        items.append(
            Item(
                text: String(repeating: mark, count: length),
                delimiter: Delimiter(mark: mark, length: length, count: length, opens: opens, closes: closes)
            )
        )
        position += length
    }

    private mutating func scanBracket(_ length: Int) {
        items.append(Item(text: String(characters[position..<position + length]), isBracket: true))
        position += length
    }

    /// Parses `](address "title")`, which makes the text after the opening bracket a link; an image shows its text, and
    /// so does what has attributes.
    private mutating func scanLinkEnd() {
        guard let open = items.lastIndex(where: \.isBracket) else { return take(1) }
        let isAttributed = items[open].text == "^["
        let isPicture = items[open].text == "![" || isAttributed
        let target = isAttributed ? attributes(from: position + 1) : destination(from: position + 1)
        guard let (address, end) = target else {
            items[open].isBracket = false
            return take(1)
        }
        position = end
        pair(from: open + 1)
        items[open].text = ""
        items[open].isBracket = false
        for index in items.indices[(open + 1)...] {
            items[index].delimiter = nil
            if !isPicture { items[index].link = address }
        }
        // Links cannot be nested.
        if !isPicture {
            for index in items.indices[..<open] where items[index].text == "[" { items[index].isBracket = false }
        }
    }

    /// Parses `(address "title")` and returns the address and the index after it.
    private func destination(from start: Int) -> (address: String, end: Int)? {
        guard start < characters.count, characters[start] == "(" else { return nil }
        let first = indexAfterSpaces(from: start + 1)
        let isEnclosed = first < characters.count && characters[first] == "<"
        guard let found = isEnclosed ? enclosedAddress(from: first + 1) : plainAddress(from: first) else { return nil }
        var index = indexAfterSpaces(from: found.end)
        if index > found.end, index < characters.count, let close = Self.titleEnds[characters[index]] {
            guard let end = firstIndex(of: close, from: index + 1) else { return nil }
            index = indexAfterSpaces(from: end + 1)
        }
        guard index < characters.count, characters[index] == ")" else { return nil }
        return (found.address, index + 1)
    }

    /// Parses `(name: value)` and returns what is between the parentheses, and the index after them; a parenthesis in a
    /// string ends nothing.
    private func attributes(from start: Int) -> (address: String, end: Int)? {
        guard start < characters.count, characters[start] == "(" else { return nil }
        var index = start + 1
        var quote: Character?
        while index < characters.count, quote != nil || characters[index] != ")" {
            if isEscape(at: index) {
                index += 1
            } else if quote == nil, characters[index] == "'" || characters[index] == "\"" {
                quote = characters[index]
            } else if characters[index] == quote {
                quote = nil
            }
            index += 1
        }
        return index < characters.count ? (String(characters[start + 1..<index]), index + 1) : nil
    }

    private func indexAfterSpaces(from start: Int) -> Int {
        var index = start
        while index < characters.count, characters[index].isWhitespace { index += 1 }
        return index
    }

    /// Parses an address up to white space or the end of the link; its own parentheses are in pairs or escaped.
    private func plainAddress(from start: Int) -> (address: String, end: Int)? {
        var address = ""
        var index = start
        var depth = 0
        while index < characters.count, !characters[index].isWhitespace {
            if isEscape(at: index) {
                index += 1
            } else if characters[index] == "(" {
                depth += 1
            } else if characters[index] == ")" {
                if depth == 0 { break }
                depth -= 1
            }
            address.append(characters[index])
            index += 1
        }
        return depth == 0 ? (address, index) : nil
    }

    /// Parses an address up to `>`.
    private func enclosedAddress(from start: Int) -> (address: String, end: Int)? {
        var address = ""
        var index = start
        while index < characters.count, characters[index] != ">" {
            if isEscape(at: index) {
                index += 1
            } else if characters[index].isNewline || characters[index] == "<" {
                return nil
            }
            address.append(characters[index])
            index += 1
        }
        return index < characters.count ? (address, index + 1) : nil
    }

    /// Returns the index of the first such character that is not escaped.
    private func firstIndex(of character: Character, from start: Int) -> Int? {
        var index = start
        while index < characters.count, characters[index] != character { index += isEscape(at: index) ? 2 : 1 }
        return index < characters.count ? index : nil
    }

    private static let titleEnds: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]

    /// Parses `<https://example.com>` and `<name@example.com>`.
    private mutating func scanAutolink() {
        guard let end = characters[position...].firstIndex(of: ">") else { return take(1) }
        let inner = String(characters[position + 1..<end])
        guard !inner.contains(where: { $0.isWhitespace || $0 == "<" }) else { return take(1) }
        let scheme = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
        if scheme.count > 1, inner.dropFirst(scheme.count).hasPrefix(":") {
            items.append(Item(text: inner, link: inner))
        } else if inner.contains("@"), !inner.hasPrefix("@"), !inner.hasSuffix("@") {
            items.append(Item(text: inner, link: "mailto:" + inner))
        } else {
            return take(1)
        }
        position = end + 1
    }

    private var isStartOfAddress: Bool {
        if position > 0, characters[position - 1].isLetter || characters[position - 1].isNumber { return false }
        let isAddress = ["http://", "https://"].contains { characters[position...].starts(with: $0) }
        // The text of a link ends at its bracket, and links cannot be nested.
        return isAddress && !items.contains(where: \.isBracket)
    }

    /// Parses a bare URL: up to white space, without the punctuation of the sentence around it.
    private mutating func scanAddress() {
        var end = position
        while end < characters.count, !characters[end].isWhitespace, characters[end] != "<" { end += 1 }
        while end > position, "?!.,:*_~'\")]".contains(characters[end - 1]) {
            let text = characters[position..<end]
            if characters[end - 1] == ")", text.count(where: { $0 == "(" }) >= text.count(where: { $0 == ")" }) {
                break
            }
            end -= 1
        }
        let address = String(characters[position..<end])
        guard address.count > "https://".count else { return take(end - position) }
        items.append(Item(text: address, link: address))
        position = end
    }

    // MARK: - Pairing

    /// Pairs the delimiters from an item on ("process emphasis").
    private mutating func pair(from bottom: Int) {
        var closer = bottom
        while closer < items.count {
            guard let closing = items[closer].delimiter, closing.closes, closing.count > 0 else {
                closer += 1
                continue
            }
            guard let opener = opener(of: closing, before: closer, from: bottom),
                let opening = items[opener].delimiter
            else {
                if !closing.opens { items[closer].delimiter = nil }
                closer += 1
                continue
            }
            let isDouble = opening.count >= 2 && closing.count >= 2
            let used = closing.mark == "~" ? closing.count : isDouble ? 2 : 1
            let style: Style = closing.mark == "~" ? .strikethrough : isDouble ? .strong : .emphasis
            for index in opener + 1..<closer {
                items[index].style.insert(style)
                items[index].delimiter = nil
            }
            use(used, of: opener)
            use(used, of: closer)
            if items[closer].delimiter == nil { closer += 1 }
        }
    }

    private func opener(of closing: Delimiter, before closer: Int, from bottom: Int) -> Int? {
        for index in stride(from: closer - 1, through: bottom, by: -1) {
            guard let opening = items[index].delimiter, opening.mark == closing.mark, opening.opens, opening.count > 0
            else { continue }
            if closing.mark == "~" {
                if opening.count == closing.count { return index }
                continue
            }
            // The rule of three: in `**a*b**` there is no emphasis around `b`.
            let isOdd = (opening.closes || closing.opens) && (opening.length + closing.length).isMultiple(of: 3)
            if isOdd, !(opening.length.isMultiple(of: 3) && closing.length.isMultiple(of: 3)) { continue }
            return index
        }
        return nil
    }

    private mutating func use(_ count: Int, of index: Int) {
        items[index].text.removeLast(count)
        items[index].delimiter?.count -= count
        if items[index].delimiter?.count == 0 { items[index].delimiter = nil }
    }

    private var merged: [Span] {
        var spans: [Span] = []
        for item in items where !item.text.isEmpty {
            if let last = spans.indices.last, spans[last].style == item.style, spans[last].link == item.link {
                spans[last].text += item.text
            } else {
                spans.append(Span(text: item.text, style: item.style, link: item.link))
            }
        }
        return spans
    }
}
