// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// The node of a text: it resolves in its environment, is measured by the session's text engine and drawn as lines.
///
/// Only what differs is done again: equal runs and options ask for no layout, and a new colour repaints the lines that
/// are there. Measuring is memoised by the layout node per proposal and by the engine per text.
package final class TextNode: LeafNode<Text> {
    private var resolved = ResolvedText()
    private var options = TextOptions()
    private let engine: any TextMeasuring
    private let measured: MeasuredLeafNode

    package init(_ view: Text, _ context: NodeContext) {
        engine = context.graph.session.textEngine
        measured = MeasuredLeafNode(tree: context.graph.layout) { _ in MeasuredLeafNode.Measurement(size: .zero) }
        super.init(view, context, layout: measured)
        measured.measure = { [unowned self] in measure($0) }
        resolveNow()
    }

    package override func resolve(_ environment: EnvironmentValues) {
        let text = TextResolver.resolve(view, in: environment)
        let options = TextOptions(text: environment)
        let isNew = resolved.runs.isEmpty
        let needsLayout = isNew || text.runs != resolved.runs || options != self.options
        let needsPaint = needsLayout || text != resolved
        if text.missingFonts != resolved.missingFonts { report(text.missingFonts) }
        resolved = text
        self.options = options
        if needsLayout {
            let spacing = engine.spacing(text.leadFont, pixelScale: options.pixelScale)
            measured.preferredSpacing = .text(
                below: spacing.below, above: spacing.above, textToText: spacing.textToText)
            measured.setNeedsLayout()
            graph.announce()
        }
        if needsPaint, measured.isPlaced { draw() }
    }

    package override func sizeDidChange() { draw() }

    private func layout(_ proposal: ProposedViewSize) -> TextLayout {
        engine.layout(
            resolved.runs, options: options, width: proposal.width.map { Double($0) },
            height: proposal.height.map { Double($0) })
    }

    private func measure(_ proposal: ProposedViewSize) -> MeasuredLeafNode.Measurement {
        let layout = layout(proposal)
        return MeasuredLeafNode.Measurement(
            size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline)
    }

    private func draw() {
        let layout = layout(measured.placedProposal)
        item.layer.content = .text(resolved.display(layout, engine: engine))
    }

    private func report(_ names: [String]) {
        for name in names {
            graph.diagnostics.report(Diagnostic(
                .fontFallback, "The font \(name) is not installed: the system font is used.", viewPath: path,
                remedy: "Use a system font; fonts of the app's own are not loaded yet.",
                session: graph.session.identifier))
        }
    }
}

extension ResolvedText {
    /// The lines of a layout with their looks.
    nonisolated func display(_ layout: TextLayout, engine: any TextMeasuring) -> DisplayText {
        let styles = runs.map { run in
            let look = looks[run.attributes]
            let font = run.font.scaled(by: layout.scaleFactor)
            let extra = (run.tracking + run.kerning) * layout.scaleFactor - layout.tightening
            return DisplayTextStyle(
                font: DisplayFont(font, tracking: engine.ownTracking(font) + extra), color: look.color,
                isUnderlined: look.underline != nil, isStruckThrough: look.strikethrough != nil,
                baselineOffset: run.baselineOffset * layout.scaleFactor, lineColor: look.lineColor)
        }
        let lines = layout.lines.map { line in
            DisplayText.Line(
                fragments: line.fragments.map {
                    DisplayText.Fragment(string: $0.string, style: $0.runIndex, x: $0.x, width: $0.width)
                },
                top: line.top, baseline: line.baseline, height: line.height, endsParagraph: line.endsParagraph)
        }
        return DisplayText(styles: styles, lines: lines, string: string)
    }
}

extension DisplayFont {
    /// The font of a run as surfaces need it.
    nonisolated init(_ font: FontSpec, tracking: Double) {
        let family: Family = switch font.design {
        case .default: .sans
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        }
        self.init(
            family: family, size: font.size, weight: font.weight, isItalic: font.isItalic,
            hasMonospacedDigits: font.hasMonospacedDigits, tracking: tracking)
    }
}
