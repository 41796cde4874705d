// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import VitrineWeb
    import VitrineDisplay

    /// A mounted scene, served: the engine's words in the session's terms.
    @MainActor
    final class ServedScene: LiveScene {
        let host: SceneHost
        /// The languages that the app has; nil for a scene whose language and direction its maker chose.
        private let languages: LanguageMatcher?

        init(_ host: SceneHost, languages: LanguageMatcher? = nil) {
            self.host = host
            self.languages = languages
            host.graph.navigation.onChange = { [weak self] in self?.onInvalidate?() }
        }

        var display: DisplayTree { host.display }

        var onInvalidate: (() -> Void)? {
            get { host.graph.onInvalidate }
            set { host.graph.onInvalidate = newValue }
        }

        func flush() { host.flush() }

        func waitUntilIdle(limit: Duration) async { await host.waitForTasks(limit: limit) }

        func tap(layer id: Int) -> VitrineWeb.EventOutcome { outcome(host.tap(layer: id)) }

        func edit(layer id: Int, _ edit: FieldEdit) -> VitrineWeb.EventOutcome {
            outcome(host.edit(layer: id, edit))
        }

        func submit(layer id: Int) -> VitrineWeb.EventOutcome { outcome(host.submit(layer: id)) }

        func focus(layer id: Int?) -> VitrineWeb.EventOutcome { outcome(host.focus(layer: id)) }

        var focusedLayer: Int? { host.focusedLayer }

        private func outcome(_ outcome: VitrineUI.EventOutcome) -> VitrineWeb.EventOutcome {
            switch outcome {
            case .handled: .handled
            case .ignored(let reason): .ignored(reason: "\(reason)")
            case .removed: .removed
            }
        }

        func scroll(layer id: Int, _ report: ScrollReport) { host.scroll(layer: id, report) }

        func resize(_ viewport: VitrineWeb.Viewport) {
            let preferences = preferences(of: viewport)
            host.adopt(preferences, VitrineUI.Viewport(
                width: viewport.width, height: viewport.height, scale: viewport.scale,
                isDark: viewport.colorScheme == .dark,
                increasesContrast: viewport.prefersContrast || viewport.traits.contains(.forcedColors),
                reducesMotion: viewport.reducesMotion, textSizeStep: viewport.textSizeStep - 3,
                isRightToLeft: languages == nil ? host.viewport.isRightToLeft : preferences.locale.isRightToLeft,
                safeArea: host.viewport.safeArea))
        }

        private func preferences(of viewport: VitrineWeb.Viewport) -> SessionPreferences {
            var preferences = host.graph.session.preferences
            if let languages {
                preferences.locale = languages.locale(for: viewport)
                if let zone = TimeZone(identifier: viewport.timeZone) { preferences.timeZone = zone }
            }
            preferences.hasCoarsePointer = viewport.traits.contains(.coarsePointer)
            preferences.reducesTransparency = viewport.traits.contains(.reducedTransparency)
            preferences.invertsColors = viewport.traits.contains(.invertedColors)
            // A system that replaces colours leaves nothing that colour alone could say.
            preferences.differentiatesWithoutColor = viewport.traits.contains(.forcedColors)
            return preferences
        }

        var pageLanguage: PageLanguage {
            let locale = host.graph.session.locale
            return PageLanguage(tag: locale.pageTag, isRightToLeft: host.viewport.isRightToLeft)
        }

        var history: [VitrineWeb.HistoryEntry] {
            host.graph.navigation.entries.map {
                VitrineWeb.HistoryEntry(key: $0.key, path: $0.path, title: $0.title)
            }
        }

        func show(key: Int) -> Bool {
            SessionContext.$current.withValue(host.graph.session) { host.graph.navigation.show(key: key) }
        }

        func open(path: String) -> Bool {
            let isKnown = SessionContext.$current.withValue(host.graph.session) {
                host.graph.navigation.open(path: path)
            }
            if isKnown {
                host.flush()
            } else {
                host.diagnostics.report(Diagnostic(
                    .unknownRoute, "No view of this app has the path \(path).",
                    remedy: "Adopt URLRoute or Codable in a type given to navigationDestination(for:).",
                    session: host.graph.session.identifier))
            }
            return isKnown
        }

        func stored(hash: String) -> StoredImage? {
            host.graph.session.imageStore.image(hash).map {
                StoredImage(bytes: Array($0.data), mediaType: $0.mediaType)
            }
        }

        func end() { host.unmount() }
    }

    extension LanguageMatcher {
        /// The locale of what a browser says: its languages, and its clock where that is another than its language's.
        func locale(for viewport: VitrineWeb.Viewport) -> Locale {
            let locale = locale(for: viewport.languages)
            guard let cycle = viewport.hourCycle?.locale, PseudoLanguage(locale) == nil, cycle != locale.hourCycle else {
                return locale
            }
            var components = Locale.Components(locale: locale)
            components.hourCycle = cycle
            return Locale(components: components)
        }
    }

    extension VitrineWeb.Viewport.HourCycle {
        fileprivate var locale: Locale.HourCycle {
            switch self {
            case .h11: .zeroToEleven
            case .h12: .oneToTwelve
            case .h23: .zeroToTwentyThree
            case .h24: .oneToTwentyFour
            }
        }
    }

    extension Locale {
        /// The language of a document, without the person's own settings.
        fileprivate var pageTag: String {
            if let pseudo = PseudoLanguage(self) { return pseudo.rawValue }
            return language.minimalIdentifier
        }
    }
#endif
