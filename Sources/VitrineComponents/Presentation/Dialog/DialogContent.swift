// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// The parts of an alert or a dialog.
nonisolated struct DialogContent {
    var title: Text?
    var message: AnyView?
    let actions: AnyView
    /// Whether an alert without buttons has the system's own.
    var offersButton = true
}

/// A command of a dialog, as its layout and its keys need it.
nonisolated struct DialogAction {
    enum Part {
        case button(role: ButtonRole?, isEnabled: Bool, isPreferred: Bool, run: @MainActor () -> Void)
        case field
    }

    let part: Part
}

extension TraitKey {
    static let dialogAction = TraitKey("dialogAction")
}

/// Marks the views that a dialog takes from its actions; all others are left out, as on Apple's platforms.
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
            traitDidChange()
        }
    }
}

private struct ForcedButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<PrimitiveButtonStyleConfiguration>? { nil }
}

private struct DialogLookKey: EnvironmentKey {
    static var defaultValue: DialogLook { DialogLook() }
}

/// The appearance of a dialog's commands.
nonisolated struct DialogLook: Equatable {
    /// Whether there is only one command, which is then the default one, whatever its role.
    var hasOneButton = false
    /// Whether a command is the default one because the app says so.
    var hasPreferred = false
    var buttonHeight = 47.0
    /// Whether the cancelling command is shown, and filled.
    var fillsCancel = true
}

extension EnvironmentValues {
    /// The button style that a container enforces, whatever style the app has set.
    package var forcedButtonStyle: StyleBox<PrimitiveButtonStyleConfiguration>? {
        get { self[ForcedButtonStyleKey.self] }
        set { self[ForcedButtonStyleKey.self] = newValue }
    }

    var dialogLook: DialogLook {
        get { self[DialogLookKey.self] }
        set { self[DialogLookKey.self] = newValue }
    }
}
