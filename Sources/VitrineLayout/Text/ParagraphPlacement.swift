// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Computes boxes, baselines and fragments of broken lines (Documentation/Layout.md 6.1 to 6.3).
struct ParagraphPlacement {
    /// The vertical extent of a line.
    struct Box: Hashable {
        var ascent: Double
        var descent: Double
        /// The gap before the next line.
        var gap: Double

        var height: Double { ascent + descent }
    }

    let text: ParagraphText
    let options: TextOptions
    let metrics: FontMetrics

    /// Returns the box of a line, determined by its tallest run, which also decides the distance to the next line.
    func box(_ range: Range<Int>) -> Box {
        guard text.count > 0 else { return box(run: 0) }
        // An empty last line has the font of the hard break before it.
        let lower = min(range.lowerBound, text.count - 1)
        let first = Int(text.runIndices[lower])
        let last = Int(text.runIndices[max(range.upperBound - 1, lower)])
        var result = box(run: first)
        for run in first...last where run > first && !text.runs[run].string.isEmpty {
            let other = box(run: run)
            if other.height > result.height { result.gap = other.gap }
            result.ascent = max(result.ascent, other.ascent)
            result.descent = max(result.descent, other.descent)
        }
        return result
    }

    private func box(run: Int) -> Box {
        let font = text.runs[run].font
        let offset = text.runs[run].baselineOffset
        let metrics = font.metrics(metrics)
        var (ascent, descent) = (metrics.ascent(at: font.size), metrics.descent(at: font.size))
        if let attachment = text.runs[run].attachment {
            ascent = max(ascent, attachment.ascent)
            descent = max(descent, attachment.descent)
        }
        return Box(
            ascent: ascent + max(offset, 0),
            descent: descent + max(-offset, 0),
            // Large sizes have a negative leading: their lines overlap, unless line spacing is set.
            gap: options.lineSpacing > 0 ? max(font.leading, options.lineSpacing) : font.leading
        )
    }

    /// Returns the number of lines that fit into a height, at least one.
    ///
    /// Lines have the heights that are reported, so a text that is given its own height keeps all its lines. Lines for
    /// which space is reserved have it in any case.
    func fitting(_ lines: [ParagraphBreaker.Line], height: Double) -> Int {
        let always = max(reservedLines, 1)
        var used = 0.0
        var gap = 0.0
        for (index, line) in lines.enumerated() {
            let box = box(line.range)
            used += gap + box.height
            if index >= always, used > height + ParagraphBreaker.tolerance { return index }
            gap = box.gap
        }
        return max(lines.count, 1)
    }

    /// Returns the whole layout; `truncated` replaces the last line's clusters.
    func layout(
        _ lines: [ParagraphBreaker.Line],
        truncated: [ParagraphTruncation.Piece]?,
        proposedWidth: Double
    ) -> TextLayout {
        var placed: [TextLine] = []
        var top = 0.0
        var gap = 0.0
        var reported = 0.0
        var direction = TextDirection.leftToRight
        for (index, line) in lines.enumerated() {
            let box = box(line.range)
            top += index > 0 ? gap : 0
            let isCut = truncated != nil && index == lines.count - 1
            let inkEnd = text.inkEnd(line.range)
            let pieces = isCut ? truncated ?? [] : [.clusters(line.range.lowerBound..<inkEnd)]
            if index == 0 || lines[index - 1].endsParagraph { direction = base(from: line.range.lowerBound) }
            var result = fragments(pieces, base: direction)
            result.top = top
            result.height = box.height
            result.baseline = top + box.ascent
            result.endsParagraph = line.endsParagraph
            if !isCut { result.hangingSpace = hanging(inkEnd..<line.range.upperBound) }
            let full = isCut ? result.width : text.width(line.range)
            reported = max(reported, min(full, max(proposedWidth, result.width)))
            placed.append(result)
            top += box.height
            gap = box.gap
        }
        return finish(placed, width: reported, height: top)
    }

