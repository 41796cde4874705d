// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A delegate of the app's process, as apps that precede SwiftUI have it.
///
/// - Support: partial: the methods for the launch, the scene, the end and the failure of remote notifications are
///   called, for each window.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Called when the app has been launched, once for each window.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - launchOptions: The reasons of the launch; always `nil` in Vitrine.
    /// - Returns: Whether the app can handle the launch; ignored.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Returns how a scene is created; called once for each window, after the launch.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - connectingSceneSession: The session of the scene.
    ///   - options: The reasons; a browser gives none.
    /// - Returns: A configuration, of which the class of the delegate is used.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called when the session of a window is about to end.
    ///
    /// - Parameter application: The app.
    func applicationWillTerminate(_ application: UIApplication)

    /// Called when the app can receive notifications of a server; never in Vitrine.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - deviceToken: The token by which the server names the device.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// Called after the app has asked for notifications of a server, which it cannot receive.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - error: The reason.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
    /// Does nothing and returns `true`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns a configuration without a delegate.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
}

extension UIApplication {
    /// The key of a reason of the launch; browsers give none.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the reason.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// A property wrapper that creates the delegate of an app and calls it for the launch.
///
/// All views find the delegate in their environment: by `@EnvironmentObject` if it is an `ObservableObject`, and by
/// `@Environment` if it is `@Observable`.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
    /// The delegate.
    public let wrappedValue: DelegateType
    private let launch = DelegateLaunch()

    /// Creates a delegate of the type; it is told of the launch before the app's body runs for the first time.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        let delegate = AnyInit.make(delegateType)
        wrappedValue = delegate
        guard let session = SessionContext.current else { return }
        session.service(UIApplication.Launched.self).delegate = delegate
        session.service(SessionObjects.self).add(delegate, to: session.service(SessionScene.self).graph)
    }

    /// Tells the delegate of the launch, once: the app's initialiser, which may prepare what the delegate needs, is done.
    public nonisolated func update() {
        MainActor.assumeIsolated {
            if launch.begin() { finishLaunching(wrappedValue) }
        }
    }

    private func finishLaunching(_ delegate: DelegateType) {
        _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        SessionContext.current?.onPhaseChange = { [weak delegate] change in
            if change == .willTerminate { delegate?.applicationWillTerminate(.shared) }
        }
        guard let scene = UIWindowScene.current else { return }
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(
            .shared, configurationForConnecting: scene.session, options: options)
        guard let type = configuration.delegateClass as? NSObject.Type,
            let sceneDelegate = AnyInit.make(type) as? any UISceneDelegate
        else { return }
        scene.delegate = sceneDelegate
        sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
        SessionContext.current?.onPhaseChange = { [weak scene, weak delegate] change in
            if let scene { scene.delegate?.scene(scene, changes: change) }
            if change == .willTerminate { delegate?.applicationWillTerminate(.shared) }
        }
    }
}

/// Whether the launch of one delegate has begun.
@MainActor
private final class DelegateLaunch {
    private var hasBegun = false

    nonisolated init() {}

    /// Returns `true` the first time.
    func begin() -> Bool {
        defer { hasBegun = true }
        return !hasBegun
    }
}
