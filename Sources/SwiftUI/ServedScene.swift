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
            let preferences = viewport.preferences(among: languages, changing: host.graph.session.preferences)
            let isRightToLeft = languages == nil ? host.viewport.isRightToLeft : preferences.locale.isRightToLeft
            host.adopt(
                preferences, viewport.window(isRightToLeft: isRightToLeft, safeArea: host.viewport.safeArea))
        }

        var pageLanguage: PageLanguage {
            PageLanguage(host.graph.session.locale, isRightToLeft: host.viewport.isRightToLeft)
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
#endif
