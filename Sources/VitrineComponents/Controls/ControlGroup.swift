// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// Controls that belong together, side by side.
nonisolated public struct ControlGroup<Content>: View where Content: View {
    private let configuration: ControlGroupStyleConfiguration

    /// A group of controls.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        configuration = ControlGroupStyleConfiguration(content: .init(AnyView(content())), label: nil)
    }

    /// A group of controls under a label, which a menu shows.
    public nonisolated init<C, L>(
        @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
        let label = AnyView(label())
        configuration = ControlGroupStyleConfiguration(content: .init(AnyView(content())), label: .init(label))
    }

    /// A group of controls under a title in the reader's language, which a menu shows.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text>, C: View {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group of controls under a title, which a menu shows.
    @_disfavoredOverload
    public nonisolated init<C, S>(
        _ title: S, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
        self.init(content: content) { Text(title) }
    }

    /// A group of controls under a title in the reader's language and a symbol, which a menu shows.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    @MainActor public var body: some View { ControlGroupBody(configuration: configuration) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group of a style's configuration.
    public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
        self.configuration = configuration
    }
}

/// The content of a group with a label.
nonisolated public struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {
    public typealias Body = Never
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The view of a group.
    associatedtype Body: View

    /// Makes the view of a group.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ControlGroupStyleConfiguration
}

/// What a style gets of a group.
nonisolated public struct ControlGroupStyleConfiguration: NestedConfiguration {
    public typealias Content = _ConfigurationLabel
    public typealias Label = _ConfigurationLabel

    public let content: ControlGroupStyleConfiguration.Content
    let shownLabel: Label?
    package var nesting: StyleNesting<ControlGroupStyleConfiguration>?

    public var label: ControlGroupStyleConfiguration.Label { shownLabel ?? Label(AnyView(EmptyView())) }

    init(content: Content, label: Label?) {
        self.content = content
        shownLabel = label
    }
}

/// The system's choice: bordered controls side by side; in a menu its rows.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlGroupRow(content: configuration.content, isSeparate: false)
    }
}

/// Controls side by side, each with its own border.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlGroupRow(content: configuration.content, isSeparate: true)
    }
}

/// A menu's compact row of controls.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlGroupRow(content: configuration.content, isSeparate: false)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public nonisolated static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public nonisolated static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public nonisolated static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

private struct ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ControlGroupStyleConfiguration> {
        StyleBox(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var controlGroupStyle: StyleBox<ControlGroupStyleConfiguration> {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue.over(self[ControlGroupStyleKey.self]) }
    }
}

extension View {
    /// Sets how the groups of controls in the view look.
    public nonisolated func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
        environment(\.controlGroupStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}

private nonisolated struct ControlGroupBody: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.controlGroupStyle) private var style
    @Environment(\.menuSession) private var menu

    @MainActor var body: some View {
        if menu != nil {
            Section { configuration.content }
        } else {
            style.body(configuration)
        }
    }
}

private nonisolated struct ControlGroupRow: View {
    let content: _ConfigurationLabel
    let isSeparate: Bool

    @MainActor var body: some View {
        HStack(spacing: isSeparate ? 8 : 2) { content }
            .buttonStyle(.bordered)
            .buttonBorderShape(isSeparate ? .automatic : .roundedRectangle(radius: 8))
    }
}
