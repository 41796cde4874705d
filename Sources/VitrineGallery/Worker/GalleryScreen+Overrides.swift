// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineWeb

extension GalleryScreen {
    /// What the gallery decides of a preview's page, whatever the browser says of itself.
    ///
    /// - Parameters:
    ///   - language: BCP 47.
    ///   - path: The address of the page, with its query.
    package func overrides(_ switches: GallerySwitches, language: String, path: String) -> SceneOverrides {
        SceneOverrides(
            pinned: PinnedPreferences(isDark: switches.isDark, language: language),
            width: frame == .window ? nil : width, height: frame == .window ? nil : height,
            textSizeStep: switches.sizeStep, path: path)
    }
}
