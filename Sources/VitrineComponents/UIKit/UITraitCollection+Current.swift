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
        self.init(values: values)
    }

    /// An environment with the values that colours depend on.
    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = self.values.userInterfaceStyle == .dark ? .dark : .light
        return values
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