    private func finish(_ lines: [TextLine], width: Double, height: Double) -> TextLayout {
        let grid = PixelGrid(scale: options.pixelScale)
        var lines = lines
        let size = CGSize(width: grid.ceil(width), height: grid.ceil(max(height, reservedHeight())))
        for index in lines.indices { align(&lines[index], in: size.width) }
        guard let first = lines.first, let last = lines.last else {
            return TextLayout(size: size, lines: [], firstBaseline: 0, lastBaseline: 0)
        }
        // Guides are whole pixels (macOS: 13.0 for 12.57); lines keep the fraction, which drawing snaps.
        return TextLayout(
            size: size,
            lines: lines,
            firstBaseline: grid.ceil(first.baseline),
            lastBaseline: grid.ceil(first.baseline) + last.baseline - first.baseline,
            lineAlignment: options.lineAlignment
        )
    }

    /// The number of lines that the text takes space for even if it has fewer.
    private var reservedLines: Int {
        let minimum = options.minimumLines ?? 0
        return options.lineLimitReservesSpace ? max(minimum, options.lineLimit ?? 0) : minimum
    }

    /// Returns the height of the reserved lines.
    private func reservedHeight() -> Double {
        let count = reservedLines
        guard count > 0, !text.runs.isEmpty else { return 0 }
        let box = box(run: 0)
        return Double(count) * box.height + Double(count - 1) * box.gap
    }

    private func align(_ line: inout TextLine, in width: Double) {
        let spare = width - line.width
        let shift =
            switch options.lineAlignment {
            case .left: 0.0
            case .center: spare / 2
            case .right: spare
            }
        line.x = shift
        for index in line.fragments.indices { line.fragments[index].x += shift }
    }

    private func hanging(_ range: Range<Int>) -> String {
        var result = ""
        for index in range where text.breaks[index] != .mandatory {
            result += text.string(index..<(index + 1), run: Int(text.runIndices[index]))
        }
        return result
    }

    /// Returns the direction of the paragraph that begins at a cluster.
    private func base(from start: Int) -> TextDirection {
        let fallback: TextDirection = options.isRightToLeft ? .rightToLeft : .leftToRight
        var index = start
        while index < text.count {
            var end = index + 1
            while end < text.count, text.runIndices[end] == text.runIndices[index], text.breaks[end - 1] != .mandatory {
                end += 1
            }
            if let found = TextDirection(firstStrongIn: text.string(index..<end, run: Int(text.runIndices[index]))) {
                return found
            }
            if text.breaks[end - 1] == .mandatory { break }
            index = end
        }
        return fallback
    }

    /// Splits pieces at the seams of runs and returns the fragments in visual order from the left.
    ///
    /// The character of a box is a fragment of its own: the ellipsis after it has the same run.
    private func fragments(_ pieces: [ParagraphTruncation.Piece], base: TextDirection) -> TextLine {
        var fragments: [TextFragment] = []
        func append(_ string: String, run: Int, width: Double) {
            if let last = fragments.last, last.runIndex == run, text.runs[run].attachment == nil {
                fragments[fragments.count - 1].string += string
                fragments[fragments.count - 1].width += width
            } else {
                fragments.append(TextFragment(string: string, runIndex: run, x: 0, width: width))
            }
        }
        for piece in pieces {
            switch piece {
            case .ellipsis(let run):
                append("\u{2026}", run: run, width: text.ellipses[run])
            case .clusters(let range):
                var start = range.lowerBound
                while start < range.upperBound {
                    let run = text.runIndices[start]
                    var end = start + 1
                    while end < range.upperBound, text.runIndices[end] == run { end += 1 }
                    append(text.string(start..<end, run: Int(run)), run: Int(run), width: text.width(start..<end))
                    start = end
                }
            }
        }
        var x = 0.0
        let order =
            fragments.count < 2
            ? Array(fragments.indices)
            : TextDirection.visualOrder(fragments.map { TextDirection(firstStrongIn: $0.string) }, base: base)
        for index in order {
            fragments[index].x = x
            x += fragments[index].width
        }
        return TextLine(
            fragments: fragments,
            x: 0,
            width: x,
            top: 0,
            baseline: 0,
            height: 0,
            endsParagraph: false,
            isRightToLeft: base == .rightToLeft
        )
    }
}
