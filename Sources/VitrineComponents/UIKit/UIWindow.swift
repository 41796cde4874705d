// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A window that shows the view of a controller at a size; for tests, because a page's window is the browser's.
open class UIWindow: UIView {
    package override var ignoresTint: Bool { true }
    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let controller = rootViewController else { return }
            if isOfScene, !(controller is StandInController) {
                DeveloperNotes.withoutEffect(
                    "rootViewController of the scene's window", remedy: "Show another view by the state of the App.")
            }
            controller.view.frame = bounds
            addSubview(controller.view)
        }
    }

    /// Whether it is the window in which SwiftUI shows the scene.
    var isOfScene = false

    /// Creates a window of a scene, as large as its screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }

    /// The scene of the window.
    open weak var windowScene: UIWindowScene?

    /// The distances from the edges of the browser window that bars of the device cover, in points.
    open override var safeAreaInsets: UIEdgeInsets {
        guard let viewport = SessionContext.current?.seenViewport else { return .zero }
        let (leading, trailing) = (viewport.safeArea.leading, viewport.safeArea.trailing)
        return UIEdgeInsets(
            top: viewport.safeArea.top, left: viewport.isRightToLeft ? trailing : leading,
            bottom: viewport.safeArea.bottom, right: viewport.isRightToLeft ? leading : trailing)
    }

    /// Whether the window is the key window.
    open private(set) var isKeyWindow = false

    /// Makes the window the key window.
    open func makeKey() { isKeyWindow = true }

    /// Shows the window and calls the appearance methods of its controller.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        if windowScene != nil, !isOfScene {
            DeveloperNotes.withoutEffect(
                "A window beside the scene's, but for what its controller presents,",
                remedy: "Show what it shows over the views of the App, by an overlay or a sheet.")
        }
        rootViewController?.viewWillAppear(false)
        rootViewController?.viewDidAppear(false)
    }

    open override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        super.addGestureRecognizer(gestureRecognizer)
        if isOfScene {
            DeveloperNotes.withoutEffect(
                "A gesture recognizer of the scene's window", remedy: "Add a gesture to the first view of the App.")
        }
    }

    @discardableResult open override func endEditing(_ force: Bool) -> Bool {
        // SwiftUI's fields are in no window of UIKit.
        SessionContext.current?.releaseFocus()
        return super.endEditing(force)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?.view.frame = bounds
    }
}
