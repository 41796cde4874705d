// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
package import VitrineSnapshots

extension GalleryScreen {
    /// Returns what a picture of a preview on this screen depends on; a window is drawn as the standard device.
    ///
    /// - Parameters:
    ///   - layout: What the preview itself asks for.
    ///   - switches: The switches that the user has set.
    ///   - language: The language, as a BCP 47 tag.
    ///   - scale: Pixels in a point; nil for the device's.
    /// - Returns: The traits.
    package func traits(
        _ layout: PreviewSummary.Layout, _ switches: GallerySwitches, language: String, scale: Double? = nil
    ) -> SnapshotTraits {
        var traits = SnapshotTraits(device: device)
        if frame != .window {
            traits.layout = .fixed(width: width, height: height)
            traits.safeArea = safeArea
        }
        if frame == .card, layout == .sizeThatFits, case .fixed(let width, let height) = traits.layout {
            traits.layout = .sizeThatFits(width: width, height: height)
        }
        traits.scale = scale ?? device.scale
        traits.isDark = switches.isDark
        traits.dynamicTypeSize = DynamicTypeSize.allCases[switches.sizeStep]
        traits.locale = Locale(identifier: language)
        traits.isRightToLeft = switches.isRightToLeft
        return traits
    }
}
