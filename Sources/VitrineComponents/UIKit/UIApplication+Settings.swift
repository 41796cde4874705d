// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

extension UIApplication {
    /// The URL of the app's notification settings; a browser has none, and `open` fails.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// The text size that the user of the session has chosen.
    public var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(DynamicTypeSize.ofSession) }

    /// The direction of the language of the session.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        SessionContext.current?.seenViewport.isRightToLeft == true ? .rightToLeft : .leftToRight
    }

    /// The delegate that the app's `UIApplicationDelegateAdaptor` created for the session whose code is running.
    public var delegate: (any UIApplicationDelegate)? { SessionContext.current?.service(Launched.self).delegate }

    /// Whether the app has other icons to choose from: a page has one.
    public var supportsAlternateIcons: Bool { false }
    /// The name of the icon that was chosen: none.
    public var alternateIconName: String? { nil }

    /// Fails, because a page has one icon.
    ///
    /// - Parameters:
    ///   - alternateIconName: The name of the icon.
    ///   - completionHandler: A closure that is called at once with the error.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(Self.noIcons)
    }

    /// Fails, because a page has one icon.
    public func setAlternateIconName(_ alternateIconName: String?) async throws { throw Self.noIcons }

    private static var noIcons: any Error { CocoaError(.featureUnsupported) }

    /// Whether the app receives notifications of Apple's server: it does not.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Asks for notifications of Apple's server, which fails: soon the delegate is told why.
    ///
    /// - Support: partial: always fails, because pages are no apps of Apple's server; a diagnostic says so.
    public func registerForRemoteNotifications() {
        DeveloperNotes.withoutEffect(
            "UIApplication.registerForRemoteNotifications()",
            remedy: "Use local notifications of UNUserNotificationCenter while the page is open.")
        SessionContext.start {
            UIApplication.shared.delegate?.application(
                .shared, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
        }
    }

    /// Does nothing: the app is not registered.
    public func unregisterForRemoteNotifications() {}

    /// Keeps the delegate of a session, which its adaptor owns.
    final class Launched: SessionService {
        weak var delegate: (any UIApplicationDelegate)?
    }

    /// Posted when memory is scarce.
    ///
    /// - Support: partial: never posted, because memory is the server's and not the app's.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Posted when the user has taken a screenshot.
    ///
    /// - Support: partial: never posted, because browsers do not tell pages of screenshots.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
}

/// The direction in which the views of an app follow each other.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From the left to the right.
    case leftToRight = 0
    /// From the right to the left.
    case rightToLeft = 1
}
