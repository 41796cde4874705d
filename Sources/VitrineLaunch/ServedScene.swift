// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import VitrineDisplay
    import VitrineComponents
    import VitrineCore
    import VitrineWeb

    /// A mounted scene, served: the engine's words in the session's terms.
    @MainActor
    final class ServedScene: LiveScene {
        let host: SceneHost
        /// The languages that the app has; nil for a scene whose language and direction its maker chose.
        private let languages: LanguageMatcher?
        private let mount: (@MainActor (StateArchive?) -> SceneHost)?
        /// Waits for what a first page shows; nil for the end of the tasks that the scene started.
        private let content: (@MainActor (SceneHost) async -> Void)?

        /// - Parameter mount: Mounts the app's view in a session of its own, with the states of an archive.
        convenience init(
            restoring archive: StateArchive? = nil, languages: LanguageMatcher,
            mount: @escaping @MainActor (StateArchive?) -> SceneHost
        ) {
            self.init(mount(archive), languages: languages, mount: mount)
        }

        /// Without a `mount` the scene cannot be parked.
        init(
            _ host: SceneHost, languages: LanguageMatcher? = nil,
            content: (@MainActor (SceneHost) async -> Void)? = nil,
            mount: (@MainActor (StateArchive?) -> SceneHost)? = nil
        ) {
            self.host = host
            self.languages = languages
            self.content = content
            self.mount = mount
            host.graph.navigation.onChange = { [weak self] in self?.onInvalidate?() }
        }

        var display: DisplayTree { host.display }

        var onInvalidate: (() -> Void)? {
            get { host.graph.onInvalidate }
            set { host.graph.onInvalidate = newValue }
        }

        func flush() { host.flush() }

        func waitForContent(limit: Duration) async {
            guard let content else { return await host.waitForTasks(limit: limit) }
            await host.wait(atMost: limit) { [host] in await content(host) }
        }

        func tap(layer id: Int) -> VitrineWeb.EventOutcome { outcome(host.tap(layer: id)) }

        func dismiss(layer id: Int) -> VitrineWeb.EventOutcome { outcome(host.dismiss(layer: id)) }

        func openMenu(layer id: Int) -> VitrineWeb.EventOutcome { outcome(host.openMenu(layer: id)) }

        func edit(layer id: Int, _ edit: FieldEdit) -> VitrineWeb.EventOutcome {
            outcome(host.edit(layer: id, edit))
        }

        func adjust(layer id: Int, _ change: ControlChange) -> VitrineWeb.EventOutcome {
            outcome(host.adjust(layer: id, change))
        }

        func point(layer id: Int, _ samples: [PointerSample]) -> VitrineWeb.EventOutcome {
            outcome(host.point(layer: id, samples))
        }

        var gestureDeadline: Double? { host.gestureDeadline }

        func press(layer id: Int, _ key: KeyInput) -> VitrineWeb.EventOutcome { outcome(host.press(layer: id, key)) }

        func paste(layer id: Int, _ pasted: Pasted) -> VitrineWeb.EventOutcome {
            outcome(host.paste(layer: id, pasted))
        }

        func submit(layer id: Int) -> VitrineWeb.EventOutcome { outcome(host.submit(layer: id)) }

        func focus(layer id: Int?) -> VitrineWeb.EventOutcome { outcome(host.focus(layer: id)) }

        var focusedLayer: Int? { host.focusedLayer }

        func takePageRequests() -> [PageRequest] { host.graph.session.takeRequests() }

        private func outcome(_ outcome: VitrineCore.EventOutcome) -> VitrineWeb.EventOutcome {
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

        func enter(_ phase: ScenePhase) { host.enter(phase) }

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
                host.diagnostics.report(
                    Diagnostic(
                        .unknownRoute, "No view of this app has the path \(LogText.path(path)).",
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

        func archived(whileShown: Bool) -> (@MainActor () -> any LiveScene)? {
            // A task that waits may be what the page is open for.
            guard let mount, let languages, !whileShown || host.graph.session.activity.runningTasks == 0 else {
                return nil
            }
            let archive = host.archive()
            return { ServedScene(restoring: archive, languages: languages, mount: mount) }
        }

        func end() { host.unmount() }
    }
#endif
