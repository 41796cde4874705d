// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// The parts of an alert or a dialog.
nonisolated struct DialogContent {
    var title: Text?
    var message: AnyView?
    let actions: AnyView
}

/// A command of a dialog, as the dialog's layout and its keys need to know it.
nonisolated struct DialogAction {
    enum Part {
        case button(role: ButtonRole?, isEnabled: Bool, run: @MainActor () -> Void)
        case field
    }

    let part: Part
}

extension TraitKey {
    static let dialogAction = TraitKey("dialogAction")
}

/// Marks what a dialog takes out of its actions; everything else in them is left out, as on the platform.
nonisolated struct DialogActionModifier: ViewModifier {
    typealias Body = Never
    let action: DialogAction
}

extension DialogActionModifier: PrimitiveModifier {
    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<DialogActionModifier> {
        override func trait(_ key: TraitKey) -> Any? { key == .dialogAction ? modifier.action : super.trait(key) }

        override func modifierDidChange(from old: DialogActionModifier) {
            listDidChange(ListChange(removed: 0..<0, inserted: 0))
        }
    }
}

private struct ForcedButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<PrimitiveButtonStyleConfiguration>? { nil }
}

private struct DialogLookKey: EnvironmentKey {
    static var defaultValue: DialogLook { DialogLook() }
}

/// How the commands of a dialog look.
nonisolated struct DialogLook: Equatable {
    /// Whether there is one command only: it is the default then, whatever its role.
    var hasOneButton = false
    var buttonHeight = 47.0
    /// A command that leaves without doing anything is shown, and filled.
    var fillsCancel = true
}

extension EnvironmentValues {
    /// The style of buttons where the place decides, whatever the app asked for.
    package var forcedButtonStyle: StyleBox<PrimitiveButtonStyleConfiguration>? {
        get { self[ForcedButtonStyleKey.self] }
        set { self[ForcedButtonStyleKey.self] = newValue }
    }

    var dialogLook: DialogLook {
        get { self[DialogLookKey.self] }
        set { self[DialogLookKey.self] = newValue }
    }
}
