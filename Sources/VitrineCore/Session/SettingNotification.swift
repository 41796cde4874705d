// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A change of what the browser says of its user and its window, as UIKit and Foundation announce it.
package enum SettingNotification: CaseIterable, Sendable {
    case timeZone
    case locale
    case orientation
    case contentSizeCategory
    case reduceMotion
    case reduceTransparency
    case darkerSystemColors
    case invertColors
    case differentiateWithoutColor

    /// The settings of a session's user and window.
    struct Settings: Equatable {
        var viewport: Viewport
        var preferences: SessionPreferences
    }

    /// The name of the notification.
    package var name: Notification.Name {
        switch self {
        case .timeZone: .NSSystemTimeZoneDidChange
        case .locale: NSLocale.currentLocaleDidChangeNotification
        case .orientation: Notification.Name("UIDeviceOrientationDidChangeNotification")
        case .contentSizeCategory: Notification.Name("UIContentSizeCategoryDidChangeNotification")
        case .reduceMotion: Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
        case .reduceTransparency: Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
        case .darkerSystemColors: Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
        case .invertColors: Notification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
        case .differentiateWithoutColor:
            Notification.Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
        }
    }

    private func value(in settings: Settings) -> AnyHashable {
        let (viewport, preferences) = (settings.viewport, settings.preferences)
        return switch self {
        case .timeZone: preferences.timeZone
        case .locale: preferences.locale
        case .orientation: viewport.width > viewport.height
        case .contentSizeCategory: viewport.textSizeStep
        case .reduceMotion: viewport.reducesMotion
        case .reduceTransparency: preferences.reducesTransparency
        case .darkerSystemColors: viewport.increasesContrast
        case .invertColors: preferences.invertsColors
        case .differentiateWithoutColor: preferences.differentiatesWithoutColor
        }
    }

    /// Posts the notifications of what differs between two settings; to be called in the session.
    static func post(from old: Settings, to new: Settings) {
        for change in allCases where change.value(in: old) != change.value(in: new) {
            NotificationCenter.default.post(name: change.name, object: nil)
        }
    }
}
