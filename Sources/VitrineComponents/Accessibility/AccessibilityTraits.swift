// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A set of traits that describe a view to assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    package var rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates an empty set.
    public init() { rawValue = 0 }

    /// The traits that an element of a web page cannot have, and what to do instead.
    private static let missing: [(trait: AccessibilityTraits, name: String, remedy: String)] = [
        (.isLink, "isLink", "A page's link has an address: use a Link."),
        (.updatesFrequently, "updatesFrequently", "A screen reader speaks the focused element."),
        (.isSearchField, "isSearchField", "Use searchable(text:), whose field is one."),
        (.playsSound, "playsSound", "A browser does not stop its screen reader for a sound."),
        (.isKeyboardKey, "isKeyboardKey", "A screen reader reads it as a button: add isButton."),
        (.isSummaryElement, "isSummaryElement", "A screen reader begins with a page's heading: add isHeader."),
        (.startsMediaSession, "startsMediaSession", "A browser does not stop its screen reader for a medium."),
        (.allowsDirectInteraction, "allowsDirectInteraction", "A screen reader has a mode for it that users choose."),
        (.causesPageTurn, "causesPageTurn", "A screen reader reads what is on the page."),
        (.isTabBar, "isTabBar", "Use a TabView, whose bar is one."),
    ]

    /// Reports the traits that an element of a web page cannot have.
    func note() {
        for (trait, name, remedy) in Self.missing where contains(trait) {
            DeveloperNotes.withoutEffect("accessibilityAddTraits(.\(name))", remedy: remedy)
        }
    }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A header of a section.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// A selected item.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link; without effect in Vitrine, where `Link` has this role.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// An image.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// A value that changes often; without effect in Vitrine.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
    /// A modal element: the rest of the page is hidden from screen readers.
    public static let isModal = AccessibilityTraits(rawValue: 128)
    /// A toggle.
    public static let isToggle = AccessibilityTraits(rawValue: 256)
    /// A field for searching; without effect in Vitrine, where `searchable(text:)` has this role.
    public static let isSearchField = AccessibilityTraits(rawValue: 512)
    /// An element that plays a sound when it is used; without effect in Vitrine.
    public static let playsSound = AccessibilityTraits(rawValue: 1_024)
    /// A key of a keyboard; without effect in Vitrine.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 2_048)
    /// A summary of what is on the screen as the app begins; without effect in Vitrine.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 4_096)
    /// An element that plays or records a medium when it is used; without effect in Vitrine.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 8_192)
    /// An element that takes touches while a screen reader runs; without effect in Vitrine.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16_384)
    /// An element that turns a page when its end is read; without effect in Vitrine.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 32_768)
    /// The bar of a view of tabs; without effect in Vitrine, where `TabView` has this role.
    public static let isTabBar = AccessibilityTraits(rawValue: 65_536)

    /// Returns the traits of both sets.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(rawValue: rawValue | other.rawValue)
    }
    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { rawValue |= other.rawValue }
    /// Returns the traits that are in both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(rawValue: rawValue & other.rawValue)
    }
    /// Keeps only the traits that are in another set as well.
    public mutating func formIntersection(_ other: AccessibilityTraits) { rawValue &= other.rawValue }
    /// Returns the traits that are in exactly one of the sets.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(rawValue: rawValue ^ other.rawValue)
    }
    /// Keeps the traits that are in exactly one of the sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { rawValue ^= other.rawValue }
    /// Returns whether all traits of another set are in this one.
    public func contains(_ member: AccessibilityTraits) -> Bool { rawValue & member.rawValue == member.rawValue }
    /// Adds traits.
    ///
    /// - Parameter newMember: The traits.
    /// - Returns: Whether they were absent, and the traits themselves.
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        rawValue |= newMember.rawValue
        return (isNew, newMember)
    }
    /// Removes traits.
    ///
    /// - Parameter member: The traits.
    /// - Returns: The traits if all of them were in the set, otherwise `nil`.
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let present = contains(member)
        rawValue &= ~member.rawValue
        return present ? member : nil
    }
    /// Adds traits.
    ///
    /// - Parameter newMember: The traits.
    /// - Returns: The traits if all of them were in the set, otherwise `nil`.
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let present = contains(newMember)
        rawValue |= newMember.rawValue
        return present ? newMember : nil
    }
}
