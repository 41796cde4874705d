// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Writes JSON text.
package enum JSONText {
    /// A string as JSON. `<` is escaped too, so that the text may stand in a script element of type JSON.
    package static func string(_ value: String) -> String {
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
        let units = (clamped * 64).rounded()
        if units == 0 { return "0" }
        let magnitude = units.magnitude
        let thousandths = Int((magnitude * 1000 / 64).rounded(.up))
        let whole = thousandths / 1000
        let fraction = thousandths % 1000
        var result = units < 0 ? "-" : ""
        if whole != 0 || fraction == 0 { result += String(whole) } else { result += "0" }
        guard fraction != 0 else { return result }
        var digits = String(fraction)
        digits = String(repeating: "0", count: 3 - digits.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        return result + "." + digits
    }

    /// A plain number with up to four digits: opacities, angles, scales.
    package static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let clamped = min(max(value, -1e9), 1e9)
        let units = Int((clamped * 10_000).rounded())
        if units % 10_000 == 0 { return String(units / 10_000) }
        let magnitude = units.magnitude
        var digits = String(magnitude % 10_000)
        digits = String(repeating: "0", count: 4 - digits.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        return (units < 0 ? "-" : "") + String(magnitude / 10_000) + "." + digits
    }
}
