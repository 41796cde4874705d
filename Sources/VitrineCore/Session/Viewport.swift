// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineLayout

/// The window of a scene: its size and the user's display preferences.
package struct Viewport: Equatable, Sendable {
    /// The width in points.
    package var width: Double
    package var height: Double
    /// The number of device pixels per point.
    package var scale: Double
    package var isDark: Bool
    package var increasesContrast: Bool
    package var reducesMotion: Bool
    /// The steps from the default text size, from -3 to 8.
    package var textSizeStep: Int
    package var isRightToLeft: Bool
    /// The safe area insets in points, for a window without system bars.
    package var safeArea: EdgeInsets

    package init(
        width: Double = 390, height: Double = 844, scale: Double = 3, isDark: Bool = false,
        increasesContrast: Bool = false, reducesMotion: Bool = false, textSizeStep: Int = 0,
        isRightToLeft: Bool = false, safeArea: EdgeInsets = EdgeInsets()
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.isDark = isDark
        self.increasesContrast = increasesContrast
        self.reducesMotion = reducesMotion
        self.textSizeStep = textSizeStep
        self.isRightToLeft = isRightToLeft
        self.safeArea = safeArea
    }
}
