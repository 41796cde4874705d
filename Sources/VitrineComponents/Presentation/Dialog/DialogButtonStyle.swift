// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The style of a command of an alert or a dialog: it runs the action, then dismisses the dialog.
nonisolated struct DialogButtonStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        DialogButton(configuration: configuration)
    }
}

private nonisolated struct DialogButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dialogLook) private var look
    @Environment(\.shortcut) private var shortcut
    @Environment(\.colorScheme) private var scheme

    @MainActor var body: some View {
        let (configuration, dismiss) = (configuration, dismiss)
        let run: @MainActor () -> Void = {
            configuration.trigger()
            dismiss()
        }
        return ButtonSurface(
            action: run, pressedOpacity: 0.6, semantics: semantics,
            content: configuration.label
                .font(.system(size: 17, weight: isDefault ? .semibold : .medium))
                .lineLimit(1)
                // What is too long is written smaller before any of it is left out.
                .minimumScaleFactor(0.7)
                .foregroundStyle(labelStyle)
                .padding(.horizontal, 12)
                .frame(maxWidth: .infinity, minHeight: look.buttonHeight)
                .behind(AnyView(Capsule().fill(backgroundColor)))
        )
        .modifier(
            DialogActionModifier(
                action: DialogAction(
                    part: .button(
                        role: configuration.role, isEnabled: isEnabled, isPreferred: isPreferred, run: run))))
    }

    /// Whether the app makes it the default command.
    private var isPreferred: Bool { shortcut == .defaultAction }

    private var isDefault: Bool {
        if look.hasPreferred { return isPreferred }
        return look.fillsCancel
            && (configuration.role == .cancel || look.hasOneButton && configuration.role != .destructive)
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.isDefault = isDefault
        return semantics
    }

    private var labelStyle: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(.system(.tertiary))) }
        if isDefault { return AnyShapeStyle(OnTintShapeStyle(tint: .accentColor)) }
        return AnyShapeStyle(configuration.role == .destructive ? Color.red : Color.primary)
    }

    private var backgroundColor: Color {
        if isDefault, isEnabled { return .accentColor }
        return scheme == .dark ? Color.white.opacity(0.1) : Color.black.opacity(0.06)
    }
}

/// A field of an alert.
nonisolated struct DialogFieldStyle: TextFieldStyle {
    @MainActor func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .environment(\.fieldInsets, EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10))
            .environment(\.fieldBackground, .rounded)
            .modifier(DialogActionModifier(action: DialogAction(part: .field)))
    }
}
