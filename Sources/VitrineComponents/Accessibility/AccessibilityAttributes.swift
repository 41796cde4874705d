// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AttributeScopes {
    /// The attribute scope of the attributes that assistive technology reads.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// The attributes that assistive technology reads.
    public struct AccessibilityAttributes: AttributeScope {
        /// The priority of an announcement.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        /// The key of the priority of an announcement.
        ///
        /// - Support: partial: a page's announcements wait until what is spoken has ended; a diagnostic says so of the
        ///   high priority.
        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = AnnouncementPriority
            /// The name of the attribute.
            public static let name = "Accessibility.AnnouncementPriority"

            /// The priority of an announcement among what is spoken.
            public enum AnnouncementPriority: Hashable, Sendable {
                /// The announcement waits until what is spoken has ended.
                case low
                /// The announcement interrupts what is spoken, and is interrupted itself.
                case `default`
                /// The announcement interrupts what is spoken, and is not interrupted.
                case high
            }
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns the key of an attribute of this scope, for access by its name.
    public subscript<T>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T where T: AttributedStringKey {
        self[T.self]
    }
}
