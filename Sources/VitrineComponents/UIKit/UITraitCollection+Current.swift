// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

extension UITraitCollection {
    /// Creates the traits of an environment.
    convenience init(_ environment: EnvironmentValues) {
        var values = TraitValues()
        values.userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        values.displayScale = environment.displayScale
        values.layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        values.userInterfaceIdiom = UserDeviceKind.of(SessionContext.current)
        values.horizontalSizeClass = environment.horizontalSizeClass.uiKit
        values.verticalSizeClass = environment.verticalSizeClass.uiKit
        values.preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
        values.accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
        values.userInterfaceLevel = environment.isElevated ? .elevated : .base
        values.legibilityWeight = environment.legibilityWeight == .bold ? .bold : .regular
        // Of a browser's window: what is drawn is sRGB, and a page learns neither of recording nor of pressure.
        values.displayGamut = .SRGB
        values.imageDynamicRange = .standard
        values.activeAppearance = .active
        values.sceneCaptureState = .inactive
        values.forceTouchCapability = .unavailable
        if let given = environment[GivenTraitsKey.self] { values.merge(given) }
        self.init(values: values)
    }

    /// An environment with the values that colours depend on, for dynamic ones the traits themselves.
    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = values.userInterfaceStyle == .dark ? .dark : .light
        environment.isElevated = values.userInterfaceLevel == .elevated
        if values.accessibilityContrast == .high { environment[ColorSchemeContrastKey.self] = .increased }
        environment[GivenTraitsKey.self] = values
        return environment
    }

    /// The traits of the view whose body is running, which depends on them, or else of the window of the session whose
    /// code is running.
    public static var current: UITraitCollection {
        if let environment = EnvironmentValues.ofRunningView { return UITraitCollection(environment) }
        var values = EnvironmentValues()
        guard let session = SessionContext.current else { return UITraitCollection(values) }
        let viewport = session.viewport
        values.colorScheme = viewport.isDark ? .dark : .light
        values.displayScale = viewport.scale
        values.layoutDirection = viewport.isRightToLeft ? .rightToLeft : .leftToRight
        values.horizontalSizeClass = viewport.horizontalSizeClass
        values.verticalSizeClass = viewport.verticalSizeClass
        values.dynamicTypeSize = .ofSession
        values.adopt(session.preferences, viewport)
        return UITraitCollection(values)
    }
}

/// The traits for which an app resolves a colour, which take precedence over those of the environment.
private struct GivenTraitsKey: EnvironmentKey {
    static var defaultValue: TraitValues? { nil }
}

extension UserInterfaceSizeClass? {
    fileprivate var uiKit: UIUserInterfaceSizeClass {
        switch self {
        case .compact: .compact
        case .regular: .regular
        default: .unspecified
        }
    }
}

/// The kind of device: a phone for a window as narrow or as low as a phone's.
enum UserDeviceKind {
    nonisolated static func of(_ session: SessionContext?) -> UIUserInterfaceIdiom {
        guard let viewport = session?.seenViewport else { return .phone }
        return min(viewport.width, viewport.height) >= 600 ? .pad : .phone
    }
}
