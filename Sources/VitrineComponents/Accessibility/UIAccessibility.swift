// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

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
