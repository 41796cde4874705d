// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Gives queries of previews another name.
///
/// `@Query` is a macro, whose variables the compiler does not find among the local ones of a `#Preview`; the property wrapper
/// that it stands for is found.
enum PreviewableQueries {
    static func rewrite(_ text: String) -> (text: String, rewritings: [SourceRewriting]) {
        guard text.contains("@Previewable"), text.contains("@Query") else { return (text, []) }
        let mask = SourceMask(text).text
        var written = Array(text.utf8)
        var rewritings: [SourceRewriting] = []
        // From the end: what comes before stays in its place.
        for match in mask.matches(of: /@Previewable\s+@(Query)\b(\s*\()?/).reversed() {
            let start = mask.utf8.distance(from: mask.startIndex, to: match.output.1.startIndex)
            // Without arguments a macro has no parentheses; the wrapper needs them to tell that it starts by itself.
            let name = match.output.2 == nil ? "_PreviewableQuery()" : "_PreviewableQuery"
            written.replaceSubrange(start..<(start + "Query".utf8.count), with: name.utf8)
            let line = mask[..<match.range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
            rewritings.insert(
                SourceRewriting(line: line, what: "@Query of a preview is the property wrapper that it stands for"),
                at: 0)
        }
        return (String(decoding: written, as: UTF8.self), rewritings)
    }
}
