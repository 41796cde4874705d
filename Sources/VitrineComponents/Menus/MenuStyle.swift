// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The view of a menu.
    associatedtype Body: View

    /// Makes the view of a menu.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = MenuStyleConfiguration
}

/// What a style gets of a menu.
nonisolated public struct MenuStyleConfiguration {
    public typealias Label = _ConfigurationLabel
    public typealias Content = _ConfigurationLabel

    package let label: Label
    package let content: Content
    package let primaryAction: (@MainActor () -> Void)?
}

/// The look of menus where nothing else was asked for: the label in the tint.
nonisolated public struct DefaultMenuStyle: MenuStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuOpener(configuration: configuration)
    }
}

/// Menus that look like the buttons of their place.
nonisolated public struct ButtonMenuStyle: MenuStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuOpener(configuration: configuration)
    }
}

/// Menus that look like buttons without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuOpener(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension StyleBox where Configuration == MenuStyleConfiguration {
    init<S: MenuStyle>(_ style: S) {
        self.init(style) { style, configuration in
            // A style that shows the configuration's own menu means the platform's.
            style.makeBody(configuration: configuration).environment(\.menuStyle, StyleBox(DefaultMenuStyle()))
        }
    }
}

private struct MenuStyleKey: EnvironmentKey {
    static let defaultValue = StyleBox(DefaultMenuStyle())
}

extension EnvironmentValues {
    var menuStyle: StyleBox<MenuStyleConfiguration> {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the menus in the view look.
    public nonisolated func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
        environment(\.menuStyle, StyleBox(style))
    }
}
