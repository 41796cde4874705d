// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// A laid out text as its renderer sees it: what `Text.Layout` and its parts refer to by their indices.
///
/// Invariant: nothing here changes but what is kept of answers. The glyphs of a part of a line are measured when they
/// are first asked for, and the characters of all lines together: O(characters) each.
final class PlacedText: Equatable {
    let layout: TextLayout
    private let resolved: ResolvedText
    private let localeIdentifier: String
    private let engine: any TextMeasuring
    /// The size of the text's view, across which gradients go.
    private let size: CGSize
    /// The slices of each fragment of each line, once they have been measured.
    private var measured: [[[TextSlice]?]]
    private lazy var characters = TextCharacterFinder.offsets(of: layout.lines, in: resolved.runs)

    init(
        _ layout: TextLayout, of resolved: ResolvedText, in size: CGSize, localeIdentifier: String,
        engine: any TextMeasuring
    ) {
        self.layout = layout
        self.resolved = resolved
        self.size = size
        self.localeIdentifier = localeIdentifier
        self.engine = engine
        measured = layout.lines.map { line in Array(repeating: nil, count: line.fragments.count) }
    }

    /// Returns whether both have the same lines with the same looks in views of the same size.
    static func == (a: PlacedText, b: PlacedText) -> Bool {
        a === b || (a.layout == b.layout && a.resolved == b.resolved && a.size == b.size)
    }

    // MARK: - Lines and runs

    func origin(ofLine index: Int) -> CGPoint {
        CGPoint(x: layout.lines[index].x, y: layout.lines[index].baseline)
    }

    func bounds(of line: Text.Layout.Line) -> Text.Layout.TypographicBounds {
        let placed = layout.lines[line.index]
        let leading = placed.fragments.map { scaledRun(of: $0).font.leading }.max() ?? 0
        return Text.Layout.TypographicBounds(
            origin: line.origin, width: placed.width, ascent: placed.baseline - placed.top,
            descent: placed.top + placed.height - placed.baseline, leading: max(leading, 0))
    }

    /// Returns the bounds of slices of a run, as high as the run's font or image.
    func bounds(of run: Text.Layout.Run, slices indices: Range<Int>) -> Text.Layout.TypographicBounds {
        let placed = layout.lines[run.line.index]
        let fragment = placed.fragments[run.index]
        let scaled = scaledRun(of: fragment)
        let extent = extent(of: indices, in: run)
        let box = box(of: scaled)
        let x = Double(run.line.origin.x) + fragment.x - placed.x + extent.left
        let y = Double(run.line.origin.y) - scaled.baselineOffset
        return Text.Layout.TypographicBounds(
            origin: CGPoint(x: x, y: y), width: extent.right - extent.left, ascent: box.ascent, descent: box.descent,
            leading: max(scaled.font.leading, 0))
    }

    func direction(of run: Text.Layout.Run) -> LayoutDirection {
        isRightToLeft(fragment(of: run), in: layout.lines[run.line.index]) ? .rightToLeft : .leftToRight
    }

    func attribute<T: TextAttribute>(_ type: T.Type, of run: Text.Layout.Run) -> T? {
        resolved.looks[resolved.runs[fragment(of: run).runIndex].attributes].custom.value(of: type)
    }

    func characterIndices(of run: Text.Layout.Run) -> [Text.Layout.CharacterIndex] {
        let offsets = characters[run.line.index][run.index]
        guard let last = offsets.last else { return [] }
        var next = 0
        return slices(of: run).map { slice in
            defer { next += slice.string.count }
            return Text.Layout.CharacterIndex(offset: offsets.indices.contains(next) ? offsets[next] : last)
        }
    }

    // MARK: - Slices

    /// Returns the slices of a run in the order of the characters.
    func slices(of run: Text.Layout.Run) -> [TextSlice] {
        let (line, index) = (run.line.index, run.index)
        if let known = measured[line][index] { return known }
        let made = measure(fragment(of: run), in: layout.lines[line])
        measured[line][index] = made
        return made
    }

    private func measure(_ fragment: TextFragment, in line: TextLine) -> [TextSlice] {
        var run = scaledRun(of: fragment)
        run.string = fragment.string
        var slices: [TextSlice] = []
        var isJoined = false
        var start = fragment.string.startIndex
        var x = 0.0
        for cluster in engine.clusters(of: run, localeIdentifier: localeIdentifier) {
            let bytes = fragment.string.utf8
            let end = bytes.index(start, offsetBy: cluster.length, limitedBy: bytes.endIndex) ?? bytes.endIndex
            let string = String(fragment.string[start..<end])
            if isJoined, cluster.isJoined, let last = slices.indices.last {
                slices[last].string += string
                slices[last].width += cluster.advance
            } else {
                slices.append(TextSlice(string: string, x: x, width: cluster.advance))
            }
            isJoined = cluster.isJoined
            x += cluster.advance
            start = end
        }
        guard isRightToLeft(fragment, in: line) else { return slices }
        return slices.map { TextSlice(string: $0.string, x: fragment.width - $0.x - $0.width, width: $0.width) }
    }

