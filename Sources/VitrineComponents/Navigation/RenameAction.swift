// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Begins to rename what a view shows.
nonisolated public struct RenameAction: Sendable {
    let action: @MainActor @Sendable () -> Void

    /// Begins to rename.
    @MainActor public func callAsFunction() { action() }
}

private struct RenameActionKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// What begins to rename here, if there is something to rename.
    public internal(set) var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

extension View {
    /// Says what a rename button inside the view does.
    @preconcurrency
    public nonisolated func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Lets a rename button inside the view give a field the focus.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        // Written on the main actor only.
        let isFocused = UncheckedSendable(isFocused)
        return renameAction { isFocused.value.wrappedValue = true }
    }
}

/// A button that begins to rename; dimmed where nothing says how.
nonisolated public struct RenameButton<Label>: View where Label: View {
    private let label: Label
    @Environment(\.rename) private var rename

    @MainActor public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }.disabled(rename == nil)
    }
}

extension RenameButton where Label == VitrineComponents.Label<Text, Image> {
    /// A button with the system's word for it.
    public nonisolated init() {
        label = VitrineComponents.Label {
            Text(SystemWord.rename)
        } icon: {
            Image(systemName: "pencil")
        }
    }
}
