// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// The drawing context of a canvas.
///
/// A copy draws into the same canvas, with a transform, opacity, clip and filters of its own.
public struct GraphicsContext {
    /// The drawing operations in their order, shared by all copies of the context.
    private final class Drawing {
        var items: [CanvasItem] = []
        /// The maximum number of operations, which bounds a drawing that never ends; further ones are ignored.
        static let limit = 20_000
    }

    private var drawing = Drawing()
    private let symbols: CanvasSymbols
    private var clips: [CanvasClip] = []
    private(set) var filters: [CanvasFilter] = []
    let size: CGSize
    /// Whether drawings follow each other in the steps of an animation.
    ///
    /// Operations then have an opacity whether or not it is 1, so that their views are of the same types in each
    /// drawing and their layers stay.
    private let isAnimated: Bool

    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// The opacity of subsequent drawing operations, from 0 to 1; 1 by default.
    public var opacity = 1.0
    /// The blend mode of subsequent drawing operations.
    public var blendMode = BlendMode.normal
    /// The transform of subsequent drawing operations.
    public var transform = CGAffineTransform.identity

    init(environment: EnvironmentValues, size: CGSize, symbols: CanvasSymbols, isAnimated: Bool = false) {
        self.environment = environment
        self.size = size
        self.symbols = symbols
        self.isAnimated = isAnimated
    }

    var items: [CanvasItem] { drawing.items }

    private func add(_ view: some View) { add(view, filters: filters[...], opacity: opacity) }

    /// Adds a drawing operation with the clips and the blend mode of the context.
    ///
    /// - Parameters:
    ///   - view: What is drawn, as a view.
    ///   - filters: The filters that it does not have by itself.
    ///   - opacity: The opacity; `nil` if it has that by itself.
    func add(_ view: some View, filters: ArraySlice<CanvasFilter>, opacity: Double?) {
        guard drawing.items.count < Drawing.limit else { return }
        var shown = AnyView(view)
        for filter in filters { shown = filter.applied(to: shown) }
        for clip in clips { shown = clip.applied(to: shown) }
        if let opacity, opacity != 1 || isAnimated { shown = AnyView(shown.opacity(opacity)) }
        if blendMode != .normal { shown = AnyView(shown.blendMode(blendMode)) }
        drawing.items.append(CanvasItem(view: shown))
    }

    // MARK: - Transforms

    /// Scales subsequent drawing operations.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Translates subsequent drawing operations, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Rotates subsequent drawing operations, clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Applies a transform before the current one.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: - Clips and filters