    /// Returns how far slices extend from the left end of their run.
    private func extent(of indices: Range<Int>, in run: Text.Layout.Run) -> (left: Double, right: Double) {
        let slices = slices(of: run)
        // All of it is as wide as layout took it to be.
        if indices == slices.indices { return (0, fragment(of: run).width) }
        let chosen = slices[indices]
        guard let left = chosen.map(\.x).min(), let right = chosen.map({ $0.x + $0.width }).max() else { return (0, 0) }
        return (left, right)
    }

    private func fragment(of run: Text.Layout.Run) -> TextFragment {
        layout.lines[run.line.index].fragments[run.index]
    }

    private func isRightToLeft(_ fragment: TextFragment, in line: TextLine) -> Bool {
        fragment.isRightToLeft ?? line.isRightToLeft
    }

    // MARK: - Fonts

    /// Returns the run of a fragment as it was laid out: scaled and tightened.
    private func scaledRun(of fragment: TextFragment) -> TextRun {
        var run = resolved.runs[fragment.runIndex]
        run.font = run.font.scaled(by: layout.scaleFactor)
        run.tracking = run.tracking * layout.scaleFactor - layout.tightening
        run.kerning *= layout.scaleFactor
        run.baselineOffset *= layout.scaleFactor
        // The ellipsis after an image has the image's run.
        let isImage = fragment.string == TextAttachment.character
        run.attachment = isImage ? run.attachment?.scaled(by: layout.scaleFactor) : nil
        return run
    }

    /// Returns the box of an image, or of a line that has only one font.
    private func box(of run: TextRun) -> (ascent: Double, descent: Double) {
        if let attachment = run.attachment { return (attachment.ascent, attachment.descent) }
        let options = TextOptions(localeIdentifier: localeIdentifier)
        let sample = engine.layout([TextRun("x", font: run.font)], options: options, width: nil, height: nil)
        guard let line = sample.lines.first else { return (0, 0) }
        return (line.baseline - line.top, line.top + line.height - line.baseline)
    }

    // MARK: - Drawing

    func ink(of line: Text.Layout.Line) -> TextInk? {
        let placed = layout.lines[line.index]
        let parts = placed.fragments.map { fragment in
            Part(string: fragment.string, run: fragment.runIndex, x: fragment.x - placed.x, width: fragment.width)
        }
        return ink(of: parts, in: line)
    }

    func ink(of run: Text.Layout.Run, slices indices: Range<Int>) -> TextInk? {
        let fragment = fragment(of: run)
        let extent = extent(of: indices, in: run)
        let part = Part(
            string: slices(of: run)[indices].map(\.string).joined(), run: fragment.runIndex,
            x: fragment.x - layout.lines[run.line.index].x + extent.left, width: extent.right - extent.left)
        return ink(of: [part], in: run.line)
    }

    /// Characters of one run that are drawn next to each other, at a distance from the left end of their line.
    private struct Part {
        var string: String
        var run: Int
        var x: Double
        var width: Double
    }

    /// Returns what is drawn of parts of a line, in a frame that is as high as the line; `nil` for nothing.
    private func ink(of parts: [Part], in line: Text.Layout.Line) -> TextInk? {
        let placed = layout.lines[line.index]
        guard let left = parts.map(\.x).min(), let right = parts.map({ $0.x + $0.width }).max() else { return nil }
        var styles: [DisplayTextStyle] = []
        var numbers: [Int: Int] = [:]
        var fragments: [DisplayText.Fragment] = []
        for part in parts {
            let number = numbers[part.run] ?? styles.count
            if number == styles.count {
                styles.append(resolved.style(of: resolved.runs[part.run], in: layout, engine: engine))
                numbers[part.run] = number
            }
            fragments.append(
                DisplayText.Fragment(string: part.string, style: number, x: part.x - left, width: part.width))
        }
        let string = parts.map(\.string).joined()
        let isSeen =
            styles.contains { $0.isUnderlined || $0.isStruckThrough || $0.background != nil }
            || !string.allSatisfy(\.isWhitespace)
        guard isSeen else { return nil }
        let ascent = placed.baseline - placed.top
        let (x, y) = (Double(line.origin.x) + left, Double(line.origin.y) - ascent)
        let frame = CGRect(x: x, y: y, width: right - left, height: placed.height)
        let shown = DisplayText.Line(
            fragments: fragments, top: 0, baseline: ascent, height: placed.height, endsParagraph: true,
            isRightToLeft: placed.isRightToLeft)
        let text = DisplayText(
            styles: styles, lines: [shown], string: string, paint: resolved.paint?.part(frame, of: size))
        return TextInk(text: text, drawing: resolved.drawing, frame: frame)
    }
}
