// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// Where a canvas draws: copies draw into the same canvas, each with its own transform, opacity, clip and filters.
public struct GraphicsContext {
    /// What was drawn, in its order; shared by all copies.
    private final class Drawing {
        var items: [CanvasItem] = []
        /// Far more than a picture needs; a drawing without an end is cut.
        static let limit = 20_000
    }

    private var drawing = Drawing()
    private let symbols: CanvasSymbols
    private var clips: [CanvasClip] = []
    private var filters: [CanvasFilter] = []
    let size: CGSize

    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// How transparent what follows is.
    public var opacity = 1.0
    /// How what follows mixes with what is there.
    public var blendMode = BlendMode.normal
    /// Where what follows is drawn.
    public var transform = CGAffineTransform.identity

    init(environment: EnvironmentValues, size: CGSize, symbols: CanvasSymbols) {
        self.environment = environment
        self.size = size
        self.symbols = symbols
    }

    var items: [CanvasItem] { drawing.items }

    private func add(_ view: some View) {
        guard drawing.items.count < Drawing.limit else { return }
        var shown = AnyView(view)
        for filter in filters { shown = filter.applied(to: shown) }
        for clip in clips {
            let shape = CanvasShape(path: clip.path)
            shown = AnyView(shown.clipShape(shape, style: clip.style))
        }
        if opacity != 1 { shown = AnyView(shown.opacity(opacity)) }
        if blendMode != .normal { shown = AnyView(shown.blendMode(blendMode)) }
        drawing.items.append(CanvasItem(view: shown))
    }

    // MARK: - Transforms

    /// Scales what follows.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves what follows.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Turns what follows.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Puts another transform before the one there is.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: - Clips and filters

