// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// A container that shows related controls side by side.
nonisolated public struct ControlGroup<Content>: View where Content: View {
    private let configuration: ControlGroupStyleConfiguration

    /// Creates a group of controls.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        configuration = ControlGroupStyleConfiguration(content: .init(AnyView(content())), label: nil)
    }

    /// Creates a group of controls with a label; the label is shown in menus only.
    public nonisolated init<C, L>(
        @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
        let label = label()
        configuration = ControlGroupStyleConfiguration(
            content: .init(AnyView(content())), label: .init(AnyView(label), name: label.spokenName))
    }

    /// Creates a group of controls with a localized title; the title is shown in menus only.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text>, C: View {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group of controls with a title; the title is shown in menus only.
    @_disfavoredOverload
    public nonisolated init<C, S>(
        _ title: S, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group of controls with a localized title and a system symbol; both are shown in menus only.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a group of controls with a title and a system symbol; both are shown in menus only.
    @_disfavoredOverload
    public nonisolated init<C, S>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    /// The group as the control group style of the environment presents it.
    @MainActor public var body: some View { ControlGroupBody(configuration: configuration) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates a group from the configuration of a style, so that a style can build on another one.
    public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
        self.configuration = configuration
    }
}

/// The content type of a control group that has a label.
nonisolated public struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {
    /// A primitive view: it has no body.
    public typealias Body = Never
}

/// A type that defines the appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of view that presents a control group.
    associatedtype Body: View

    /// Returns the view that presents a control group.
    ///
    /// - Parameter configuration: The controls and the label of the group.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of a control group that the style presents.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a control group that a style presents.
nonisolated public struct ControlGroupStyleConfiguration: NestedConfiguration {
    /// The type-erased controls of a group.
    public typealias Content = _ConfigurationLabel
    /// The type-erased label of a group.
    public typealias Label = _ConfigurationLabel

    /// The controls of the group.
    public private(set) var content: ControlGroupStyleConfiguration.Content
    let shownLabel: Label?
    package var nesting: StyleNesting<ControlGroupStyleConfiguration>?

    /// The label of the group; an empty view for a group without a label.
    public var label: ControlGroupStyleConfiguration.Label { shownLabel ?? Label(AnyView(EmptyView())) }

    init(content: Content, label: Label?) {
        self.content = content
        shownLabel = label
    }
}

extension ControlGroupStyleConfiguration {
    package static var style:
        any WritableKeyPath<EnvironmentValues, StyleBox<ControlGroupStyleConfiguration>> & Sendable
    { \.controlGroupStyle }

    package mutating func changeContent(_ change: (AnyView) -> AnyView) {
        content = _ConfigurationLabel(change(content.content), name: content.name)
    }
}

/// The default style: bordered controls in a row, those of a bar on its glass, or symbols above titles side by side in
/// a menu.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the controls in a row, 2 points apart.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlGroupRow(content: configuration.content, isSeparate: false)
    }
}

/// A style that shows controls in a row, each with a border of its own.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Returns the controls in a row, 8 points apart.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlGroupRow(content: configuration.content, isSeparate: true)
    }
}

/// A style for a compact row of controls in a menu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Returns the controls in a row, 2 points apart.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlGroupRow(content: configuration.content, isSeparate: false)
    }
}

/// A style that shows the icons of controls in a row, without their titles.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Returns the icons of the controls in a row, 2 points apart.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlGroupRow(content: configuration.content, isSeparate: false).labelStyle(.iconOnly)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style for the place of the group.
    public nonisolated static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A row of controls with separate borders.
    public nonisolated static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A compact row of controls for menus.
    ///
    /// In a menu Vitrine shows up to four controls side by side, and more as rows of a section, whatever the style.
    public nonisolated static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A row of the controls' icons.
    ///
    /// In a menu it has as many as there are: the row scrolls where they do not fit.
    public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private struct ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ControlGroupStyleConfiguration> {
        StyleBox(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
    }
}

private struct IsInControlGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether controls are in the row of a group, where toggles are buttons.
    var isInControlGroup: Bool {
        get { self[IsInControlGroupKey.self] }
        set { self[IsInControlGroupKey.self] = newValue }
    }

    var controlGroupStyle: StyleBox<ControlGroupStyleConfiguration> {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue.over(self[ControlGroupStyleKey.self]) }
    }
}

extension View {
    /// Sets the style of the control groups in the view.
    public nonisolated func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
        environment(\.controlGroupStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}

private nonisolated struct ControlGroupRow: View {
    let content: _ConfigurationLabel
    let isSeparate: Bool
    @Environment(\.isInBar) private var isInBar

    @MainActor @ViewBuilder var body: some View {
        if isInBar {
            // The controls are on the bar's glass, as neighbouring items of a bar are.
            HStack(spacing: 0) { content }
        } else {
            HStack(spacing: isSeparate ? 8 : 2) { content }
                .buttonStyle(.bordered)
                .buttonBorderShape(isSeparate ? .automatic : .roundedRectangle(radius: 8))
                .environment(\.isInControlGroup, true)
        }
    }
}
