// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineLayout

/// What a scene is shown in: a window's size and the user's preferences.
package struct Viewport: Equatable, Sendable {
    /// In points.
    package var width: Double
    package var height: Double
    /// Device pixels in a point.
    package var scale: Double
    package var isDark: Bool
    package var increasesContrast: Bool
    package var reducesMotion: Bool
    /// Steps from the default text size, -3 … 8.
    package var textSizeStep: Int
    package var isRightToLeft: Bool
    /// In points, for a window without bars of the system.
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
