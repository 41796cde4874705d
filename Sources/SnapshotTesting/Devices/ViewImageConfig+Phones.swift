// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents

// Sizes and safe areas are those of swift-snapshot-testing, so that tests have the same meaning.

extension ViewImageConfig {
    /// An iPhone SE (first generation) in portrait orientation: 320 × 568 points.
    public static let iPhoneSe = iPhoneSe(.portrait)
    /// An iPhone 8 in portrait orientation: 375 × 667 points.
    public static let iPhone8 = iPhone8(.portrait)
    /// An iPhone 8 Plus in portrait orientation: 414 × 736 points.
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    /// An iPhone X in portrait orientation: 375 × 812 points.
    public static let iPhoneX = iPhoneX(.portrait)
    /// An iPhone XS Max in portrait orientation: 414 × 896 points.
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    /// An iPhone XR in portrait orientation: 414 × 896 points.
    public static let iPhoneXr = iPhoneXr(.portrait)
    /// An iPhone 12 in portrait orientation: 390 × 844 points.
    public static let iPhone12 = iPhone12(.portrait)
    /// An iPhone 12 Pro in portrait orientation: 390 × 844 points.
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    /// An iPhone 12 Pro Max in portrait orientation: 428 × 926 points.
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    /// An iPhone 13 mini in portrait orientation: 375 × 812 points.
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    /// An iPhone 13 in portrait orientation: 390 × 844 points.
    public static let iPhone13 = iPhone13(.portrait)
    /// An iPhone 13 Pro in portrait orientation: 390 × 844 points.
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    /// An iPhone 13 Pro Max in portrait orientation: 428 × 926 points.
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)

    /// Returns an iPhone SE (first generation) in an orientation.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(
            orientation, width: 320, height: 568, top: 20, bottom: 0, landscape: (side: 0, bottom: 0),
            traits: .iPhoneSe(orientation))
    }

    /// Returns an iPhone 8 in an orientation.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(
            orientation, width: 375, height: 667, top: 20, bottom: 0, landscape: (side: 0, bottom: 0),
            traits: .iPhone8(orientation))
    }

    /// Returns an iPhone 8 Plus in an orientation.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(
            orientation, width: 414, height: 736, top: 20, bottom: 0, landscape: (side: 0, bottom: 0),
            traits: .iPhone8Plus(orientation))
    }

    /// Returns an iPhone X in an orientation.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(
            orientation, width: 375, height: 812, top: 44, bottom: 34, landscape: (side: 44, bottom: 24),
            traits: .iPhoneX(orientation))
    }

    /// Returns an iPhone XS Max in an orientation.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(
            orientation, width: 414, height: 896, top: 44, bottom: 34, landscape: (side: 44, bottom: 24),
            traits: .iPhoneXsMax(orientation))
    }

    /// Returns an iPhone XR in an orientation.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(
            orientation, width: 414, height: 896, top: 44, bottom: 34, landscape: (side: 44, bottom: 24),
            traits: .iPhoneXr(orientation))
    }

    /// Returns an iPhone 12 in an orientation.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(
            orientation, width: 390, height: 844, top: 47, bottom: 34, landscape: (side: 47, bottom: 21),
            traits: .iPhone12(orientation))
    }

    /// Returns an iPhone 12 Pro in an orientation.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(
            orientation, width: 390, height: 844, top: 47, bottom: 34, landscape: (side: 47, bottom: 21),
            traits: .iPhone12Pro(orientation))
    }

    /// Returns an iPhone 12 Pro Max in an orientation.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(
            orientation, width: 428, height: 926, top: 47, bottom: 34, landscape: (side: 47, bottom: 21),
            traits: .iPhone12ProMax(orientation))
    }

    /// Returns an iPhone 13 mini in an orientation.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(
            orientation, width: 375, height: 812, top: 50, bottom: 34, landscape: (side: 50, bottom: 21),
            traits: .iPhone13Mini(orientation))
    }

    /// Returns an iPhone 13 in an orientation.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone(
            orientation, width: 390, height: 844, top: 47, bottom: 34, landscape: (side: 47, bottom: 21),
            traits: .iPhone13(orientation))
    }

    /// Returns an iPhone 13 Pro in an orientation.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(
            orientation, width: 390, height: 844, top: 47, bottom: 34, landscape: (side: 47, bottom: 21),
            traits: .iPhone13Pro(orientation))
    }

    /// Returns an iPhone 13 Pro Max in an orientation.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(
            orientation, width: 428, height: 926, top: 47, bottom: 34, landscape: (side: 47, bottom: 21),
            traits: .iPhone13ProMax(orientation))
    }

    private static func phone(
        _ orientation: Orientation, width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat,
        landscape: (side: CGFloat, bottom: CGFloat), traits: UITraitCollection
    ) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
                size: CGSize(width: width, height: height), traits: traits)
        case .landscape:
            ViewImageConfig(
                safeArea: UIEdgeInsets(
                    top: 0, left: landscape.side, bottom: landscape.bottom, right: landscape.side),
                size: CGSize(width: height, height: width), traits: traits)
        }
    }
}
