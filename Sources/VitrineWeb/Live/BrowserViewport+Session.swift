// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineCore

// What a browser says, in the engine's words.
extension BrowserViewport {
    /// The locale of the user: the best of the app's languages, their region, and their clock where that is another
    /// than the language's.
    package func locale(among languages: LanguageMatcher) -> Locale {
        let locale = languages.locale(for: self.languages)
        guard let cycle = hourCycle?.locale, PseudoLanguage(locale) == nil, cycle != locale.hourCycle else {
            return locale
        }
        var components = Locale.Components(locale: locale)
        components.hourCycle = cycle
        return Locale(components: components)
    }

    /// The user's time zone; the server's own while the browser has named none that is known here.
    package var zone: TimeZone { TimeZone(identifier: timeZone) ?? .current }

    /// The preferences of a session; without languages, for a scene whose language is pinned, language and time zone
    /// stay as they are.
    package func preferences(
        among languages: LanguageMatcher?, changing old: SessionPreferences
    ) -> SessionPreferences {
        var preferences = old
        if let languages {
            preferences.locale = locale(among: languages)
            if let zone = TimeZone(identifier: timeZone) { preferences.timeZone = zone }
        }
        preferences.hasCoarsePointer = traits.contains(.coarsePointer)
        preferences.reducesTransparency = traits.contains(.reducedTransparency)
        preferences.invertsColors = traits.contains(.invertedColors)
        // A system that replaces colours leaves nothing that colour alone could say.
        preferences.differentiatesWithoutColor = traits.contains(.forcedColors)
        return preferences
    }

    /// Whether the page is seen.
    package var scenePhase: ScenePhase { traits.contains(.hidden) ? .background : .active }

    /// The window of a scene.
    ///
    /// - Parameters:
    ///   - isRightToLeft: The direction of the scene's language.
    ///   - safeArea: The insets of a device that the scene is shown in; `nil`: those of the user's.
    /// - Returns: The window.
    package func window(isRightToLeft: Bool, safeArea: EdgeInsets? = nil) -> Viewport {
        Viewport(
            width: width, height: height, scale: scale, isDark: colorScheme == .dark,
            increasesContrast: prefersContrast || traits.contains(.forcedColors), reducesMotion: reducesMotion,
            textSizeStep: textSizeStep - 3, isRightToLeft: isRightToLeft,
            safeArea: safeArea ?? covered.insets(isRightToLeft: isRightToLeft))
    }
}

extension BrowserViewport.CoveredEdges {
    fileprivate func insets(isRightToLeft: Bool) -> EdgeInsets {
        EdgeInsets(
            top: top, leading: isRightToLeft ? right : left, bottom: bottom, trailing: isRightToLeft ? left : right)
    }
}

extension BrowserViewport.HourCycle {
    fileprivate var locale: Locale.HourCycle {
        switch self {
        case .h11: .zeroToEleven
        case .h12: .oneToTwelve
        case .h23: .zeroToTwentyThree
        case .h24: .oneToTwentyFour
        }
    }
}

extension PageLanguage {
    /// The language of a locale without the user's own settings, as documents name it.
    package init(_ locale: Locale, isRightToLeft: Bool) {
        self.init(
            tag: PseudoLanguage(locale)?.rawValue ?? locale.language.minimalIdentifier, isRightToLeft: isRightToLeft)
    }
}