    /// How a clip counts.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Keeps what follows outside of the path.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Keeps what follows inside of a path.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()
    ) {
        var shape = path.applying(transform)
        var style = style
        if options.contains(.inverse) {
            // The whole canvas with the path as a hole.
            shape.addRect(CGRect(origin: .zero, size: size))
            style = FillStyle(eoFill: true)
        }
        clips.append(CanvasClip(path: shape, style: style))
    }

    /// A change of what is drawn.
    public struct Filter: Sendable {
        let filter: CanvasFilter

        /// Makes it unsharp.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(filter: .blur(radius))
        }

        /// Puts a shadow behind it.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(filter: .shadow(color, radius, x, y))
        }

        public static func brightness(_ amount: Double) -> Filter { Filter(filter: .brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { Filter(filter: .contrast(amount)) }
        public static func saturation(_ amount: Double) -> Filter { Filter(filter: .saturation(amount)) }
        public static func grayscale(_ amount: Double) -> Filter { Filter(filter: .grayscale(amount)) }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(filter: .hueRotation(angle)) }
        public static func colorMultiply(_ color: Color) -> Filter { Filter(filter: .colorMultiply(color)) }
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// Changes what follows.
    public mutating func addFilter(
        _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()
    ) {
        filters.append(filter.filter)
    }

    // MARK: - Drawing

    /// Fills a path.
    public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {
        add(CanvasShape(path: path.applying(transform)).fill(self.style(of: shading), style: style))
    }

    /// Draws the line of a path.
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
        // Lines grow with what they are of: by the mean of both axes.
        let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        var scaled = style
        scaled.lineWidth *= factor
        scaled.dash = style.dash.map { $0 * factor }
        scaled.dashPhase *= factor
        add(CanvasShape(path: path.applying(transform)).stroke(self.style(of: shading), style: scaled))
    }

    /// Draws the line of a path.
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func style(of shading: Shading) -> AnyShapeStyle {
        shading.style(in: size, transform)
    }

    /// Draws into a part of its own, which opacity, filters and clips of this context treat as one.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = self
        inner.drawing = Drawing()
        inner.opacity = 1
        inner.blendMode = .normal
        inner.clips = []
        inner.filters = []
        try content(&inner)
        let items = inner.items
        let size = size
        add(
            ZStack(alignment: .topLeading) {
                ForEach(0..<items.count, id: \.self) { index in
                    items[index].view.frame(width: size.width, height: size.height, alignment: .topLeading)
                }
            })
    }

    /// Places a view of a size by its top leading corner.
    private func place(_ view: some View, in rect: CGRect) {
        var matrix = CGAffineTransform(translationX: rect.minX, y: rect.minY).concatenating(transform)
        let isMoved = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
        let framed = view.frame(width: rect.width, height: rect.height)
        if isMoved {
            add(framed.offset(x: matrix.tx, y: matrix.ty))
        } else {
            if matrix.isIdentity { matrix = .identity }
            add(framed.transformEffect(matrix))
        }
    }

    // MARK: - Texts, pictures and views

    /// A text that is ready to be measured and drawn.
    public struct ResolvedText {
        let text: Text
        let environment: EnvironmentValues
        /// What its letters are drawn with; kept by the text itself until it is set.
        public var shading: GraphicsContext.Shading {
            get { chosen ?? .foreground }
            set { chosen = newValue }
        }
        var chosen: GraphicsContext.Shading?

        /// The size of the text in a size.
        public func measure(in size: CGSize) -> CGSize {
            CanvasMeasure.size(of: text, in: size, environment)
        }

        /// Where the first line stands in a size.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            CanvasMeasure.layout(of: text, in: size, environment)?.firstBaseline ?? 0
        }
    }

    /// A picture that is ready to be drawn.
    public struct ResolvedImage {
        let image: Image
        /// In points.
        public let size: CGSize
        /// From the top.
        public let baseline: CGFloat
        /// What a stencil is drawn with.
        public var shading: GraphicsContext.Shading?
    }

    /// A view that is ready to be drawn.
    public struct ResolvedSymbol {
        let view: AnyView
        /// In points; a view of the canvas's takes what it needs.
        public let size: CGSize
    }

    /// Readies a text.
    public func resolve(_ text: Text) -> GraphicsContext.ResolvedText {
        ResolvedText(text: text, environment: environment)
    }

    /// Readies a picture.
    public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage {
        let size = CanvasMeasure.size(of: image, environment)
        return ResolvedImage(image: image, size: size, baseline: size.height * 0.8)
    }

    /// The view of a tag.
    public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable {
        symbols[AnyHashable(id)].map { ResolvedSymbol(view: $0, size: size) }
    }

    /// Draws a text in a rectangle.
    public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
        let shown = text.chosen.map { text.text.foregroundStyle($0.style(in: rect.size, .identity)) } ?? text.text
        place(shown.frame(width: rect.width, height: rect.height, alignment: .topLeading), in: rect)
    }

    /// Draws a text at a point.
    public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let own = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        // Room for rounding: a text that is a hair too narrow would break.
        let room = CGSize(width: own.width.rounded(.up) + 1, height: own.height)
        let shown = text.chosen.map { text.text.foregroundStyle($0.style(in: own, .identity)) } ?? text.text
        place(shown, in: rect(of: room, at: point, anchor))
    }

    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a picture in a rectangle.
    public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let picture = image.image.resizable()
        if let shading = image.shading {
            place(picture.foregroundStyle(shading.style(in: rect.size, .identity)), in: rect)
        } else {
            place(picture, in: rect)
        }
    }

    /// Draws a picture at a point.
    public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: rect(of: image.size, at: point, anchor))
    }

    /// Draws a picture in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws a picture at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a view in a rectangle.
    public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) { place(symbol.view, in: rect) }

    /// Draws a view at a point.
    public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        // A view takes its own size around the point.
        let shown = symbol.view.fixedSize().alignmentGuide(.leading) { $0.width * anchor.x }
            .alignmentGuide(.top) { $0.height * anchor.y }
        let room = CGRect(x: point.x, y: point.y, width: 0, height: 0)
        place(
            ZStack(alignment: .topLeading) {
                Color.clear.frame(width: 0, height: 0); shown
            }, in: room)
    }

    private func rect(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }
}
