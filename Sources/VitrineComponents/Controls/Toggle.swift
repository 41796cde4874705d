// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A control that switches between on and off.
nonisolated public struct Toggle<Label>: View where Label: View {
    private let configuration: ToggleStyleConfiguration

    /// Creates a toggle with a custom label.
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        configuration = ToggleStyleConfiguration(label: label(), isOn: isOn)
    }

    nonisolated init(isOn: Binding<Bool>, isMixed: @escaping () -> Bool, label: Label) {
        configuration = ToggleStyleConfiguration(label: label, isOn: isOn, isMixed: isMixed)
    }

    /// The toggle as the toggle style of the environment presents it.
    @MainActor public var body: some View { ToggleBody(configuration: configuration) }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title from a localized string resource.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    /// Creates a toggle with a title that is shown as it is, without localization.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == VitrineComponents.Label<Text, Image> {
    /// Creates a toggle with a localized title and a system symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineComponents.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a title and a system symbol.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { VitrineComponents.Label(title, systemImage: systemImage) }
    }

    /// Creates a toggle with a title from a localized string resource and a system symbol.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineComponents.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a toggle with a localized title and an image from the asset catalog.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) {
            VitrineComponents.Label {
                Text(titleKey)
            } icon: {
                Image(image)
            }
        }
    }

    /// Creates a toggle with a title and an image from the asset catalog.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, image: ImageResource, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) {
            VitrineComponents.Label {
                Text(title)
            } icon: {
                Image(image)
            }
        }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from the configuration of a style, so that a style can build on another one.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.configuration = configuration
    }
}

/// Applies the toggle style of the environment.
private struct ToggleBody: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.toggleStyle) private var style

    var body: SingleElement { style.body(configuration) }
}
