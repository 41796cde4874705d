// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Writes JSON text.
package enum JSONText {
    /// Returns a string as JSON. `<` is escaped too, so that the text may stand in a script element of type JSON.
    package static func string(_ value: String) -> String {
        var value = value
        if let escaped = value.withUTF8(escaped) { return escaped }
        var result = "\""
        result.reserveCapacity(value.utf8.count + 2)
        result += value
        result += "\""
        return result
    }

    /// Returns text as JSON; `nil` for text without anything to escape. What stands between two escapes is copied at once.
    private static func escaped(_ text: UnsafeBufferPointer<UInt8>) -> String? {
        var result: [UInt8] = []
        var (copied, index) = (0, 0)
        while index < text.count {
            let length = escapedLength(at: index, in: text)
            if length > 0 {
                if copied == 0 {
                    result.reserveCapacity(text.count + 16)
                    result.append(UInt8(ascii: "\""))
                }
                result.append(contentsOf: text[copied..<index])
                appendEscape(of: text[index + length - 1], to: &result)
                copied = index + length
            }
            index += max(length, 1)
        }
        guard copied > 0 else { return nil }
        result.append(contentsOf: text[copied...])
        result.append(UInt8(ascii: "\""))
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns how many bytes the character at an index has if it is escaped, else 0.
    private static func escapedLength(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        switch text[index] {
        case ..<32, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"): 1
        // The separators of lines and paragraphs, U+2028 and U+2029; many other characters begin like them.
        case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8: 3
        default: 0
        }
    }

    /// Appends the escape of a character, of which the last byte tells the others apart.
    private static func appendEscape(of byte: UInt8, to result: inout [UInt8]) {
        let escape =
            switch byte {
            case UInt8(ascii: "\""): "\\\""
            case UInt8(ascii: "\\"): "\\\\"
            case UInt8(ascii: "\n"): "\\n"
            case UInt8(ascii: "\r"): "\\r"
            case UInt8(ascii: "\t"): "\\t"
            case UInt8(ascii: "<"): "\\u003C"
            case 0xA8: "\\u2028"
            case 0xA9: "\\u2029"
            case ..<16: "\\u000" + String(byte, radix: 16)
            default: "\\u00" + String(byte, radix: 16)
            }
        result.append(contentsOf: escape.utf8)
    }

    package static func array(_ items: some Sequence<String>) -> String {
        "[" + items.joined(separator: ",") + "]"
    }
}

/// A length on its way to a page: rounded to 1/64 pt, the unit of browsers' layout, and written with three digits.
///
/// Digits are rounded away from zero, so that a browser which truncates to 1/64 arrives at the same number.
package enum WireLength {
    package static func text(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let clamped = min(max(value, -4_000_000), 4_000_000)
        let units = Int((clamped * 64).rounded())
        if units.isMultiple(of: 64) { return String(units / 64) }
        let thousandths = (units.magnitude * 1_000 + 63) / 64
        return decimal(isNegative: units < 0, thousandths / 1_000, fraction: thousandths % 1_000, digits: 3)
    }

    /// Returns a plain number with up to four digits: opacities, angles, scales.
    package static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let clamped = min(max(value, -1e9), 1e9)
        let units = Int((clamped * 10_000).rounded())
        if units % 10_000 == 0 { return String(units / 10_000) }
        let magnitude = units.magnitude
        return decimal(isNegative: units < 0, magnitude / 10_000, fraction: magnitude % 10_000, digits: 4)
    }

    /// Returns a decimal number without zeros at its end.
    private static func decimal(isNegative: Bool, _ whole: UInt, fraction: UInt, digits: Int) -> String {
        var (fraction, digits) = (fraction, digits)
        while digits > 0, fraction.isMultiple(of: 10) {
            fraction /= 10
            digits -= 1
        }
        var text = isNegative ? "-" : ""
        text += String(whole)
        guard digits > 0 else { return text }
        text += "."
        let shown = String(fraction)
        for _ in shown.utf8.count..<digits { text += "0" }
        return text + shown
    }
}
