// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Breaks the clusters of a paragraph into lines (Documentation/Layout.md 6.4).
///
/// Algorithm: greedy by break opportunities; white space hangs over the end and never causes a break; a word longer
/// than the line is broken between clusters. Text between two hard breaks that takes exactly two lines does not end in
/// a single short word if moving one more word down makes the lines more even and fits. Complexity: linear in the
/// clusters up to the last requested line.
struct ParagraphBreaker {
    /// The largest floating-point error of a width that was measured to fit.
    static let tolerance = 1e-6
    /// The number of clusters of a last word that should not be alone; longer ones fill a line well enough.
    private static let shortWord = 5

    /// The clusters of a line, hanging white space and hard break included.
    struct Line: Hashable {
        var range: Range<Int>
        var endsParagraph: Bool
    }

    let text: ParagraphText
    let width: Double

    /// Returns at most `limit` lines; `isComplete` is whether they hold the whole text.
    func lines(limit: Int) -> (lines: [Line], isComplete: Bool) {
        var lines: [Line] = []
        var start = 0
        while start < text.count {
            guard lines.count < limit else { return (lines, false) }
            guard let end = appendParagraph(from: start, to: &lines, limit: limit) else { return (lines, false) }
            start = end
        }
        // A hard break at the very end begins another line.
        if let last = text.breaks.last, last == .mandatory {
            guard lines.count < limit else { return (lines, true) }
            lines.append(Line(range: text.count..<text.count, endsParagraph: true))
        }
        return (lines, true)
    }

    /// Returns the end of the text from a cluster to the next hard break, which is included.
    func paragraphEnd(from start: Int) -> Int {
        var end = start
        while end < text.count {
            end += 1
            if text.breaks[end - 1] == .mandatory { break }
        }
        return end
    }

    /// Returns the cluster after the paragraph, or `nil` if the limit was reached before its end.
    private func appendParagraph(from start: Int, to lines: inout [Line], limit: Int) -> Int? {
        let first = lines.count
        var position = start
        while true {
            guard lines.count < limit else { return nil }
            let line = nextLine(from: position)
            lines.append(line)
            position = line.range.upperBound
            if line.endsParagraph { break }
        }
        if lines.count == first + 2, let seam = betterSeam(lines[first], lines[first + 1]) {
            lines[first].range = start..<seam
            lines[first + 1].range = seam..<position
        }
        return position
    }

    private func nextLine(from start: Int) -> Line {
        var used = 0.0
        var lastBreak: Int?
        var index = start
        while index < text.count {
            if text.breaks[index] == .mandatory {
                return Line(range: start..<(index + 1), endsParagraph: true)
            }
            used += text.advances[index]
            if !text.isSpace[index], used > width + Self.tolerance, index > start {
                return Line(range: start..<(lastBreak ?? index), endsParagraph: false)
            }
            if text.breaks[index] == .allowed { lastBreak = index + 1 }
            index += 1
        }
        return Line(range: start..<index, endsParagraph: true)
    }

    /// Returns the better break between two lines, so that the second one has more than one word.
    private func betterSeam(_ first: Line, _ second: Line) -> Int? {
        let seam = second.range.lowerBound
        let rest = seam..<text.inkEnd(second.range)
        let hasOneWord = !rest.dropLast().contains { text.breaks[$0] == .allowed }
        guard text.breaks[seam - 1] == .allowed, hasOneWord, rest.count <= Self.shortWord else { return nil }
        guard let earlier = (first.range.lowerBound..<(seam - 1)).last(where: { text.breaks[$0] == .allowed }) else {
            return nil
        }
        let lower = ink((earlier + 1)..<second.range.upperBound)
        let difference = abs(ink(first.range.lowerBound..<(earlier + 1)) - lower)
        let isMoreEven = difference < abs(ink(first.range) - ink(second.range))
        // The new second line fits, since otherwise the lines would be less even than before.
        return isMoreEven ? earlier + 1 : nil
    }

    private func ink(_ range: Range<Int>) -> Double {
        text.width(range.lowerBound..<text.inkEnd(range))
    }
}
