// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
package import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The node of a text: it resolves the text in its environment, is measured by the session's text engine and drawn as
/// lines.
///
/// Only what differs is done again: equal runs and options require no layout, and a new colour repaints the existing
/// lines. Measurements are cached by the layout node per proposal, and by the engine per text.
///
/// A text that a text renderer draws (`RenderedText`) has the size that the renderer says, and clear characters.
package final class TextNode: LeafNode<Text> {
    private var resolved = ResolvedText()
    /// Whether the text has a text renderer.
    private let isRendered: Bool
    /// The renderer that draws the text, over it.
    @Boxed private var renderer: ActiveTextRenderer?
    /// Kept for the values that texts share, and for their options.
    private var texts: TextEnvironment!
    /// The measurement for the ideal proposal, if it also holds for every larger one.
    private var ideal: MeasuredLeafNode.Measurement?
    /// The layout of that measurement until the text is drawn, which nearly every text is as it was first measured.
    private var undrawn: MeasuredLayout?
    private let measured: MeasuredLeafNode
    /// Opens the links of the text, if it has any.
    private var openURL = OpenURLAction()
    /// The number that the text showed when it was drawn, if its content transition names it.
    private var shownNumber: Double?
    /// The task that waits for the next second of a text that counts.
    private var ticking: TaskHandle?

    package init(_ view: Text, _ context: NodeContext, isRendered: Bool = false) {
        self.isRendered = isRendered
        measured = MeasuredLeafNode(tree: context.graph.layout, isText: true) { _ in
            MeasuredLeafNode.Measurement(size: .zero)
        }
        super.init(view, context, layout: measured)
        measured.measure = { [unowned self] in measure($0) }
        measured.rigidHeight = { [unowned self] in rigidHeight($0) }
        resolveNow()
    }

    package override func resolve(_ environment: EnvironmentValues) {
        let texts = scope.texts
        let text = TextResolver.resolve(view, in: texts)
        let renderer = isRendered ? environment.textRenderer : nil
        let isNew = resolved.runs.isEmpty
        let hasNewOptions = self.texts.map { $0 !== texts && $0.options != texts.options } ?? true
        let needsLayout = isNew || hasNewOptions || text.runs != resolved.runs || renderer != self.renderer
        let needsPaint = needsLayout || text != resolved || self.texts.map { $0.isRedacted != texts.isRedacted } ?? true
        if text.missingFonts != resolved.missingFonts { report(text.missingFonts) }
        if text.hasLinks { openURL = environment.openURL }
        resolved = text
        self.texts = texts
        self.renderer = renderer
        if needsLayout {
            ideal = nil
            undrawn = nil
            measured.preferredSpacing = texts.spacing(of: text.leadFont, engine)
            measured.setNeedsLayout()
            graph.announce()
        }
        let drawing = renderer == nil ? text.drawing : .plain
        if drawing != item.drawing {
            drawing.noteInnerShadows()
            drawing.noteFurtherShadows()
            item.drawing = drawing
        }
        if needsPaint, measured.isPlaced { draw() }
        if view.countsOn, ticking == nil { countOn() }
    }

    /// Updates the text every second for as long as it is shown and counts.
    private func countOn() {
        guard !graph.session.isStill else { return }
        let rest = 1 - Date().timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
        ticking = graph.session.activity.wait(max(rest, 0.05)) { [weak self] in
            guard let self, isAlive else { return }
            ticking = nil
            guard view.countsOn else { return }
            resolveNow()
        }
    }

    package override func willDie() {
        super.willDie()
        ticking?.cancel()
    }

    package override func sizeDidChange() { draw() }

    /// The string of the text, as screen readers read it.
    package var string: String { resolved.string }

    private var engine: any TextMeasuring { graph.session.textEngine }

    private func layout(_ proposal: ProposedViewSize) -> TextLayout {
        engine.layout(
            resolved.runs, options: texts.options, width: proposal.width.map { Double($0) },
            height: proposal.height.map { Double($0) })
    }

    private func measure(_ proposal: ProposedViewSize) -> MeasuredLeafNode.Measurement {
        var measurement = ownMeasurement(proposal)
        guard let renderer else { return measurement }
        measurement.size = renderer.size(proposal, of: TextProxy { [unowned self] in ownMeasurement($0).size })
        return measurement
    }

    /// Measures the text, whatever a renderer says.
    private func ownMeasurement(_ proposal: ProposedViewSize) -> MeasuredLeafNode.Measurement {
        guard engine.idealAnswersLooserProposals else { return MeasuredLeafNode.Measurement(layout(proposal)) }
        let ideal = ideal ?? measureIdeal()
        return proposal.holds(ideal.size) ? ideal : MeasuredLeafNode.Measurement(layout(proposal))
    }

    private func measureIdeal() -> MeasuredLeafNode.Measurement {
        let layout = layout(.unspecified)
        let measurement = MeasuredLeafNode.Measurement(layout)
        ideal = measurement
        undrawn = MeasuredLayout(layout)
        return measurement
    }

    /// The layout for the space in which the text is placed.
    private func placedLayout() -> TextLayout {
        defer { undrawn = nil }
        // A renderer draws the text in the size that it has said.
        let proposal = renderer == nil ? measured.placedProposal : ProposedViewSize(measured.size)
        if let undrawn, proposal.holds(undrawn.layout.size) { return undrawn.layout }
        return layout(proposal)
    }

    /// The height of a text of one line that is offered its whole width: a line is never cut in height, and only a text
    /// that may shrink becomes smaller for it.
    private func rigidHeight(_ width: CGFloat?) -> CGFloat? {
        guard renderer == nil, engine.idealAnswersLooserProposals, texts.options.minimumScaleFactor >= 1
        else { return nil }
        let ideal = measure(.unspecified)
        guard let first = ideal.firstBaseline, first == ideal.lastBaseline, ideal.size.width <= width ?? .infinity
        else { return nil }
        return ideal.size.height
    }

    private func draw() {
        let layout = placedLayout()
        if texts.isRedacted {
            item.layer.content = TextBars(layout, resolved).content
        } else {
            let text = resolved.display(layout, engine: engine, sharing: texts)
            show(renderer == nil ? text : text.withoutInk)
        }
        showLinks(of: layout)
    }

    /// Shows the text; in an animated change a different text takes the place of the old one as its content transition
    /// says. What is not one line in one style fades in.
    private func show(_ text: DisplayText) {
        let old = item.layer.content
        item.layer.content = .text(text)
        let transition = texts.contentTransition
        let oldNumber = shownNumber
        shownNumber = transition.number
        guard let timing = graph.display.timing, graph.display.isOld(item.layer),
            case .text(let before) = old, before.string != text.string, transition.fades
        else { return }
        if let line = before.plainLine, text.plainLine != nil {
            return graph.display.noteLine(item.layer, before: line, transition.change(from: oldNumber), timing: timing)
        }
        var faint = item.layer.effects
        faint.opacity = 0
        graph.display.noteFrames(item.layer, effects: [faint, item.layer.effects], timing: timing)
    }

    /// Shows the links of the text as layers over it; most texts have none.
    private func showLinks(of layout: TextLayout) {
        let links = texts.isRedacted ? [] : resolved.links(in: layout)
        guard !links.isEmpty || !item.layer.children.isEmpty else { return }
        let layers = links.enumerated().map { index, link in
            let known = item.layer.children
            let layer = known.indices.contains(index) ? known[index] : Layer(tree: graph.display)
            layer.placement = link.placement
            layer.semantics = link.semantics
            listen(layer, for: link.address)
            return layer
        }
        // A text is a single accessibility element; with links, each link is an element as well.
        item.semantics = links.isEmpty ? nil : Semantics(role: .none)
        item.layer.setChildren(layers)
    }

    /// Lets the app open the address of a link, if the browser is not to follow it.
    private func listen(_ layer: Layer, for address: String) {
        guard let url = URL(string: address), openURL.opens(url) else {
            layer.events = []
            layer.handler = nil
            return
        }
        layer.events = .tap
        layer.handler = .tap(TapHandler { [weak self] in self?.openURL(url) })
    }

    private func report(_ names: [String]) {
        for name in names {
            graph.diagnostics.report(
                Diagnostic(
                    .fontFallback, "The font \(name) is not registered: the system font is used.", viewPath: path,
                    remedy: BundleFonts.remedy(for: name),
                    session: graph.session.identifier))
        }
    }
}

