// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// What a view is and how it behaves, for a reader.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    package var rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    public init() { rawValue = 0 }

    /// Says what an element of a page cannot be.
    func note() {
        if contains(.isLink) {
            DeveloperNotes.withoutEffect(
                "accessibilityAddTraits(.isLink)", remedy: "A page's link has an address: use a Link.")
        }
        if contains(.updatesFrequently) {
            DeveloperNotes.withoutEffect(
                "accessibilityAddTraits(.updatesFrequently)", remedy: "A page's reader says what a person looks at.")
        }
    }

    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
    public static let isModal = AccessibilityTraits(rawValue: 128)
    public static let isToggle = AccessibilityTraits(rawValue: 256)

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(rawValue: rawValue | other.rawValue)
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { rawValue |= other.rawValue }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(rawValue: rawValue & other.rawValue)
    }
    public mutating func formIntersection(_ other: AccessibilityTraits) { rawValue &= other.rawValue }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(rawValue: rawValue ^ other.rawValue)
    }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { rawValue ^= other.rawValue }
    public func contains(_ member: AccessibilityTraits) -> Bool { rawValue & member.rawValue == member.rawValue }
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        rawValue |= newMember.rawValue
        return (isNew, newMember)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let present = contains(member)
        rawValue &= ~member.rawValue
        return present ? member : nil
    }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let present = contains(newMember)
        rawValue |= newMember.rawValue
        return present ? newMember : nil
    }
}
