// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// A mounted view with its graph: the root of everything that a surface shows.
///
/// The view is proposed the viewport without its safe area and centred in it (Documentation/Layout.md 2.3).
@MainActor
package final class SceneHost {
    package let graph: ViewGraph
    package private(set) var viewport: Viewport
    package private(set) var root: ViewNode!
    /// The phase of the scene.
    ///
    /// Its first bodies run in an inactive scene, as those of an app that is launched.
    package private(set) var phase = ScenePhase.inactive
    private let frame: RootNode
    private let host: SceneRootNode
    /// Whether this is the scene of its session, and not one beside it in which something is measured.
    private let ownsSession: Bool

    /// Mounts a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - session: The session whose scene this is.
    ///   - viewport: The window.
    ///   - profile: The platform's measures.
    ///   - options: The options of the engine.
    ///   - archive: The state to begin with; `nil` for that of the views.
    ///   - ownsSession: Whether this is the session's scene, with whose end the session's work ends. A scene in which
    ///     something is measured leaves the session as it is.
    package init<V: View>(
        _ view: V, session: SessionContext, viewport: Viewport = Viewport(), profile: PlatformProfile = .iOS26,
        options: EngineOptions = EngineOptions(), restoring archive: StateArchive? = nil, ownsSession: Bool = true
    ) {
        self.ownsSession = ownsSession
        AppFolders.makeOnce()
        graph = ViewGraph(session: session, profile: profile, options: options)
        self.viewport = viewport
        frame = RootNode(tree: graph.layout)
        host = SceneRootNode(graph: graph, frame: frame)
        graph.window = frame
        SceneHost.write(viewport, session, nil, phase, into: graph)
        if ownsSession { SceneHost.connect(session, to: graph, host) }
        graph.root = host
        if let archive {
            let restoration = StateRestoration(archive, below: host)
            restoration.takeSceneStorage(into: graph.sceneStorage)
            graph.restoration = restoration
        }
        SessionContext.$current.withValue(session) { host.load(view) }
        root = host
        phase = .active
        SceneHost.write(viewport, session, nil, phase, into: graph)
        if ownsSession { graph.runAction { LifecycleNotification.didBecomeActive.post(in: session) } }
        host.onPreferredScheme = { [unowned self] in showPreferredScheme() }
        layOut()
    }

    /// Lets the session reach its scene.
    private static func connect(_ session: SessionContext, to graph: ViewGraph, _ host: SceneRootNode) {
        session.onDiagnostic = { [weak diagnostics = graph.diagnostics] in diagnostics?.report($0) }
        session.service(SessionScene.self).graph = graph
        session.service(SessionEmbeds.self).onChange = { [weak graph, weak host] in
            host?.showEmbeds()
            graph?.announce()
        }
        session.onRequest = { [weak graph] in graph?.onInvalidate?() }
        session.onReleaseFocus = { [weak graph] in
            guard let graph, graph.focus.focused != nil else { return false }
            graph.enqueueAction { [weak graph] in graph?.focus.move(to: nil) }
            return true
        }
    }

    /// Removes a scene that was not unmounted from sources and timers that outlive it, which would retain what waits
    /// for them.
    ///
    /// Its display stays readable.
    isolated deinit {
        root.dropAllRegistrations()
        guard ownsSession else { return }
        graph.session.activity.cancelAll()
        SessionObservers.removeAll(of: graph.session)
        graph.session.filesIfAny?.end()
        graph.session.service(SessionEmbeds.self).finish()
    }

    package var display: DisplayTree { graph.display }
    package var diagnostics: DiagnosticChannel { graph.diagnostics }

    /// Brings everything up to date and returns the work that was done.
    @discardableResult
    package func flush() -> EngineCounters {
        let counters = graph.flush()
        reportErasers()
        return counters
    }

    /// Takes what the browser says of the user; the environment's readers run with the next flush.
    package func adopt(_ preferences: SessionPreferences, _ new: Viewport) {
        let old = settings
        let isOther = preferences != graph.session.preferences
        graph.session.preferences = preferences
        if new != viewport {
            show(new)
        } else if isOther {
            writeEnvironment()
            graph.announce()
        }
        tell(of: old)
    }

    /// Moves the scene to a phase, such as active or background.
    ///
    /// Every phase on the way is brought up to date, so that the app's reactions are done when this returns.
    package func enter(_ goal: ScenePhase) {
        while phase != goal {
            let old = phase
            phase = phase.step(to: goal)
            writeEnvironment()
            graph.runAction { LifecycleNotification(from: old, to: phase)?.post(in: graph.session) }
            flush()
        }
    }

    package func resize(_ new: Viewport) {
        guard new != viewport else { return }
        let old = settings
        show(new)
        tell(of: old)
    }

    /// Whether the app has been told of the end.
    private var isEnding = false

    private var settings: SettingNotification.Settings {
        SettingNotification.Settings(viewport: viewport, preferences: graph.session.preferences)
    }

    /// Posts what has changed since then.
    private func tell(of old: SettingNotification.Settings) {
        guard ownsSession, old != settings else { return }
        graph.runAction { SettingNotification.post(from: old, to: settings) }
    }

    private func show(_ new: Viewport) {
        let isMirrored = new.isRightToLeft != viewport.isRightToLeft
        let isLower = new.height < viewport.height
        viewport = new
        writeEnvironment()
        showGround()
        if isMirrored { host.takeLayoutDirection() }
        layOut()
        if isLower { graph.enqueueAction { [weak graph] in graph?.focus.revealField() } }
    }

    /// Ends the scene: the app is told, views disappear, tasks are cancelled, state is freed.
    package func unmount() {
        if ownsSession, !isEnding {
            isEnding = true
            graph.runAction { LifecycleNotification.willTerminate.post(in: graph.session) }
        }
        SessionContext.$current.withValue(graph.session) {
            host.tearDown()
            graph.finish()
            graph.session.service(SessionEmbeds.self).finish()
        }
        graph.session.activity.cancelAll()
        graph.layout.end()
        // Layers hold handlers, which hold nodes and models, so removing the layers releases them.
        graph.display.root.setChildren([])
    }

    private func layOut() {
        frame.containerInsets = viewport.safeArea
        SessionContext.$current.withValue(graph.session) {
            graph.layout.setRoot(frame, proposal: ProposedViewSize(width: viewport.width, height: viewport.height))
        }
        graph.announce()
    }

    /// Applies the preferred colour scheme after views changed it.
    private func showPreferredScheme() {
        writeEnvironment()
        showGround()
    }

    /// Fills the background of a window whose views chose a colour scheme; surfaces fill other windows themselves.
    private func showGround() {
        guard let scheme = host.preferredScheme else {
            display.root.content = .group
            return
        }
        var values = EnvironmentValues()
        values.colorScheme = scheme
        display.root.content = .fill(.rectangle, .color(SystemColor.background.value(in: values)))
    }

    private func writeEnvironment() {
        SceneHost.write(viewport, graph.session, host.preferredScheme, phase, into: graph)
    }

    private static func write(
        _ viewport: Viewport, _ session: SessionContext, _ scheme: ColorScheme?, _ phase: ScenePhase,
        into graph: ViewGraph
    ) {
        session.viewport = viewport
        session.phase = phase
        let preferences = session.preferences
        var values = EnvironmentValues()
        values.layoutDirection = viewport.isRightToLeft ? .rightToLeft : .leftToRight
        values.displayScale = viewport.scale
        values.scenePhase = phase
        values.editMode = graph.editMode.binding
        values.focusedValues = graph.focusedValues.current
        values.locale = preferences.locale
        values.systemLocale = preferences.locale
        values.calendar = session.calendar
        values.timeZone = preferences.timeZone
        values.adopt(preferences, viewport)
        values.colorScheme = scheme ?? (viewport.isDark ? .dark : .light)
        values.groundColorScheme = values.colorScheme
        values.horizontalSizeClass = viewport.horizontalSizeClass
        values.verticalSizeClass = viewport.verticalSizeClass
        values.windowTopInset = viewport.safeArea.top
        values.windowBottomInset = viewport.safeArea.bottom
        values.window = WindowGeometry(
            size: CGSize(width: viewport.width, height: viewport.height), safeArea: viewport.safeArea)
        values.dynamicTypeSize = DynamicTypeSize(step: viewport.textSizeStep)
        graph.rootScope.replace(values.changedValues)
        session.service(SessionObjects.self).write(into: graph.rootScope)
        graph.layout.profile.pixelScale = viewport.scale
    }
}

