// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A trait of a preview: its size, its orientation, or a modifier.
nonisolated public struct PreviewTrait<T> {
    /// The setting that the trait makes; `nil` for a modifier.
    package let setting: PreviewSetting?

    /// The modifier of the preview, or `nil`.
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
    /// The preview has the size of its device.
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.layout(.device)) }

    /// The preview has the size that its view prefers.
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.layout(.sizeThatFits)) }

    /// The preview has a given size.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    /// - Returns: The trait.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(.layout(.fixed(width: width, height: height)))
    }

    /// The device is upright.
    public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.orientation(.portrait)) }

    /// The device is upside down.
    public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(.orientation(.portraitUpsideDown))
    }

    /// Landscape with the top of the device at the left.
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.orientation(.landscapeLeft)) }

    /// Landscape with the top of the device at the right.
    public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.orientation(.landscapeRight)) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Modifies the preview, with a context that all previews with this modifier share.
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(modifier: modifier)
    }
}
