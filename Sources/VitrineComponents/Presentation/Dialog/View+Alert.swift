// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

extension View {
    private nonisolated func alert(
        isPresented: Binding<Bool>, unless isMissing: Bool = false, content: DialogContent
    ) -> some View {
        modifier(
            PresentationModifier(.alert(content.title), isPresented: isPresented.unless(isMissing)) { parts in
                AnyView(AlertSurface(parts: parts, content: content))
            })
    }

    // MARK: - A title

    /// Presents an alert with a localized title while a binding is `true`.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - isPresented: A binding to whether the alert is shown; every button sets it to `false`.
    ///   - actions: A view builder of the buttons.
    /// - Returns: A view that presents the alert.
    public nonisolated func alert<A>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a title while a binding is `true`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: A binding to whether the alert is shown; every button sets it to `false`.
    ///   - actions: A view builder of the buttons.
    /// - Returns: A view that presents the alert.
    @_disfavoredOverload
    public nonisolated func alert<S, A>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert while a binding is `true`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: A binding to whether the alert is shown; every button sets it to `false`.
    ///   - actions: A view builder of the buttons.
    /// - Returns: A view that presents the alert.
    public nonisolated func alert<A>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        alert(isPresented: isPresented, content: DialogContent(title: title, actions: AnyView(actions())))
    }

    // MARK: - A title and a message

    /// Presents an alert with a localized title and a message while a binding is `true`.
    public nonisolated func alert<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a title and a message while a binding is `true`.
    @_disfavoredOverload
    public nonisolated func alert<S, A, M>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a message while a binding is `true`.
    public nonisolated func alert<A, M>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        alert(
            isPresented: isPresented,
            content: DialogContent(title: title, message: AnyView(message()), actions: AnyView(actions())))
    }

    // MARK: - About data

    /// Presents an alert about data with a localized title, while a binding is `true` and the data is not `nil`.
    public nonisolated func alert<A, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert about data with a title, while a binding is `true` and the data is not `nil`.
    @_disfavoredOverload
    public nonisolated func alert<S, A, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert about data, while a binding is `true` and the data is not `nil`.
    public nonisolated func alert<A, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        alert(
            isPresented: isPresented, unless: data == nil,
            content: DialogContent(title: title, actions: AnyView(data.map(actions))))
    }

    /// Presents an alert about data with a localized title and a message.
    public nonisolated func alert<A, M, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about data with a title and a message.
    @_disfavoredOverload
    public nonisolated func alert<S, A, M, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about data with a message.
    public nonisolated func alert<A, M, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        alert(
            isPresented: isPresented, unless: data == nil,
            content: DialogContent(
                title: title, message: AnyView(data.map(message)), actions: AnyView(data.map(actions))))
    }

    // MARK: - About an error

    /// Presents an alert with the description of an error, while a binding is `true` and there is an error.
    public nonisolated func alert<E, A>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View where E: LocalizedError, A: View {
        alert(
            isPresented: isPresented, unless: error == nil,
            content: DialogContent(title: error.map { Text(verbatim: $0.title) }, actions: AnyView(actions())))
    }

    /// Presents an alert with the description of an error and a message, while a binding is `true` and there is an
    /// error.
    public nonisolated func alert<E, A, M>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View where E: LocalizedError, A: View, M: View {
        alert(
            isPresented: isPresented, unless: error == nil,
            content: DialogContent(
                title: error.map { Text(verbatim: $0.title) }, message: AnyView(error.map(message)),
                actions: AnyView(error.map(actions))))
    }

    // MARK: - An Alert

    /// Presents an alert for an item while it is not `nil`.
    public nonisolated func alert<Item>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View where Item: Identifiable {
        modifier(
            PresentationModifier(.alert(nil), item: item, onDismiss: nil, content: content) { parts, alert in
                AnyView(OldAlertView(parts: parts, alert: alert))
            })
    }

    /// Presents an alert while a binding is `true`, in the older form.
    public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(
            PresentationModifier(.alert(nil), isPresented: isPresented) { parts in
                AnyView(OldAlertView(parts: parts, alert: content))
            })
    }
}

extension LocalizedError {
    fileprivate var title: String { errorDescription ?? localizedDescription }
}

extension Binding where Value == Bool {
    /// Returns a binding that is `false` while the data is missing.
    nonisolated func unless(_ isMissing: Bool) -> Binding<Bool> {
        isMissing ? Binding(get: { false }, set: { wrappedValue = $0 }) : self
    }
}
