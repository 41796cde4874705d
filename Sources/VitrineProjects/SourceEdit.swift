// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Bytes of a source that are replaced, counted in UTF-8.
struct SourceEdit {
    let range: Range<Int>
    let text: String

    /// Returns a source with all its edits. Of two at one place, the insertion comes before the replacement.
    static func apply(_ edits: [SourceEdit], to source: String) -> String {
        var bytes = Array(source.utf8)
        // From the end: what comes before stays in its place.
        for edit in edits.sorted(by: {
            ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
        }) {
            bytes.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
