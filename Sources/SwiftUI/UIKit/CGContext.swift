// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
public import VitrineCore
import VitrineSnapshots

/// A drawing context that records drawing commands and renders them when its image is requested or a page is ended.
///
/// The origin is the upper left corner, as in UIKit; in PDF contexts that an app creates it is the lower left one, and
/// the y axis points up.
///
/// - Support: partial: shapes, images, texts, views and PDF; no access to pixels, no patterns.
public final class CGContext {
    /// The graphics context of a replay, with its saved states.
    struct Replay {
        var context: GraphicsContext
        var saved: [GraphicsContext] = []
    }

    /// A recorded command.
    struct Step {
        /// Whether it draws; others change how what follows is drawn.
        let draws: Bool
        let perform: (inout Replay) -> Void
    }

    struct State {
        /// The transform from the current coordinates to those of the canvas, as the replay will have it.
        var transform = CGAffineTransform.identity
        /// The paths that drawing is clipped to, in the coordinates of the canvas.
        var clips: [(path: Path, style: FillStyle)] = []
        var fill = Color.black
        var stroke = Color.black
        var line = StrokeStyle()
        var alpha: CGFloat = 1
        var blendMode: CGBlendMode?
        var shadow: GraphicsContext.Filter?
    }

    /// The size of the image or of the page, in points.
    var size: CGSize
    let scale: CGFloat
    let isOpaque: Bool
    /// The document that is drawn into; `nil` for an image.
    var document: ContextDocument?
    var steps: [Step] = []
    var state = State()
    var saved: [State] = []
    var path = Path()

