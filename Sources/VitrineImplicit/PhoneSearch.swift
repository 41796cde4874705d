// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds telephone numbers in a text: 7 to 15 digits with the marks that people write between them.
enum PhoneSearch {
    private static let pattern = #"(?<![\p{L}\d.,:/_=-])(?:\+|\()?\d[\d \u00A0().\-/]{5,}\d(?![\p{L}\d_]|[.,:]\d)"#
    /// Dates, amounts and numbers with a decimal point.
    private static let others =
        #"^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d+\.\d+|\d{1,3}(?:\.\d{3})+)$"#

    /// Returns the telephone numbers in a range of a text.
    static func numbers(in string: String, _ range: NSRange) -> [DetectedData] {
        guard let search = try? NSRegularExpression(pattern: pattern) else { return [] }
        let text = NSString(string: string)
        return search.matches(in: string, range: range).compactMap { match in
            let words = text.substring(with: match.range)
            let digits = words.count { $0.isNumber }
            let isPlain = digits == words.count
            guard (7...15).contains(digits), !isPlain || [7, 10, 11].contains(digits),
                words.range(of: others, options: .regularExpression) == nil
            else { return nil }
            return DetectedData(match.range, number: words)
        }
    }
}
