// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) package import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

// Browsers have no API that passes custom actions to assistive technology. Each action is therefore an invisible button
// over the whole view: the tab key and screen readers reach it after the view, its focus ring surrounds the view, and
// pointers reach the view only. The default action needs no button where the view is one element that is a button already:
// a tap on that element runs the action, unless the element has a tap of its own.

/// An action of a view for assistive technology.
package struct AccessibilityAction: Equatable, @unchecked Sendable {
    let name: Text
    /// Whether it is what a tap does.
    var isDefault = false
    let handler: @MainActor () -> Void

    /// The closures of actions cannot be compared.
    package static func == (a: AccessibilityAction, b: AccessibilityAction) -> Bool { false }
}

/// The node of a modifier that adds actions: the content with the actions' buttons over it.
package final class AccessibilityActionsNode: LayoutModifierNode<AccessibilityAttachmentModifier> {
    private let node: OverlayNode
    private var buttons: ViewNode!
    private var buttonsSlot = UnarySlot()
    /// Whether the view is a button, whose tap is the default action.
    private var isButton = false
    /// The element that has the default action as its tap.
    private weak var activated: DisplayItem?

    init(_ modifier: AccessibilityAttachmentModifier, _ context: NodeContext) {
        node = OverlayNode(tree: context.graph.layout, alignment: .center, isBackground: false)
        super.init(modifier, context, layout: node)
        buttons = context.content(of: self).at(1).make(view)
    }

    private var view: AccessibilityActionButtons {
        guard case .actions(let actions) = modifier.change else { return AccessibilityActionButtons(actions: []) }
        return AccessibilityActionButtons(actions: isButton ? actions.filter { !$0.isDefault } : actions)
    }

    private var defaultAction: AccessibilityAction? {
        guard case .actions(let actions) = modifier.change else { return nil }
        return actions.first(where: \.isDefault)
    }

    /// Finds out after the layout whether the view is a button, and makes the default action its tap if it has none.
    private func findButton() {
        guard defaultAction != nil else { return }
        graph.enqueueAction { [weak self] in
            guard let self, isAlive else { return }
            let isEnabled = EnvironmentValues(scope).isEnabled
            let element = isEnabled ? node.child.flatMap { DisplayItem.tappedElement(in: $0) } : nil
            let found = element?.takesTaps == false ? element : nil
            if activated !== found {
                activated?.activation = nil
                activated = found
                found?.activation = TapHandler { [weak self] in self?.defaultAction?.handler() }
            }
            guard isButton != (element != nil) else { return }
            isButton = element != nil
            updateButtons()
        }
    }

    private func updateButtons() {
        withUnsafePointer(to: view) { buttons.update(from: UnsafeRawPointer($0)) }
    }

    package override func syncList() {
        super.syncList()
        let layout = buttonsSlot.layoutNode(for: buttons, of: self)
        if node.secondary !== layout { node.secondary = layout }
        findButton()
    }

    package override func modifierDidChange(from old: AccessibilityAttachmentModifier) {
        if case .actions = modifier.change {
        } else {
            DeveloperNotes.withoutEffect(
                "An accessibility modifier that stands in turn with an action",
                remedy: "Apply both, one after the other.")
        }
        updateButtons()
        findButton()
    }

    package override func willDie() {
        super.willDie()
        activated?.activation = nil
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        body(buttons)
    }
}

/// The buttons of the actions, on top of each other, in reading order.
private nonisolated struct AccessibilityActionButtons: View {
    let actions: [AccessibilityAction]

    @MainActor var body: some View {
        ZStack {
            ForEach(actions.indices, id: \.self) { index in
                UnseenButton(name: actions[index].name, opensMenu: false, action: actions[index].handler)
            }
        }
        .modifier(ForReadersModifier(isBeside: true))
    }
}

/// A button that shows the commands of a view as a menu; nothing if there are no commands.
nonisolated struct AccessibilityActionsMenu<Commands: View>: View {
    let name: Text
    let commands: Commands
    @State private var isOpen = false

    @MainActor var body: some View {
        let binding = $isOpen
        let commands = commands
        Group(subviews: commands) { parts in
            if !parts.isEmpty {
                UnseenButton(name: name, opensMenu: true) { binding.wrappedValue = true }
                    .modifier(ForReadersModifier(isBeside: true))
                    .modifier(MenuPresenter(isPresented: binding) { commands })
            }
        }
    }
}

/// A button that has a name but draws nothing.
nonisolated struct UnseenButton: View {
    let name: Text
    let opensMenu: Bool
    let action: @MainActor () -> Void

    @MainActor var body: some View {
        ButtonSurface(action: action, pressedOpacity: nil, semantics: semantics, content: Color.clear)
            .accessibilityLabel(name)
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.opensMenu = opensMenu
        return semantics
    }
}
