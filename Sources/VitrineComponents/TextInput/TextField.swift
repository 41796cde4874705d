// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A control for a text that a person types.
nonisolated public struct TextField<Label>: View where Label: View {
    package let content: FieldContent
    package let label: Label

    package init(content: FieldContent, label: Label) {
        self.content = content
        self.label = label
    }

    @MainActor public var body: some View { StyledField(content: content, label: label) }
}

extension TextField {
    /// A field with a prompt, and a label of its own.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(content: FieldContent(.text(text), prompt: prompt, name: label as? Text), label: label)
    }

    /// A field with a prompt and a label of its own that grows along an axis.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(
            content: FieldContent(.text(text), prompt: prompt, name: label as? Text, axis: axis), label: label)
    }
}

extension TextField where Label == Text {
    /// A field with a title in the reader's language.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(.text(text), prompt: nil, title: Text(titleKey))
    }

    /// A field with a title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(.text(text), prompt: nil, title: Text(title))
    }

    /// A field with a title in the reader's language, and a prompt in its place.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), prompt: prompt, title: Text(titleKey))
    }

    /// A field with a title, and a prompt in its place.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(.text(text), prompt: prompt, title: Text(title))
    }

    /// A field with a title in the reader's language that grows along an axis.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(.text(text), prompt: nil, title: Text(titleKey), axis: axis)
    }

    /// A field with a title that grows along an axis.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
        self.init(.text(text), prompt: nil, title: Text(title), axis: axis)
    }

    /// A field with a title in the reader's language and a prompt that grows along an axis.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(.text(text), prompt: prompt, title: Text(titleKey), axis: axis)
    }

    /// A field with a title and a prompt that grows along an axis.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
        self.init(.text(text), prompt: prompt, title: Text(title), axis: axis)
    }

    /// A field that tells when editing begins and ends, and when the return key is used.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(.text(text), prompt: nil, title: Text(titleKey), editing: onEditingChanged, commit: onCommit)
    }

    /// A field that tells when editing begins and ends, and when the return key is used.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
        onCommit: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(.text(text), prompt: nil, title: Text(title), editing: onEditingChanged, commit: onCommit)
    }

    /// A field that tells when editing begins and ends.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) {
        self.init(.text(text), prompt: nil, title: Text(titleKey), editing: onEditingChanged)
    }

    /// A field that tells when editing begins and ends.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) where S: StringProtocol {
        self.init(.text(text), prompt: nil, title: Text(title), editing: onEditingChanged)
    }

    nonisolated init(
        _ source: FieldSource, prompt: Text?, title: Text, axis: Axis = .horizontal,
        editing: (@MainActor (Bool) -> Void)? = nil, commit: (@MainActor () -> Void)? = nil
    ) {
        var content = FieldContent(source, prompt: prompt, name: title, axis: axis)
        content.editingChanged = editing
        content.commit = commit
        self.init(content: content, label: title)
    }
}
