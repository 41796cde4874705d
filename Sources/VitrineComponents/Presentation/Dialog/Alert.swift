// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// What an alert says and offers; the older form of `alert(_:isPresented:actions:)`.
nonisolated public struct Alert {
    fileprivate let title: Text
    fileprivate let message: Text?
    /// None is the system's own button.
    fileprivate let buttons: [Button]

    /// An alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// An alert with two buttons.
    public init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
    ) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert or an action sheet.
    nonisolated public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (() -> Void)?

        /// A button that goes on.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(role: nil, label: label, action: action)
        }

        /// A button that leaves.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(role: .cancel, label: label, action: action)
        }

        /// A button that leaves, with the system's label.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Button(role: .cancel, label: Text(SystemWord.cancel), action: action)
        }

        /// A button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(role: .destructive, label: label, action: action)
        }
    }
}

/// Buttons of the older form as those of the newer one.
nonisolated struct OldButtons: View {
    let buttons: [Alert.Button]

    @MainActor var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role) {
                button.action?()
            } label: {
                button.label
            }
        }
    }
}

/// Runs an alert's closure as a body.
nonisolated struct OldAlertView: View {
    let parts: PresentationParts
    let alert: () -> Alert?

    @MainActor var body: some View {
        if let alert = alert() {
            AlertSurface(
                parts: parts,
                content: DialogContent(
                    title: alert.title, message: alert.message.map { AnyView($0) },
                    actions: AnyView(OldButtons(buttons: alert.buttons)))
            )
            .modifier(PresentationTitleModifier(title: alert.title))
        }
    }
}

/// A choice of actions; the older form of `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
nonisolated public struct ActionSheet {
    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    /// A choice of buttons.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// A button of an action sheet.
    public typealias Button = Alert.Button
}

/// Runs an action sheet's closure as a body.
nonisolated struct ActionSheetView: View {
    let parts: PresentationParts
    let sheet: () -> ActionSheet?

    @MainActor var body: some View {
        if let sheet = sheet() {
            ConfirmationSurface(
                parts: parts,
                content: DialogContent(
                    title: sheet.title, message: sheet.message.map { AnyView($0) },
                    actions: AnyView(OldButtons(buttons: sheet.buttons)))
            )
            .modifier(PresentationTitleModifier(title: sheet.title))
        }
    }
}
