// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
public import VitrineLayout

/// The drawing context of a canvas.
///
/// A copy draws into the same canvas, with a transform, opacity, clip and filters of its own.
public struct GraphicsContext {
    /// The record of the drawing, shared by all copies of the context.
    private var record = CanvasRecord()
    private let symbols: CanvasSymbols
    private var clips: [CanvasClip] = []
    /// The clips as operations of a drawing have them; `nil` where one of them is a layer.
    private var outlines: [Outline]? = []
    private(set) var filters: [CanvasFilter] = []
    /// The size of the canvas, in points.
    package let size: CGSize
    /// Whether drawings follow each other in the steps of an animation.
    ///
    /// Each operation is a view then, which has an opacity whether or not it is 1, so that views are of the same types in
    /// each drawing, their layers stay, and surfaces animate them.
    let isAnimated: Bool

    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// The opacity of subsequent drawing operations, from 0 to 1; 1 by default.
    public var opacity = 1.0
    /// The blend mode of subsequent drawing operations.
    public var blendMode = GraphicsContext.BlendMode.normal
    /// The transform of subsequent drawing operations.
    public var transform = CGAffineTransform.identity

    init(environment: EnvironmentValues, size: CGSize, symbols: CanvasSymbols, isAnimated: Bool = false) {
        self.environment = environment
        self.size = size
        self.symbols = symbols
        self.isAnimated = isAnimated
    }

    /// The parts of the drawing; one view if one part erases others.
    var items: [CanvasItem] {
        record.isErasing ? [CanvasRecord.item(showing: AnyView(stack(of: record)))] : record.items
    }

    private func add(_ view: some View, in bounds: DisplayRect? = nil) {
        add(view, filters: filters[...], opacity: opacity, in: filters.isEmpty ? bounds : nil)
    }

    /// Adds a drawing operation as a view, with the clips and the blend mode of the context.
    ///
    /// - Parameters:
    ///   - view: What is drawn, as a view.
    ///   - filters: The filters that it does not have by itself.
    ///   - opacity: The opacity; `nil` if it has that by itself.
    ///   - bounds: Where the view may draw, in the coordinates of the canvas; `nil` for anywhere.
    func add(
        _ view: some View, filters: ArraySlice<CanvasFilter>, opacity: Double?, in bounds: DisplayRect? = nil
    ) {
        var shown = AnyView(view)
        // Like transforms, filters work from the one that was added last.
        for filter in filters.reversed() { shown = filter.applied(to: shown) }
        for clip in clips { shown = clip.applied(to: shown) }
        if let opacity, opacity != 1 || isAnimated { shown = AnyView(shown.opacity(opacity)) }
        addBlended(shown, in: bounds)
    }

    /// Adds a view as it is.
    func append(_ view: AnyView, in bounds: DisplayRect?) { record.append(view, in: bounds) }

    /// Says that a view erases others, so that the canvas is drawn apart.
    func setErasing() { record.isErasing = true }

    /// How often all that has been drawn became one view.
    var combinations: Int { record.combinations }

    /// All that has been drawn, as a view as large as the canvas.
    var drawnAsView: AnyView { AnyView(stack(of: record)) }

    /// Puts a view in the place of all that has been drawn.
    func replace(with view: AnyView) { record.replace(with: view) }

    /// Adds marks to the drawing that the canvas is, if they can be part of one.
    ///
    /// A text renderer's marks are views, and so are those whose filters or clips only layers have.
    ///
    /// - Parameters:
    ///   - marks: The marks from back to front; `nil` for what is no mark.
    ///   - areCounted: Whether the canvas has counted them already.
    /// - Returns: Whether the marks were added.
    private func addMarks(_ marks: [DisplayDrawing.Mark]?, areCounted: Bool = false) -> Bool {
        guard let marks, !isAnimated, let look = operation else { return false }
        for mark in marks {
            var operation = look
            operation.mark = mark
            if let eraser = blendMode.eraser(of: operation) {
                record.append(eraser, isCounted: areCounted)
                if blendMode == .clear { continue }
            }
            operation.foldOpacity()
            record.append(operation, isCounted: areCounted)
        }
        return true
    }

