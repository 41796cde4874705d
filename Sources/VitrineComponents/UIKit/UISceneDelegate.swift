// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A delegate of a scene, as apps that precede SwiftUI have it.
///
/// - Support: partial: only the method for the connection is called, once for each window.
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
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
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
