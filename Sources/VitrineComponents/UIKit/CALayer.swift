// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// What is drawn of a view of UIKit.
@MainActor
open class CALayer: NSObject {
    package private(set) weak var view: UIView?

    init(of view: UIView) { self.view = view }

    /// The layer as it is on the screen at the moment. Nothing is on its way: this one.
    open func presentation() -> Self? { self }

    /// The layer with the values that were set.
    open func model() -> Self { self }

    open var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }

    open var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    /// How fast time passes for animations: there are none here.
    open var speed: Float = 1
    open func removeAllAnimations() {}
    open func setNeedsDisplay() {}
    open func setNeedsLayout() { view?.setNeedsLayout() }
    open func layoutIfNeeded() { view?.layoutIfNeeded() }
}
