// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The view of a toggle.
    associatedtype Body: View

    /// Makes the view of a toggle.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ToggleStyleConfiguration
}

/// What a style gets of a toggle.
nonisolated public struct ToggleStyleConfiguration: NestedConfiguration {
    public typealias Label = _ConfigurationLabel

    public let label: ToggleStyleConfiguration.Label
    /// Whether the toggle is on; a style writes it.
    @Binding public var isOn: Bool
    /// What a toggle whose label is hidden is read as.
    package let name: Text?
    package var nesting: StyleNesting<ToggleStyleConfiguration>?

    package init<L: View>(label: L, isOn: Binding<Bool>) {
        self.label = _ConfigurationLabel(.stackedLabel(label), name: label.spokenName)
        _isOn = isOn
        name = label as? Text
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
    /// Sets how the toggles in the view look.
    public nonisolated func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
        environment(\.toggleStyle, StyleBox(style))
    }
}

/// The system's choice: a switch, in bars a button.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DefaultToggle(configuration: configuration)
    }
}

private struct DefaultToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isInBar) private var isInBar

    var body: some View {
        if isInBar {
            ButtonToggle(configuration: configuration)
        } else {
            SwitchToggle(configuration: configuration, tint: nil)
        }
    }
}

/// A label and a switch at the ends of a row.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    public init() { tint = nil }

    /// A switch that is filled with a colour while it is on.
    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

/// A button that stays down while it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ButtonToggle(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
