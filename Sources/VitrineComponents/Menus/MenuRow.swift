// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// A command of a menu: it closes the menu, then acts.
nonisolated struct MenuRowStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        MenuRow(label: configuration.label, role: configuration.role, action: configuration.action)
    }
}

/// A command of a menu that is on or off.
nonisolated struct MenuToggleStyle: ToggleStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        let binding = configuration.$isOn
        let kind = MenuRowKind.toggle(isOn: configuration.isOn, isMixed: configuration.isMixed)
        MenuRow(label: configuration.label, kind: kind) { binding.wrappedValue.toggle() }
    }
}

/// The kinds of menu rows.
nonisolated package enum MenuRowKind: Equatable, Sendable {
    case command
    /// A row that is on or off, or mixed: it represents several values of which only some are on.
    case toggle(isOn: Bool, isMixed: Bool)
    /// One of several choices of which one is chosen.
    case choice(isChosen: Bool)

    /// The symbol in front of the row.
    var mark: String? {
        switch self {
        case .toggle(isOn: _, isMixed: true): "minus"
        case .toggle(isOn: true, isMixed: _), .choice(isChosen: true): "checkmark"
        case .command, .toggle, .choice: nil
        }
    }

    var semantics: Semantics {
        var semantics = Semantics(role: .menuItem)
        switch self {
        case .command: break
        case .toggle(let isOn, let isMixed):
            semantics.isOn = isOn
            semantics.isMixed = isMixed
            semantics.isSelected = isOn && !isMixed
        case .choice(let isChosen):
            semantics.isOn = isChosen
            semantics.isSelected = isChosen
            semantics.isChoice = true
        }
        return semantics
    }
}

/// A row of a menu, with a mark if it is on or chosen.
nonisolated package struct MenuRow<Label: View>: View {
    let label: Label
    var role: ButtonRole?
    var kind: MenuRowKind
    let action: @MainActor () -> Void
    @Environment(\.menuSession) private var session
    @Environment(\.opensSubmenu) private var opensSubmenu
    @Environment(\.menuStays) private var stays
    @Environment(\.menuCellKind) private var cell
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.fileChoice) private var files

    package init(
        label: Label, role: ButtonRole? = nil, kind: MenuRowKind = .command,
        action: @escaping @MainActor () -> Void
    ) {
        self.label = label
        self.role = role
        self.kind = kind
        self.action = action
    }

    @MainActor package var body: some View {
        let (session, action, stays) = (session, action, stays || opensSubmenu)
        // The row stays while the browser's dialog is open, whose answer is for the row.
        let choice = files.map { files in
            FileChoice(files.request) {
                if !stays { session?.close() }
                files.take($0)
            }
        }
        ButtonSurface(
            action: {
                if !stays { session?.close() }
                action()
            }, pressedOpacity: 0.4, semantics: kind.semantics,
            content:
                look
                .font(.body)
                .foregroundStyle(color)
                .environment(\.assignedTint, AnyShapeStyle(color))
        )
        .modifier(MenuRowTrait())
        .environment(\.fileChoice, choice)
    }

    @MainActor @ViewBuilder private var look: some View {
        if let cell {
            MenuCellLook(label: label, kind: cell, isMarked: kind.mark != nil)
        } else {
            row
                .multilineTextAlignment(.leading)
                .padding(.leading, 12)
                .padding(.trailing, 20)
                .padding(.vertical, 6)
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        }
    }

    @MainActor private var row: some View {
        HStack(spacing: 4) {
            Image(systemName: kind.mark ?? "checkmark")
                .font(.system(size: 13, weight: .semibold))
                .opacity(kind.mark == nil ? 0 : 1)
                .frame(width: 20)
                .accessibilityHidden(true)
            label.modifier(MenuTitleStart()).frame(maxWidth: .infinity, alignment: .leading)
            if opensSubmenu {
                Chevron(pointsLeft: direction == .rightToLeft)
                    .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .frame(width: 6, height: 11)
                    .accessibilityHidden(true)
            }
        }
    }

    private var color: Color {
        if !isEnabled { return Color(.system(.tertiary)) }
        return role == .destructive ? .red : .primary
    }
}

/// Marks the content as a row of a menu.
nonisolated struct MenuRowTrait: ViewModifier {
    typealias Body = Never
}

extension MenuRowTrait: PrimitiveModifier {
    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<MenuRowTrait> {
        override func trait(_ key: TraitKey) -> Any? { key == .menuRow ? true : super.trait(key) }
    }
}

private struct MenuStaysKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a choice leaves the menu open.
    var menuStays: Bool {
        get { self[MenuStaysKey.self] }
        set { self[MenuStaysKey.self] = newValue }
    }
}

/// Whether a choice in a menu closes it.
nonisolated public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let stays: Bool

    /// The platform's default: a choice closes the menu.
    public static let automatic = MenuActionDismissBehavior(stays: false)
    /// A choice closes the menu.
    public static let enabled = MenuActionDismissBehavior(stays: false)
    /// A choice leaves the menu open.
    public static let disabled = MenuActionDismissBehavior(stays: true)

    fileprivate var keepsMenu: Bool { stays }
}

extension View {
    /// Sets whether a choice in the menus of the view closes them.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuStays, behavior.keepsMenu)
    }
}
