// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension View {
    private nonisolated func confirmationDialog(
        isPresented: Binding<Bool>, unless isMissing: Bool = false, titleVisibility: Visibility, content: DialogContent
    ) -> some View {
        var content = content
        // By default the title of a dialog is shown if there is a message; screen readers read it in any case.
        let name = content.title
        if titleVisibility != .visible { content.title = nil }
        let shown = content
        return modifier(
            PresentationModifier(.confirmation(name), isPresented: isPresented.unless(isMissing)) { parts in
                AnyView(ConfirmationSurface(parts: parts, content: shown))
            })
    }

    // MARK: - A title

    /// Presents a list of actions with a localized title while a binding is `true`.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - isPresented: A binding to whether the dialog is shown; every button sets it to `false`.
    ///   - titleVisibility: Whether the title is shown.
    ///   - actions: A view builder of the buttons.
    /// - Returns: A view that presents the dialog.
    public nonisolated func confirmationDialog<A>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a list of actions with a title while a binding is `true`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: A binding to whether the dialog is shown; every button sets it to `false`.
    ///   - titleVisibility: Whether the title is shown.
    ///   - actions: A view builder of the buttons.
    /// - Returns: A view that presents the dialog.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S, A>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a list of actions while a binding is `true`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: A binding to whether the dialog is shown; every button sets it to `false`.
    ///   - titleVisibility: Whether the title is shown.
    ///   - actions: A view builder of the buttons.
    /// - Returns: A view that presents the dialog.
    public nonisolated func confirmationDialog<A>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        confirmationDialog(
            isPresented: isPresented, titleVisibility: titleVisibility,
            content: DialogContent(title: title, actions: AnyView(actions())))
    }

    // MARK: - A title and a message

    /// Presents a list of actions with a localized title and a message while a binding is `true`.
    public nonisolated func confirmationDialog<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Presents a list of actions with a title and a message while a binding is `true`.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S, A, M>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Presents a list of actions with a message while a binding is `true`.
    public nonisolated func confirmationDialog<A, M>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        confirmationDialog(
            isPresented: isPresented, titleVisibility: titleVisibility,
            content: DialogContent(title: title, message: AnyView(message()), actions: AnyView(actions())))
    }

    // MARK: - About data

    /// Presents a list of actions about data with a localized title.
    public nonisolated func confirmationDialog<A, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Presents a list of actions about data with a title.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S, A, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Presents a list of actions about data.
    public nonisolated func confirmationDialog<A, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        confirmationDialog(
            isPresented: isPresented, unless: data == nil, titleVisibility: titleVisibility,
            content: DialogContent(title: title, actions: AnyView(data.map(actions))))
    }

    /// Presents a list of actions about data with a localized title and a message.
    public nonisolated func confirmationDialog<A, M, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    /// Presents a list of actions about data with a title and a message.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S, A, M, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    /// Presents a list of actions about data with a message.
    public nonisolated func confirmationDialog<A, M, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        confirmationDialog(
            isPresented: isPresented, unless: data == nil, titleVisibility: titleVisibility,
            content: DialogContent(
                title: title, message: AnyView(data.map(message)), actions: AnyView(data.map(actions))))
    }

    // MARK: - An ActionSheet

    /// Presents an action sheet for an item while it is not `nil`.
    public nonisolated func actionSheet<T>(
        item: Binding<T?>, content: @escaping (T) -> ActionSheet
    ) -> some View where T: Identifiable {
        modifier(
            PresentationModifier(.confirmation(nil), item: item, onDismiss: nil, content: content) { parts, sheet in
                AnyView(ActionSheetView(parts: parts, sheet: sheet))
            })
    }

    /// Presents an action sheet while a binding is `true`.
    public nonisolated func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        modifier(
            PresentationModifier(.confirmation(nil), isPresented: isPresented) { parts in
                AnyView(ActionSheetView(parts: parts, sheet: content))
            })
    }
}
