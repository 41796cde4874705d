// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents

// Sizes, splits and safe areas are those of swift-snapshot-testing.

extension ViewImageConfig {
    /// An iPad mini in landscape orientation: 1024 × 768 points.
    public static let iPadMini = iPadMini(.landscape)
    /// An iPad with 9.7 inches in landscape orientation: 1024 × 768 points.
    public static let iPad9_7 = iPad9_7(.landscape)
    /// An iPad with 10.2 inches in landscape orientation: 1080 × 810 points.
    public static let iPad10_2 = iPad10_2(.landscape)
    /// An iPad Pro with 10.5 inches in landscape orientation: 1112 × 834 points.
    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    /// An iPad Pro with 11 inches in landscape orientation: 1194 × 834 points.
    public static let iPadPro11 = iPadPro11(.landscape)
    /// An iPad Pro with 12.9 inches in landscape orientation: 1366 × 1024 points.
    public static let iPadPro12_9 = iPadPro12_9(.landscape)

    /// Returns an iPad mini in an orientation, full screen.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        iPadMini(TabletOrientation(orientation))
    }

    /// Returns an iPad mini in an orientation and split.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            width: 768, height: 1024, top: 20, bottom: 0,
            landscapeSplits: (third: 320, half: 507, twoThirds: 694),
            portraitSplits: (third: 320, twoThirds: 438), isHalfCompact: true,
            traits: .iPadMini, compactTraits: .iPadMini_Compact_SplitView
        ).config(orientation)
    }

    /// Returns an iPad with 9.7 inches in an orientation, full screen.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
        iPad9_7(TabletOrientation(orientation))
    }

    /// Returns an iPad with 9.7 inches in an orientation and split.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            width: 768, height: 1024, top: 20, bottom: 0,
            landscapeSplits: (third: 320, half: 507, twoThirds: 694),
            portraitSplits: (third: 320, twoThirds: 438), isHalfCompact: true,
            traits: .iPad9_7, compactTraits: .iPad9_7_Compact_SplitView
        ).config(orientation)
    }

    /// Returns an iPad with 10.2 inches in an orientation, full screen.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        iPad10_2(TabletOrientation(orientation))
    }

    /// Returns an iPad with 10.2 inches in an orientation and split.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            width: 810, height: 1080, top: 20, bottom: 0,
            landscapeSplits: (third: 320, half: 535, twoThirds: 750),
            portraitSplits: (third: 320, twoThirds: 480), isHalfCompact: true,
            traits: .iPad10_2, compactTraits: .iPad10_2_Compact_SplitView
        ).config(orientation)
    }

    /// Returns an iPad Pro with 10.5 inches in an orientation, full screen.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro10_5(TabletOrientation(orientation))
    }

    /// Returns an iPad Pro with 10.5 inches in an orientation and split.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            width: 834, height: 1112, top: 20, bottom: 0,
            landscapeSplits: (third: 320, half: 551, twoThirds: 782),
            portraitSplits: (third: 320, twoThirds: 504), isHalfCompact: true,
            traits: .iPadPro10_5, compactTraits: .iPadPro10_5_Compact_SplitView
        ).config(orientation)
    }

    /// Returns an iPad Pro with 11 inches in an orientation, full screen.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro11(TabletOrientation(orientation))
    }

    /// Returns an iPad Pro with 11 inches in an orientation and split.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            width: 834, height: 1194, top: 24, bottom: 20,
            landscapeSplits: (third: 375, half: 592, twoThirds: 809),
            portraitSplits: (third: 320, twoThirds: 504), isHalfCompact: true,
            traits: .iPadPro11, compactTraits: .iPadPro11_Compact_SplitView
        ).config(orientation)
    }

    /// Returns an iPad Pro with 12.9 inches in an orientation, full screen.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro12_9(TabletOrientation(orientation))
    }

    /// Returns an iPad Pro with 12.9 inches in an orientation and split.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            width: 1024, height: 1366, top: 20, bottom: 0,
            landscapeSplits: (third: 375, half: 678, twoThirds: 981),
            portraitSplits: (third: 375, twoThirds: 639), isHalfCompact: false,
            traits: .iPadPro12_9, compactTraits: .iPadPro12_9_Compact_SplitView
        ).config(orientation)
    }
}

extension ViewImageConfig.TabletOrientation {
    /// Creates the orientation in full screen.
    fileprivate init(_ orientation: ViewImageConfig.Orientation) {
        switch orientation {
        case .landscape: self = .landscape(splitView: .full)
        case .portrait: self = .portrait(splitView: .full)
        }
    }
}

/// The size of a tablet and the widths of its splits.
private struct Tablet {
    let width: CGFloat
    let height: CGFloat
    let top: CGFloat
    let bottom: CGFloat
    let landscapeSplits: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
    let portraitSplits: (third: CGFloat, twoThirds: CGFloat)
    /// Whether half of the screen is compact; on the largest tablet it is regular.
    let isHalfCompact: Bool
    let traits: UITraitCollection
    let compactTraits: UITraitCollection

    func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
        switch orientation {
        case .landscape(let split):
            switch split {
            case .oneThird: config(landscapeSplits.third, width, isCompact: true)
            case .oneHalf: config(landscapeSplits.half, width, isCompact: isHalfCompact)
            case .twoThirds: config(landscapeSplits.twoThirds, width, isCompact: false)
            case .full: config(height, width, isCompact: false)
            }
        case .portrait(let split):
            switch split {
            case .oneThird: config(portraitSplits.third, height, isCompact: true)
            case .twoThirds: config(portraitSplits.twoThirds, height, isCompact: true)
            case .full: config(width, height, isCompact: false)
            }
        }
    }

    private func config(_ width: CGFloat, _ height: CGFloat, isCompact: Bool) -> ViewImageConfig {
        ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
            size: CGSize(width: width, height: height), traits: isCompact ? compactTraits : traits)
    }
}
