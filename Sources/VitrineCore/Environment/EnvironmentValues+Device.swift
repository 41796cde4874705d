// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension EnvironmentValues {
    /// Whether VoiceOver is running: always `false`, since a browser does not tell.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether Switch Control is running: always `false`, since a browser does not tell.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether the user has asked for shapes around buttons: always `false`, since a browser does not tell.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether an assistive technology is running: always `false`, since a browser does not tell.
    public var accessibilityEnabled: Bool { false }
    /// Whether the Large Content Viewer is on: always `false`, since a browser does not tell.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// The size of a device pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// Whether the display is dimmed: always `false`, since a browser does not tell.
    public var isLuminanceReduced: Bool { false }
    /// Whether an app may open more than one window: always `false`, since each browser tab is a session of its own.
    public var supportsMultipleWindows: Bool { false }

    /// The preferred size of text, as the older type; reads and writes `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}

/// The preferred size of text, as the type that `DynamicTypeSize` replaces.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
    /// The smallest size.
    case extraSmall
    /// A small size.
    case small
    /// A size between small and large.
    case medium
    /// The default size.
    case large
    /// A size above the default.
    case extraLarge
    /// A size two steps above the default.
    case extraExtraLarge
    /// The largest size that is not an accessibility size.
    case extraExtraExtraLarge
    /// The smallest accessibility size.
    case accessibilityMedium
    /// The second accessibility size.
    case accessibilityLarge
    /// The third accessibility size.
    case accessibilityExtraLarge
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge
    /// The largest accessibility size.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    init(_ size: DynamicTypeSize) { self = ContentSizeCategory.allCases[size.column] }

    var size: DynamicTypeSize {
        DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.column]
    }
}
