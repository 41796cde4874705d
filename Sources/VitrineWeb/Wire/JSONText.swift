// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Writes JSON text.
package enum JSONText {
    /// Returns a string as JSON. `<` is escaped too, so that the text may stand in a script element of type JSON.
    package static func string(_ value: String) -> String {
        if !value.utf8.contains(where: mayNeedEscape) { return "\"" + value + "\"" }
        var result = "\""
        result.reserveCapacity(value.utf8.count + 2)
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "<": result += "\\u003C"
            case "\u{2028}": result += "\\u2028"
            case "\u{2029}": result += "\\u2029"
            default:
                if scalar.value < 32 {
                    let hex = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// Whether a text with this byte of UTF-8 is read scalar by scalar: it may be part of something that is escaped. Line
    /// separators begin with 0xE2, as many other characters do.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 32 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<")
            || byte == 0xE2
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