    /// Options of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set of options from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Clips to the outside of the path.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Clips subsequent drawing operations to a path.
    ///
    /// - Parameters:
    ///   - path: The path, in the current coordinates.
    ///   - style: The fill rule of the path.
    ///   - options: Whether the inside or the outside of the path is kept.
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
        clips.append(.path(shape, style))
    }

    /// Clips subsequent drawing operations to what a drawing covers.
    ///
    /// - Support: partial: there is no inverse of a layer; with `.inverse` nothing is clipped, and a diagnostic says so.
    /// - Parameters:
    ///   - opacity: The opacity of the drawing.
    ///   - options: The options of the clip.
    ///   - content: Draws the layer, in the current coordinates.
    /// - Throws: What the content throws.
    public mutating func clipToLayer(
        opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = try layer(content: content).opacity(opacity)
        guard !options.contains(.inverse) else {
            return DeveloperNotes.withoutEffect(
                "clipToLayer(opacity:options:content:) with .inverse", remedy: "Draw what is to be left over.")
        }
        clips.append(.layer(AnyView(layer)))
    }

    /// A filter that changes what is drawn, such as a blur.
    public struct Filter: Sendable {
        let filter: CanvasFilter

        /// Returns a filter that blurs; the options are ignored.
        ///
        /// - Parameters:
        ///   - radius: The radius of the blur, in points.
        ///   - options: Ignored here.
        /// - Returns: The filter.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(filter: .blur(radius))
        }

        /// Returns a filter that adds a shadow; its blend mode and options are ignored.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(filter: .shadow(color, radius, x, y))
        }

        /// Returns a filter that adds to the brightness: 0 changes nothing.
        public static func brightness(_ amount: Double) -> Filter { Filter(filter: .brightness(amount)) }
        /// Returns a filter that multiplies the contrast: 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { Filter(filter: .contrast(amount)) }
        /// Returns a filter that multiplies the saturation: 1 changes nothing, 0 is grey.
        public static func saturation(_ amount: Double) -> Filter { Filter(filter: .saturation(amount)) }
        /// Returns a filter that removes colour: 0 changes nothing, 1 is grey.
        public static func grayscale(_ amount: Double) -> Filter { Filter(filter: .grayscale(amount)) }
        /// Returns a filter that rotates the hue by an angle.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(filter: .hueRotation(angle)) }
        /// Returns a filter that multiplies the colours by a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(filter: .colorMultiply(color)) }
    }

    /// Options of a blur; none of them has an effect here.
    public struct BlurOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set of options from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// Options of a shadow; none of them has an effect here.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set of options from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// Options for adding a filter; none of them has an effect here.
    public struct FilterOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set of options from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// Applies a filter to subsequent drawing operations; the options are ignored.
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

    /// Strokes a path with a stroke style.
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
        // The stroke is scaled with the path: by the geometric mean of both axes.
        let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        var scaled = style
        scaled.lineWidth *= factor
        scaled.dash = style.dash.map { $0 * factor }
        scaled.dashPhase *= factor
        add(CanvasShape(path: path.applying(transform)).stroke(self.style(of: shading), style: scaled))
    }

    /// Strokes a path with a line width in points.
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func style(of shading: Shading) -> AnyShapeStyle {
        shading.style(in: size, transform)
    }

    /// Draws into a layer, to which opacity, filters and clips of this context are applied as a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        add(try layer(content: content))
    }

    /// What a drawing of its own shows, in the current coordinates.
    private func layer(content: (inout GraphicsContext) throws -> Void) rethrows -> some View {
        var inner = self
        inner.drawing = Drawing()
        inner.opacity = 1
        inner.blendMode = .normal
        inner.clips = []
        inner.filters = []
        try content(&inner)
        let items = inner.items
        let size = size
        return ZStack(alignment: .topLeading) {
            ForEach(0..<items.count, id: \.self) { index in
                items[index].view.frame(width: size.width, height: size.height, alignment: .topLeading)
            }
        }
    }

    /// Places a view of a given size by its top leading corner.
    package func place(_ view: some View, in rect: CGRect) {
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

    // MARK: - Texts, images and views

    /// A text that can be measured and drawn.
    public struct ResolvedText {
        let text: Text
        let environment: EnvironmentValues
        /// The shading of the glyphs; until it is set, the text keeps its own styles.
        public var shading: GraphicsContext.Shading {
            get { chosen ?? .foreground }
            set { chosen = newValue }
        }
        var chosen: GraphicsContext.Shading?

        /// Returns the size of the text inside a given size, in points.
        public func measure(in size: CGSize) -> CGSize {
            CanvasMeasure.size(of: text, in: size, environment)
        }

        /// Returns the distance of the first baseline from the top, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            CanvasMeasure.layout(of: text, in: size, environment)?.firstBaseline ?? 0
        }
    }

    /// An image that can be drawn.
    public struct ResolvedImage {
        let image: Image
        /// The size of the image, in points.
        public let size: CGSize
        /// The distance of the baseline from the top, in points: four fifths of the height.
        public let baseline: CGFloat
        /// The shading that a template image is drawn with; `nil` draws the image as it is.
        public var shading: GraphicsContext.Shading?
    }

    /// A view that can be drawn.
    public struct ResolvedSymbol {
        let view: AnyView
        /// The size of the canvas, in points: unlike Apple's, it is not the size that the view needs.
        public let size: CGSize
    }

    /// Returns a text that can be measured and drawn.
    public func resolve(_ text: Text) -> GraphicsContext.ResolvedText {
        ResolvedText(text: text, environment: environment)
    }

    /// Returns an image that can be drawn.
    public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage {
        let size = CanvasMeasure.size(of: image, environment)
        return ResolvedImage(image: image, size: size, baseline: size.height * 0.8)
    }

    /// Returns the view with a tag among the canvas's symbols, or `nil` if there is none.
    public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable {
        symbols[AnyHashable(id)].map { ResolvedSymbol(view: $0, size: size) }
    }

    /// Draws a resolved text in a rectangle.
    public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
        let shown = text.chosen.map { text.text.foregroundStyle($0.style(in: rect.size, .identity)) } ?? text.text
        place(shown.frame(width: rect.width, height: rect.height, alignment: .topLeading), in: rect)
    }

    /// Draws a resolved text at a point.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - point: The position of the anchor, in the current coordinates.
    ///   - anchor: The point of the text that is placed at the position.
    public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let own = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        // One point of room for rounding: a text in a slightly too narrow frame would wrap.
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

    /// Draws a resolved image in a rectangle; the style is ignored.
    public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let picture = image.image.resizable()
        if let shading = image.shading {
            place(picture.foregroundStyle(shading.style(in: rect.size, .identity)), in: rect)
        } else {
            place(picture, in: rect)
        }
    }

    /// Draws a resolved image at a point in its own size.
    public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: rect(of: image.size, at: point, anchor))
    }

    /// Draws an image in a rectangle; the style is ignored.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image at a point in its own size.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a view in a rectangle.
    public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) { place(symbol.view, in: rect) }

    /// Draws a view at a point in its own size.
    public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        // The view has its own size around the point.
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
