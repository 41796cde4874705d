// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// One instance of the app's user interface: the browser window of the session whose code is running.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// The session of the scene.
    public let session: UISceneSession

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - session: The session of the scene.
    ///   - connectionOptions: Why the scene is created; ignored.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// The delegate; without effect on the scene that SwiftUI shows.
    open var delegate: (any UISceneDelegate)?

    /// Whether a scene is visible and in use.
    public enum ActivationState: Int, Sendable {
        /// The scene belongs to no window.
        case unattached = -1
        /// Visible and in use.
        case foregroundActive = 0
        /// Visible but not in use.
        case foregroundInactive = 1
        /// The scene is not visible.
        case background = 2
    }

    /// Whether the window is visible and in use.
    open var activationState: UIScene.ActivationState {
        switch SessionContext.current?.phase {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        case nil: .unattached
        }
    }

    /// The reasons for which a scene is created; a browser gives none.
    @MainActor
    public final class ConnectionOptions: NSObject {}
}

extension UIScene {
    /// Posted when the window is about to become visible again.
    public nonisolated static let willEnterForegroundNotification = LifecycleNotification.willEnterForeground.ofScene
    /// Posted when the window is visible and in use.
    public nonisolated static let didActivateNotification = LifecycleNotification.didBecomeActive.ofScene
    /// Posted when the window is about to be no longer in use.
    public nonisolated static let willDeactivateNotification = LifecycleNotification.willResignActive.ofScene
    /// Posted when the window is no longer visible.
    public nonisolated static let didEnterBackgroundNotification = LifecycleNotification.didEnterBackground.ofScene
    /// Posted when the session of the window ends.
    public nonisolated static let didDisconnectNotification = LifecycleNotification.willTerminate.ofScene
}
