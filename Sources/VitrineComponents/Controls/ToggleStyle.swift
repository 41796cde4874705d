// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines the appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of view that presents a toggle.
    associatedtype Body: View

    /// Returns the view that presents a toggle.
    ///
    /// - Parameter configuration: The label and the state of the toggle.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of a toggle that the style presents.
    typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle that a style presents.
nonisolated public struct ToggleStyleConfiguration: NestedConfiguration {
    /// The type-erased label of a toggle.
    public typealias Label = _ConfigurationLabel

    /// The toggle's label.
    public let label: ToggleStyleConfiguration.Label
    /// Whether the toggle is on; a style may change it.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values, of which some are on and some are not.
    public var isMixed: Bool { readMixed() }
    private let readMixed: () -> Bool
    /// The accessibility label of a toggle whose label is hidden.
    package let name: Text?
    package var nesting: StyleNesting<ToggleStyleConfiguration>?

    package init<L: View>(label: L, isOn: Binding<Bool>, isMixed: @escaping () -> Bool = { false }) {
        readMixed = isMixed
        self.label = _ConfigurationLabel(.stackedLabel(label), name: label.spokenName)
        _isOn = isOn
        name = label as? Text
    }
}

extension ToggleStyleConfiguration {
    package static var style: any WritableKeyPath<EnvironmentValues, StyleBox<ToggleStyleConfiguration>> & Sendable {
        \.toggleStyle
    }
}

extension StyleBox where Configuration == ToggleStyleConfiguration {
    package init<S: ToggleStyle>(_ style: S) {
        self.init(style) { style, configuration in style.makeBody(configuration: configuration) }
    }
}

private struct ToggleStyleKey: EnvironmentKey {
    static let defaultValue = StyleBox(DefaultToggleStyle())
}

extension EnvironmentValues {
    package var toggleStyle: StyleBox<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue.over(self[ToggleStyleKey.self]) }
    }
}

extension View {
    /// Sets the style of the toggles in the view.
    public nonisolated func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
        environment(\.toggleStyle, StyleBox(style))
    }
}

/// The default style: a switch, or a button in bars and in control groups.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the default style.
    public init() {}

    /// Returns a switch, or a button in bars and in control groups.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DefaultToggle(configuration: configuration)
    }
}

private struct DefaultToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isInBar) private var isInBar
    @Environment(\.isInControlGroup) private var isInControlGroup

    var body: some View {
        if isInBar || isInControlGroup {
            ButtonToggle(configuration: configuration)
        } else {
            SwitchToggle(configuration: configuration, tint: nil)
        }
    }
}

/// A style that shows the label and a switch at the two ends of a row.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// Creates the style in the system's colour for switches.
    public init() { tint = nil }

    /// Creates the style with the colour of a switch that is on.
    public init(tint: Color) { self.tint = tint }

    /// Returns the label and a switch at the two ends of a row.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

/// A style that shows a button, which looks selected while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}

    /// Returns a button, which looks selected while the toggle is on.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ButtonToggle(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style for the place of the toggle.
    public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The label and a switch.
    public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that looks selected while the toggle is on.
    public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
