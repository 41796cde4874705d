// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds links and addresses of mail in a text: what has a scheme, begins with `www.` or ends in a well-known domain.
enum LinkSearch {
    private static let domains = """
        com|org|net|edu|gov|mil|int|info|biz|io|dev|app|ai|xyz|online|site|shop|blog|cloud|tech|eu|us|uk|ca|au|nz|ie|\
        de|at|ch|fr|it|es|pt|nl|be|lu|dk|se|no|fi|is|pl|cz|sk|hu|ro|bg|gr|tr|ua|ru|jp|cn|kr|tw|hk|sg|in|id|br|mx|ar|\
        cl|za|il|ae|co|me|tv
        """
    private static let tail = #"(?::\d+)?(?:[/?#][^\s<>"“”„«»]*)?"#
    /// What comes before a mark has an end (64 characters before the @ of an address, RFC 5321): without one, the search of a
    /// long text takes time by the square of its length.
    private static let patterns = [
        #"(?<![\p{L}\d])[a-z][a-z0-9+.-]{0,31}://[^\s<>"“”„«»]+"#,
        #"(?<![a-z0-9])(?:mailto:)?[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9-]+\.)+[a-z]{2,}(?![\p{L}\d])"#,
        #"(?<![\p{L}\d@./-])www\.(?:[a-z0-9-]+\.)+[a-z]{2,}(?![\p{L}\d])"# + tail,
        #"(?<![\p{L}\d@./-])(?:[a-z0-9][a-z0-9-]*\.)+(?:"# + domains + #")(?![\p{L}\d@-]|\.[\p{L}\d])"# + tail,
    ]

    /// Returns the links in a range of a text; they may overlap.
    static func links(in string: String, _ range: NSRange) -> [DetectedData] {
        let text = NSString(string: string)
        return patterns.flatMap { pattern -> [DetectedData] in
            guard let search = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else { return [] }
            return search.matches(in: string, range: range).compactMap { match in
                let words = trimmed(text.substring(with: match.range))
                guard let target = target(of: words) else { return nil }
                return DetectedData(NSRange(location: match.range.location, length: words.utf16.count), target: target)
            }
        }
    }

    /// Returns a link without the punctuation of the sentence around it.
    private static func trimmed(_ words: String) -> String {
        var words = Substring(words)
        // Of the parentheses that end it those without a beginning in it are the sentence's.
        var surplus = words.count { $0 == ")" } - words.count { $0 == "(" }
        while let last = words.last, "?!.,:;*_~'’\")]}".contains(last) {
            if last == ")" {
                guard surplus > 0 else { break }
                surplus -= 1
            }
            words.removeLast()
        }
        return String(words)
    }

    private static func target(of words: String) -> URL? {
        if words.contains("://") { return URL(string: words) }
        if words.contains("@") {
            return URL(string: words.lowercased().hasPrefix("mailto:") ? words : "mailto:" + words)
        }
        return URL(string: "http://" + words)
    }
}
