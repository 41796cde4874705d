// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A window: the view of a controller at a size. Tests make them; a page's window is the browser's.
open class UIWindow: UIView {
    /// Whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let controller = rootViewController else { return }
            controller.view.frame = bounds
            addSubview(controller.view)
        }
    }

    open private(set) var isKeyWindow = false

    open func makeKey() { isKeyWindow = true }

    /// Shows the window, and tells its controller so.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        rootViewController?.viewWillAppear(false)
        rootViewController?.viewDidAppear(false)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?.view.frame = bounds
    }
}
