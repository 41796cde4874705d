// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay

/// A view that draws with a closure in immediate mode.
///
/// What is drawn is one layer, a drawing of many operations, which surfaces draw in one go. Texts, symbols that are views,
/// and what has filters other than a shadow are layers of their own, between or over such drawings
/// (Documentation/Decisions/0068-a-canvas-is-one-drawing.md).
nonisolated public struct Canvas<Symbols>: View where Symbols: View {
    /// Whether the drawing covers the whole frame.
    public var isOpaque: Bool
    /// The colour mode of the drawing.
    public var colorMode: ColorRenderingMode
    /// Whether drawing may happen off the main thread; here it never does.
    public var rendersAsynchronously: Bool
    /// The closure that draws into a context of the canvas's size, in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// The views that the drawing may use, identified by their tags.
    public var symbols: Symbols

    /// Creates a canvas that can draw views.
    ///
    /// - Parameters:
    ///   - opaque: Whether the drawing covers the whole frame.
    ///   - colorMode: The colour mode of the drawing.
    ///   - rendersAsynchronously: Whether drawing may happen off the main thread; ignored here.
    ///   - renderer: A closure that draws into a context of the canvas's size, in points.
    ///   - symbols: The views that the drawing may use, with the tags by which `resolveSymbol(id:)` finds them.
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

    /// The drawing, in the space that the canvas is offered.
    @MainActor public var body: some View {
        CanvasBody(renderer: renderer, symbols: CanvasSymbols(symbols))
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - opaque: Whether the drawing covers the whole frame.
    ///   - colorMode: The colour mode of the drawing.
    ///   - rendersAsynchronously: Whether drawing may happen off the main thread; ignored here.
    ///   - renderer: A closure that draws into a context of the canvas's size, in points.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// The views that a drawing uses, found by their tags among the views of the builder.
nonisolated struct CanvasSymbols {
    private var views: [AnyHashable: AnyView] = [:]

    /// No views.
    init() {}

    @MainActor init(_ content: some View) { add(content) }

    subscript(_ tag: AnyHashable) -> AnyView? { views[tag] }

    @MainActor private mutating func add(_ content: some View) {
        if let list = content as? any ListOfViews {
            for view in list.canvasViews { add(view) }
            return
        }
        var values = ContainerValues()
        (content as? any ContainerValueSource)?.add(to: &values)
        if let tag = values.tag { views[tag] = AnyView(content) }
    }
}

/// A view that stands for other views.
nonisolated protocol ListOfViews {
    @MainActor var canvasViews: [any View] { get }
}

extension TupleView: ListOfViews {
    @MainActor var canvasViews: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }
}

extension Group: ListOfViews where Content: View {
    @MainActor var canvasViews: [any View] { [content] }
}

extension ForEach: ListOfViews where Content: View {
    @MainActor var canvasViews: [any View] { data.map { content($0) as any View } }
}

extension Optional: ListOfViews where Wrapped: View {
    @MainActor var canvasViews: [any View] {
        if let self { [self] } else { [] }
    }
}

extension _ConditionalContent: ListOfViews where TrueContent: View, FalseContent: View {
    @MainActor var canvasViews: [any View] {
        switch storage {
        case .trueContent(let view): [view]
        case .falseContent(let view): [view]
        }
    }
}

extension AnyView: ListOfViews {
    @MainActor var canvasViews: [any View] { [view] }
}

/// Draws for the available size, and again whenever a value that the closure reads has changed.
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
            // A drawing has no accessibility content of its own; labels that are set outside still apply.
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
