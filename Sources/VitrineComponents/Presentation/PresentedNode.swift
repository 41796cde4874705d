// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) package import VitrineCore
import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// The values that a surface is built from.
nonisolated struct PresentationParts {
    var traits = PresentationTraits()
    /// The number of the app's closures that the content is made with: they are other ones when the presenting view has
    /// changed.
    var version: Int
    /// Told whether a sheet is so low that the views behind can be used; `nil` for a presentation without heights.
    let heightDidChange: @MainActor (_ isLow: Bool?) -> Void
    /// Dismisses the presentation for the user, unless the app forbids it.
    let leave: @MainActor () -> Void
    /// Dismisses the presentation.
    let dismiss: @MainActor () -> Void
    /// The action of the Escape key.
    let escape: @MainActor () -> Void
    /// The action of the Return key in a field.
    let accept: @MainActor () -> Void
    /// The frame of the presenting view in the window.
    let anchor: @MainActor () -> CGRect
}

/// The node of a presentation: its surface over the whole window.
package final class PresentedNode: ViewNode, PreferenceBarrier, PreferenceReading, PresentingNode {
    private let layout: WrapperNode
    private let item: DisplayItem
    private let identity: AnyHashable
    private let inner: EnvironmentScope
    private let anchor: @MainActor () -> CGRect
    let dismissal: PresentationContext
    private let titles = PresentationTitle()
    /// The presenter of what is presented over this one.
    let presenter = Presenter(isShown: false)
    package var presenting: ViewNode?
    private var modifier: PresentationModifier
    private var traits = PresentationTraits()
    private var version = 0
    /// Whether the sheet is so low that the views behind can be used; `nil` for presentations without heights.
    private var isLow: Bool?
    private var surface: ViewNode!
    private var slot = UnarySlot()
    /// Above the bars of the scene, and above views with a z-index of the app.
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
        (presenter.graph, presenter.node) = (context.graph, self)
        presenter.outer = context.scope.object(of: Presenter.self) ?? context.graph.presentations.scene
        surround(history)
        item.baseHandler = .dismiss { [unowned self] in escape() }
        titles.onChange = { [unowned self] in describe() }
        surface = NodeContext(graph: graph, parent: self, scope: inner, owner: self).make(makeSurface())
        graph.preferences.add(self)
        syncList()
        describe()
    }

    /// Sets the environment of the presentation where it differs from the presenting view's.
    private func surround(_ history: HistoryPresentation?) {
        // Written first: no view inside has read the outer values yet, so none has to be updated.
        var values = EnvironmentValues()
        values.isInList = false
        values.isButtonLabel = false
        values.windowTopInset = 0
        values.windowBottomInset = 0
        values.topTabBarWidth = 0
        values.isInPage = false
        values.rootDecoration = nil
        values.isElevated = modifier.kind.isElevated
        values.forcedButtonStyle = nil
        values.opensSubmenu = false
        if !isPartOfPage {
            values.menuSession = nil
            values.splitColumn = nil
            values.splitSelection = nil
            values.isSideColumn = false
        }
        graph.unobserved { EnvironmentValues(inner).outsideOfBar }?.restore(in: &values)
        inner.replace(values.changedValues)
        inner.setObject(dismissal, of: PresentationContext.self)
        inner.setObject(titles, of: PresentationTitle.self)
        inner.setObject(presenter, of: Presenter.self)
        inner.setObject(AppearanceGroup(outer: nil), of: AppearanceGroup.self)
        if !isPartOfPage { inner.setObject(NavigationContext(isBoundary: true), of: NavigationContext.self) }
        if let history { inner.setObject(history, of: HistoryPresentation.self) }
    }

    /// Whether what it shows belongs to the page that presents it: links in a menu push on the page's stack.
    private var isPartOfPage: Bool { modifier.kind.role == .menu }
    /// Whether it has content of its own, as sheets and covers have, and not only commands.
    var presentsPage: Bool { modifier.kind.hasHistory }

    package override var name: String { "Presentation" }
    package override var layoutNode: LayoutNode { layout }
    package override func syncList() { slot.sync(surface, into: layout, of: self) }
    package override func forEachChild(_ body: (ViewNode) -> Void) {
        body(surface)
        if let presenting { body(presenting) }
    }
    package override func willDie() {
        graph.preferences.remove(self)
        // What it has presented itself leaves with it, and whoever waits for that end is told.
        presenter.endExit()
        // Kept until the actions of this update have run: those that wait for an end hold the presenter weakly.
        let presenter = presenter
        graph.enqueueAction { withExtendedLifetime(presenter) {} }
    }

    // MARK: - Exit

    /// The seconds in which it leaves the window, as in `modals.js`; 0 where nothing moves or no surface has it.
    ///
    /// Menus give way to what their commands present.
    var exitTime: Double {
        guard item.layer.isSent, !graph.session.isStill, modifier.kind.role != .menu else { return 0 }
        return presentsPage ? 0.35 : 0.2
    }

    // MARK: - Surface

    private func makeSurface() -> AnyView {
        modifier.surface(
            identity,
            PresentationParts(
                traits: traits, version: version, heightDidChange: { [weak self] in self?.heightDidChange($0) },
                leave: { [weak self] in self?.leaveByUser() },
                dismiss: { [weak self] in self?.dismissal.dismiss() }, escape: { [weak self] in self?.escape() },
                accept: { [weak self] in self?.dismissal.onReturn?() }, anchor: anchor))
    }

    func update(_ new: PresentationModifier) {
        modifier = new
        version += 1
        updateSurface()
    }

    private func updateSurface() {
        let value = makeSurface()
        withUnsafePointer(to: value) { surface.update(from: UnsafeRawPointer($0)) }
    }

    /// Handles the Escape key: dialogs have a command for it.
    private func escape() {
        if let command = dismissal.onEscape {
            command()
        } else if modifier.kind.isDismissedOutside {
            leaveByUser()
        }
    }

    package func leaveByUser() {
        if modifier.mayLeave(!traits.isDismissDisabled) { dismissal.dismiss() }
    }

    // MARK: - Traits set by the content

    package var preferenceKey: ObjectIdentifier { ObjectIdentifier(PresentationTraitsKey.self) }
    package var readsThroughPages: Bool { true }

    package func deliver(_ writers: [any PreferenceWriting]) {
        var value: Any = PresentationTraits()
        for writer in writers { writer.write(into: &value) }
        guard let new = value as? PresentationTraits else { return }
        let hasChanged = !new.isSame(as: traits)
        traits = new
        // The content stays as it is: it would set its traits again.
        guard hasChanged else { return }
        updateSurface()
        describe()
    }

    private func heightDidChange(_ isLow: Bool?) {
        guard isAlive, isLow != self.isLow else { return }
        self.isLow = isLow
        describe()
    }

    // MARK: - Semantics

    package override func refresh() {
        graph.dequeue(self)
        describe()
    }

    /// The title of the page inside, or `nil`.
    package var title: String? { titles.title.map { $0.string(in: EnvironmentValues(inner)) } }

    /// Hides the views behind from screen readers and the keyboard, unless the app allows interaction with them.
    private func describe() {
        let isModal = !(isLow ?? traits.backgroundInteraction.isEnabled)
        var semantics = Semantics(role: modifier.kind.role.semantics)
        semantics.isModal = isModal
        semantics.motion = .presentation
        semantics.label = graph.reading(self) {
            let values = EnvironmentValues(inner)
            let name = titles.title ?? modifier.kind.name
            if let name { return name.string(in: values) }
            return modifier.kind.role == .dialog ? SystemWord.dialog.string(values.systemLocale) : nil
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
