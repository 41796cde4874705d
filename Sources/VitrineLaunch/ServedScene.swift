// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineWeb

/// A mounted scene as a live session knows it: of an app, or of a preview under the gallery's switches.
@MainActor
final class ServedScene: LiveScene {
    let host: SceneHost
    /// The languages that the app has; nil for a scene whose language and direction its maker chose.
    private let languages: LanguageMatcher?
    private let mount: (@MainActor (StateArchive?, BrowserViewport) -> SceneHost)?
    /// Waits for what a first page shows; nil for the end of the tasks that the scene started.
    private let content: (@MainActor (SceneHost) async -> Void)?
    private let overrides: SceneOverrides?

    /// Creates a scene and mounts it.
    ///
    /// - Parameters:
    ///   - archive: The states that are restored.
    ///   - viewport: What is known of the browser.
    ///   - languages: The languages of the app.
    ///   - mount: Mounts the app's view in a session of its own, with the states of an archive, as the browser has it:
    ///     in its language, time zone and window, of which the app may ask when it begins.
    convenience init(
        restoring archive: StateArchive? = nil, in viewport: BrowserViewport, languages: LanguageMatcher,
        mount: @escaping @MainActor (StateArchive?, BrowserViewport) -> SceneHost
    ) {
        self.init(mount(archive, viewport), languages: languages, mount: mount)
    }

    /// Without a `mount` the scene cannot be parked.
    init(
        _ host: SceneHost, languages: LanguageMatcher? = nil, overrides: SceneOverrides? = nil,
        content: (@MainActor (SceneHost) async -> Void)? = nil,
        mount: (@MainActor (StateArchive?, BrowserViewport) -> SceneHost)? = nil
    ) {
        self.host = host
        self.languages = languages
        self.overrides = overrides
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

    func handle(_ event: LayerEvent, layer id: Int) -> EventOutcome { host.handle(event, layer: id) }
    var gestureDeadline: Double? { host.gestureDeadline }
    func releaseFocus() { host.releaseFocus() }
    var focusedLayer: Int? { host.focusedLayer }
    var files: SessionFiles? { host.graph.session.filesIfAny }
    func takePageRequests() -> [PageRequest] { host.graph.session.takeRequests() }

    func resize(_ browser: BrowserViewport) {
        let viewport = overrides?.applied(to: browser) ?? browser
        let preferences = viewport.preferences(among: languages, changing: host.graph.session.preferences)
        let isRightToLeft = languages == nil ? host.viewport.isRightToLeft : preferences.locale.isRightToLeft
        host.adopt(
            preferences,
            // A preview may be shown in a device of its own.
            viewport.window(
                isRightToLeft: isRightToLeft, safeArea: languages == nil ? host.viewport.safeArea : nil))
    }

    func enter(_ phase: ScenePhase) { host.enter(phase) }

    var pageLanguage: PageLanguage {
        PageLanguage(host.graph.session.locale, isRightToLeft: host.viewport.isRightToLeft)
    }

    var pinned: PinnedPreferences? { overrides?.pinned }

    var history: [HistoryEntry] {
        let entries = host.graph.navigation.entries
        return overrides?.history(of: entries) ?? entries
    }

    func show(key: Int) -> Bool {
        // The history of such a page is not the scene's.
        if overrides != nil { return true }
        return SessionContext.$current.withValue(host.graph.session) { host.graph.navigation.show(key: key) }
    }

    func open(path: String) -> Bool {
        if overrides != nil { return true }
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

    var awaitsLinks: Bool {
        host.graph.navigation.isOpening && host.graph.session.activity.runningTasks > 0
    }

    func stored(hash: String) -> StoredImage? {
        host.graph.session.imageStore.image(hash).map {
            StoredImage(bytes: Array($0.data), mediaType: $0.mediaType)
        }
    }

    func archived(whileShown: Bool) -> SceneArchive? {
        let session = host.graph.session
        // A file that comes is this session's; a task that waits may be what the page is open for.
        guard let mount, let languages, session.filesIfAny?.isReceiving != true,
            !whileShown || session.activity.runningTasks == 0
        else { return nil }
        let archive = host.archive()
        return SceneArchive(states: archive) { viewport in
            ServedScene(restoring: archive, in: viewport, languages: languages, mount: mount)
        }
    }

    func end() { host.unmount() }
}
