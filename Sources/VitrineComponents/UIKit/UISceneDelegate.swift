// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A delegate of a scene, as apps that precede SwiftUI have it.
///
/// - Support: partial: the methods for the connection and for the scene's phases are called, those for URLs and
///   activities are not.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene has been created, once for each window.
    ///
    /// - Parameters:
    ///   - scene: The scene, a `UIWindowScene`.
    ///   - session: The session of the scene.
    ///   - connectionOptions: The reasons; a browser gives none.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Called when the window is about to become visible again.
    ///
    /// - Parameter scene: The scene.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called when the window is visible and in use.
    ///
    /// - Parameter scene: The scene.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called when the window is about to be no longer in use.
    ///
    /// - Parameter scene: The scene.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called when the window is no longer visible.
    ///
    /// - Parameter scene: The scene.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Called when the session of the window ends.
    ///
    /// - Parameter scene: The scene.
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
}

extension UISceneDelegate {
    /// Calls the method for a change of the scene's phase.
    func scene(_ scene: UIScene, changes change: LifecycleNotification) {
        switch change {
        case .willEnterForeground: sceneWillEnterForeground(scene)
        case .didBecomeActive: sceneDidBecomeActive(scene)
        case .willResignActive: sceneWillResignActive(scene)
        case .didEnterBackground: sceneDidEnterBackground(scene)
        case .willTerminate: sceneDidDisconnect(scene)
        }
    }
}

/// A delegate of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window that the delegate has made; what is in it is not shown, because SwiftUI's scenes are.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// No window; setting one has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
