// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines the appearance of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of view that presents a menu.
    associatedtype Body: View

    /// Returns the view that presents a menu.
    ///
    /// - Parameter configuration: The menu's properties; show them with `Menu(configuration)`.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of a menu that the style presents.
    typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu that a style presents.
nonisolated public struct MenuStyleConfiguration {
    /// The type-erased label of a menu.
    public typealias Label = _ConfigurationLabel
    /// The type-erased commands of a menu.
    public typealias Content = _ConfigurationLabel

    package let label: Label
    package let content: Content
    package let primaryAction: (@MainActor () -> Void)?
}

/// The default style: the label in the tint colour.
nonisolated public struct DefaultMenuStyle: MenuStyle {
    /// Creates the default style.
    public init() {}

    /// Returns a button that opens the menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuOpener(configuration: configuration)
    }
}

/// A style that shows the menu as a button in the button style of the environment.
nonisolated public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}

    /// Returns a button that opens the menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuOpener(configuration: configuration)
    }
}

/// A style that shows the menu as a button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}

    /// Returns a button without a border that opens the menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuOpener(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style for the place of the menu.
    public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the button style of the environment.
    public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension StyleBox where Configuration == MenuStyleConfiguration {
    init<S: MenuStyle>(_ style: S) {
        self.init(style) { style, configuration in
            // Inside of a style, a menu of the configuration has the platform's default style.
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
    /// Sets the style of the menus in the view.
    public nonisolated func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
        environment(\.menuStyle, StyleBox(style))
    }
}
