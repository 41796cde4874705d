// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// An action that starts renaming the content of a view.
nonisolated public struct RenameAction: Sendable {
    let action: @MainActor @Sendable () -> Void

    /// Starts renaming.
    @MainActor public func callAsFunction() { action() }
}

private struct RenameActionKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// The action that starts renaming the content of the view, or `nil` if there is none.
    public internal(set) var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

extension View {
    /// Sets the action of the rename buttons in the view.
    @preconcurrency
    public nonisolated func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Makes the rename buttons in the view focus a field.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        // Written on the main actor only.
        let isFocused = UncheckedSendable(isFocused)
        return renameAction { isFocused.value.wrappedValue = true }
    }
}

/// A button that starts renaming; disabled where there is no rename action.
nonisolated public struct RenameButton<Label>: View where Label: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// The label as a button.
    @MainActor public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }.disabled(rename == nil)
    }
}

extension RenameButton where Label == VitrineComponents.Label<Text, Image> {
    /// Creates a button with the system's title and icon for renaming.
    public nonisolated init() {
        label = VitrineComponents.Label {
            Text(SystemWord.rename)
        } icon: {
            Image(systemName: "pencil")
        }
    }
}
