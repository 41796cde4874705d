// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineCore

/// All that a picture of a view depends on beside the view: same view, same traits, same versions, same bytes.
package struct SnapshotTraits: Equatable, Sendable {
    /// How large the picture is, in points.
    package enum Layout: Equatable, Sendable {
        case fixed(width: Double, height: Double)
        /// As large as the view wants to be when it is proposed this size; `nil` asks for the ideal one.
        case sizeThatFits(width: Double?, height: Double?)
    }

    package var layout: Layout
    /// Pixels in a point.
    package var scale: Double
    package var isDark: Bool
    package var increasesContrast: Bool
    package var dynamicTypeSize: DynamicTypeSize
    package var locale: Locale
    package var isRightToLeft: Bool
    package var timeZone: TimeZone
    /// In points.
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

    /// A device's screen, upright or lying.
    package init(device: Device, orientation: Device.Orientation = .portrait) {
        let screen = device.screen(orientation)
        self.init(
            layout: .fixed(width: screen.width, height: screen.height), scale: device.scale,
            safeArea: screen.safeArea)
    }
}
