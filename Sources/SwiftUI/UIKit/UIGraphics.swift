// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
public import VitrineCore
import VitrineSnapshots

// The context into which UIKit's functions draw: the innermost open one of their thread.

/// The open drawing contexts of the thread.
enum CurrentDrawing {
    private static let key = "org.vitrine.drawing"

    private static var contexts: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
    }

    /// The innermost context, or `nil`.
    static var context: CGContext? { contexts.last }

    static func push(_ context: CGContext) { contexts.append(context) }

    static func pop() { _ = contexts.popLast() }
}

/// Returns the current drawing context, or `nil`.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { CurrentDrawing.context }

/// Makes a context the current one until `UIGraphicsPopContext()` is called.
public nonisolated func UIGraphicsPushContext(_ context: CGContext) {
    CurrentDrawing.push(context)
}

/// Makes the context current again that was so before the last `UIGraphicsPushContext(_:)`.
public nonisolated func UIGraphicsPopContext() { CurrentDrawing.pop() }

/// Begins an image context with one pixel per point.
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether the image has no transparency.
///   - scale: The number of pixels per point; 0 for the scale of the screen, 3.
public nonisolated func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsPushContext(CGContext(size: size, scale: scale, isOpaque: opaque))
}

/// Returns the image of what was drawn so far in the current context, or `nil`.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    CurrentDrawing.context?.image
}

/// Ends the current image context.
public nonisolated func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle with the current fill colour.
public nonisolated func UIRectFill(_ rect: CGRect) { CurrentDrawing.context?.fill(rect) }

/// Strokes the inner edge of a rectangle, one point wide, with the current stroke colour.
public nonisolated func UIRectFrame(_ rect: CGRect) {
    CurrentDrawing.context?.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), style: StrokeStyle(lineWidth: 1))
}

extension UIColor {
    /// Makes this the fill colour of the current context.
    public func setFill() { CurrentDrawing.context?.setFill(Color(uiColor: self)) }

    /// Makes this the stroke colour of the current context.
    public func setStroke() { CurrentDrawing.context?.setStroke(Color(uiColor: self)) }

    /// Makes this the fill and stroke colour of the current context.
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIBezierPath {
    private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Fills the path in the current context, by its fill rule.
    public func fill() { CurrentDrawing.context?.fill(Path(cgPath), using: rule) }

    /// Strokes the path in the current context, with its own width, ends, corners and dashes.
    public func stroke() { CurrentDrawing.context?.stroke(Path(cgPath), style: strokeStyle) }

    /// Fills the path in the current context, by its fill rule.
    ///
    /// - Parameters:
    ///   - blendMode: How the fill meets what is there already.
    ///   - alpha: The opacity of the fill, from 0 to 1.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        CurrentDrawing.context?.drawing(blendMode, alpha) { fill() }
    }

    /// Strokes the path in the current context, with its own width, ends, corners and dashes.
    ///
    /// - Parameters:
    ///   - blendMode: How the line meets what is there already.
    ///   - alpha: The opacity of the line, from 0 to 1.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        CurrentDrawing.context?.drawing(blendMode, alpha) { stroke() }
    }

    /// Clips what follows in the current context to the path.
    public func addClip() {
        CurrentDrawing.context?.clip(to: Path(cgPath), using: rule)
    }
}

extension UIImage {
    /// Draws the image into a rectangle of the current context, in points; it is stretched to fill it.
    public func draw(in rect: CGRect) {
        let image = Image(uiImage: self).resizable()
        CurrentDrawing.context?.draw { $0.draw(image, in: rect) }
    }

    /// Draws the image at its own size into the current context, its upper left corner at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image into a rectangle of the current context, in points; it is stretched to fill it.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - blendMode: How the image meets what is there already.
    ///   - alpha: The opacity of the image, from 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        CurrentDrawing.context?.drawing(blendMode, alpha) { draw(in: rect) }
    }

    /// Draws the image at its own size into the current context.
    ///
    /// - Parameters:
    ///   - point: The place of its upper left corner.
    ///   - blendMode: How the image meets what is there already.
    ///   - alpha: The opacity of the image, from 0 to 1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
}

extension UIView {
    /// Draws the view and its subviews into the current context.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to draw into.
    ///   - afterUpdates: Ignored: pending layout is always done first.
    /// - Returns: Whether there is a context and the view has a size.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = CurrentDrawing.context, frame.width > 0, frame.height > 0 else { return false }
        layoutIfNeeded()
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / frame.width, y: rect.height / frame.height)
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}

extension CALayer {
    /// Draws the layer's view and its subviews with the upper left corner at the origin.
    public func render(in ctx: CGContext) {
        guard let view else { return }
        if ctx.document != nil {
            guard let renderer = try? SnapshotRenderer.shared() else { return }
            let still = ViewStill(view.drawing, renderer: renderer, for: SessionContext.current)
            return ctx.draw(still, proposal: ProposedViewSize(view.frame.size), scale: ctx.scale)
        }
        guard let image = view.image(scale: ctx.scale) else { return }
        let bounds = view.bounds
        let picture = Image(uiImage: image).resizable()
        ctx.draw { $0.draw(picture, in: bounds) }
    }
}
