// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The purpose of a button, which affects its appearance.
public struct ButtonRole: Equatable, Hashable, Sendable {
    private let rawValue: UInt8

    /// A button that deletes data or has another irreversible effect.
    public static let destructive = ButtonRole(rawValue: 1)
    /// A button that cancels an operation.
    public static let cancel = ButtonRole(rawValue: 2)
    /// A button that confirms an operation.
    public static let confirm = ButtonRole(rawValue: 3)
    /// A button that closes a view.
    public static let close = ButtonRole(rawValue: 4)
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the system's label for a role.
    ///
    /// - Parameters:
    ///   - role: The role.
    ///   - action: What the button does.
    @preconcurrency
    public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// The system's label of a button with a role: a word, and a symbol that bars show.
nonisolated public struct DefaultButtonLabel: View {
    let role: ButtonRole

    /// A label with the word and the symbol of the role.
    @MainActor public var body: some View {
        switch role {
        case .destructive: label(.delete, "trash")
        case .confirm: label(.done, "checkmark")
        case .close: label(.close, "xmark")
        default: Text(SystemWord.cancel)
        }
    }

    @MainActor private func label(_ word: SystemWord, _ symbol: String) -> some View {
        Label {
            Text(word)
        } icon: {
            Image(systemName: symbol)
        }
    }
}
