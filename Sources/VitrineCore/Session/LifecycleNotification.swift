// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A change of a scene's phase, or its end, as UIKit announces it, for the app and for the scene.
package enum LifecycleNotification: Sendable {
    case willEnterForeground
    case didBecomeActive
    case willResignActive
    case didEnterBackground
    case willTerminate

    /// The change between two phases of which one is `inactive`; `nil` for any other two.
    init?(from old: ScenePhase, to new: ScenePhase) {
        switch (old, new) {
        case (.background, .inactive): self = .willEnterForeground
        case (.inactive, .active): self = .didBecomeActive
        case (.active, .inactive): self = .willResignActive
        case (.inactive, .background): self = .didEnterBackground
        default: return nil
        }
    }

    /// The notification of `UIApplication`.
    package var ofApplication: Notification.Name {
        switch self {
        case .willEnterForeground: Notification.Name("UIApplicationWillEnterForegroundNotification")
        case .didBecomeActive: Notification.Name("UIApplicationDidBecomeActiveNotification")
        case .willResignActive: Notification.Name("UIApplicationWillResignActiveNotification")
        case .didEnterBackground: Notification.Name("UIApplicationDidEnterBackgroundNotification")
        case .willTerminate: Notification.Name("UIApplicationWillTerminateNotification")
        }
    }

    /// The notification of `UIScene`.
    package var ofScene: Notification.Name {
        switch self {
        case .willEnterForeground: Notification.Name("UISceneWillEnterForegroundNotification")
        case .didBecomeActive: Notification.Name("UISceneDidActivateNotification")
        case .willResignActive: Notification.Name("UISceneWillDeactivateNotification")
        case .didEnterBackground: Notification.Name("UISceneDidEnterBackgroundNotification")
        case .willTerminate: Notification.Name("UISceneDidDisconnectNotification")
        }
    }

    /// Posts both notifications and calls the scene's delegate; to be called in the session.
    ///
    /// - Parameter session: The session of the scene.
    @MainActor func post(in session: SessionContext) {
        NotificationCenter.default.post(name: ofApplication, object: nil)
        NotificationCenter.default.post(name: ofScene, object: nil)
        session.onPhaseChange?(self)
    }
}
