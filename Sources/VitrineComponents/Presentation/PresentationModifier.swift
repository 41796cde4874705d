// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// Presents a surface over the window while its identity is not `nil`: the mechanism behind sheets, covers, popovers,
/// alerts and dialogs.
///
/// Invariants: a presentation has the environment and the identity of the presenting place (Documentation/Rules.md 3.2)
/// and ends with it. Only the app's state determines whether it is shown, so every way to dismiss it (a button, the
/// dimming view, Escape, Back) writes that state and then reads it again.
nonisolated struct PresentationModifier: ViewModifier {
    typealias Body = Never
    /// The identity of the presentation, or `nil` for none.
    ///
    /// Read with observation.
    let identity: () -> AnyHashable?
    /// Writes the app's state for a dismissal.
    let dismiss: () -> Void
    /// Writes the app's state to present an identity again, for Forward.
    var present: (AnyHashable) -> Void = { _ in }
    var onDismiss: (() -> Void)?
    /// Receives whether the views inside let the user dismiss the presentation, and returns whether the user may.
    var mayLeave: (Bool) -> Bool = { $0 }
    let kind: PresentationKind
    /// The surface with the content for an identity.
    let surface: (AnyHashable, PresentationParts) -> AnyView
}

/// The properties of a presentation that surfaces and browsers need.
nonisolated struct PresentationKind {
    enum Role { case dialog, alert, menu }
    var role = Role.dialog
    /// Whether it has an entry in the browser's history, so that Back dismisses it.
    var hasHistory = true
    /// Whether Escape and a tap outside dismiss it.
    var isDismissedOutside = true
    /// Whether its backgrounds are the elevated ones.
    var isElevated = true

    /// The accessibility label of the presentation if its content has no title.
    var name: Text?

    static let sheet = PresentationKind()
    /// A cover replaces the window's content.
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

    private final class Node: ModifierNode<PresentationModifier>, PresentationRequest, AppearanceNode {
        private let context: UncheckedSendable<NodeContext>
        private let presenter: Presenter
        private var tracker = ObservationTracker()
        private let type = ViewType.of(ModifiedContent<EmptyView, PresentationModifier>.self)
        /// The identity that is shown or waits to be shown.
        private var wanted: AnyHashable?
        private(set) var presented: PresentedNode?
        /// The entry in the browser's history, which keeps its key for when it is presented again.
        private var history: (identity: AnyHashable, entry: HistoryPresentation)?
        /// The views that it appears with, if a container around them shows one of its elements.
        private var alternative: AppearanceGroup?

        override init(_ modifier: PresentationModifier, _ context: NodeContext) {
            self.context = UncheckedSendable(context)
            presenter = context.scope.object(of: Presenter.self) ?? context.graph.presentations.scene
            super.init(modifier, context)
        }

        override func contentDidLoad() {
            if let group = scope.object(of: AppearanceGroup.self), group.isAmongAlternatives {
                alternative = group
                group.add(self)
            }
            follow()
        }

        func updateAppearance() {
            if isAlive { follow() }
        }

        override func modifierDidChange(from old: PresentationModifier) {
            follow()
            presented?.update(modifier)
        }

        override func refresh() {
            graph.dequeue(self)
            follow()
        }

        /// Reads the app's state and shows the presentation that it asks for.
        private func follow() {
            let asked = graph.reading(self) { tracker.track(self, type: type) { modifier.identity() } }
            // The element that is shown presents, where each of a container's elements asks for the same.
            let identity = alternative?.isPassedOver == true ? nil : asked
            guard identity != wanted else { return }
            let replaces = wanted != nil
            if replaces { end() }
            wanted = identity
            guard identity != nil else { return }
            if replaces {
                // Follows after the notifications of the former presentation.
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
            node.presenter.open()
        }

        private func historyEntry(for identity: AnyHashable) -> HistoryPresentation {
            if let history, history.identity == identity { return history.entry }
            // Captured for this presentation: the app's later state may have none.
            let present = modifier.present
            let entry = HistoryPresentation(
                key: graph.navigation.makeKey(), title: { [weak self] in self?.presented?.title },
                dismiss: { [weak self] in self?.presented?.leaveByUser() },
                present: { [weak self] in
                    let action = {
                        present(identity)
                        self?.invalidate()
                    }
                    // The browser is already where Forward leads: whoever waits for the former end is told first.
                    if let self, presenter.endExit() { graph.enqueueAction(action) } else { action() }
                })
            history = (identity, entry)
            return entry
        }

        /// Handles a request to dismiss: the app's state decides.
        private func leave() {
            guard isAlive, presented != nil else { return }
            modifier.dismiss()
            invalidate()
        }

        private func end() {
            wanted = nil
            let time = presented?.exitTime ?? 0
            // What has not been shown has not been dismissed either.
            var ended: (() -> Void)?
            if presented != nil { ended = modifier.onDismiss }
            withdraw()
            presenter.remove(self, in: graph, exitTime: time, ended: ended)
        }

        private func withdraw() {
            guard let presented else { return }
            presented.tearDown()
            self.presented = nil
            graph.presentations.remove(presented)
            if let history { graph.navigation.end(history.entry) }
        }

        /// The frame of the presenting view in the window.
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
            alternative?.remove(self)
            tracker.end()
            let time = presented?.exitTime ?? 0
            withdraw()
            presenter.remove(self, in: graph, exitTime: time)
        }
    }
}
