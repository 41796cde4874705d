// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The functions by which UIKit reaches assistive technology.
nonisolated public struct UIAccessibility {
    private init() {}

    /// A notification to assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The name of the notification.
        public let rawValue: UInt32

        /// Creates a notification from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A text to speak.
        public static let announcement = UIAccessibility.Notification(rawValue: 1008)
        /// A change of the layout of a screen.
        public static let layoutChanged = UIAccessibility.Notification(rawValue: 1001)
        /// The end of a movement from one page to another.
        public static let pageScrolled = UIAccessibility.Notification(rawValue: 1009)
        /// The appearance of a view that takes up most of the screen.
        public static let screenChanged = UIAccessibility.Notification(rawValue: 1000)
    }

    /// Whether a screen reader runs; a browser does not tell a page.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether the user controls the device by switches; a browser does not tell a page.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the user wants bold text; a browser does not tell a page.
    public static var isBoldTextEnabled: Bool { false }

    /// Whether the user wants less motion.
    public static var isReduceMotionEnabled: Bool { SessionContext.current?.viewport.reducesMotion ?? false }
    /// Whether the user wants less transparency.
    public static var isReduceTransparencyEnabled: Bool {
        SessionContext.current?.preferences.reducesTransparency ?? false
    }
    /// Whether the user wants more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { SessionContext.current?.viewport.increasesContrast ?? false }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { SessionContext.current?.preferences.invertsColors ?? false }
    /// Whether colours alone must not tell things apart.
    public static var shouldDifferentiateWithoutColor: Bool {
        SessionContext.current?.preferences.differentiatesWithoutColor ?? false
    }

    /// Posted when `isReduceMotionEnabled` has changed.
    public static let reduceMotionStatusDidChangeNotification = SettingNotification.reduceMotion.name
    /// Posted when `isReduceTransparencyEnabled` has changed.
    public static let reduceTransparencyStatusDidChangeNotification = SettingNotification.reduceTransparency.name
    /// Posted when `isDarkerSystemColorsEnabled` has changed.
    public static let darkerSystemColorsStatusDidChangeNotification = SettingNotification.darkerSystemColors.name
    /// Posted when `isInvertColorsEnabled` has changed.
    public static let invertColorsStatusDidChangeNotification = SettingNotification.invertColors.name
    /// Posted when `shouldDifferentiateWithoutColor` has changed.
    public static let differentiateWithoutColorDidChangeNotification =
        SettingNotification.differentiateWithoutColor.name
    /// Posted when a screen reader starts or ends.
    ///
    /// - Support: partial: never posted, because a browser does not tell a page.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// Posts a notification to assistive technology.
    ///
    /// - Support: partial: a text is spoken; screen readers notice changes of a page by themselves, and take no element
    ///   to go to; a diagnostic says so.
    /// - Parameters:
    ///   - notification: The notification.
    ///   - argument: The text to speak, or an element.
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        let name: String =
            switch notification {
            case .announcement: "announcement"
            case .layoutChanged: "layoutChanged"
            case .pageScrolled: "pageScrolled"
            case .screenChanged: "screenChanged"
            default: "\(notification.rawValue)"
            }
        SpokenNotification.change(argument, name: "UIAccessibility.post(notification: .\(name), argument:)").post()
    }
}
