// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) package import VitrineCore
import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// What a surface is built of.
nonisolated struct PresentationParts {
    var traits = PresentationTraits()
    /// Ends the presentation as a person does: not where the app forbids it.
    let leave: @MainActor () -> Void
    /// Ends the presentation.
    let dismiss: @MainActor () -> Void
    /// What Escape does.
    let escape: @MainActor () -> Void
    /// What the return key does in a field.
    let accept: @MainActor () -> Void
    /// Where the presenting view is seen, in the window.
    let anchor: @MainActor () -> CGRect
}

/// The node of something presented: its surface over the whole window.
package final class PresentedNode: ViewNode, PreferenceBarrier, PreferenceReading {
    private let layout: WrapperNode
    private let item: DisplayItem
    private let identity: AnyHashable
    private let inner: EnvironmentScope
    private let anchor: @MainActor () -> CGRect
    private let dismissal: PresentationContext
    private let titles = PresentationTitle()
    private var modifier: PresentationModifier
    private var traits = PresentationTraits()
    private var surface: ViewNode!
    private var slot = UnarySlot()
    /// Above the bars of the scene, and above what apps put on top.
    private static let paintOrder = 60_000.0

    init(
        _ modifier: PresentationModifier, identity: AnyHashable, history: HistoryPresentation?,
        anchor: @escaping @MainActor () -> CGRect, leave: @escaping @MainActor () -> Void, _ context: NodeContext
    ) {
        self.modifier = modifier
        self.identity = identity
        self.anchor = anchor
        layout = WrapperNode(tree: context.graph.layout)
        item = DisplayItem(layout, graph: context.graph)
        layout.attachment = item
        item.raise(to: Self.paintOrder)
        inner = EnvironmentScope(parent: context.scope)
        dismissal = PresentationContext(end: leave)
        super.init(NodeContext(graph: context.graph, parent: context.parent, scope: inner, owner: nil, ordinal: 1))
        surround(history)
        item.baseHandler = .dismiss { [unowned self] in escape() }
        titles.onChange = { [unowned self] in describe() }
        surface = NodeContext(graph: graph, parent: self, scope: inner, owner: self).make(makeSurface())
        graph.preferences.add(self)
        syncList()
        describe()
    }

    /// What is around the presented views instead of what is around the presenting one.
    private func surround(_ history: HistoryPresentation?) {
        // Before anything else is written: nobody inside has read what lies further out, so nobody there reads again.
        var values = EnvironmentValues()
        values.isInList = false
        values.isButtonLabel = false
        values.windowTopInset = 0
        values.windowBottomInset = 0
        values.isElevated = modifier.kind.isElevated
        values.forcedButtonStyle = nil
        values.opensSubmenu = false
        if modifier.kind.role != .menu { values.menuSession = nil }
        inner.replace(values.changedValues)
        inner.setObject(dismissal, of: PresentationContext.self)
        inner.setObject(titles, of: PresentationTitle.self)
        inner.setObject(Presenter(), of: Presenter.self)
        inner.setObject(AppearanceGroup(outer: nil), of: AppearanceGroup.self)
        inner.setObject(NavigationContext(isBoundary: true), of: NavigationContext.self)
        if let history { inner.setObject(history, of: HistoryPresentation.self) }
    }

    package override var name: String { "Presentation" }
    package override var layoutNode: LayoutNode { layout }
    package override func syncList() { slot.sync(surface, into: layout, of: self) }
    package override func forEachChild(_ body: (ViewNode) -> Void) { body(surface) }
    package override func willDie() { graph.preferences.remove(self) }

    // MARK: - Surface

    private func makeSurface() -> AnyView {
        modifier.surface(
            identity,
            PresentationParts(
                traits: traits, leave: { [weak self] in self?.leaveByPerson() },
                dismiss: { [weak self] in self?.dismissal.dismiss() }, escape: { [weak self] in self?.escape() },
                accept: { [weak self] in self?.dismissal.onReturn?() }, anchor: anchor))
    }

    func update(_ new: PresentationModifier) {
        modifier = new
        updateSurface()
    }

    private func updateSurface() {
        let value = makeSurface()
        withUnsafePointer(to: value) { surface.update(from: UnsafeRawPointer($0)) }
    }

    /// The key that leaves: a dialog has a command for that.
    private func escape() {
        if let command = dismissal.onEscape {
            command()
        } else if modifier.kind.isDismissedOutside {
            leaveByPerson()
        }
    }

    package func leaveByPerson() {
        if !traits.isDismissDisabled { dismissal.dismiss() }
    }

    // MARK: - What the content says of its presentation

    package var preferenceKey: ObjectIdentifier { ObjectIdentifier(PresentationTraitsKey.self) }
    package var readsThroughPages: Bool { true }

    package func deliver(_ writers: [any PreferenceWriting]) {
        var value: Any = PresentationTraits()
        for writer in writers { writer.write(into: &value) }
        guard let new = value as? PresentationTraits else { return }
        let hasChanged = !new.isSame(as: traits)
        traits = new
        // Another surface makes the content anew, which says the same of itself once more.
        guard hasChanged else { return }
        updateSurface()
        describe()
    }

    // MARK: - Meaning

    package override func refresh() {
        graph.dequeue(self)
        describe()
    }

    /// The title of the page inside, where there is one.
    package var title: String? { titles.title.map { $0.string(in: EnvironmentValues(inner)) } }

    /// Readers and keyboards reach nothing behind it, unless the app lets them.
    private func describe() {
        let isModal = !traits.allowsBackground
        var semantics = Semantics(role: modifier.kind.role.semantics)
        semantics.isModal = isModal
        semantics.label = graph.reading(self) {
            let values = EnvironmentValues(inner)
            let name = titles.title ?? modifier.kind.name
            if let name { return name.string(in: values) }
            return modifier.kind.role == .dialog ? SystemWord.dialog.string(values.locale) : nil
        }
        item.semantics = semantics
        item.events = isModal ? .dismiss : []
    }
}

extension PresentationKind.Role {
    fileprivate nonisolated var semantics: Semantics.Role {
        switch self {
        case .dialog: .dialog
        case .alert: .alert
        case .menu: .none
        }
    }
}
