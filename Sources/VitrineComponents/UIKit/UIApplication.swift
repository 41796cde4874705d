// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
import VitrineDisplay

/// The app of the session whose code is running.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
    /// The only instance, which all sessions share.
    public static let shared = UIApplication()

    fileprivate override init() {}

    /// The URL of the app's settings; a browser has none, and `open` fails.
    public static let openSettingsURLString = "app-settings:"

    /// Returns whether the browser, or an `onOpenURL` action of the app, can open a URL.
    public func canOpenURL(_ url: URL) -> Bool {
        SessionContext.current?.canOpen(url) ?? PageRequest.mayFollow(url)
    }

    /// The key of an option for opening a URL.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether the URL may open an app only; always fails in Vitrine.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Opens a URL in the user's browser, or in the app itself where browsers do not open it.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: Options, of which `universalLinksOnly` is honoured.
    ///   - completion: A closure that is called at once with whether the URL is opened.
    public func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        // No app of the user's device can take over a URL from a web page.
        let isForAppsOnly = options[.universalLinksOnly] as? Bool ?? false
        let isOpened = !isForAppsOnly && SessionContext.current?.open(url) ?? false
        completion?(isOpened)
    }

    /// Whether the app is visible.
    public enum State: Int, Sendable {
        /// Visible and in use.
        case active = 0
        /// Visible but not in use, or not yet known.
        case inactive = 1
        /// The app is not visible.
        case background = 2
    }

    /// The state of the window of the session whose code is running.
    public var applicationState: UIApplication.State {
        switch SessionContext.current?.phase {
        case .active: .active
        case .background: .background
        case .inactive, nil: .inactive
        }
    }

    /// Sends an action to an object.
    ///
    /// - Support: partial: without a target, only `resignFirstResponder` is done: by the field that has the focus.
    ///
    /// - Parameters:
    ///   - action: The method.
    ///   - target: The object; `nil` for the one that has the focus.
    ///   - sender: What the method is told.
    ///   - event: The event that led to the action.
    /// - Returns: Whether an object was there to do it.
    @discardableResult public func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        if let target {
            action.send(to: target as AnyObject, with: sender)
            return true
        }
        if action.method == "resignFirstResponder" || action.method == "endEditing" {
            return SessionContext.current?.releaseFocus() ?? false
        }
        Selector.report(
            "The action \(action) has no target, and is not sent.",
            remedy: "Name the object that does it as the action's target.")
        return false
    }

    /// The scene of the session whose code is running; empty outside of any.
    public var connectedScenes: Set<UIScene> { UIWindowScene.current.map { [$0] } ?? [] }
    /// The session of the scene whose code is running; empty outside of any.
    public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// Whether the app can ask for more scenes; a page cannot open windows.
    public var supportsMultipleScenes: Bool { false }
    /// The window of the session whose code is running.
    @available(iOS, deprecated: 15, message: "Use UIWindowScene.windows instead")
    public var windows: [UIWindow] { UIWindowScene.current?.windows ?? [] }
    /// The window of the session whose code is running.
    @available(iOS, deprecated: 13, message: "Use UIWindowScene.keyWindow instead")
    public var keyWindow: UIWindow? { windows.first }

    /// Whether the device stays awake; stored without effect, because a page cannot keep the device awake.
    ///
    /// - Support: partial: stored, without an effect on the user's device.
    public var isIdleTimerDisabled = false
}

extension UIApplication {
    /// Posted when the window is about to become visible again.
    public nonisolated static let willEnterForegroundNotification =
        LifecycleNotification.willEnterForeground.ofApplication
    /// Posted when the window is visible and in use.
    public nonisolated static let didBecomeActiveNotification = LifecycleNotification.didBecomeActive.ofApplication
    /// Posted when the window is about to be no longer in use.
    public nonisolated static let willResignActiveNotification = LifecycleNotification.willResignActive.ofApplication
    /// Posted when the window is no longer visible.
    public nonisolated static let didEnterBackgroundNotification =
        LifecycleNotification.didEnterBackground.ofApplication
    /// Posted when the session of the window is about to end; the page may begin another one with the same state, as an
    /// app that is launched again.
    public nonisolated static let willTerminateNotification = LifecycleNotification.willTerminate.ofApplication

    /// Posted when a day begins or the clock is set.
    ///
    /// - Support: partial: never posted; `NSCalendarDayChanged` is, at the beginning of a day.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
}