/// The node above the app's root view.
package final class SceneRootNode: ViewNode, PreferenceReading, BarRegion, PresentingNode {
    package let region: RootNode
    package var regionBar: ViewNode?
    package var presenting: ViewNode?
    private var content: ViewNode!
    private var slot = UnarySlot()
    private let item: RootItem

    init(graph: ViewGraph, frame: RootNode) {
        region = frame
        item = RootItem(frame, graph: graph)
        frame.attachment = item
        super.init(NodeContext(graph: graph, parent: nil, scope: graph.rootScope, owner: nil))
        graph.preferences.add(self)
    }

    // MARK: - Preferences of the window

    var onPreferredScheme: (() -> Void)?
    private(set) var preferredScheme: ColorScheme?

    package var preferenceKey: ObjectIdentifier { ObjectIdentifier(PreferredColorSchemeKey.self) }
    package var readsThroughPages: Bool { true }

    package func deliver(_ writers: [any PreferenceWriting]) {
        var combined: Any = PreferredColorSchemeKey.defaultValue as Any
        for writer in writers { writer.write(into: &combined) }
        let scheme = combined as? ColorScheme
        guard scheme != preferredScheme else { return }
        preferredScheme = scheme
        onPreferredScheme?()
    }

    /// Shows what the session's services want the browser to do.
    func showEmbeds() { item.show(graph.session.service(SessionEmbeds.self).entries) }

    func load<V: View>(_ view: V) {
        content = NodeContext(graph: graph, parent: self, scope: scope, owner: self).make(view)
        syncList()
    }

    package override var name: String { "Scene" }
    package override var layoutNode: LayoutNode { region }
    package override func syncList() { slot.sync(content, into: region, of: self) }
    package override func forEachChild(_ body: (ViewNode) -> Void) {
        body(content)
        if let regionBar { body(regionBar) }
        if let presenting { body(presenting) }
    }
}
