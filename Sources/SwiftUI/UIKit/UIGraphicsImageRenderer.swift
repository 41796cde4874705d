// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore
import VitrineSnapshots

/// How a picture is made.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
    /// Pixels in a point.
    open var scale: CGFloat = 3
    /// Whether what is not drawn is black, and not transparent.
    open var opaque = false

    public override init() {}

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open class func `default`() -> Self { preferred() }
    open class func preferred() -> Self { UIGraphicsImageRendererFormat() as! Self }
}

/// A drawing that becomes a picture.
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// The picture of what was drawn so far.
    open var currentImage: UIImage { cgContext.image ?? .empty }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures of what code draws.
open class UIGraphicsImageRenderer: NSObject {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// The picture of what the closure draws.
    open func image(actions: DrawingActions) -> UIImage {
        let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
        CurrentDrawing.push(context)
        defer { CurrentDrawing.pop() }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        actions(UIGraphicsImageRendererContext(context, format))
        return context.image ?? .empty
    }

    /// The picture of what the closure draws, as a PNG file.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
}

extension UIView {
    /// The view and its subviews as they are now.
    func image(scale: CGFloat) -> UIImage? {
        guard let renderer = try? SnapshotRenderer.shared() else { return nil }
        let still = ViewStill(drawing, renderer: renderer, for: SessionContext.current)
        return try? still.image(proposal: ProposedViewSize(frame.size), scale: scale, isOpaque: false)
    }
}
