// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
public import VitrineCore
import VitrineSnapshots

/// A drawing in the making: what is drawn is noted, and becomes a picture when that is asked for.
///
/// Coordinates are UIKit's: the origin is the upper left corner.
///
/// - Support: partial: shapes, pictures, texts and views; no pixels of one's own, patterns or PDF.
public final class CGContext {
    /// What is drawn, and the states that were saved.
    struct Replay {
        var context: GraphicsContext
        var saved: [GraphicsContext] = []
    }

    private struct State {
        var fill = Color.black
        var stroke = Color.black
        var lineWidth: CGFloat = 1
        var lineCap = CGLineCap.butt
        var lineJoin = CGLineJoin.miter
        var alpha: CGFloat = 1
    }

    let size: CGSize
    let scale: CGFloat
    let isOpaque: Bool
    private var steps: [(inout Replay) -> Void] = []
    private var state = State()
    private var saved: [State] = []
    private var path = Path()

    init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        self.size = size
        self.scale = scale > 0 ? scale : 3
        self.isOpaque = isOpaque
    }

    /// The picture of what was drawn so far; `nil` where there is no room for any.
    var image: UIImage? {
        nonisolated(unsafe) let steps = steps
        let (size, scale, isOpaque) = (size, scale, isOpaque)
        return MainActor.assumeIsolated { CGContext.image(of: steps, size: size, scale: scale, isOpaque: isOpaque) }
    }

    @MainActor private static func image(
        of steps: [(inout Replay) -> Void], size: CGSize, scale: CGFloat, isOpaque: Bool
    ) -> UIImage? {
        let drawing = Canvas { context, _ in
            var replay = Replay(context: context)
            for step in steps { step(&replay) }
        }
        .frame(width: size.width, height: size.height)
        guard let renderer = try? SnapshotRenderer.shared() else { return nil }
        let still = ViewStill(drawing, renderer: renderer, for: SessionContext.current)
        return try? still.image(proposal: ProposedViewSize(size), scale: scale, isOpaque: isOpaque)
    }

    /// Notes something to be drawn.
    func draw(_ step: @escaping (inout GraphicsContext) -> Void) {
        let alpha = state.alpha
        steps.append {
            var context = $0.context
            context.opacity *= alpha
            step(&context)
        }
    }

    private func change(_ step: @escaping (inout GraphicsContext) -> Void) {
        steps.append { step(&$0.context) }
    }

    // MARK: - States

    public func saveGState() {
        saved.append(state)
        steps.append { $0.saved.append($0.context) }
    }

    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        state = last
        steps.append { if let context = $0.saved.popLast() { $0.context = context } }
    }

    public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }
    public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

    func setFill(_ color: Color) { state.fill = color }
    func setStroke(_ color: Color) { state.stroke = color }

    // MARK: - Coordinates

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { change { $0.translateBy(x: tx, y: ty) } }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { change { $0.scaleBy(x: sx, y: sy) } }
    public func rotate(by angle: CGFloat) { change { $0.rotate(by: .radians(angle)) } }
    public func concatenate(_ transform: CGAffineTransform) { change { $0.concatenate(transform) } }
    public func clip(to rect: CGRect) { change { $0.clip(to: Path(rect)) } }

    /// Clips what follows to the path, which is then empty.
    public func clip() {
        let outline = take()
        change { $0.clip(to: outline) }
    }

    // MARK: - Paths

    public func beginPath() { path = Path() }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addPath(_ path: CGPath) { self.path.addPath(Path(path)) }
    public func closePath() { path.closeSubpath() }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }

    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }

    /// Fills the path, which is then empty.
    public func fillPath() { fill(take()) }

    /// Strokes the path, which is then empty.
    public func strokePath() { stroke(take()) }

    public func fill(_ rect: CGRect) { fill(Path(rect)) }
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

    private func take() -> Path {
        defer { path = Path() }
        return path
    }

    func fill(_ path: Path) {
        let color = state.fill
        draw { $0.fill(path, with: .color(color)) }
    }

    func stroke(_ path: Path, lineWidth: CGFloat? = nil) {
        let color = state.stroke
        let style = StrokeStyle(
            lineWidth: lineWidth ?? state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin)
        draw { $0.stroke(path, with: .color(color), style: style) }
    }
}
