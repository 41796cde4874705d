// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The sound of a notification: the system's own, or none.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    private static let standard = UNNotificationSound()

    /// The system's own sound.
    open class var `default`: UNNotificationSound { standard }
    /// The sound of important notifications: the system's own.
    open class var defaultCritical: UNNotificationSound { standard }

    /// Creates a sound from a file; the system's own sound is played instead.
    public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// How urgently a notification interrupts the user; browsers treat all levels alike.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Delivered without lighting the screen or playing a sound.
    case passive = 0
    /// Delivered with light and sound; the default.
    case active = 1
    /// Delivered at once, in spite of a focus that delays others.
    case timeSensitive = 2
    /// Delivered at once with a sound, even if the device is muted.
    case critical = 3
}

/// The content of a notification.
///
/// - Support: partial: title, subtitle, body and whether there is a sound are shown; attachments are not.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    fileprivate(set) var parts = Parts()

    struct Parts {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var category = ""
        var thread = ""
        var level = UNNotificationInterruptionLevel.active
        var target: String?
        var relevance = 0.0
        var summary = ""
        var summaryCount = 0
        var filter: String?
    }

    /// The title.
    open var title: String { parts.title }
    /// The subtitle.
    open var subtitle: String { parts.subtitle }
    /// The body's text.
    open var body: String { parts.body }
    /// The number on the app's icon; browsers show none.
    open var badge: NSNumber? { parts.badge }
    /// The sound; `nil` for none.
    open var sound: UNNotificationSound? { parts.sound }
    /// The app's own values.
    open var userInfo: [AnyHashable: Any] { parts.userInfo }
    /// The identifier of the notification's category.
    open var categoryIdentifier: String { parts.category }
    /// The identifier of the thread to which the notification belongs.
    open var threadIdentifier: String { parts.thread }
    /// The importance of the notification.
    open var interruptionLevel: UNNotificationInterruptionLevel { parts.level }
    /// The identifier of the app's content that the notification is about; browsers choose no window by it.
    open var targetContentIdentifier: String? { parts.target }
    /// The notification's relevance among the app's, from 0 to 1; without effect, because browsers make no summary.
    open var relevanceScore: Double { parts.relevance }
    /// The text for a summary of several notifications; without effect, because browsers make no summary.
    open var summaryArgument: String { parts.summary }
    /// The number of items that the notification counts for in a summary; without effect.
    open var summaryArgumentCount: Int { parts.summaryCount }
    /// The value by which a Focus filters the notification; without effect, because browsers have no Focus.
    open var filterCriteria: String? { parts.filter }

    /// Returns a copy that later changes of the content do not affect.
    func settled() -> UNNotificationContent {
        let content = UNNotificationContent()
        content.parts = parts
        return content
    }
}

/// The content of a notification that can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The title.
    open override var title: String {
        get { parts.title }
        set { parts.title = newValue }
    }
    /// The subtitle.
    open override var subtitle: String {
        get { parts.subtitle }
        set { parts.subtitle = newValue }
    }
    /// The body's text.
    open override var body: String {
        get { parts.body }
        set { parts.body = newValue }
    }
    /// The number on the app's icon; browsers show none.
    open override var badge: NSNumber? {
        get { parts.badge }
        set { parts.badge = newValue }
    }
    /// The sound; `nil` for none.
    open override var sound: UNNotificationSound? {
        get { parts.sound }
        set { parts.sound = newValue }
    }
    /// The app's own values.
    open override var userInfo: [AnyHashable: Any] {
        get { parts.userInfo }
        set { parts.userInfo = newValue }
    }
    /// The identifier of the notification's category.
    open override var categoryIdentifier: String {
        get { parts.category }
        set { parts.category = newValue }
    }
    /// The identifier of the thread to which the notification belongs.
    open override var threadIdentifier: String {
        get { parts.thread }
        set { parts.thread = newValue }
    }
    /// The importance of the notification.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { parts.level }
        set { parts.level = newValue }
    }
    /// The identifier of the app's content that the notification is about; browsers choose no window by it.
    open override var targetContentIdentifier: String? {
        get { parts.target }
        set { parts.target = newValue }
    }
    /// The notification's relevance among the app's, from 0 to 1; without effect, because browsers make no summary.
    open override var relevanceScore: Double {
        get { parts.relevance }
        set { parts.relevance = newValue }
    }
    /// The text for a summary of several notifications; without effect, because browsers make no summary.
    open override var summaryArgument: String {
        get { parts.summary }
        set { parts.summary = newValue }
    }
    /// The number of items that the notification counts for in a summary; without effect.
    open override var summaryArgumentCount: Int {
        get { parts.summaryCount }
        set { parts.summaryCount = newValue }
    }
    /// The value by which a Focus filters the notification; without effect, because browsers have no Focus.
    open override var filterCriteria: String? {
        get { parts.filter }
        set { parts.filter = newValue }
    }
}
