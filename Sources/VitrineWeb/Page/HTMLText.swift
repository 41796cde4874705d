// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Text on its way into a document. Total: every string gives text that reads as that string and nothing else.
package enum HTMLText {
    /// For element content and for attribute values in double quotes.
    package static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\r": result += "&#13;"
            case "\u{0}": result += "\u{FFFD}"
            default:
                // C0 and C1 controls are no characters of HTML.
                let isControl = scalar.value < 32 && scalar != "\n" && scalar != "\t"
                if isControl || (127...159).contains(scalar.value) {
                    result += "\u{FFFD}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }
}
