// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Truncates the last permitted line and inserts an ellipsis (Documentation/Layout.md 6.6).
///
/// Clusters, not words, are removed, together with white space before the ellipsis. If nothing else fits, the ellipsis
/// is alone. Complexity: linear in the remaining clusters.
struct ParagraphTruncation {
    /// A part of a line: clusters, or the ellipsis in the font of a run.
    enum Piece: Hashable {
        case clusters(Range<Int>)
        case ellipsis(run: Int)
    }

    let text: ParagraphText
    let width: Double

    /// Returns the pieces of the line that begins at `start`; `end` is the end of its text up to the next hard break.
    func pieces(from start: Int, to end: Int, mode: TextOptions.Truncation) -> [Piece] {
        let end = text.inkEnd(start..<end)
        switch mode {
        case .tail: return tail(from: start, to: end)
        case .head: return head(from: start, to: text.inkEnd(start..<text.count))
        case .middle: return middle(from: start, to: text.inkEnd(start..<text.count))
        }
    }

    private func run(at index: Int) -> Int {
        guard text.count > 0 else { return 0 }
        return Int(text.runIndices[min(max(index, 0), text.count - 1)])
    }

    private func fits(_ used: Double, run: Int) -> Bool {
        used + text.ellipses[run] <= width + ParagraphBreaker.tolerance
    }

    private func tail(from start: Int, to end: Int) -> [Piece] {
        var kept = start
        var used = 0.0
        for index in start..<end {
            used += text.advances[index]
            if used > width + ParagraphBreaker.tolerance { break }
            if !text.isSpace[index], fits(used, run: run(at: index)) { kept = index + 1 }
        }
        let ellipsis = Piece.ellipsis(run: run(at: kept > start ? kept - 1 : start))
        return kept > start ? [.clusters(start..<kept), ellipsis] : [ellipsis]
    }

    private func head(from start: Int, to end: Int) -> [Piece] {
        var kept = end
        var used = 0.0
        for index in (start..<end).reversed() {
            used += text.advances[index]
            // The text before a hard break is removed with it.
            if used > width + ParagraphBreaker.tolerance || text.breaks[index] == .mandatory { break }
            if !text.isSpace[index], fits(used, run: run(at: index)) { kept = index }
        }
        return kept < end ? [.ellipsis(run: run(at: kept)), .clusters(kept..<end)] : [.ellipsis(run: run(at: start))]
    }

    /// Takes clusters from both ends in turn, beginning at the front, as long as the next one fits.
    private func middle(from start: Int, to end: Int) -> [Piece] {
        var front = start
        var back = end
        var used = 0.0
        var takesFront = true
        while front < back {
            let index = takesFront ? front : back - 1
            guard text.breaks[index] != .mandatory, fits(used + text.advances[index], run: run(at: start)) else {
                break
            }
            used += text.advances[index]
            if takesFront { front += 1 } else { back -= 1 }
            takesFront.toggle()
        }
        front = text.inkEnd(start..<front)
        var pieces: [Piece] = []
        if front > start { pieces.append(.clusters(start..<front)) }
        pieces.append(.ellipsis(run: run(at: max(front - 1, start))))
        if back < end { pieces.append(.clusters(back..<end)) }
        return pieces
    }
}
