// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// One wish about how a preview is shown: its size, its orientation, or what is put around it.
nonisolated public struct PreviewTrait<T> {
    /// What the trait asks for, in the terms of the surfaces that show previews; nil for a modifier.
    package let setting: PreviewSetting?

    /// What the trait puts around the preview.
    package let modifier: (any PreviewModifier)?

    package init(_ setting: PreviewSetting) {
        self.setting = setting
        modifier = nil
    }

    fileprivate init(modifier: any PreviewModifier) {
        setting = nil
        self.modifier = modifier
    }
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

extension PreviewTrait where T == Preview.ViewTraits {
    /// The modifier's body stands around the preview, with the context that all previews of that modifier share.
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(modifier: modifier)
    }
}
