// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore
import VitrineSnapshots

/// The settings of an image renderer.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
    /// The number of pixels per point.
    open var scale: CGFloat = 3
    /// Whether the image has no transparency: what is not drawn is black.
    open var opaque = false

    public override init() {}

    /// Creates the settings for traits, of which the display scale counts.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns the default settings.
    open class func `default`() -> Self { preferred() }
    /// Returns the settings for the screen: 3 pixels per point.
    open class func preferred() -> Self { UIGraphicsImageRendererFormat() as! Self }
}

/// The drawing context of an image renderer.
open class UIGraphicsImageRendererContext: NSObject {
    /// The context of Core Graphics.
    public let cgContext: CGContext
    /// The settings of the renderer.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// The image of what was drawn so far.
    open var currentImage: UIImage { cgContext.image ?? .empty }

    /// Fills a rectangle.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Clips what follows to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer that creates images from drawing commands.
open class UIGraphicsImageRenderer: NSObject {
    /// A closure that draws into a context.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let bounds: CGRect
    /// The settings of the renderer.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the image, in points.
    ///   - format: The settings.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// Creates a renderer with default settings for bounds in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    /// Creates a renderer with default settings for a size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Creates a renderer for a size.
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - format: The settings.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Returns the image that a closure draws; an empty one if it cannot be rendered.
    open func image(actions: DrawingActions) -> UIImage {
        let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
        CurrentDrawing.push(context)
        defer { CurrentDrawing.pop() }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        actions(UIGraphicsImageRendererContext(context, format))
        return context.image ?? .empty
    }

    /// Returns the image that a closure draws as PNG data; empty if it cannot be rendered.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
}

extension UIView {
    /// The image of the view and its subviews as they are now.
    func image(scale: CGFloat) -> UIImage? {
        guard let renderer = try? SnapshotRenderer.shared() else { return nil }
        let still = ViewStill(drawing, renderer: renderer, for: SessionContext.current)
        return try? still.image(proposal: ProposedViewSize(frame.size), scale: scale, isOpaque: false)
    }
}
