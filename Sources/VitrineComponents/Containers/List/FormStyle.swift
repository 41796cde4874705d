// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines the appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of view that presents a form.
    associatedtype Body: View

    /// Returns the view that presents a form.
    ///
    /// - Parameter configuration: The content of the form.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of a form that the style presents.
    typealias Configuration = FormStyleConfiguration
}

/// The properties of a form that a style presents.
nonisolated public struct FormStyleConfiguration {
    /// The type-erased content of a form.
    nonisolated public struct Content: View {
        let view: AnyView

        /// The content that the form was created with.
        public var body: AnyView { view }
    }

    /// The content of the form.
    public let content: FormStyleConfiguration.Content
}

private struct FormStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<FormStyleConfiguration>? { nil }
}

extension StyleBox where Configuration == FormStyleConfiguration {
    fileprivate init<S: FormStyle>(form style: S) {
        self.init(style) { style, configuration in
            // Inside of a style, a form of the configuration has the platform's default style.
            style.makeBody(configuration: configuration).environment(\.formStyle, nil)
        }
    }
}

extension EnvironmentValues {
    /// The form style; `nil` for the platform's default.
    package var formStyle: StyleBox<FormStyleConfiguration>? {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the forms in the view.
    public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle {
        environment(\.formStyle, style is AutomaticFormStyle ? nil : StyleBox(form: style))
    }
}

/// The default style: rows in rounded groups.
nonisolated public struct AutomaticFormStyle: FormStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the content as a list.
    public func makeBody(configuration: Configuration) -> some View { ListContainer(content: configuration.content) }
}

/// A style that shows rows in rounded groups, whatever the style of the enclosing lists.
nonisolated public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public init() {}

    /// Returns the content as an inset grouped list.
    public func makeBody(configuration: Configuration) -> some View {
        ListContainer(content: configuration.content).environment(\.listKind, .insetGrouped)
    }
}

/// A style that shows rows in a column without groups, which does not scroll.
nonisolated public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public init() {}

    /// Returns the content in a vertical stack.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style for the place of the form.
    public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows in rounded groups.
    public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Rows in a column without groups.
    public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
