// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore

// The drawing that UIKit's functions draw into: the innermost of those that were begun, on the main actor.

/// The drawings in the making. UIKit's functions belong to no actor, but pictures are drawn where views are: calls from
/// elsewhere end the program.
enum CurrentDrawing {
    // Touched on the main actor only: each use asks.
    private nonisolated(unsafe) static var contexts: [CGContext] = []

    /// The innermost one.
    static var context: CGContext? {
        checkIsolation()
        return contexts.last
    }

    static func push(_ context: CGContext) {
        checkIsolation()
        contexts.append(context)
    }

    static func pop() {
        checkIsolation()
        _ = contexts.popLast()
    }

    private static func checkIsolation() {
        MainActor.preconditionIsolated("Pictures are drawn on the main actor: call UIKit's drawing functions there.")
    }
}

/// The drawing in the making.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { CurrentDrawing.context }

public nonisolated func UIGraphicsPushContext(_ context: CGContext) {
    CurrentDrawing.push(context)
}

public nonisolated func UIGraphicsPopContext() { CurrentDrawing.pop() }

/// Begins a drawing with one pixel in a point.
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a drawing; a scale of 0 is the screen's.
public nonisolated func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsPushContext(CGContext(size: size, scale: scale, isOpaque: opaque))
}

/// The picture of what was drawn so far.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    CurrentDrawing.context?.image
}

public nonisolated func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle with the colour that was set.
public nonisolated func UIRectFill(_ rect: CGRect) { CurrentDrawing.context?.fill(rect) }

/// Draws the inner edge of a rectangle, one point wide, with the colour that was set.
public nonisolated func UIRectFrame(_ rect: CGRect) {
    CurrentDrawing.context?.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), lineWidth: 1)
}

extension UIColor {
    /// The colour for fills of the drawing in the making.
    public func setFill() { CurrentDrawing.context?.setFill(Color(uiColor: self)) }

    /// The colour for strokes.
    public func setStroke() { CurrentDrawing.context?.setStroke(Color(uiColor: self)) }

    /// The colour for fills and strokes.
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIBezierPath {
    /// Fills the path in the drawing in the making.
    public func fill() { CurrentDrawing.context?.fill(Path(cgPath)) }

    /// Strokes the path, as wide as `lineWidth`.
    public func stroke() { CurrentDrawing.context?.stroke(Path(cgPath), lineWidth: lineWidth) }

    /// Clips what follows to the path.
    public func addClip() {
        CurrentDrawing.context?.addPath(cgPath)
        CurrentDrawing.context?.clip()
    }
}

extension UIImage {
    /// Draws the picture into a rectangle of the drawing in the making.
    public func draw(in rect: CGRect) {
        let image = Image(uiImage: self).resizable()
        CurrentDrawing.context?.draw { $0.draw(image, in: rect) }
    }

    /// Draws the picture in its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension UIView {
    /// Draws the view and its subviews into the drawing in the making; false where there is none.
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
    /// Draws the layer's view and its subviews, the upper left corner at the origin.
    public func render(in ctx: CGContext) {
        guard let view, let image = view.image(scale: ctx.scale) else { return }
        let bounds = view.bounds
        let picture = Image(uiImage: image).resizable()
        ctx.draw { $0.draw(picture, in: bounds) }
    }
}
