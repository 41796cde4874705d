// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
import VitrineDisplay

/// The notifications that an app posts to assistive technology.
///
/// A page has one region that screen readers speak when its text changes: they finish what they are speaking first.
nonisolated public enum AccessibilityNotification {
    /// A text that assistive technology speaks.
    public struct Announcement: Sendable {
        private let text: String
        private let isUrgent: Bool

        /// Creates an announcement of a text.
        public init(_ announcement: String) {
            text = announcement
            isUrgent = false
        }

        /// Creates an announcement of a text with attributes of its speech.
        public init(_ announcement: AttributedString) {
            typealias Priority = AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute
            text = String(announcement.characters)
            isUrgent = announcement.runs.contains { $0[Priority.self] == .high }
        }

        /// Creates an announcement of an attributed text, whose attributes have no effect.
        public init(_ announcement: NSAttributedString) { self.init(announcement.string) }

        /// Has assistive technology speak the text.
        public func post() {
            if isUrgent {
                DeveloperNotes.withoutEffect(
                    "The high priority of an announcement",
                    remedy: "A screen reader finishes what it speaks before it speaks a page's announcement.")
            }
            SpokenNotification.text(text).post()
        }
    }

    /// A change of the layout of a screen.
    ///
    /// - Support: partial: a text is spoken; screen readers notice the layout of a page by themselves, and take no
    ///   element to go to; a diagnostic says so.
    public struct LayoutChanged {
        private let element: Any?

        /// Creates a notification.
        ///
        /// - Parameter focusElement: A text to speak, or the element that assistive technology is to go to.
        public init(_ focusElement: Any? = nil) { element = focusElement }

        /// Posts the notification.
        public func post() {
            SpokenNotification.change(element, name: "AccessibilityNotification.LayoutChanged").post()
        }
    }

    /// The appearance of a view that takes up most of the screen.
    ///
    /// - Support: partial: a text is spoken; screen readers notice the screens of a page by themselves, and take no
    ///   element to go to; a diagnostic says so.
    public struct ScreenChanged {
        private let element: Any?

        /// Creates a notification.
        ///
        /// - Parameter focusElement: A text to speak, or the element that assistive technology is to go to.
        public init(_ focusElement: Any? = nil) { element = focusElement }

        /// Posts the notification.
        public func post() {
            SpokenNotification.change(element, name: "AccessibilityNotification.ScreenChanged").post()
        }
    }

    /// The end of a movement from one page to another, with a text that says which page it is.
    public struct PageScrolled: Sendable {
        private let text: String

        /// Creates a notification with a text that says where the scroll view is.
        public init(_ announcement: String) { text = announcement }

        /// Creates a notification with an attributed text, whose attributes have no effect.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Creates a notification with an attributed text, whose attributes have no effect.
        public init(_ announcement: NSAttributedString) { text = announcement.string }

        /// Has assistive technology speak the text.
        public func post() { SpokenNotification.text(text).post() }
    }
}

/// The kinds of notification to assistive technology that a page can carry out.
nonisolated enum SpokenNotification {
    case text(String)
    /// A change that screen readers notice by themselves.
    case unneeded(name: String)

    /// Returns what can be done for a change with an argument: a text is spoken.
    static func change(_ argument: Any?, name: String) -> SpokenNotification {
        switch argument {
        case let text as String: .text(text)
        case let text as AttributedString: .text(String(text.characters))
        case let text as NSAttributedString: .text(text.string)
        default: .unneeded(name: name)
        }
    }

    /// Sends the text to the page of the session whose code is running.
    func post() {
        switch self {
        case .text(let text):
            guard !text.isEmpty else { return }
            SessionContext.current?.ask(.speak(text))
        case .unneeded(let name):
            DeveloperNotes.withoutEffect(
                name, remedy: "Screen readers notice changes of a page; use AccessibilityFocusState to move the focus.")
        }
    }
}
