// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Whether the app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user was not asked yet.
    case notDetermined = 0
    /// The user does not allow it.
    case denied = 1
    /// The user allows it.
    case authorized = 2
    /// The system allows it without asking; browsers do not.
    case provisional = 3
    /// A small app may for a while; browsers have none.
    case ephemeral = 4
}

/// Whether something is on.
public enum UNNotificationSetting: Int, Sendable {
    /// The browser does not support the setting.
    case notSupported = 0
    /// The setting is off.
    case disabled = 1
    /// The setting is on.
    case enabled = 2
}

/// Options for what notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Put a number on the app's icon; browsers do not.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Make a sound.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Be seen.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Be read in a car; browsers do not.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Make a sound when all others are silent; browsers do not.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// Lead to the app's settings; browsers do not.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Be shown quietly without asking; browsers ask.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is shown before the user's eyes.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// With a number on the app's icon; browsers show none.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// With a sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// As the system does.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the system's list.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// As the system does.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)

    /// Whether anything is seen.
    var isSeen: Bool { !isDisjoint(with: [.alert, .list, .banner]) }
}

/// The settings that the user has chosen for notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// Whether the app may show notifications.
    public let authorizationStatus: UNAuthorizationStatus

    init(_ status: UNAuthorizationStatus) {
        authorizationStatus = status
    }

    private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
    /// Whether they are seen.
    open var alertSetting: UNNotificationSetting { setting }
    /// Whether they are heard.
    open var soundSetting: UNNotificationSetting { setting }
    /// Whether there is a number on the app's icon: browsers show none.
    open var badgeSetting: UNNotificationSetting { .notSupported }
    /// Whether they are listed.
    open var notificationCenterSetting: UNNotificationSetting { setting }
    /// Whether they are seen on a locked display.
    open var lockScreenSetting: UNNotificationSetting { setting }
}
