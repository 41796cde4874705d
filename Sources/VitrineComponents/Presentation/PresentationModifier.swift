// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// Presents something over the window while its identity is not `nil`: the one mechanism behind sheets, covers,
/// popovers, alerts and dialogs.
///
/// Invariants: what is presented lives in the environment and under the identity of the presenting place
/// (Documentation/Rules.md 3.2) and ends with it; nothing is shown without the app's own state saying so, so that every
/// way to leave (a button, the dim, Escape, Back) is a write of that state, followed by a look at what it says then.
nonisolated struct PresentationModifier: ViewModifier {
    typealias Body = Never
    /// What is presented; `nil` for nothing. Read under observation.
    let identity: () -> AnyHashable?
    /// Writes what the app's state is after the end.
    let dismiss: () -> Void
    /// Writes what presents the same again, as Forward asks for it.
    var present: (AnyHashable) -> Void = { _ in }
    var onDismiss: (() -> Void)?
    let kind: PresentationKind
    /// What is presented for an identity, in its surface.
    let surface: (AnyHashable, PresentationParts) -> AnyView
}

/// What surfaces and browsers need to know of something presented.
nonisolated struct PresentationKind {
    enum Role { case dialog, alert, menu }
    var role = Role.dialog
    /// Whether the browser's history has an entry for it, which Back closes.
    var hasHistory = true
    /// Whether Escape and a tap outside close it.
    var isDismissedOutside = true
    /// Whether its backgrounds are those of what lies over others.
    var isElevated = true

    /// What screen readers call it where its content has no title.
    var name: Text?

    static let sheet = PresentationKind()
    /// A cover stands for the window itself.
    static let cover = PresentationKind(isDismissedOutside: false, isElevated: false)

    static func alert(_ name: Text?) -> PresentationKind {
        PresentationKind(role: .alert, hasHistory: false, isDismissedOutside: false, name: name)
    }

    static func confirmation(_ name: Text?) -> PresentationKind {
        PresentationKind(role: .dialog, hasHistory: false, name: name)
    }
}

extension PresentationModifier: PrimitiveModifier {
    nonisolated static var isTransparentToLists: Bool { true }

    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<PresentationModifier>, PresentationRequest {
        private let context: UncheckedSendable<NodeContext>
        private let presenter: Presenter
        private var tracker = ObservationTracker()
        private let type = ViewType.of(ModifiedContent<EmptyView, PresentationModifier>.self)
        /// What is shown, or waits to be.
        private var wanted: AnyHashable?
        private var presented: PresentedNode?
        /// The entry that something had in the browser's history keeps its key for when it comes back.
        private var history: (identity: AnyHashable, entry: HistoryPresentation)?

        override init(_ modifier: PresentationModifier, _ context: NodeContext) {
            self.context = UncheckedSendable(context)
            presenter = context.scope.object(of: Presenter.self) ?? context.graph.presentations.scene
            super.init(modifier, context)
        }

        override func contentDidLoad() { follow() }

        override func modifierDidChange(from old: PresentationModifier) {
            follow()
            presented?.update(modifier)
        }

        override func refresh() {
            graph.dequeue(self)
            follow()
        }

        /// Reads what the app's state says, and shows that.
        private func follow() {
            let identity = graph.reading(self) { tracker.track(self, type: type) { modifier.identity() } }
            guard identity != wanted else { return }
            let replaces = wanted != nil
            if replaces { end() }
            wanted = identity
            guard identity != nil else { return }
            if replaces {
                // Comes after all that the former one still has to say.
                graph.enqueueAction { [weak self] in self?.request() }
            } else {
                request()
            }
        }

        private func request() {
            if isAlive, wanted != nil { presenter.add(self) }
        }

        func mount() {
            guard isAlive, presented == nil, let wanted else { return }
            let entry = modifier.kind.hasHistory ? historyEntry(for: wanted) : nil
            let node = PresentedNode(
                modifier, identity: wanted, history: entry, anchor: { [weak self] in self?.anchor ?? .zero },
                leave: { [weak self] in self?.leave() }, context.value)
            presented = node
            graph.presentations.show(node)
            if let entry { graph.navigation.present(entry) }
        }

        private func historyEntry(for identity: AnyHashable) -> HistoryPresentation {
            if let history, history.identity == identity { return history.entry }
            // Of this presentation: what the app's state says later may name nothing any more.
            let present = modifier.present
            let entry = HistoryPresentation(
                key: graph.navigation.makeKey(), title: { [weak self] in self?.presented?.title },
                dismiss: { [weak self] in self?.presented?.leaveByPerson() },
                present: { [weak self] in
                    present(identity)
                    self?.invalidate()
                })
            history = (identity, entry)
            return entry
        }

        /// Somebody asks for the end: the app's state decides.
        private func leave() {
            guard isAlive, presented != nil else { return }
            modifier.dismiss()
            invalidate()
        }

        private func end() {
            wanted = nil
            withdraw()
            if let onDismiss = modifier.onDismiss { graph.enqueueAction(onDismiss) }
            presenter.remove(self, in: graph)
        }

        private func withdraw() {
            guard let presented else { return }
            presented.tearDown()
            self.presented = nil
            graph.presentations.remove(presented)
            if let history { graph.navigation.end(history.entry) }
        }

        /// Where the view that presents is seen, in the window.
        private var anchor: CGRect {
            guard isAlive, elementCount > 0 else { return .zero }
            return element(at: 0).layoutNode.displayedFrame(in: nil)
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            super.forEachChild(body)
            if let presented { body(presented) }
        }

        override func willDie() {
            super.willDie()
            tracker.end()
            withdraw()
            presenter.remove(self, in: graph)
        }
    }
}
