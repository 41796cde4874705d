// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay

/// The colours of iOS 26 (Documentation/Layout.md 8.1, 8.3, 8.4, 8.5) for the light and the dark appearance.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, tertiary, quaternary, accent, placeholder
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case separator, divider, hairline, chevron
    /// The background of a selected row (Documentation/Layout.md 10.12).
    case selectedRow

    package nonisolated func value(in environment: EnvironmentValues) -> DisplayColor {
        let isDark = environment.colorScheme == .dark
        if self == .accent, let color = environment.tintStyleColor { return color }
        if self == .accent, let accent = environment.accent {
            // A tint that is set to the accent colour (`tint(.accentColor)`) means the platform's, which avoids a
            // cycle.
            var platform = environment
            platform.accent = nil
            return accent.resolved(in: platform)
        }
        // `AccentColor` is the name of the app's colour in Xcode projects.
        if self == .accent, let own = ColorAssets.appAccent { return Color(own).resolved(in: environment) }
        let increased = environment.colorSchemeContrast == .increased ? increasedContrast : nil
        let (light, dark) = increased ?? components
        let shownDark = environment.isElevated ? elevated ?? dark : dark
        let (red, green, blue, alpha) = isDark ? shownDark : light
        return DisplayColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    /// Returns the platform's label colour at a level: primary, secondary, tertiary, quaternary.
    package nonisolated static func label(level: Int) -> SystemColor {
        switch level {
        case ...0: .primary
        case 1: .secondary
        case 2: .tertiary
        default: .quaternary
        }
    }

    /// The colour of elevated surfaces: in the dark appearance they are one step lighter.
    private nonisolated var elevated: Components? {
        switch self {
        case .background, .groupedBackground: (28, 28, 30, 1)
        case .secondaryBackground, .secondaryGroupedBackground: (44, 44, 46, 1)
        case .tertiaryBackground: (58, 58, 60, 1)
        default: nil
        }
    }

    typealias Components = (Double, Double, Double, Double)

    /// The components for light and dark: red, green and blue out of 255, alpha out of 1.
    private nonisolated var components: (Components, Components) {
        switch self {
        case .red: ((255, 56, 60, 1), (255, 66, 69, 1))
        case .orange: ((255, 141, 40, 1), (255, 146, 48, 1))
        case .yellow: ((255, 204, 0, 1), (255, 214, 0, 1))
        case .green: ((52, 199, 89, 1), (48, 209, 88, 1))
        case .mint: ((0, 200, 179, 1), (0, 218, 195, 1))
        case .teal: ((0, 195, 208, 1), (0, 210, 224, 1))
        case .cyan: ((0, 192, 232, 1), (60, 211, 254, 1))
        case .blue, .accent: ((0, 136, 255, 1), (0, 145, 255, 1))
        case .indigo: ((97, 85, 245, 1), (107, 93, 255, 1))
        case .purple: ((203, 48, 224, 1), (219, 52, 242, 1))
        case .pink: ((255, 45, 85, 1), (255, 55, 95, 1))
        case .brown: ((172, 127, 94, 1), (183, 138, 102, 1))
        case .gray: ((142, 142, 147, 1), (142, 142, 147, 1))
        case .primary: ((0, 0, 0, 1), (255, 255, 255, 1))
        case .secondary: ((60, 60, 67, 0.6), (235, 235, 245, 0.6))
        case .tertiary, .placeholder: ((60, 60, 67, 0.3), (235, 235, 245, 0.3))
        case .quaternary: ((60, 60, 67, 0.18), (235, 235, 245, 0.16))
        case .background: ((255, 255, 255, 1), (0, 0, 0, 1))
        case .secondaryBackground: ((242, 242, 247, 1), (28, 28, 30, 1))
        case .tertiaryBackground: ((255, 255, 255, 1), (44, 44, 46, 1))
        case .groupedBackground: ((242, 242, 247, 1), (0, 0, 0, 1))
        case .secondaryGroupedBackground: ((255, 255, 255, 1), (28, 28, 30, 1))
        case .fill: ((120, 120, 128, 0.2), (120, 120, 128, 0.36))
        case .secondaryFill: ((120, 120, 128, 0.16), (120, 120, 128, 0.32))
        case .tertiaryFill: ((118, 118, 128, 0.12), (118, 118, 128, 0.24))
        case .quaternaryFill: ((116, 116, 128, 0.08), (116, 116, 128, 0.18))
        case .separator: ((60, 60, 67, 0.12), (255, 255, 255, 0.1))
        case .hairline: ((0, 0, 0, 0.12), (255, 255, 255, 0.12))
        case .divider: ((60, 60, 67, 0.29), (84, 84, 88, 0.6))
        case .selectedRow: ((209, 209, 214, 1), (58, 58, 60, 1))
        case .chevron: ((0, 0, 0, 0.3), (255, 255, 255, 0.3))
        }
    }
}

private struct AccentKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

private struct IsElevatedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is on an elevated surface, such as a sheet or a dialog.
    package var isElevated: Bool {
        get { self[IsElevatedKey.self] }
        set { self[IsElevatedKey.self] = newValue }
    }

    /// The tint of controls; `nil` is the platform's.
    package var accent: Color? {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}
