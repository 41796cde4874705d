// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Returns a number with at most two fraction digits, independent of the locale: "12", "12.5", "-0.33".
package func displayNumber(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let whole = "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100)"
    let rest = abs(hundredths) % 100
    if rest == 0 { return whole }
    if rest % 10 == 0 { return "\(whole).\(rest / 10)" }
    return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
}

extension DisplayRect: CustomStringConvertible {
    package var description: String {
        "(\(displayNumber(x)), \(displayNumber(y)), \(displayNumber(width)), \(displayNumber(height)))"
    }
}

extension String {
    /// The text on one line, in quotation marks.
    var quotedForDisplay: String {
        var quoted = "\""
        for character in unicodeScalars {
            switch character {
            case "\n": quoted += "\\n"
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            default: quoted.unicodeScalars.append(character)
            }
        }
        return quoted + "\""
    }
}