/// A layout on the heap: a node has it for a moment only.
private final class MeasuredLayout {
    let layout: TextLayout

    init(_ layout: TextLayout) {
        self.layout = layout
    }
}

extension ProposedViewSize {
    /// Whether the proposal is at least as large as a size along both axes; an unspecified one is.
    fileprivate func holds(_ size: CGSize) -> Bool {
        (width ?? .infinity) >= size.width && (height ?? .infinity) >= size.height
    }
}

extension MeasuredLeafNode.Measurement {
    /// Creates the measurement of a laid out text.
    init(_ layout: TextLayout) {
        self.init(size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline)
    }
}

extension ResolvedText {
    /// Returns the lines of a layout with their looks.
    package nonisolated func display(_ layout: TextLayout, engine: any TextMeasuring, sharing texts: TextEnvironment)
        -> DisplayText
    {
        let styles = runs.map { style(of: $0, in: layout, engine: engine) }
        let lines = layout.lines.map { line in
            DisplayText.Line(
                fragments: line.fragments.map {
                    DisplayText.Fragment(string: $0.string, style: $0.runIndex, x: $0.x, width: $0.width)
                },
                top: line.top, baseline: line.baseline, height: line.height, endsParagraph: line.endsParagraph,
                endsInSpace: !line.hangingSpace.isEmpty, isRightToLeft: line.isRightToLeft)
        }
        let alignment: DisplayText.Alignment =
            switch layout.lineAlignment {
            case .left: .left
            case .center: .center
            case .right: .right
            }
        return DisplayText(
            styles: texts.shared(styles), lines: lines, string: string, paint: paint, alignment: alignment,
            isTruncated: layout.isTruncated)
    }

