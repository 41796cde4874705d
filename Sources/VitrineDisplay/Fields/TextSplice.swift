// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A replacement of a range of text, in UTF-16 code units, which browser and engine count alike.
package struct TextSplice: Hashable, Sendable {
    package var start: Int
    package var deleted: Int
    package var inserted: [UInt16]

    package init(start: Int, deleted: Int, inserted: [UInt16]) {
        self.start = start
        self.deleted = deleted
        self.inserted = inserted
    }

    package var isEmpty: Bool { deleted == 0 && inserted.isEmpty }

    /// Creates the smallest replacement that turns one text into the other; it never splits a surrogate pair.
    package init(from old: [UInt16], to new: [UInt16]) {
        let (prefix, suffix) = TextSplice.commonEnds(old, new)
        self.init(
            start: prefix, deleted: old.count - prefix - suffix, inserted: Array(new[prefix..<(new.count - suffix)]))
    }

    /// Returns the text with the replacement applied; `nil` if the range is outside.
    package func applied(to text: [UInt16]) -> [UInt16]? {
        guard start >= 0, deleted >= 0, start <= text.count, deleted <= text.count - start else { return nil }
        return Array(text[..<start]) + inserted + Array(text[(start + deleted)...])
    }

    /// Returns the number of units that two texts have in common at their beginnings and, apart from those, at their
    /// ends.
    static func commonEnds(_ a: [UInt16], _ b: [UInt16]) -> (prefix: Int, suffix: Int) {
        let shorter = min(a.count, b.count)
        var prefix = 0
        while prefix < shorter, a[prefix] == b[prefix] { prefix += 1 }
        if prefix > 0, prefix < max(a.count, b.count), UTF16.isLeadSurrogate(a[prefix - 1]) { prefix -= 1 }
        var suffix = 0
        while suffix < shorter - prefix, a[a.count - suffix - 1] == b[b.count - suffix - 1] { suffix += 1 }
        if suffix > 0, UTF16.isTrailSurrogate(a[a.count - suffix]) { suffix -= 1 }
        return (prefix, suffix)
    }
}
