// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The layer of a UIKit view, which draws it.
@MainActor
open class CALayer: NSObject {
    package private(set) weak var view: UIView?
    /// The view of a layer that belongs to no view of the app's, until it is shown as a sublayer.
    private var ownView: UIView?

    /// Creates the layer of a view.
    package init(of view: UIView) { self.view = view }

    /// Creates a layer with a view of its own, which is shown where the layer is a sublayer.
    package init(in ownView: UIView) {
        view = ownView
        self.ownView = ownView
    }

    /// The layer as it is on the screen; there are no layer animations, so this is the layer itself.
    open func presentation() -> Self? { self }

    /// The layer with its final values: the layer itself.
    open func model() -> Self { self }

    /// The frame of the layer's view, in its superview's coordinates.
    open var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }

    /// The bounds of the layer's view.
    open var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    // MARK: - Sublayers

    /// The layers in front of this one, back to front; `nil` for none.
    open private(set) var sublayers: [CALayer]?
    /// The layer that this one is in front of, or `nil`.
    open private(set) weak var superlayer: CALayer?

    /// Shows a layer in front of this one and of its other sublayers.
    ///
    /// - Parameter layer: A layer without a view of the app's.
    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        guard let view, let own = layer.ownView else {
            DeveloperNotes.withoutEffect(
                "CALayer.addSublayer(_:) with the layer of a view", remedy: "Add the view by addSubview(_:).")
            return
        }
        // From here on the view keeps the layer, and not the other way round.
        own.isShown(by: layer)
        layer.ownView = nil
        layer.superlayer = self
        sublayers = (sublayers ?? []) + [layer]
        view.addSubview(own)
    }

    /// Shows the layer no longer in front of another one.
    open func removeFromSuperlayer() {
        guard let superlayer, let view else { return }
        let rest = superlayer.sublayers?.filter { $0 !== self } ?? []
        superlayer.sublayers = rest.isEmpty ? nil : rest
        self.superlayer = nil
        ownView = view
        view.isShown(by: nil)
        view.removeFromSuperview()
    }

    // MARK: - Looks

    /// The radius of the corners of the background and the border, in points; `masksToBounds` cuts the content off too.
    open var cornerRadius: CGFloat = 0 { didSet { view?.didChange() } }
    /// The corners that have the radius.
    open var maskedCorners: CACornerMask = .all { didSet { view?.didChange() } }
    /// The curve of the corners.
    open var cornerCurve = CALayerCornerCurve.circular { didSet { view?.didChange() } }
    /// Whether content and subviews are cut off at the bounds.
    open var masksToBounds = false { didSet { view?.didChange() } }
    /// The width of the border inside of the bounds, in points.
    open var borderWidth: CGFloat = 0 { didSet { view?.didChange() } }
    /// The colour of the border.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { view?.didChange() } }
    /// The colour of the shadow; `nil` for none.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { view?.didChange() } }
    /// The opacity of the shadow, from 0 to 1.
    open var shadowOpacity: Float = 0 { didSet { view?.didChange() } }
    /// How far the shadow is from the layer, in points.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { view?.didChange() } }
    /// How far the shadow spreads, in points.
    open var shadowRadius: CGFloat = 3 { didSet { view?.didChange() } }

    /// The colour behind the content: that of the view.
    open var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }

    /// The opacity of the view, from 0 to 1.
    open var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    /// Whether the view is left out.
    open var isHidden: Bool {
        get { view?.isHidden ?? false }
        set { view?.isHidden = newValue }
    }

    /// The outline of the background and the border.
    final var outline: UnevenRoundedRectangle {
        func radius(of corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? max(cornerRadius, 0) : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: radius(of: .layerMinXMinYCorner), bottomLeadingRadius: radius(of: .layerMinXMaxYCorner),
            bottomTrailingRadius: radius(of: .layerMaxXMaxYCorner),
            topTrailingRadius: radius(of: .layerMaxXMinYCorner),
            style: cornerCurve == .continuous ? .continuous : .circular)
    }

    /// The border; `nil` for none.
    final var border: (color: Color, width: CGFloat)? {
        guard borderWidth > 0, let borderColor else { return nil }
        return (Color(cgColor: borderColor), borderWidth)
    }

    /// The colour of the shadow with its opacity; `nil` for none, as where the shadow is cut off.
    final var shadow: Color? {
        guard shadowOpacity > 0, !masksToBounds, let shadowColor else { return nil }
        return Color(cgColor: shadowColor).opacity(Double(shadowOpacity))
    }

    /// The speed of time for the layer; without effect, because there are no layer animations.
    open var speed: Float = 1
    /// Does nothing: there are no layer animations.
    open func removeAllAnimations() {}
    /// Does nothing: the layer is drawn anew for each image.
    open func setNeedsDisplay() {}
    /// Marks the layer's view for layout.
    open func setNeedsLayout() { view?.setNeedsLayout() }
    /// Lays out the layer's view now if it is marked for layout.
    open func layoutIfNeeded() { view?.layoutIfNeeded() }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from the bits of its corners.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a curve from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins before the corner.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