    /// Returns the look of a run in a layout.
    nonisolated func style(of run: TextRun, in layout: TextLayout, engine: any TextMeasuring) -> DisplayTextStyle {
        let look = looks[run.attributes]
        let font = run.font.scaled(by: layout.scaleFactor)
        let extra = (run.tracking + run.kerning) * layout.scaleFactor - layout.tightening
        return DisplayTextStyle(
            font: DisplayFont(font, tracking: engine.ownTracking(font) + extra), color: look.color,
            isUnderlined: look.underline != nil, isStruckThrough: look.strikethrough != nil,
            baselineOffset: run.baselineOffset * layout.scaleFactor, lineColor: look.lineColor,
            linePattern: look.linePattern, background: look.background,
            inlineImage: look.image?.scaled(by: layout.scaleFactor))
    }
}

extension DisplayFont {
    /// Creates the font of a run in the form that surfaces use.
    package nonisolated init(_ font: FontSpec, tracking: Double) {
        let family: Family =
            if let face = font.face {
                .own(face.identifier)
            } else {
                switch font.design {
                case .default: .sans
                case .rounded: .rounded
                case .serif: .serif
                case .monospaced: .monospaced
                }
            }
        self.init(
            family: family, size: font.size, weight: font.weight, isItalic: font.isItalic,
            hasMonospacedDigits: font.hasMonospacedDigits,
            smallCapitals: SmallCapitals(rawValue: font.smallCapitals.rawValue), tracking: tracking)
    }
}
