// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One wish about how a preview is shown: its size or its orientation.
nonisolated public struct PreviewTrait<T> {
    /// What the trait asks for, in the terms of the surfaces that show previews.
    package let setting: PreviewSetting

    fileprivate init(_ setting: PreviewSetting) {
        self.setting = setting
    }
}

/// What the traits of a preview can ask for.
nonisolated package enum PreviewSetting: Sendable, Equatable {
    case layout(PreviewLayout)
    case orientation(PreviewOrientation)
}

/// How the device of a preview is held.
nonisolated package enum PreviewOrientation: String, Sendable, Equatable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

nonisolated extension PreviewTrait where T == Preview.ViewTraits {
    /// The preview fills its device.
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.layout(.device)) }

    /// The preview is as large as its view wants to be.
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.layout(.sizeThatFits)) }

    /// The preview has the size given here.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(.layout(.fixed(width: width, height: height)))
    }

    /// The device stands upright.
    public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.orientation(.portrait)) }

    /// The device stands on its head.
    public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(.orientation(.portraitUpsideDown))
    }

    /// The device lies on its right side, its top to the left.
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.orientation(.landscapeLeft)) }

    /// The device lies on its left side, its top to the right.
    public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.orientation(.landscapeRight)) }
}
