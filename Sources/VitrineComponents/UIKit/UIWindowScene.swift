// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The scene of a browser window.
///
/// - Support: partial: what apps read of it: its windows with their sizes and insets, its screen, traits and orientation.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    /// The scene of the session whose code is running; `nil` outside of any.
    static var current: UIWindowScene? { SessionContext.current?.service(Connected.self).scene }

    /// The scene that a session keeps.
    private final class Connected: SessionService {
        let scene = UIWindowScene(
            session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
    }

    private lazy var sceneWindow: UIWindow = {
        let window = UIWindow(frame: screen.bounds)
        window.windowScene = self
        window.isOfScene = true
        window.makeKey()
        return window
    }()

    /// The one window, of the size of the browser's. Its controller stands for SwiftUI's views: apps present over it.
    open var windows: [UIWindow] {
        sceneWindow.frame = screen.bounds
        if sceneWindow.rootViewController == nil {
            sceneWindow.rootViewController = ControllerPresenter.scene?.controller
        }
        return [sceneWindow]
    }

    /// The window that receives events.
    open var keyWindow: UIWindow? { windows.first }
    /// The screen that shows the scene: the browser window.
    open var screen: UIScreen { .main }
    /// The traits of the session whose code is running.
    open var traitCollection: UITraitCollection { .current }
    /// Portrait or landscape, by the shape of the window.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }
    /// The manager of the status bar; `nil`, because a page has no status bar.
    open var statusBarManager: UIStatusBarManager? { nil }
}

/// The status bar of a scene; no page has one.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
    private override init() {}
}
