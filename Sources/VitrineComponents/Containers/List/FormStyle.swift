// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The view of a form.
    associatedtype Body: View

    /// Makes the view of a form.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = FormStyleConfiguration
}

/// What a style gets of a form.
nonisolated public struct FormStyleConfiguration {
    /// A form's views.
    nonisolated public struct Content: View {
        let view: AnyView

        public var body: AnyView { view }
    }

    public let content: FormStyleConfiguration.Content
}

private struct FormStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<FormStyleConfiguration>? { nil }
}

extension StyleBox where Configuration == FormStyleConfiguration {
    fileprivate init<S: FormStyle>(form style: S) {
        self.init(style) { style, configuration in
            // A style that shows the configuration's own form means the platform's.
            style.makeBody(configuration: configuration).environment(\.formStyle, nil)
        }
    }
}

extension EnvironmentValues {
    /// `nil` is the platform's.
    package var formStyle: StyleBox<FormStyleConfiguration>? {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the forms in the view look.
    public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle {
        environment(\.formStyle, style is AutomaticFormStyle ? nil : StyleBox(form: style))
    }
}

/// The platform's own style: groups on cards.
nonisolated public struct AutomaticFormStyle: FormStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { ListContainer(content: configuration.content) }
}

/// Rows in groups on cards, whatever the style of the lists around.
nonisolated public struct GroupedFormStyle: FormStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ListContainer(content: configuration.content).environment(\.listKind, .insetGrouped)
    }
}

/// Rows below each other without groups, which do not scroll.
nonisolated public struct ColumnsFormStyle: FormStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
