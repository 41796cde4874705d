// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineCore

/// Everything that the image of a view depends on beside the view: same view, traits and versions give the same bytes.
package struct SnapshotTraits: Equatable, Sendable {
    /// The size of the image, in points.
    package enum Layout: Equatable, Sendable {
        case fixed(width: Double, height: Double)
        /// The size that the view takes when it is proposed this size; `nil` proposes the ideal one.
        case sizeThatFits(width: Double?, height: Double?)
    }

    package var layout: Layout
    /// The number of pixels per point.
    package var scale: Double
    package var isDark: Bool
    package var increasesContrast: Bool
    package var dynamicTypeSize: DynamicTypeSize
    package var locale: Locale
    package var isRightToLeft: Bool
    package var timeZone: TimeZone
    /// The insets of the safe area, in points.
    package var safeArea: EdgeInsets

    package init(
        layout: Layout = .fixed(width: 390, height: 844), scale: Double = 3, isDark: Bool = false,
        increasesContrast: Bool = false, dynamicTypeSize: DynamicTypeSize = .large,
        locale: Locale = Locale(identifier: "en_US"), isRightToLeft: Bool = false,
        timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!, safeArea: EdgeInsets = EdgeInsets()
    ) {
        self.layout = layout
        self.scale = scale
        self.isDark = isDark
        self.increasesContrast = increasesContrast
        self.dynamicTypeSize = dynamicTypeSize
        self.locale = locale
        self.isRightToLeft = isRightToLeft
        self.timeZone = timeZone
        self.safeArea = safeArea
    }

    /// Creates the traits of a device in an orientation.
    package init(device: Device, orientation: Device.Orientation = .portrait) {
        let screen = device.screen(orientation)
        self.init(
            layout: .fixed(width: screen.width, height: screen.height), scale: device.scale,
            safeArea: screen.safeArea)
    }
}
