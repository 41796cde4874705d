// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) package import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

// Browsers have no API that passes custom actions to assistive technology. Each action is therefore an invisible button
// over the whole view: the tab key and screen readers reach it after the view, its focus ring surrounds the view, and
// pointers reach the view only.

/// An action of a view for assistive technology.
package struct AccessibilityAction: Equatable, @unchecked Sendable {
    let name: Text
    let handler: @MainActor () -> Void

    /// The closures of actions cannot be compared.
    package static func == (a: AccessibilityAction, b: AccessibilityAction) -> Bool { false }
}

/// The node of a modifier that adds actions: the content with the actions' buttons over it.
package final class AccessibilityActionsNode: LayoutModifierNode<AccessibilityAttachmentModifier> {
    private let node: OverlayNode
    private var buttons: ViewNode!
    private var buttonsSlot = UnarySlot()

    init(_ modifier: AccessibilityAttachmentModifier, _ context: NodeContext) {
        node = OverlayNode(tree: context.graph.layout, alignment: .center, isBackground: false)
        super.init(modifier, context, layout: node)
        buttons = context.content(of: self).at(1).make(view)
    }

    private var view: AccessibilityActionButtons {
        guard case .actions(let actions) = modifier.change else { return AccessibilityActionButtons(actions: []) }
        return AccessibilityActionButtons(actions: actions)
    }

    package override func syncList() {
        super.syncList()
        let layout = buttonsSlot.layoutNode(for: buttons, of: self)
        if node.secondary !== layout { node.secondary = layout }
    }

    package override func modifierDidChange(from old: AccessibilityAttachmentModifier) {
        if case .actions = modifier.change {
        } else {
            DeveloperNotes.withoutEffect(
                "An accessibility modifier that stands in turn with an action",
                remedy: "Apply both, one after the other.")
        }
        withUnsafePointer(to: view) { buttons.update(from: UnsafeRawPointer($0)) }
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
