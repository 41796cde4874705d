// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A proposal with the cases that mean the same made equal.
struct ParagraphProposal: Hashable, Sendable {
    /// `nil` for ideal and for endless.
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

/// What makes a paragraph.
struct ParagraphKey: Hashable, Sendable {
    var runs: [TextRun]
    var options: TextOptions

    /// The strings alone: paragraphs that differ in nothing but fonts and options are few, and those are long to hash.
    func hash(into hasher: inout Hasher) {
        for run in runs { hasher.combine(run.string) }
    }

    /// What a cache should charge for it.
    var byteCount: Int { runs.reduce(160) { $0 + $1.string.utf8.count + 128 } }
}

/// The layouts of one paragraph for the proposals seen, the ideal one first.
///
/// Invariant: at most `capacity` layouts besides the ideal; the oldest goes first. A parent asks a text few different
/// proposals, so a linear search beats another hash.
struct ParagraphEntry: Sendable {
    private static let capacity = 8

    let ideal: TextLayout
    private var others: [(proposal: ParagraphProposal, layout: TextLayout)] = []

    init(ideal: TextLayout) { self.ideal = ideal }

    func answer(_ proposal: ParagraphProposal) -> TextLayout? {
        if proposal.width == nil, proposal.height == nil { return ideal }
        return others.first { $0.proposal == proposal }?.layout
    }

    /// Drops the limits that do not limit: what is at least as long as the ideal.
    ///
    /// Also when the ideal is truncated itself, at a hard break: more room would show no more.
    func simplified(_ proposal: ParagraphProposal) -> ParagraphProposal {
        var result = proposal
        if let width = proposal.width, width >= ideal.size.width { result.width = nil }
        if result.width == nil, let height = proposal.height, height >= ideal.size.height { result.height = nil }
        return result
    }

    mutating func insert(_ layout: TextLayout, for proposal: ParagraphProposal) {
        guard answer(proposal) == nil else { return }
        if others.count == Self.capacity { others.removeFirst() }
        others.append((proposal, layout))
    }

    /// What a cache should charge for it.
    var byteCount: Int {
        others.reduce(Self.bytes(ideal)) { $0 + Self.bytes($1.layout) }
    }

    private static func bytes(_ layout: TextLayout) -> Int {
        layout.lines.reduce(160) { sum, line in
            line.fragments.reduce(sum + 160) { $0 + $1.string.utf8.count + 64 }
        }
    }
}
