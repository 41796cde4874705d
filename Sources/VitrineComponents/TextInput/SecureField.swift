// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A control for private text, such as a password.
///
/// The typed text travels to the app and never back: no page, image, log or archive contains it.
nonisolated public struct SecureField<Label>: View where Label: View {
    private let content: FieldContent
    private let label: Label

    /// Creates a secure field with a custom label.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the label.
    ///   - label: A view builder of the label.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(text: text, prompt: prompt, name: label as? Text, label: label)
    }

    private init(
        text: Binding<String>, prompt: Text?, name: Text?, label: Label, commit: (@MainActor () -> Void)? = nil
    ) {
        var content = FieldContent(.text(text), prompt: prompt, name: name)
        content.commit = commit
        content.isSecure = true
        self.content = content
        self.label = label
    }

    /// The field as the text field style of the environment presents it.
    @MainActor public var body: some View { StyledField(content: content, label: label) }
}

extension SecureField where Label == Text {
    /// Creates a secure field with a localized title.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, prompt: nil, name: Text(titleKey), label: Text(titleKey))
    }

    /// Creates a secure field with a title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(text: text, prompt: nil, name: Text(title), label: Text(title))
    }

    /// Creates a secure field with a localized title and a prompt.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title, which assistive technology reads.
    ///   - text: A binding to the text.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the title.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, name: Text(titleKey), label: Text(titleKey))
    }

    /// Creates a secure field with a title and a prompt.
    ///
    /// - Parameters:
    ///   - title: The title, which assistive technology reads.
    ///   - text: A binding to the text.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(text: text, prompt: prompt, name: Text(title), label: Text(title))
    }

    /// Creates a secure field with a title from a localized string resource and a prompt.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title, which assistive technology reads.
    ///   - text: A binding to the text.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the title.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt, name: Text(titleResource), label: Text(titleResource))
    }

    /// Creates a secure field with a localized title and an action for the Return key.
    @available(iOS, deprecated: 100000.0, message: "Use a field with onSubmit(of:_:).")
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(text: text, prompt: nil, name: Text(titleKey), label: Text(titleKey), commit: onCommit)
    }

    /// Creates a secure field with a title and an action for the Return key.
    @_disfavoredOverload @preconcurrency
    @available(iOS, deprecated: 100000.0, message: "Use a field with onSubmit(of:_:).")
    public nonisolated init<S>(
        _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(text: text, prompt: nil, name: Text(title), label: Text(title), commit: onCommit)
    }
}
