// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCensus
package import VitrineDisplay
package import VitrineLayout

/// The views of one scene: the node tree, its queues of changes, and the layout and display trees.
///
/// Cost: a flush visits what was queued and what that changes, never the tree (Documentation/Rules.md 1).
/// `Flush/Flush.swift` holds the order of a flush, each phase has a file beside it; this file holds what the phases share.
@MainActor
package final class ViewGraph {
    package var counters = EngineCounters()
    package let options: EngineOptions
    package let diagnostics = DiagnosticChannel()
    package let layout: LayoutTree
    package let display: DisplayTree
    package let session: SessionContext
    package nonisolated let inbox: Inbox
    package let preferences = PreferenceHub()
    package let focus = FocusHub()
    let focusedValues = FocusedValuesHub()
    package let gestures = GestureHub()
    package let animations: AnimationScopes
    package let rootScope: EnvironmentScope
    /// The values of `@SceneStorage` properties.
    let sceneStorage = DefaultsStore()
    /// The queue in which the views that are made now wait to be shown; `nil` for views that are shown at once.
    var deferral: Deferral?
    /// The texts of secure fields, which are written nowhere.
    package let secrets = SecretTexts()
    /// The objects that other modules store for the scene.
    var services = ServiceTable()
    /// The layout node of the window, which presentations fill.
    ///
    /// The scene sets it.
    package unowned(unsafe) var window: RootNode!
    /// The edit mode of a scene without pages.
    let editMode = EditModeHolder()
    /// Called once when something becomes dirty while nothing was.
    package var onInvalidate: (() -> Void)?
    /// The restoration from which new states get their values while a scene or a released row is restored.
    package var restoration: StateRestoration?
    /// The scene's own node, at which the paths of its archives begin.
    package internal(set) weak var root: ViewNode?
    /// The names of the phases of the last flush, in order, if a test records them.
    package var trace: [String]?

    /// Creates views inside a node with the states of an archive.
    ///
    /// - Parameters:
    ///   - archive: The states, under their paths from the node.
    ///   - base: The node.
    ///   - make: Creates the views.
    /// - Returns: What the closure returns.
    package func restoring<T>(_ archive: StateArchive, below base: ViewNode, _ make: () -> T) -> T {
        guard !archive.isEmpty else { return make() }
        let outer = restoration
        let inner = StateRestoration(archive, below: base, inside: outer)
        restoration = inner
        defer {
            restoration = outer
            // Rows of a lazy container inside are made later.
            restoreLater(inner)
        }
        return make()
    }

    /// Keeps archived states that were not restored, for views that are created later.
    private func restoreLater(_ inner: StateRestoration) {
        guard !inner.isEmpty, let root else { return }
        let kept = restoration ?? StateRestoration(StateArchive(), below: root)
        kept.adopt(inner)
        restoration = kept
    }

    // MARK: - Queues, in the order of the phases that empty them

    /// Nodes whose bodies are dirty, by transaction, in the order of the transactions' first marks.
    var marks: ContiguousArray<Mark> = []
    /// The writes that wait for the rounds of the marks.
    var laterWrites: ContiguousArray<LaterWrites> = []
    var lastLaterRound = 0
    /// Nodes whose lists of children are dirty.
    var dirtyLists: ContiguousArray<ViewNode> = []
    /// Items that hold other views and may hold another accessibility element now, innermost first.
    var holders: ContiguousArray<DisplayItem.WeakItem> = []
    /// Nodes that appear or disappear.
    var appearances: ContiguousArray<any AppearanceNode> = []
    /// The app's code that runs at the end of a round.
    var actions: ContiguousArray<() -> Void> = []
    var isFlushing = false
    /// Whether views are updated now: bodies, lists and layout, and not the app's code that answers them.
    var isInRound = false
    /// Whether `onAppear` and its siblings run now.
    var isAppearing = false
    /// The generation of marks that are made now.
    var generation = 0
    private var isInvalidationAnnounced = false
    private var isResting = false

    package init(session: SessionContext, profile: PlatformProfile = .iOS26, options: EngineOptions = EngineOptions()) {
        self.session = session
        self.options = options
        session.census.graphs.begin()
        inbox = Inbox(census: session.census)
        layout = LayoutTree(profile: profile, census: session.census)
        layout.options = LayoutOptions(memoises: options.memoisesSizes, usesDeltas: options.shiftsRuns)
        display = DisplayTree(census: session.census)
        animations = AnimationScopes(isStill: { session.isStill })
        rootScope = EnvironmentScope(census: session.census)
        focus.graph = self
        focusedValues.graph = self
        gestures.graph = self
        inbox.setWake { [weak self] in
            let box = UncheckedSendable(self)
            if isOnMainActor {
                MainActor.assumeIsolated { box.value?.announce() }
            } else {
                Task { @MainActor in box.value?.announce() }
            }
        }
    }

    isolated deinit {
        layout.end()
        inbox.close()
        session.census.graphs.end()
    }

    // MARK: - Work

    /// Whether a flush would do anything.
    package var isDirty: Bool {
        !isResting && hasWork
    }

    private var hasWork: Bool {
        !marks.isEmpty || !laterWrites.isEmpty || !dirtyLists.isEmpty || !appearances.isEmpty || !actions.isEmpty
            || !inbox.isEmpty
            || layout.needsLayout || !layout.changes.isEmpty || preferences.isDirty || !holders.isEmpty
    }

    package func announce() {
        guard !isFlushing else { return }
        isResting = false
        guard !isInvalidationAnnounced else { return }
        isInvalidationAnnounced = true
        session.activity.noteStep()
        onInvalidate?()
    }

    /// Leaves queued work for the next event, after a cycle was interrupted.
    func rest() {
        isResting = true
    }

    func clearAnnouncement() {
        isInvalidationAnnounced = false
    }

    // MARK: - Reading

    /// Runs a closure whose reads are registered on `node`; its earlier reads are dropped.
    package func reading<T>(_ node: ViewNode, _ body: () -> T) -> T {
        node.dropRegistrations()
        return run(node, body)
    }

    /// Runs a closure whose reads are registered on `node`, in addition to its earlier ones.
    func accumulating<T>(_ node: ViewNode, _ body: () -> T) -> T {
        run(node, body)
    }

    /// Runs a closure whose reads are not registered: actions, measurements.
    package func unobserved<T>(_ body: () -> T) -> T {
        run(nil, body)
    }

    /// Runs the app's code that answers an event: in the graph's session, and its reads belong to no node.
    package func runAction<T>(_ body: () -> T) -> T {
        unobserved { SessionContext.$current.withValue(session) { body() } }
    }

    private func run<T>(_ node: ViewNode?, _ body: () -> T) -> T {
        UpdateContext.with(node: node) { RunningWork.note(node, of: session, body) }
    }
}
