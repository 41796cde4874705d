// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
import VitrineDisplay

/// The app of the session whose code is running.
@MainActor
public final class UIApplication: UIResponder {
    public static let shared = UIApplication()

    fileprivate override init() {}

    /// Where the system's settings of an app are; a browser has none, and `open` answers false.
    public static let openSettingsURLString = "app-settings:"

    /// Whether something would open an address: what a browser follows.
    public func canOpenURL(_ url: URL) -> Bool { PageRequest.mayFollow(url) }

    /// What can be said of opening an address.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Opens an address in the person's browser.
    public func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        // No app on the person's device takes an address over from a page.
        let isForAppsOnly = options[.universalLinksOnly] as? Bool ?? false
        let isFollowed = !isForAppsOnly && SessionContext.current?.follow(url) ?? false
        completion?(isFollowed)
    }

    /// Whether the window is seen.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// Whether the window of the session whose code is running is seen.
    public var applicationState: UIApplication.State {
        switch SessionContext.current?.phase {
        case .active: .active
        case .background: .background
        case .inactive, nil: .inactive
        }
    }

    /// A browser's page keeps its device awake or not by itself.
    ///
    /// - Support: partial: kept, without an effect on a browser's device.
    public var isIdleTimerDisabled = false
}

/// What takes part in the handling of events.
@MainActor
open class UIResponder: NSObject {
    public override init() {}
}

/// What is told of a keyboard on the screen.
///
/// - Support: partial: never posted, because a browser's window shrinks for its keyboard and tells of none.
extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIApplication {
    /// The app is about to be seen again.
    public nonisolated static let willEnterForegroundNotification =
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// The app is not seen any more.
    public nonisolated static let didEnterBackgroundNotification =
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
}
