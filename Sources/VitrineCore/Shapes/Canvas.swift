// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay

/// A drawing that a closure makes.
///
/// What the closure draws becomes shapes, texts and pictures of their own, in the order of drawing: the surfaces know
/// them as any other views, and a drawing stays sharp at every size.
nonisolated public struct Canvas<Symbols>: View where Symbols: View {
    /// Whether the drawing covers all of its frame.
    public var isOpaque: Bool
    /// How colours are kept between drawing and display.
    public var colorMode: ColorRenderingMode
    /// Whether drawing may happen away from the main thread; here it never does.
    public var rendersAsynchronously: Bool
    /// Draws.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Views that the drawing may use, by their tags.
    public var symbols: Symbols

    /// A drawing that may use views, by their tags.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        self.renderer = renderer
        self.symbols = symbols()
    }

    @MainActor public var body: some View {
        CanvasBody(renderer: renderer, symbols: CanvasSymbols(symbols))
    }
}

extension Canvas where Symbols == EmptyView {
    /// A drawing.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// The views that a drawing uses, found by their tags: those that are written one after the other.
nonisolated struct CanvasSymbols {
    private var views: [AnyHashable: AnyView] = [:]

    init(_ content: some View) { add(content) }

    subscript(_ tag: AnyHashable) -> AnyView? { views[tag] }

    private mutating func add(_ content: some View) {
        if let tagged = content as? any TaggedView {
            views[tagged.canvasTag] = AnyView(tagged.canvasView)
        } else if let tuple = content as? any TupleOfViews {
            for view in tuple.canvasViews { add(view) }
        }
    }
}

/// A view with a tag.
nonisolated protocol TaggedView {
    var canvasTag: AnyHashable { get }
    var canvasView: any View { get }
}

/// Several views.
nonisolated protocol TupleOfViews {
    var canvasViews: [any View] { get }
}

extension TupleView: TupleOfViews {
    nonisolated var canvasViews: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }
}

/// Draws for the size that there is, anew whenever something that the closure reads has changed.
private nonisolated struct CanvasBody: View {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: CanvasSymbols
    @Environment(\.self) private var environment

    @MainActor var body: some View {
        GeometryReader { proxy in
            let drawing = drawing(in: proxy.size)
            ZStack(alignment: .topLeading) {
                ForEach(0..<drawing.count, id: \.self) { index in
                    drawing[index].view.frame(
                        width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
                }
            }
            .clipped()
            // A drawing is nothing to read, but for what is said of it from outside.
            .modifier(SemanticsModifier { $0.isHidden = true })
        }
    }

    @MainActor private func drawing(in size: CGSize) -> [CanvasItem] {
        var context = GraphicsContext(environment: environment, size: size, symbols: symbols)
        guard size.width > 0, size.height > 0 else { return [] }
        renderer(&context, size)
        return context.items
    }
}

extension ModifiedContent: TaggedView where Content: View, Modifier == TagModifier {
    nonisolated var canvasTag: AnyHashable { modifier.tag }
    nonisolated var canvasView: any View { content }
}
