// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A control that is on or off.
nonisolated public struct Toggle<Label>: View where Label: View {
    private let configuration: ToggleStyleConfiguration

    /// A toggle with a label of its own.
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        configuration = ToggleStyleConfiguration(label: label(), isOn: isOn)
    }

    @MainActor public var body: some View { ToggleBody(configuration: configuration) }
}

extension Toggle where Label == Text {
    /// A toggle with a title in the reader's language.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == VitrineComponents.Label<Text, Image> {
    /// A toggle with a title in the reader's language and a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineComponents.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { VitrineComponents.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style's configuration.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.configuration = configuration
    }
}

/// Applies the style of the place.
private struct ToggleBody: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.toggleStyle) private var style

    var body: SingleElement { style.body(configuration) }
}
