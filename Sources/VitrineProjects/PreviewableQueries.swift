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
        let queries = mask.matches(of: /@Previewable\s+@(Query)\b(\s*\()?/).map { match in
            let name = match.output.1
            return SourceRewriting.Replacement(
                range: name.startIndex..<name.endIndex, place: match.range.lowerBound,
                // Without arguments a macro has no parentheses; the wrapper needs them to tell that it starts by itself.
                text: match.output.2 == nil ? "_PreviewableQuery()" : "_PreviewableQuery")
        }
        return SourceRewriting.replace(
            queries, in: text, masked: mask,
            what: "@Query of a preview is the property wrapper that it stands for")
    }
}
