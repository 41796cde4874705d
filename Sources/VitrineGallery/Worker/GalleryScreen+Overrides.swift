// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineWeb

extension GalleryScreen {
    /// Returns the properties of a preview's page that the gallery decides, whatever the browser reports.
    ///
    /// - Parameters:
    ///   - switches: The switches that the user has set.
    ///   - language: The language, as a BCP 47 tag.
    ///   - path: The address of the page, with its query.
    /// - Returns: The overrides.
    package func overrides(_ switches: GallerySwitches, language: String, path: String) -> SceneOverrides {
        SceneOverrides(
            pinned: PinnedPreferences(isDark: switches.isDark, language: language),
            width: frame == .window ? nil : width, height: frame == .window ? nil : height,
            textSizeStep: switches.sizeStep, path: path)
    }
}
