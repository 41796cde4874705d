// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Puts values into a string with printf-like specifiers (`%@`, `%lld`, `%1$@`, `%.2f`, `%%`).
///
/// Numbers follow the locale's digits and separators, as the platform's localised strings do. Linear in the template.
nonisolated enum FormatTemplate {
    static func parts(
        _ template: String, _ arguments: [LocalizedArgument], locale: Locale, environment: EnvironmentValues
    ) -> [LocalizedPart] {
        var parts: [LocalizedPart] = []
        var literal = ""
        var rest = template[...]
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal += "%"
                rest = rest.dropFirst()
                continue
            }
            guard let specifier = Specifier(&rest) else {
                literal += "%"
                continue
            }
            let index = specifier.position.map { $0 - 1 } ?? next
            next = index + 1
            guard arguments.indices.contains(index) else { continue }
            switch piece(arguments[index], specifier, locale, environment) {
            case .string(let string): literal += string
            case .text(let text):
                if !literal.isEmpty { parts.append(.string(literal)) }
                literal = ""
                parts.append(.text(text))
            }
        }
        literal += rest
        if !literal.isEmpty || parts.isEmpty { parts.append(.string(literal)) }
        return parts
    }

    private static func piece(
        _ argument: LocalizedArgument, _ specifier: Specifier, _ locale: Locale, _ environment: EnvironmentValues
    ) -> LocalizedPart {
        switch argument {
        case .string(let string): return .string(string)
        case .text(let text): return .text(text)
        case .formatted(let value): return .string(value.string(in: environment))
        case .resource(let resource): return .string(resource.string(in: environment))
        case .integer(let value): return .string(padded(value, specifier, locale))
        case .unsigned(let value): return .string(padded(value, specifier, locale))
        case .double(let value):
            let digits = specifier.precision ?? 6
            return .string(
                FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(digits)).format(value))
        }
    }

    private static func padded<I: BinaryInteger>(_ value: I, _ specifier: Specifier, _ locale: Locale) -> String {
        if specifier.isHexadecimal { return String(value, radix: 16) }
        if let width = specifier.zeroPaddedWidth {
            return IntegerFormatStyle<I>(locale: locale)
                .precision(.integerLength(width...)).grouping(.never).format(value)
        }
        return PlainNumbers.string(value, locale: locale) ?? IntegerFormatStyle<I>(locale: locale).format(value)
    }

    /// One parsed specifier, without its percent sign.
    struct Specifier {
        var position: Int?
        var precision: Int?
        var zeroPaddedWidth: Int?
        var isHexadecimal = false

        /// Takes a specifier from the start of a string; `nil` where there is none.
        init?(_ text: inout Substring) {
            var rest = text
            let leading = Specifier.digits(&rest)
            if let leading, rest.first == "$" {
                position = Int(leading)
                rest = rest.dropFirst()
                Specifier.flags(&rest, &zeroPaddedWidth)
            } else if let leading {
                if leading.hasPrefix("0") { zeroPaddedWidth = Int(leading) }
            } else {
                Specifier.flags(&rest, &zeroPaddedWidth)
            }
            if rest.first == "." {
                rest = rest.dropFirst()
                precision = Specifier.digits(&rest).flatMap { Int($0) } ?? 0
            }
            while let letter = rest.first, "lhqzt".contains(letter) { rest = rest.dropFirst() }
            guard let kind = rest.first, "@dDiuUxXoOfFeEgGs".contains(kind) else { return nil }
            isHexadecimal = kind == "x" || kind == "X"
            text = rest.dropFirst()
        }

        private static func digits(_ text: inout Substring) -> String? {
            let found = text.prefix { $0.isASCII && $0.isNumber }
            text = text.dropFirst(found.count)
            return found.isEmpty ? nil : String(found)
        }

        private static func flags(_ text: inout Substring, _ width: inout Int?) {
            while let flag = text.first, "+-#' ".contains(flag) { text = text.dropFirst() }
            if let number = digits(&text), number.hasPrefix("0") { width = Int(number) }
        }
    }
}
