// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The content of an alert; the older form of `alert(_:isPresented:actions:)`.
nonisolated public struct Alert {
    fileprivate let title: Text
    fileprivate let message: Text?
    /// The buttons; the system's own button if there are none.
    fileprivate let buttons: [Button]

    /// Creates an alert with one button.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below the title.
    ///   - dismissButton: The button; `nil` for the system's own.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below the title.
    ///   - primaryButton: The first button.
    ///   - secondaryButton: The second button.
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

        /// Returns a button for the default action.
        ///
        /// - Parameters:
        ///   - label: The label.
        ///   - action: The closure that a tap runs.
        /// - Returns: The button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(role: nil, label: label, action: action)
        }

        /// Returns a button that cancels.
        ///
        /// - Parameters:
        ///   - label: The label.
        ///   - action: The closure that a tap runs.
        /// - Returns: The button.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(role: .cancel, label: label, action: action)
        }

        /// Returns a button that cancels, with the system's label.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Button(role: .cancel, label: Text(SystemWord.cancel), action: action)
        }

        /// Returns a button for a destructive action.
        ///
        /// - Parameters:
        ///   - label: The label.
        ///   - action: The closure that a tap runs.
        /// - Returns: The button.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(role: .destructive, label: label, action: action)
        }
    }
}

/// The buttons of the older form as views.
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

/// Evaluates an alert's closure as a view's body.
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

/// The content of a list of actions; the older form of `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
nonisolated public struct ActionSheet {
    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    /// Creates an action sheet.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below the title.
    ///   - buttons: The buttons.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// A button of an action sheet.
    public typealias Button = Alert.Button
}

/// Evaluates an action sheet's closure as a view's body.
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
