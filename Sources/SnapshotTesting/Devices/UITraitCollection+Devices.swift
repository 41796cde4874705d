// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents

/// The traits of devices.
///
/// Phones have the text size `medium`, one step below iOS's default, as in swift-snapshot-testing, so that snapshots of
/// both have the same meaning.
extension UITraitCollection {
    /// Returns the traits of an iPhone SE (first generation).
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    /// Returns the traits of an iPhone 8.
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    /// Returns the traits of an iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular)
    }

    /// Returns the traits of an iPhone X.
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    /// Returns the traits of an iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular)
    }

    /// Returns the traits of an iPhone XR.
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular)
    }

    /// Returns the traits of an iPhone 12.
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    /// Returns the traits of an iPhone 12 Pro.
    public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    /// Returns the traits of an iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular)
    }

    /// Returns the traits of an iPhone 13 mini.
    public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    /// Returns the traits of an iPhone 13.
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    /// Returns the traits of an iPhone 13 Pro.
    public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    /// Returns the traits of an iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular)
    }

    /// The traits of an iPad mini.
    public static let iPadMini = pad(.regular)
    /// The traits of an iPad mini in a compact split.
    public static let iPadMini_Compact_SplitView = pad(.compact)
    /// The traits of an iPad with 9.7 inches.
    public static let iPad9_7 = pad(.regular)
    /// The traits of an iPad with 9.7 inches in a compact split.
    public static let iPad9_7_Compact_SplitView = pad(.compact)
    /// The traits of an iPad with 10.2 inches.
    public static let iPad10_2 = pad(.regular)
    /// The traits of an iPad with 10.2 inches in a compact split.
    public static let iPad10_2_Compact_SplitView = pad(.compact)
    /// The traits of an iPad Pro with 10.5 inches.
    public static let iPadPro10_5 = pad(.regular)
    /// The traits of an iPad Pro with 10.5 inches in a compact split.
    public static let iPadPro10_5_Compact_SplitView = pad(.compact)
    /// The traits of an iPad Pro with 11 inches.
    public static let iPadPro11 = pad(.regular)
    /// The traits of an iPad Pro with 11 inches in a compact split.
    public static let iPadPro11_Compact_SplitView = pad(.compact)
    /// The traits of an iPad Pro with 12.9 inches.
    public static let iPadPro12_9 = pad(.regular)
    /// The traits of an iPad Pro with 12.9 inches in a compact split.
    public static let iPadPro12_9_Compact_SplitView = pad(.compact)

    private static func phone(
        _ orientation: ViewImageConfig.Orientation, landscapeWidth: UIUserInterfaceSizeClass
    ) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceIdiom = .phone
            $0.layoutDirection = .leftToRight
            $0.preferredContentSizeCategory = .medium
            $0.horizontalSizeClass = orientation == .portrait ? .compact : landscapeWidth
            $0.verticalSizeClass = orientation == .portrait ? .regular : .compact
        }
    }

    private static func pad(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceIdiom = .pad
            $0.horizontalSizeClass = width
            $0.verticalSizeClass = .regular
        }
    }
}
