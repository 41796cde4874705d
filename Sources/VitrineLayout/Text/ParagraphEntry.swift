// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A proposal in which equivalent cases are equal.
struct ParagraphProposal: Hashable, Sendable {
    /// The width; `nil` for the ideal and for infinity.
    var width: Double?
    var height: Double?

    init(width: Double?, height: Double?) {
        self.width = Self.length(width)
        self.height = Self.length(height)
    }

    private static func length(_ value: Double?) -> Double? {
        guard let value, value != .infinity else { return nil }
        return value > 0 ? value : 0
    }
}

/// The runs and options of a paragraph, as a cache key.
struct ParagraphKey: Hashable, Sendable {
    var runs: [TextRun]
    var options: TextOptions

    /// Hashes the strings alone: few paragraphs differ only in fonts and options, which take long to hash.
    func hash(into hasher: inout Hasher) {
        for run in runs { hasher.combine(run.string) }
    }

    /// The number of bytes that a cache charges for it.
    var byteCount: Int { runs.reduce(160) { $0 + $1.string.utf8.count + 128 } }
}

/// The layouts of a paragraph for the proposals so far, the ideal one first.
///
/// Invariant: at most `capacity` layouts besides the ideal one; the oldest is evicted first. A parent proposes few
/// different sizes to a text, so a linear search is faster than another hash. An object, so that a look-up copies none of
/// the layouts; it never changes.
final class ParagraphEntry: Sendable {
    private static let capacity = 8

    let ideal: TextLayout
    private let others: [(proposal: ParagraphProposal, layout: TextLayout)]

    init(ideal: TextLayout) {
        self.ideal = ideal
        others = []
    }

    private init(ideal: TextLayout, others: [(proposal: ParagraphProposal, layout: TextLayout)]) {
        self.ideal = ideal
        self.others = others
    }

    func answer(_ proposal: ParagraphProposal) -> TextLayout? {
        if proposal.width == nil, proposal.height == nil { return ideal }
        return others.first { $0.proposal == proposal }?.layout
    }

    /// Removes limits that have no effect: those at least as large as the ideal size.
    ///
    /// This also holds if the ideal size is truncated itself, at a hard break: more space would not show more.
    func simplified(_ proposal: ParagraphProposal) -> ParagraphProposal {
        var result = proposal
        if let width = proposal.width, width >= ideal.size.width { result.width = nil }
        if result.width == nil, let height = proposal.height, height >= ideal.size.height { result.height = nil }
        return result
    }

    /// Returns an entry that has a layout for a proposal as well.
    func inserting(_ layout: TextLayout, for proposal: ParagraphProposal) -> ParagraphEntry {
        guard answer(proposal) == nil else { return self }
        let kept = others.count == Self.capacity ? others.dropFirst() : others[...]
        return ParagraphEntry(ideal: ideal, others: Array(kept) + [(proposal, layout)])
    }

    /// The number of bytes that a cache charges for it.
    var byteCount: Int {
        others.reduce(Self.bytes(ideal)) { $0 + Self.bytes($1.layout) }
    }

    private static func bytes(_ layout: TextLayout) -> Int {
        layout.lines.reduce(160) { sum, line in
            line.fragments.reduce(sum + 160) { $0 + $1.string.utf8.count + 64 }
        }
    }
}
