// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase

/// Inserts values into a string with printf-like specifiers (`%@`, `%lld`, `%1$@`, `%.2f`, `%%`).
///
/// Numbers use the locale's digits and separators, as in localised strings of the platform. Complexity: linear in the
/// template, which is parsed once.
nonisolated enum FormatTemplate {
    /// A part of a template: literal characters, or a value.
    enum Piece {
        case literal(String)
        case value(LocalizedPart)
    }

    /// Returns the parts of a template with its values; adjacent characters are one part.
    static func parts(
        _ template: String, _ arguments: [LocalizedArgument], locale: Locale, environment: EnvironmentValues
    ) -> [LocalizedPart] {
        var parts: [LocalizedPart] = []
        var string = ""
        forEachPiece(of: template, arguments, locale: locale, environment: environment) { piece in
            switch piece {
            case .literal(let characters), .value(.string(let characters)): string += characters
            case .value(let text):
                if !string.isEmpty { parts.append(.string(string)) }
                string = ""
                parts.append(text)
            }
        }
        if !string.isEmpty || parts.isEmpty { parts.append(.string(string)) }
        return parts
    }

    /// Returns whether the template contains anything to translate apart from its values.
    static func hasLetters(_ template: String) -> Bool {
        segments(of: template).contains { segment in
            guard case .literal(let characters) = segment else { return false }
            return characters.contains(where: \.isLetter)
        }
    }

    static func pieces(
        _ template: String, _ arguments: [LocalizedArgument], locale: Locale, environment: EnvironmentValues
    ) -> [Piece] {
        var pieces: [Piece] = []
        forEachPiece(of: template, arguments, locale: locale, environment: environment) { pieces.append($0) }
        return pieces
    }

    /// Calls a closure with each piece in order, so that most texts need no list of them.
    private static func forEachPiece(
        of template: String, _ arguments: [LocalizedArgument], locale: Locale, environment: EnvironmentValues,
        _ body: (Piece) -> Void
    ) {
        var literal = ""
        var next = 0
        for segment in segments(of: template) {
            switch segment {
            case .literal(let characters): literal += characters
            case .specifier(let specifier):
                let index = specifier.position.map { $0 - 1 } ?? next
                next = index + 1
                guard arguments.indices.contains(index) else { continue }
                body(.literal(literal))
                literal = ""
                body(.value(value(arguments[index], specifier, locale, environment)))
            }
        }
        body(.literal(literal))
    }

    /// A part of a parsed template, independent of the values.
    private enum Segment: Sendable {
        case literal(String)
        case specifier(Specifier)
    }

    /// Templates are texts of the source, so there are few; some programs create them at run time.
    private static let parsed = Mutex(BoundedCache<String, [Segment]>(limit: 4_096))

    private static func segments(of template: String) -> [Segment] {
        if let known = parsed.withLock({ $0.value(for: template) }) { return known }
        let segments = parse(template)
        parsed.withLock { $0.insert(segments, for: template) }
        return segments
    }

    private static func parse(_ template: String) -> [Segment] {
        var segments: [Segment] = []
        var literal = ""
        var rest = template[...]
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal += "%"
                rest = rest.dropFirst()
            } else if let specifier = Specifier(&rest) {
                segments += [.literal(literal), .specifier(specifier)]
                literal = ""
            } else {
                literal += "%"
            }
        }
        return segments + [.literal(literal + rest)]
    }

    /// Returns whether a template without values contains an escaped percent sign.
    static func hasEscape(_ template: String) -> Bool {
        var last: UInt8 = 0
        for byte in template.utf8 {
            if byte == UInt8(ascii: "%"), last == byte { return true }
            last = byte
        }
        return false
    }

    private static func value(
        _ argument: LocalizedArgument, _ specifier: Specifier, _ locale: Locale, _ environment: EnvironmentValues
    ) -> LocalizedPart {
        switch argument {
        case .string(let string): return .string(string)
        case .text(let text): return .text(text)
        case .formatted(let value): return .string(value.string(in: environment))
        case .resource(let resource): return .string(resource.string(in: environment))
        case .integer(let value): return .string(padded(value, specifier, locale))
        case .unsigned(let value): return .string(padded(value, specifier, locale))
        case .double(let value): return .string(specifier.padded(number(value, specifier, locale)))
        }
    }

    private static func number(_ value: Double, _ specifier: Specifier, _ locale: Locale) -> String {
        let style = FloatingPointFormatStyle<Double>(locale: locale)
        switch specifier.kind {
        case "e", "E", "g", "G":
            let format = "%" + (specifier.precision.map { ".\($0)" } ?? "") + String(specifier.kind)
            return String(format: format, value)
        default:
            let signed = specifier.showsSign ? style.sign(strategy: .always()) : style
            return signed.precision(.fractionLength(specifier.precision ?? 6)).format(value)
        }
    }

    private static func padded<I: BinaryInteger>(_ value: I, _ specifier: Specifier, _ locale: Locale) -> String {
        switch specifier.kind {
        case "x": return specifier.padded(String(value, radix: 16))
        case "X": return specifier.padded(String(value, radix: 16, uppercase: true))
        case "o": return specifier.padded(String(value, radix: 8))
        default: break
        }
        // Most numbers need no formatter, which takes longer to make than the text.
        if !specifier.isZeroPadded, !specifier.showsSign, let plain = PlainNumbers.string(value, locale: locale) {
            return specifier.padded(plain)
        }
        let style = IntegerFormatStyle<I>(locale: locale)
        let signed = specifier.showsSign ? style.sign(strategy: .always()) : style
        if specifier.isZeroPadded, let width = specifier.width {
            return signed.precision(.integerLength(width...)).grouping(.never).format(value)
        }
        return specifier.padded(signed.format(value))
    }

    /// A parsed specifier, without its percent sign.
    struct Specifier: Sendable {
        var position: Int?
        var precision: Int?
        var width: Int?
        var isZeroPadded = false
        var isLeftAligned = false
        var showsSign = false
        /// The conversion, which is the last letter, such as `@`, `d` or `f`.
        var kind: Character = "@"

        /// Parses a specifier at the start of a string; `nil` if there is none.
        init?(_ text: inout Substring) {
            var rest = text
            let start = rest
            if let number = Specifier.digits(&rest), rest.first == "$" {
                position = Int(number)
                rest = rest.dropFirst()
            } else {
                rest = start
            }
            takeFlags(&rest)
            width = Specifier.digits(&rest).flatMap { Int($0) }.map { min($0, 64) }
            if rest.first == "." {
                rest = rest.dropFirst()
                precision = min(Specifier.digits(&rest).flatMap { Int($0) } ?? 0, 64)
            }
            while let letter = rest.first, "lhqzt".contains(letter) { rest = rest.dropFirst() }
            guard let kind = rest.first, "@dDiuUxXoOfFeEgGs".contains(kind) else { return nil }
            self.kind = kind
            text = rest.dropFirst()
        }

        private static func digits(_ text: inout Substring) -> String? {
            let found = text.prefix { $0.isASCII && $0.isNumber }
            text = text.dropFirst(found.count)
            return found.isEmpty ? nil : String(found)
        }

        private mutating func takeFlags(_ text: inout Substring) {
            while let flag = text.first, "+-#'0 ".contains(flag) {
                switch flag {
                case "+": showsSign = true
                case "-": isLeftAligned = true
                case "0": isZeroPadded = true
                default: break
                }
                text = text.dropFirst()
            }
        }

        /// Returns the text padded with spaces to the width.
        func padded(_ text: String) -> String {
            guard let width, text.count < width else { return text }
            let space = String(repeating: " ", count: width - text.count)
            return isLeftAligned ? text + space : space + text
        }
    }
}
