// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The clusters of a text's runs in logical order, one array per property: the input of line breaking.
///
/// Invariant: all arrays have one element per grapheme cluster; `advances` include everything that a cluster occupies,
/// tracking included, so that any width is a sum.
struct ParagraphText: Sendable {
    var runs: [TextRun]
    var advances: [Double] = []
    var runIndices: [Int32] = []
    /// The byte offset of a cluster in its run's string.
    var offsets: [Int32] = []
    var lengths: [Int32] = []
    var breaks: [ShapedText.Break] = []
    var isSpace: [Bool] = []
    /// The advance of an ellipsis in each run's font.
    var ellipses: [Double] = []

    var count: Int { advances.count }

    /// Creates the clusters of all runs, with fonts scaled by a factor and every advance reduced by `tightening`.
    ///
    /// `shape` returns natural advances at the size of the font that it receives.
    init(
        runs: [TextRun],
        scale: Double,
        tightening: Double,
        tracking: (FontSpec) -> Double,
        shape: (String, FontSpec) -> ShapedText
    ) {
        self.runs = runs
        for index in runs.indices {
            if scale != 1 {
                self.runs[index].font = runs[index].font.scaled(by: scale)
                self.runs[index].tracking *= scale
                self.runs[index].kerning *= scale
                self.runs[index].baselineOffset *= scale
                self.runs[index].attachment = runs[index].attachment?.scaled(by: scale)
            }
            append(index, tightening: tightening, tracking: tracking, shape: shape)
        }
    }

    private mutating func append(
        _ index: Int,
        tightening: Double,
        tracking: (FontSpec) -> Double,
        shape: (String, FontSpec) -> ShapedText
    ) {
        let run = runs[index]
        let perCluster = tracking(run.font) + run.tracking - tightening
        let ellipsis = shape("\u{2026}", run.font)
        ellipses.append(ellipsis.advances.reduce(0) { $0 + $1 + perCluster })
        guard !run.string.isEmpty else { return }
        let shaped =
            run.attachment.map { ShapedText($0, length: run.string.utf8.count) } ?? shape(run.string, run.font)
        if !breaks.isEmpty, breaks[breaks.count - 1] != .mandatory, let first = run.string.first {
            breaks[breaks.count - 1] = LineBreaker.seam(tail(), first)
        }
        var offset: Int32 = 0
        for position in 0..<shaped.count {
            let natural = shaped.advances[position]
            // A cluster of zero width (a hard break, a zero width space) has no tracking, nor have joining letters, as
            // in browsers.
            let isTracked = natural != 0 && (shaped.isCursive.isEmpty || !shaped.isCursive[position])
            let extra = !isTracked ? 0 : perCluster + (position + 1 < shaped.count ? run.kerning : 0)
            advances.append(natural + extra)
            runIndices.append(Int32(index))
            offsets.append(offset)
            lengths.append(shaped.lengths[position])
            offset += shaped.lengths[position]
        }
        breaks += shaped.breaks
        isSpace += shaped.isSpace
    }

    /// Returns the last two clusters so far, which determine the break at a seam.
    private func tail() -> Substring {
        var text = ""
        for index in max(0, count - 2)..<count { text += string(index..<(index + 1), run: Int(runIndices[index])) }
        return Substring(text)
    }

    /// Returns the clusters of a range inside one run.
    func string(_ range: Range<Int>, run: Int) -> String {
        guard let last = range.last else { return "" }
        let bytes = runs[run].string.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: Int(offsets[range.lowerBound]))
        let end = bytes.index(bytes.startIndex, offsetBy: Int(offsets[last] + lengths[last]))
        return String(runs[run].string[start..<end])
    }

    func width(_ range: Range<Int>) -> Double {
        var sum = 0.0
        for index in range { sum += advances[index] }
        return sum
    }

    /// Returns the end of a range without trailing white space and hard break.
    func inkEnd(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, isSpace[end - 1] || breaks[end - 1] == .mandatory { end -= 1 }
        return end
    }
}
