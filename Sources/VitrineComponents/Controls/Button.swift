// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A control that runs an action when the user taps it.
nonisolated public struct Button<Label>: View where Label: View {
    package let role: ButtonRole?
    package let action: @MainActor () -> Void
    package let label: Label
    private var nesting: StyleNesting<PrimitiveButtonStyleConfiguration>?

    /// Creates a button with a custom label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role and a custom label.
    ///
    /// - Parameters:
    ///   - role: What the action means, such as `.destructive` or `.cancel`; `nil` for none.
    ///   - action: The closure that a tap runs.
    ///   - label: A view builder of the label.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// The button as the button style of the environment presents it.
    @MainActor public var body: some View {
        let label = _ConfigurationLabel(AnyView(label.environment(\.isButtonLabel, true)))
        return ButtonBody(
            configuration: PrimitiveButtonStyleConfiguration(
                role: role, label: label, action: action, nesting: nesting))
    }
}

extension Button where Label == Text {
    /// Creates a button with a localized title.
    @preconcurrency
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title that is shown as it is, without localization.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// Creates a button with a role and a localized title.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a role and a title that is shown as it is, without localization.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(role: role, action: action) { Text(title) }
    }

    /// Creates a button with a title from a localized string resource.
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

    /// Creates a button with a localized title and a system symbol.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(title: Text(titleKey), symbol: systemImage, role: nil, action: action)
    }

    /// Creates a button with a title and a system symbol.
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

    /// Creates a button with a localized title and an image from the asset catalog.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(title: Text(titleKey), image: image, role: nil, action: action)
    }

    /// Creates a button with a title and an image from the asset catalog.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(title: Text(title), image: image, role: nil, action: action)
    }

    /// Creates a button with a role, a localized title and an image from the asset catalog.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(title: Text(titleKey), image: image, role: role, action: action)
    }

    /// Creates a button with a role, a title and an image from the asset catalog.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(title: Text(title), image: image, role: role, action: action)
    }

    /// Creates a button with a role, a localized title and a system symbol.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(title: Text(titleKey), symbol: systemImage, role: role, action: action)
    }

    /// Creates a button with a role, a title and a system symbol.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(title: Text(title), symbol: systemImage, role: role, action: action)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from the configuration of a style, so that a style can build on another one.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        action = configuration.action
        label = configuration.label
        nesting = configuration.nesting
    }
}

/// Applies the button style of the environment.
private struct ButtonBody: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.buttonStyle) private var style
    @Environment(\.forcedButtonStyle) private var forced

    /// A single element whatever the style returns: state attached around the button survives a change of the style's
    /// body.
    var body: SingleElement { (forced ?? style).body(configuration) }
}
