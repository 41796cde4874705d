// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A control that runs an action when a person taps it.
nonisolated public struct Button<Label>: View where Label: View {
    package let role: ButtonRole?
    package let action: @MainActor () -> Void
    package let label: Label
    private var nesting: StyleNesting<PrimitiveButtonStyleConfiguration>?

    /// A button with a label of its own.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role and a label of its own.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public var body: some View {
        let label = _ConfigurationLabel(AnyView(label.environment(\.isButtonLabel, true)))
        return ButtonBody(
            configuration: PrimitiveButtonStyleConfiguration(
                role: role, label: label, action: action, nesting: nesting))
    }
}

extension Button where Label == Text {
    /// A button with a title in the reader's language.
    @preconcurrency
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    /// A button with a title.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// A button with a role and a title in the reader's language.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a role and a title.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(role: role, action: action) { Text(title) }
    }

    /// A button with a title from a resource.
    @_disfavoredOverload @preconcurrency
    public nonisolated init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleResource) }
    }
}

extension Button where Label == VitrineComponents.Label<Text, Image> {
    private nonisolated init(
        title: Text, symbol: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            VitrineComponents.Label {
                title
            } icon: {
                Image(systemName: symbol)
            }
        }
    }

    /// A button with a title in the reader's language and a symbol.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(title: Text(titleKey), symbol: systemImage, role: nil, action: action)
    }

    /// A button with a title and a symbol.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(title: Text(title), symbol: systemImage, role: nil, action: action)
    }

    private nonisolated init(
        title: Text, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            VitrineComponents.Label {
                title
            } icon: {
                Image(image)
            }
        }
    }

    /// A button with a title in the reader's language and a picture of the app.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(title: Text(titleKey), image: image, role: nil, action: action)
    }

    /// A button with a title and a picture of the app.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(title: Text(title), image: image, role: nil, action: action)
    }

    /// A button with a role, a title in the reader's language and a picture of the app.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(title: Text(titleKey), image: image, role: role, action: action)
    }

    /// A button with a role, a title and a picture of the app.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(title: Text(title), image: image, role: role, action: action)
    }

    /// A button with a role, a title in the reader's language and a symbol.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(title: Text(titleKey), symbol: systemImage, role: role, action: action)
    }

    /// A button with a role, a title and a symbol.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(title: Text(title), symbol: systemImage, role: role, action: action)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style's configuration.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        action = configuration.action
        label = configuration.label
        nesting = configuration.nesting
    }
}

/// Applies the style of the place.
private struct ButtonBody: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.buttonStyle) private var style
    @Environment(\.forcedButtonStyle) private var forced

    /// One element, whatever the style makes: what is put around a button stays when its style's body switches.
    var body: SingleElement { (forced ?? style).body(configuration) }
}
