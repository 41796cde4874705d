// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase

/// Measures and breaks text like iOS (Documentation/Layout.md 6), whatever font the shaper has.
///
/// Invariant: a result is a pure function of runs, options and proposal; the caches affect only the time. Strings are
/// shaped once per font without its size (if the shaper's advances are linear) and scaled; laid out paragraphs are
/// cached per (runs, options), with the proposals so far. Both caches have byte limits and can be used from any thread.
/// Complexity: a hit costs one hash of the runs; a miss is linear in the clusters up to the last line shown.
package final class ParagraphLayout: TextMeasuring {
    private let shaper: any TextShaping
    package let metrics: FontMetrics
    private let tracking: @Sendable (FontSpec) -> Double
    private let counter: TextCounter?
    private let cache: Mutex<Cache>

    /// Creates a layout; `cacheBytes` is the limit of both caches together, and 0 caches nothing.
    package init(
        shaper: any TextShaping,
        metrics: FontMetrics = .iOS,
        tracking: @escaping @Sendable (FontSpec) -> Double = { _ in 0 },
        cacheBytes: Int = 32 << 20,
        counter: TextCounter? = nil
    ) {
        self.shaper = shaper
        self.metrics = metrics
        self.tracking = tracking
        self.counter = counter
        cache = Mutex(Cache(bytes: cacheBytes))
    }

    package func layout(_ runs: [TextRun], options: TextOptions, width: Double?, height: Double?) -> TextLayout {
        counter?.countLayout()
        guard !runs.isEmpty else { return .empty }
        let key = ParagraphKey(runs: runs, options: options)
        // Infinity is the same as ideal; a value that is not a length counts as none.
        var proposal = ParagraphProposal(width: width, height: height)
        if let known = cache.withLock({ $0.paragraphs.value(for: key) }) {
            if let answer = known.answer(proposal) { return answer }
            proposal = known.simplified(proposal)
            if let answer = known.answer(proposal) { return answer }
        }
        counter?.countLayoutMiss()
        let text = paragraph(runs, options: options, scale: 1, tightening: 0)
        guard text.count > 0 else { return emptyLayout(of: text, options: options) }
        let ideal = fitted(text, options: options, proposal: ParagraphProposal(width: nil, height: nil))
        let fresh = ParagraphEntry(ideal: ideal)
        proposal = fresh.simplified(proposal)
        let answer = fresh.answer(proposal) ?? fitted(text, options: options, proposal: proposal)
        cache.withLock {
            let entry = ($0.paragraphs.value(for: key) ?? fresh).inserting(answer, for: proposal)
            $0.paragraphs.insert(entry, for: key, cost: key.byteCount + entry.byteCount)
        }
        return answer
    }

    /// See `ParagraphEntry.simplified(_:)`.
    package var idealAnswersLooserProposals: Bool { true }

    package func spacing(_ font: FontSpec, pixelScale: Double) -> TextSpacing {
        font.metrics(metrics).spacing(size: font.size, leading: font.leading, pixelScale: pixelScale)
    }

    package func ownTracking(_ font: FontSpec) -> Double { tracking(font) }

    package func clusters(of run: TextRun, localeIdentifier: String) -> [TextCluster] {
        let options = TextOptions(localeIdentifier: localeIdentifier)
        let text = paragraph([run], options: options, scale: 1, tightening: 0)
        let isCursive =
            run.string.isEmpty || run.attachment != nil
            ? [] : shape(run.string, font: run.font, locale: localeIdentifier).isCursive
        return text.advances.indices.map { index in
            TextCluster(
                length: Int(text.lengths[index]), advance: text.advances[index],
                isJoined: !isCursive.isEmpty && isCursive[index])
        }
    }

    /// The number of bytes charged for the caches now.
    package var cachedBytes: Int { cache.withLock { $0.shapes.cost + $0.paragraphs.cost } }

    // MARK: - Shaping

    private struct ShapeKey: Hashable {
        var string: String
        var font: FontSpec
        var locale: String
    }

    private struct Cache {
        var shapes: BoundedCache<ShapeKey, ShapedText>
        var paragraphs: BoundedCache<ParagraphKey, ParagraphEntry>

        init(bytes: Int) {
            shapes = BoundedCache(limit: bytes / 2)
            paragraphs = BoundedCache(limit: bytes / 2)
        }
    }

    private func shape(_ string: String, font: FontSpec, locale: String) -> ShapedText {
        let canonical = shaper.shapingFont(for: font)
        let key = ShapeKey(string: string, font: canonical, locale: locale)
        var shaped: ShapedText
        if let known = cache.withLock({ $0.shapes.value(for: key) }) {
            shaped = known
        } else {
            counter?.countShape()
            shaped = shaper.shape(string, font: canonical, localeIdentifier: locale)
            let fresh = shaped
            cache.withLock { $0.shapes.insert(fresh, for: key, cost: fresh.byteCount + string.utf8.count) }
        }
        if canonical.size != font.size {
            let factor = font.size / canonical.size
            for index in shaped.advances.indices { shaped.advances[index] *= factor }
        }
        return shaped
    }

    private func paragraph(
        _ runs: [TextRun],
        options: TextOptions,
        scale: Double,
        tightening: Double
    ) -> ParagraphText {
        ParagraphText(runs: runs, scale: scale, tightening: tightening, tracking: tracking) { string, font in
            shape(string, font: font, locale: options.localeIdentifier)
        }
    }

    // MARK: - Fitting

    /// Returns the layout of a text without characters, which takes no space except reserved lines.
    private func emptyLayout(of text: ParagraphText, options: TextOptions) -> TextLayout {
        ParagraphPlacement(text: text, options: options, metrics: metrics)
            .layout([], truncated: nil, proposedWidth: 0)
    }

    /// Tightens, then shrinks, and only then truncates a text, as far as the options allow.
    private func fitted(_ text: ParagraphText, options: TextOptions, proposal: ParagraphProposal) -> TextLayout {
        let plain = broken(text, options: options, proposal: proposal)
        let least = min(max(options.minimumScaleFactor, 0.01), 1)
        // A single character that is larger than its space is not truncated, but a text that may shrink does so for it.
        func lacksRoom(_ layout: TextLayout) -> Bool {
            layout.isTruncated || least < 1 && Self.overflows(layout, proposal)
        }
        guard lacksRoom(plain), let width = proposal.width, width > 0 else { return plain }
        let mostTightening =
            options.allowsTightening
            ? Self.tighteningFactor * text.width(0..<text.count)
                / Double(max(text.count, 1)) : 0
        guard mostTightening > 0 || least < 1 else { return plain }

        func attempt(scale: Double, tightening: Double) -> TextLayout {
            let changed = paragraph(text.runs, options: options, scale: scale, tightening: tightening)
            var layout = broken(changed, options: options, proposal: proposal)
            layout.scaleFactor = scale
            layout.tightening = tightening
            return layout
        }
        if mostTightening > 0 {
            let tight = attempt(scale: 1, tightening: mostTightening)
            if !lacksRoom(tight) {
                return search(tight, lacksRoom) { attempt(scale: 1, tightening: mostTightening * $0) }
            }
        }
        guard least < 1 else { return attempt(scale: 1, tightening: mostTightening) }
        let small = attempt(scale: least, tightening: mostTightening * least)
        if lacksRoom(small) { return small }
        return search(small, lacksRoom) {
            let scale = 1 - (1 - least) * $0
            return attempt(scale: scale, tightening: mostTightening * scale)
        }
    }

    /// Returns the weakest adjustment that fits, to 1/128 of its range; `strongest` is the layout at strength 1.
    private func search(
        _ strongest: TextLayout, _ lacksRoom: (TextLayout) -> Bool, attempt: (Double) -> TextLayout
    ) -> TextLayout {
        var best = strongest
        var weak = 0.0
        var strong = 1.0
        for _ in 0..<7 {
            let middle = (weak + strong) / 2
            let layout = attempt(middle)
            if lacksRoom(layout) {
                weak = middle
            } else {
                best = layout
                strong = middle
            }
        }
        return best
    }

    /// Returns whether a line is too wide, or the only line too high.
    private static func overflows(_ layout: TextLayout, _ proposal: ParagraphProposal) -> Bool {
        let tolerance = ParagraphBreaker.tolerance
        if let width = proposal.width, layout.lines.contains(where: { $0.width > width + tolerance }) { return true }
        guard let height = proposal.height, layout.lines.count == 1 else { return false }
        return layout.lines[0].height > height + tolerance
    }

    /// The largest fraction of the mean advance that tightening may remove: AppKit's documented default tightening
    /// factor.
    private static let tighteningFactor = 0.05

    private func broken(_ text: ParagraphText, options: TextOptions, proposal: ParagraphProposal) -> TextLayout {
        let width = proposal.width ?? .infinity
        let breaker = ParagraphBreaker(text: text, width: width)
        let placement = ParagraphPlacement(text: text, options: options, metrics: metrics)
        var (lines, isComplete) = breaker.lines(limit: max(options.lineLimit ?? .max, 1))
        if let height = proposal.height {
            let fitting = placement.fitting(lines, height: height)
            if fitting < lines.count {
                lines.removeLast(lines.count - fitting)
                isComplete = false
            }
        }
        var pieces: [ParagraphTruncation.Piece]?
        if !isComplete, let last = lines.last {
            let end = breaker.paragraphEnd(from: last.range.lowerBound)
            pieces = ParagraphTruncation(text: text, width: width)
                .pieces(from: last.range.lowerBound, to: end, mode: options.truncation)
            lines[lines.count - 1].endsParagraph = true
        }
        var layout = placement.layout(lines, truncated: pieces, proposedWidth: width)
        layout.isTruncated = !isComplete
        // Without any space the size is zero, although the ellipsis is drawn.
        if proposal.width == 0, proposal.height == 0 { layout.size = .zero }
        return layout
    }
}
