// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension EnvironmentValues {
    /// Whether the person hears the screen; a browser does not tell.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether the person uses switches; a browser does not tell.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether the person asked for shapes around buttons; a browser does not tell.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether some assistive technology is in use; a browser does not tell.
    public var accessibilityEnabled: Bool { false }
    /// Whether the person asked for large content on a long press; a browser does not tell.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// Whether the display is dimmed; a browser's is not.
    public var isLuminanceReduced: Bool { false }
    /// Whether more than one window may be open: each tab of a browser is a session of its own.
    public var supportsMultipleWindows: Bool { false }

    /// The size of text, by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}

/// The size of text, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    init(_ size: DynamicTypeSize) { self = ContentSizeCategory.allCases[size.column] }

    var size: DynamicTypeSize {
        DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.column]
    }
}
