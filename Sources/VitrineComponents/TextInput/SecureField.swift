// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A control for a text that nobody shall read over a person's shoulder.
///
/// What is typed goes to the app and never back: no page, picture, log or archive holds it.
nonisolated public struct SecureField<Label>: View where Label: View {
    private let content: FieldContent
    private let label: Label

    /// A secure field with a prompt, and a label of its own.
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

    @MainActor public var body: some View { StyledField(content: content, label: label) }
}

extension SecureField where Label == Text {
    /// A secure field with a title in the reader's language.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, prompt: nil, name: Text(titleKey), label: Text(titleKey))
    }

    /// A secure field with a title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(text: text, prompt: nil, name: Text(title), label: Text(title))
    }

    /// A secure field with a title in the reader's language, and a prompt in its place.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, name: Text(titleKey), label: Text(titleKey))
    }

    /// A secure field with a title, and a prompt in its place.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(text: text, prompt: prompt, name: Text(title), label: Text(title))
    }

    /// A secure field with a title in the reader's language; Return runs an action.
    @available(iOS, deprecated: 100000.0, message: "Use a field with onSubmit(of:_:).")
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(text: text, prompt: nil, name: Text(titleKey), label: Text(titleKey), commit: onCommit)
    }

    /// A secure field with a title; Return runs an action.
    @_disfavoredOverload @preconcurrency
    @available(iOS, deprecated: 100000.0, message: "Use a field with onSubmit(of:_:).")
    public nonisolated init<S>(
        _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(text: text, prompt: nil, name: Text(title), label: Text(title), commit: onCommit)
    }
}
