// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// A text with a text renderer: the text itself, whose characters are clear, and over it what the renderer draws.
///
/// So the text is measured, read, found and copied as any other, and its links open.
///
/// Invariant: a text has a node of this type if its environment has a renderer when the node is made; no modifier adds
/// a renderer later or takes one away. The type has no other stored properties, so that it has a text's memory layout.
nonisolated struct RenderedText: View {
    let text: Text

    @MainActor var body: some View {
        ClearText(text: text).modifier(
            _OverlayModifier(overlay: CountingDrawing(text: text), alignment: .topLeading, isBackground: false))
    }

    /// Returns whether texts in a context have a renderer.
    @MainActor static func isUsed(in context: NodeContext) -> Bool {
        context.graph.unobserved { EnvironmentValues(context.scope).textRenderer != nil }
    }
}

/// A text that a renderer draws, without the drawing; it has a text's memory layout.
private nonisolated struct ClearText: View {
    typealias Body = Never
    let text: Text
}

extension ClearText: PrimitiveView {
    @MainActor static func makeNode(_ view: ClearText, _ context: NodeContext) -> ViewNode {
        TextNode(view.text, context, isRendered: true)
    }
}

/// The drawing of a text, which is made anew every second if the text counts.
private nonisolated struct CountingDrawing: View {
    let text: Text

    @MainActor var body: some View {
        if text.countsOn {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
                TextDrawing(text: text, date: context.date)
            }
        } else {
            TextDrawing(text: text, date: nil)
        }
    }
}

/// The drawing of a text by a renderer in the proposed space; drawn again when a value that the renderer reads changes.
private nonisolated struct TextDrawing: View {
    let text: Text
    /// The time that a text which counts is drawn for; with another one it is drawn again.
    let date: Date?
    @Environment(\.self) private var environment

    @MainActor var body: some View {
        GeometryReader { proxy in
            let size = proxy.size
            let drawn = draw(in: size)
            ZStack(alignment: .topLeading) {
                ForEach(0..<drawn.items.count, id: \.self) { index in
                    drawn.items[index].view.frame(width: size.width, height: size.height, alignment: .topLeading)
                }
            }
            .modifier(InkEffect(.clip(.path(Path(drawn.bounds).outlineElements))))
            // The text itself is what is pressed and read.
            .modifier(InkEffect(.hitTesting(false)))
            .modifier(InkEffect(.semantics(SemanticsChange(scope: .layer) { $0.isHidden = true })))
        }
        // Points of a drawing are measured from the left, and its own texts have no renderer.
        .environment(\.layoutDirection, .leftToRight)
        .environment(\.textRenderer, nil)
    }

    /// The operations of a drawing, and where they are shown.
    private struct Drawn {
        var items: [CanvasItem] = []
        var bounds = CGRect.zero
    }

    @MainActor private func draw(in size: CGSize) -> Drawn {
        var values = environment
        guard let renderer = values.textRenderer?.renderer, let engine = SessionContext.current?.textEngine,
            size.width > 0, size.height > 0
        else { return Drawn() }
        values.textRenderer = nil
        let texts = TextEnvironment(values)
        guard !texts.isRedacted else { return Drawn() }
        let resolved = TextResolver.resolve(text, in: texts)
        let layout = engine.layout(
            resolved.runs, options: texts.options, width: Double(size.width), height: Double(size.height))
        let placed = PlacedText(
            layout, of: resolved, in: size, localeIdentifier: texts.options.localeIdentifier, engine: engine)
        var context = GraphicsContext(
            environment: values, size: size, symbols: CanvasSymbols(), isAnimated: true)
        renderer.draw(layout: Text.Layout(text: placed), in: &context)
        return Drawn(items: context.items, bounds: bounds(of: resolved, in: size, renderer.displayPadding))
    }

    /// Returns where the drawing is shown: in the view, in the renderer's padding, and half an em around both, since
    /// letters may extend beyond their lines (a decision of ours).
    private func bounds(of text: ResolvedText, in size: CGSize, _ padding: EdgeInsets) -> CGRect {
        let overhang = CGFloat((text.runs.map(\.font.size).max() ?? 0) / 2)
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let left = overhang + (isRightToLeft ? padding.trailing : padding.leading)
        let right = overhang + (isRightToLeft ? padding.leading : padding.trailing)
        return CGRect(
            x: -left, y: -overhang - padding.top, width: max(size.width + left + right, 0),
            height: max(size.height + overhang * 2 + padding.top + padding.bottom, 0))
    }
}
