// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Parses a localised text whose template has markup, and returns its pieces with their styles.
///
/// Only the template is parsed as Markdown. While it is parsed, values are represented by single characters of a
/// private use area, so that no value is interpreted as markup.
nonisolated enum MarkedTemplate {
    /// U+F0000, the first of a supplementary private use area.
    private static let firstValue: UInt32 = 0xF_0000

    static func parts(
        _ pieces: [FormatTemplate.Piece], locale: Locale
    ) -> [(part: LocalizedPart, attributes: TextAttributes?)] {
        var template = ""
        var values: [LocalizedPart] = []
        for piece in pieces {
            switch piece {
            case .literal(let string): template += string
            case .value(let part):
                guard let mark = Unicode.Scalar(firstValue + UInt32(values.count)) else { continue }
                template.unicodeScalars.append(mark)
                values.append(part)
            }
        }
        template = Inflection.applied(to: template, locale: locale) { scalar in
            if case .string(let string)? = value(scalar, values) { string } else { nil }
        }
        return InlineMarkdown.spans(of: template).flatMap { span in
            let attributes = TextAttributes(span, link: span.link.map { plain($0, values) })
            return split(span.text, values).map { ($0, attributes) }
        }
    }

    /// Returns a span with its values inserted.
    private static func split(_ text: String, _ values: [LocalizedPart]) -> [LocalizedPart] {
        var parts: [LocalizedPart] = []
        var literal = ""
        for scalar in text.unicodeScalars {
            guard let value = value(scalar, values) else {
                literal.unicodeScalars.append(scalar)
                continue
            }
            if case .string(let string) = value {
                literal += string
                continue
            }
            if !literal.isEmpty { parts.append(.string(literal)) }
            literal = ""
            parts.append(value)
        }
        if !literal.isEmpty { parts.append(.string(literal)) }
        return parts
    }

    private static func value(_ scalar: Unicode.Scalar, _ values: [LocalizedPart]) -> LocalizedPart? {
        guard scalar.value >= firstValue, scalar.value < firstValue + UInt32(values.count) else { return nil }
        return values[Int(scalar.value - firstValue)]
    }

    /// Returns a URL with its values inserted, as plain text.
    private static func plain(_ text: String, _ values: [LocalizedPart]) -> String {
        split(text, values).reduce(into: "") { result, part in
            if case .string(let string) = part { result += string }
        }
    }
}

extension TextAttributes {
    /// Creates the attributes of a span.
    nonisolated fileprivate init(_ span: InlineMarkdown.Span, link address: String?) {
        self.init()
        if span.style.contains(.strong) { weight = .bold }
        if span.style.contains(.emphasis) { isItalic = true }
        if span.style.contains(.code) { isMonospaced = true }
        if span.style.contains(.strikethrough) { strikethrough = Line(isActive: true) }
        if let address, URL(string: address) != nil {
            link = address
            style = AnyShapeStyle(TintShapeStyle())
        }
    }
}
