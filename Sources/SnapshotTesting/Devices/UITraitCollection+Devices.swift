// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents

/// The traits of devices. Phones have the text size `medium`, one step below iOS's own default: the well-known library
/// has it
/// so, and pictures mean the same here.
extension UITraitCollection {
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular)
    }

    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular)
    }

    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular)
    }

    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular)
    }

    public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular)
    }

    public static let iPadMini = pad(.regular)
    public static let iPadMini_Compact_SplitView = pad(.compact)
    public static let iPad9_7 = pad(.regular)
    public static let iPad9_7_Compact_SplitView = pad(.compact)
    public static let iPad10_2 = pad(.regular)
    public static let iPad10_2_Compact_SplitView = pad(.compact)
    public static let iPadPro10_5 = pad(.regular)
    public static let iPadPro10_5_Compact_SplitView = pad(.compact)
    public static let iPadPro11 = pad(.regular)
    public static let iPadPro11_Compact_SplitView = pad(.compact)
    public static let iPadPro12_9 = pad(.regular)
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
