// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The layer of a UIKit view, which draws it.
@MainActor
open class CALayer: NSObject {
    package private(set) weak var view: UIView?

    init(of view: UIView) { self.view = view }

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
