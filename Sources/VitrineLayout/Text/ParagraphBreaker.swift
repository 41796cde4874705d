// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Breaks a paragraph's clusters into lines (Documentation/Layout.md 6.4).
///
/// Algorithm: greedy after break opportunities; white space hangs over the end and never forces a break; a word longer
/// than the line breaks between clusters. Text between two hard breaks that takes exactly two lines does not leave a
/// lone short last word if moving one more word down evens the lines and fits. Linear in the clusters that it visits:
/// it stops at the last line that is wanted.
struct ParagraphBreaker {
    /// What floating point may add to a width that was measured to fit.
    static let tolerance = 1e-6
    /// Clusters of a last word that does not stand alone; longer ones fill a line well enough.
    private static let shortWord = 5

    /// A line's clusters, hanging white space and hard break included.
    struct Line: Hashable {
        var range: Range<Int>
        var endsParagraph: Bool
    }

    let text: ParagraphText
    let width: Double

    /// At most `limit` lines; `isComplete` tells whether they hold the whole text.
    func lines(limit: Int) -> (lines: [Line], isComplete: Bool) {
        var lines: [Line] = []
        var start = 0
        while start < text.count {
            guard lines.count < limit else { return (lines, false) }
            guard let end = appendParagraph(from: start, to: &lines, limit: limit) else { return (lines, false) }
            start = end
        }
        // A hard break at the very end begins a line of its own.
        if let last = text.breaks.last, last == .mandatory {
            guard lines.count < limit else { return (lines, true) }
            lines.append(Line(range: text.count..<text.count, endsParagraph: true))
        }
        return (lines, true)
    }

    /// The end of the text that begins at a cluster and goes up to the next hard break, which it includes.
    func paragraphEnd(from start: Int) -> Int {
        var end = start
        while end < text.count {
            end += 1
            if text.breaks[end - 1] == .mandatory { break }
        }
        return end
    }

    /// The cluster after the paragraph, or `nil` when the limit was reached before its end.
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

    /// Where two lines should part instead, so that the second has more than one word.
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
        // That the new second line fits follows: were it wider than the first was, the lines would be less even.
        return isMoreEven ? earlier + 1 : nil
    }

    private func ink(_ range: Range<Int>) -> Double {
        text.width(range.lowerBound..<text.inkEnd(range))
    }
}
