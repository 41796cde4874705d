// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// The text size that the user has chosen.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// No size is specified.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    /// Two steps below the default.
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    /// One step below the default.
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    /// The default size.
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    /// One step above the default.
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps above the default.
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest size without accessibility sizes.
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first accessibility size.
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// The name of the category.
    public let rawValue: String

    /// Creates a category from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The sizes from the smallest to the largest.
    fileprivate static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private var place: Int { Self.ordered.firstIndex(of: self) ?? -1 }

    /// Whether the size is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Returns whether a size is smaller than another one; an unspecified size is the smallest.
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.place < b.place }
    /// Returns whether a size is at most as large as another one.
    public static func <= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.place <= b.place }
    /// Returns whether a size is larger than another one.
    public static func > (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.place > b.place }
    /// Returns whether a size is at least as large as another one.
    public static func >= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.place >= b.place }

    /// Posted when the user's text size has changed; without a user info.
    public static let didChangeNotification = SettingNotification.contentSizeCategory.name

    /// Creates the category of a text size of SwiftUI; `nil` is unspecified.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize.map { Self.ordered[$0.column] } ?? .unspecified
    }
}

extension DynamicTypeSize {
    /// Creates the text size of a category of UIKit; `nil` for one that is unspecified.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let column = UIContentSizeCategory.ordered.firstIndex(of: uiSizeCategory) else { return nil }
        self = DynamicTypeSize.allCases[column]
    }

    /// The text size of the session whose code is running.
    static var ofSession: DynamicTypeSize {
        DynamicTypeSize(step: SessionContext.current?.seenViewport.textSizeStep ?? 0)
    }

    /// Returns the text size of traits; that of the session where they specify none.
    static func of(_ traits: UITraitCollection?) -> DynamicTypeSize {
        traits.flatMap { DynamicTypeSize($0.preferredContentSizeCategory) } ?? .ofSession
    }
}