    /// The operation by which a drawing draws with the opacity, the blend mode, the clips and the filters of the context,
    /// without a mark; `nil` if only layers can.
    private var operation: DisplayDrawing.Operation? {
        var operation = DisplayDrawing.Operation(
            .group([]), opacity: min(max(opacity, 0), 1), blendMode: blendMode.displayed)
        // What a view behind shows is not in the drawing.
        guard operation.blendMode == .normal || record.isOneDrawing, filters.count <= 1 else { return nil }
        if let filter = filters.first {
            guard case .shadow(let color, let radius, let x, let y) = filter else { return nil }
            operation.shadow = LayerEffects.Shadow(
                color: color.resolved(in: environment), radius: max(Double(radius), 0), x: Double(x), y: Double(y))
        }
        guard let outlines else { return nil }
        operation.clips = outlines
        return operation
    }

    /// The paint of a style; `nil` for a style that is more than a paint, such as a material, and in texts' renderers.
    private func paint(_ style: AnyShapeStyle) -> Paint? {
        guard !isAnimated, resolveDrawing(style, environment) == .plain else { return nil }
        return resolvePaint(style, environment)
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
        let elements = shape.outlineElements
        record.count(elements: elements.count)
        outlines?.append(Outline.path(elements).filled(isEvenOdd: style.isEOFilled))
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
        let layer = stack(of: try recording(content)).opacity(opacity)
        guard !options.contains(.inverse) else {
            return DeveloperNotes.withoutEffect(
                "clipToLayer(opacity:options:content:) with .inverse", remedy: "Draw what is to be left over.")
        }
        clips.append(.layer(AnyView(layer)))
        outlines = nil
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
            y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal, options: ShadowOptions = ShadowOptions()
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

        /// Returns a filter that paints a colour where the opacity is within limits, and nothing elsewhere.
        ///
        /// Behind a blur, which is added after it, shapes that come close to each other flow together.
        ///
        /// - Parameters:
        ///   - min: The least opacity, from 0 to 1.
        ///   - max: The greatest opacity. One below 1 has no effect here, and a diagnostic says so.
        ///   - color: The colour.
        /// - Returns: The filter.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            if max < 1 {
                DeveloperNotes.withoutEffect(
                    "alphaThreshold(min:max:color:) with a max below 1", remedy: "Draw what is more opaque apart.")
            }
            return Filter(filter: .alphaThreshold(min, color))
        }
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

    /// Applies a filter to subsequent drawing operations, before the filters that were added earlier; the options are
    /// ignored.
    public mutating func addFilter(
        _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()
    ) {
        filters.append(filter.filter)
    }

    // MARK: - Drawing

    /// Fills a path.
    public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {
        let (shown, ink) = (path.applying(transform), self.style(of: shading))
        let mark = paint(ink).map {
            DisplayDrawing.Mark(filling: shown.outlineElements, isEvenOdd: style.isEOFilled, $0)
        }
        if !addMarks(mark.map { [$0] }) { add(CanvasShape(path: shown).fill(ink, style: style)) }
    }

    /// Strokes a path with a stroke style.
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
        // The stroke is scaled with the path: by the geometric mean of both axes.
        let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        var scaled = style
        scaled.lineWidth *= factor
        scaled.dash = style.dash.map { $0 * factor }
        scaled.dashPhase *= factor
        let (shown, ink) = (path.applying(transform), self.style(of: shading))
        let mark = paint(ink).map {
            DisplayDrawing.Mark.stroke(shown.outlineElements, $0, scaled.displayed(isInside: false))
        }
        if !addMarks(mark.map { [$0] }) { add(CanvasShape(path: shown).stroke(ink, style: scaled)) }
    }

    /// Strokes a path with a line width in points.
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func style(of shading: Shading) -> AnyShapeStyle {
        // What clears does so whatever its colour is.
        blendMode == .clear ? AnyShapeStyle(Color.black) : shading.style(in: size, transform)
    }

    /// Draws into a layer, to which opacity, filters and clips of this context are applied as a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = try recording(content)
        guard let operations = layer.operations, !isAnimated, let look = operation else { return add(stack(of: layer)) }
        let isWhole = look.opacity < 1 || look.blendMode != .normal || look.shadow != nil
        if isWhole || operations.contains(where: { $0.blendMode != .normal }) {
            if !operations.isEmpty { _ = addMarks([.group(operations)], areCounted: true) }
            return
        }
        // One by one they look the same, and a surface needs no image of its own for them.
        record.count(elements: look.clips.count * operations.count)
        for var operation in operations {
            operation.clips = look.clips + operation.clips
            record.append(operation, isCounted: true)
        }
    }

    /// Returns what a closure draws in the current coordinates, into a drawing of its own.
    private func recording(_ content: (inout GraphicsContext) throws -> Void) rethrows -> CanvasRecord {
        var inner = self
        inner.record = CanvasRecord(in: record)
        inner.opacity = 1
        inner.blendMode = .normal
        inner.clips = []
        inner.outlines = []
        inner.filters = []
        try content(&inner)
        return inner.record
    }

    /// Returns a view of a drawing, as large as the canvas.
    ///
    /// What erases in it erases nothing behind it.
    private func stack(of record: CanvasRecord) -> some View {
        let items = record.items
        let size = size
        let stack = ZStack(alignment: .topLeading) {
            ForEach(0..<items.count, id: \.self) { index in
                items[index].view.frame(width: size.width, height: size.height, alignment: .topLeading)
            }
        }
        return record.isErasing ? AnyView(stack.compositingGroup()) : AnyView(stack)
    }

    /// Places a view of a given size by its top leading corner.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - rect: Where it is placed, in the current coordinates.
    ///   - overhang: How far it may draw beyond that, in points; `nil` for anywhere.
    package func place(_ view: some View, in rect: CGRect, overhang: CGFloat? = nil) {
        let bounds = overhang.map { overhang in
            DisplayTransform(transform).bounds(of: DisplayRect(rect.insetBy(dx: -overhang, dy: -overhang)))
        }
        var matrix = CGAffineTransform(translationX: rect.minX, y: rect.minY).concatenating(transform)
        let isMoved = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
        let framed = view.frame(width: rect.width, height: rect.height)
        if isMoved {
            add(framed.offset(x: matrix.tx, y: matrix.ty), in: bounds)
        } else {
            if matrix.isIdentity { matrix = .identity }
            add(framed.transformEffect(matrix), in: bounds)
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
        symbols[AnyHashable.unwrapped(id)].map { ResolvedSymbol(view: $0, size: size) }
    }

    /// Draws a resolved text in a rectangle.
    public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
        let shown = text.chosen.map { text.text.foregroundStyle($0.style(in: rect.size, .identity)) } ?? text.text
        place(
            shown.frame(width: rect.width, height: rect.height, alignment: .topLeading), in: rect,
            overhang: Self.overhang(ofTextIn: rect))
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
        let box = rect(of: room, at: point, anchor)
        place(shown, in: box, overhang: Self.overhang(ofTextIn: box))
    }

    /// How far letters may extend beyond the box of their text, in points: a decision of ours.
    private static func overhang(ofTextIn rect: CGRect) -> CGFloat { min(max(rect.height / 2, 2), 24) }

    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a resolved image in a rectangle; the style is ignored.
    public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        if addMarks(marks(of: image, in: rect)) { return }
        let picture = image.image.resizable()
        if let shading = image.shading {
            place(picture.foregroundStyle(shading.style(in: rect.size, .identity)), in: rect, overhang: 0)
        } else {
            place(picture, in: rect, overhang: 0)
        }
    }

    /// The marks that draw an image, the second part of a symbol behind the first; `nil` for an image that only layers
    /// show, such as a placeholder.
    private func marks(of image: GraphicsContext.ResolvedImage, in rect: CGRect) -> [DisplayDrawing.Mark]? {
        guard !isAnimated, !environment.isRedacted, let session = SessionContext.current else { return nil }
        let resolver = ImageResolver(image: image.image.resizable(), environment: environment, session: session)
        let font = { TextResolver.resolve(Text(verbatim: " "), in: TextEnvironment(environment)).leadFont }
        let resolved: ImageResolver.Resolved
        if let shading = image.shading {
            guard let ink = paint(shading.style(in: rect.size, .identity)) else { return nil }
            resolved = resolver.resolve(font: font, ink: { ink })
        } else {
            resolved = resolver.resolve(font: font)
        }
        guard let drawn = resolved.image, drawn.slicing == nil, resolved.problem == nil,
            drawn.tint == nil || image.shading != nil || environment.foregroundDrawing() == .plain
        else { return nil }
        return [drawn, resolved.mark].compactMap(\.self).map {
            DisplayDrawing.Mark.image($0, DisplayRect(rect), DisplayTransform(transform))
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