    init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        self.size = size
        self.scale = scale > 0 ? scale : 3
        self.isOpaque = isOpaque
    }

    /// The image of the commands so far; `nil` if it has no size or no renderer is available.
    ///
    /// It is rendered on the main actor, for which other threads wait.
    var image: UIImage? {
        nonisolated(unsafe) let steps = steps
        let (size, scale, isOpaque) = (size, scale, isOpaque)
        return onMainActor { CGContext.image(of: steps, size: size, scale: scale, isOpaque: isOpaque) }
    }

    @MainActor private static func image(
        of steps: [Step], size: CGSize, scale: CGFloat, isOpaque: Bool
    ) -> UIImage? {
        let drawing = canvas(of: steps, size: size)
        guard let renderer = try? SnapshotRenderer.shared() else { return nil }
        let still = ViewStill(drawing, renderer: renderer, for: SessionContext.current)
        return try? still.image(proposal: ProposedViewSize(size), scale: scale, isOpaque: isOpaque)
    }

    /// A view that repeats the commands so far; `nil` if there are none.
    @MainActor var canvas: AnyView? {
        guard !steps.isEmpty else { return nil }
        return Self.canvas(of: steps, size: size)
    }

    /// Returns a view that repeats commands.
    ///
    /// - Parameters:
    ///   - steps: The commands.
    ///   - first: The number of commands whose drawings are left out.
    ///   - size: The size of the view, in points.
    /// - Returns: The view.
    @MainActor static func canvas(of steps: [Step], drawingFrom first: Int = 0, size: CGSize) -> AnyView {
        AnyView(
            Canvas { context, _ in
                var replay = Replay(context: context)
                for (index, step) in steps.enumerated() where index >= first || !step.draws {
                    step.perform(&replay)
                }
            }
            .frame(width: size.width, height: size.height))
    }

    /// Repeats the commands so far in a graphics context.
    func replay(into context: GraphicsContext) {
        var replay = Replay(context: context)
        for step in steps { step.perform(&replay) }
    }

    /// Records a drawing command.
    func draw(_ step: @escaping (inout GraphicsContext) -> Void) {
        let (alpha, blendMode, shadow) = (state.alpha, state.blendMode, state.shadow)
        steps.append(
            Step(draws: true) {
                var context = $0.context
                context.opacity *= alpha
                if let blendMode { context.blendMode = blendMode }
                if let shadow { context.addFilter(shadow) }
                step(&context)
            })
    }

    /// Draws with a blend mode and an opacity that end with the closure.
    func drawing(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        let old = (state.blendMode, state.alpha)
        (state.blendMode, state.alpha) = (mode, alpha)
        draw()
        (state.blendMode, state.alpha) = old
    }

    private func change(_ perform: @escaping (inout Replay) -> Void) {
        steps.append(Step(draws: false, perform: perform))
    }

    // MARK: - States

    /// Saves the graphics state.
    public func saveGState() {
        saved.append(state)
        change { $0.saved.append($0.context) }
    }

    /// Restores the graphics state that was saved last; does nothing without one.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        state = last
        change { if let context = $0.saved.popLast() { $0.context = context } }
    }

    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }
    /// Sets the colour of strokes.
    public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }
    /// Sets the width of strokes, in points; 1 by default.
    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
    /// Sets the shape of the ends of strokes.
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    /// Sets the shape of the corners of strokes.
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
    /// Sets the greatest length of sharp corners of strokes, as a multiple of the line width; 10 by default.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Sets the dashes of strokes.
    ///
    /// - Parameters:
    ///   - phase: The distance into the pattern at which a line starts, in points.
    ///   - lengths: The lengths of dashes and gaps in turn, in points; none for a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dash = lengths
        state.line.dashPhase = phase
    }

    /// Sets the opacity of what is drawn, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

    /// Sets how what is drawn meets what is there already.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets a black shadow of a third of the opacity for what is drawn.
    ///
    /// - Parameters:
    ///   - offset: The distance of the shadow to the right and below, in points.
    ///   - blur: How far the shadow's edge is blurred, in points.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Sets a shadow for what is drawn.
    ///
    /// - Parameters:
    ///   - offset: The distance of the shadow to the right and below, in points.
    ///   - blur: How far the shadow's edge is blurred, in points.
    ///   - color: The colour of the shadow; `nil` for none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            .shadow(color: Color(cgColor: $0), radius: blur / 2, x: offset.width, y: offset.height)
        }
    }

    /// Sets the colour of fills from sRGB components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of strokes from sRGB components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    func setFill(_ color: Color) { state.fill = color }
    func setStroke(_ color: Color) { state.stroke = color }

    // MARK: - Coordinates

    /// Translates the coordinate system, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    /// Scales the coordinate system by a factor for each axis.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Rotates the coordinate system by an angle in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Applies a transform to the coordinate system.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        change { $0.context.concatenate(transform) }
    }

    /// Clips what follows to a rectangle.
    public func clip(to rect: CGRect) { clip(to: Path(rect), using: .winding) }

    /// Clips what follows to the current path, which is then empty.
    public func clip(using rule: CGPathFillRule = .winding) { clip(to: take(), using: rule) }

    func clip(to path: Path, using rule: CGPathFillRule) {
        let style = FillStyle(eoFill: rule == .evenOdd)
        state.clips.append((path.applying(state.transform), style))
        change { $0.context.clip(to: path, style: style) }
    }

    // MARK: - Paths

    /// Begins a new, empty path.
    public func beginPath() { path = Path() }
    /// Begins a subpath of the current path at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line from the current point of the path to another point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds lines through points, beginning a subpath at the first one.
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    /// Adds a rectangle to the current path.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// Adds the ellipse in a rectangle to the current path.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds the subpaths of a path to the current path.
    public func addPath(_ path: CGPath) { self.path.addPath(Path(path)) }
    /// Closes the current subpath with a line.
    public func closePath() { path.closeSubpath() }

    /// Adds a cubic Bézier curve.
    ///
    /// - Parameters:
    ///   - end: The end of the curve.
    ///   - control1: The first control point.
    ///   - control2: The second control point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Adds a quadratic Bézier curve.
    ///
    /// - Parameters:
    ///   - end: The end of the curve.
    ///   - control: The control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }

    /// Adds an arc.
    ///
    /// - Parameters:
    ///   - center: The centre.
    ///   - radius: The radius, in points.
    ///   - startAngle: The angle at which the arc starts, in radians.
    ///   - endAngle: The angle at which the arc ends, in radians.
    ///   - clockwise: Whether the arc runs clockwise where the y axis points up, that is, counterclockwise on the
    ///     screen.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }

    /// Fills the current path, which is then empty.
    public func fillPath(using rule: CGPathFillRule = .winding) { fill(take(), using: rule) }

    /// Strokes the current path, which is then empty.
    public func strokePath() { stroke(take()) }

    /// Fills or strokes the current path, or both, which is then empty.
    public func drawPath(using mode: CGPathDrawingMode) {
        let outline = take()
        switch mode {
        case .fill, .fillStroke: fill(outline)
        case .eoFill, .eoFillStroke: fill(outline, using: .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .fill, .eoFill: break
        case .stroke, .fillStroke, .eoFillStroke: stroke(outline)
        }
    }

    /// Strokes a line from the first point to the second, from the third to the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        var lines = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            lines.move(to: points[index])
            lines.addLine(to: points[index + 1])
        }
        stroke(lines)
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(Path(rect)) }
    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    /// Strokes the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

    private func take() -> Path {
        defer { path = Path() }
        return path
    }

    func fill(_ path: Path, using rule: CGPathFillRule = .winding) {
        let color = state.fill
        draw { $0.fill(path, with: .color(color), style: FillStyle(eoFill: rule == .evenOdd)) }
    }

    func stroke(_ path: Path, style: StrokeStyle? = nil) {
        let color = state.stroke
        let style = style ?? state.line
        draw { $0.stroke(path, with: .color(color), style: style) }
    }
}
