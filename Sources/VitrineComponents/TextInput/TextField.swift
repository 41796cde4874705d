// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A control for editing a text of one or more lines.
nonisolated public struct TextField<Label>: View where Label: View {
    package let content: FieldContent
    package let label: Label

    package init(content: FieldContent, label: Label) {
        self.content = content
        self.label = label
    }

    /// The field as the text field style of the environment presents it.
    @MainActor public var body: some View { StyledField(content: content, label: label) }
}

extension TextField {
    /// Creates a text field with a custom label.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the label.
    ///   - label: A view builder of the label.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(content: FieldContent(.text(text), prompt: prompt, name: label as? Text), label: label)
    }

    /// Creates a text field with a custom label that grows along an axis.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the label.
    ///   - axis: The axis along which the field grows with its text; `.vertical` wraps lines.
    ///   - label: A view builder of the label.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(
            content: FieldContent(.text(text), prompt: prompt, name: label as? Text, axis: axis), label: label)
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a localized title.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(.text(text), prompt: nil, title: Text(titleKey))
    }

    /// Creates a text field with a title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(.text(text), prompt: nil, title: Text(title))
    }

    /// Creates a text field with a localized title and a prompt.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title, which assistive technology reads.
    ///   - text: A binding to the text.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the title.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), prompt: prompt, title: Text(titleKey))
    }

    /// Creates a text field with a title and a prompt.
    ///
    /// - Parameters:
    ///   - title: The title, which assistive technology reads.
    ///   - text: A binding to the text.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(.text(text), prompt: prompt, title: Text(title))
    }

    /// Creates a text field with a title from a localized string resource and a prompt.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title, which assistive technology reads.
    ///   - text: A binding to the text.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the title.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(.text(text), prompt: prompt, title: Text(titleResource))
    }

    /// Creates a text field with a title from a localized string resource and a prompt that grows along an axis.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(.text(text), prompt: prompt, title: Text(titleResource), axis: axis)
    }

    /// Creates a text field with a localized title that grows along an axis.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(.text(text), prompt: nil, title: Text(titleKey), axis: axis)
    }

    /// Creates a text field with a title that grows along an axis.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
        self.init(.text(text), prompt: nil, title: Text(title), axis: axis)
    }

    /// Creates a text field with a localized title and a prompt that grows along an axis.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(.text(text), prompt: prompt, title: Text(titleKey), axis: axis)
    }

    /// Creates a text field with a title and a prompt that grows along an axis.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
        self.init(.text(text), prompt: prompt, title: Text(title), axis: axis)
    }

    /// Creates a text field with a localized title and closures for changes of focus and for Return.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - text: A binding to the text.
    ///   - onEditingChanged: A closure that is called with `true` when editing begins and with `false` when it ends.
    ///   - onCommit: A closure that is called when the user presses Return.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(.text(text), prompt: nil, title: Text(titleKey), editing: onEditingChanged, commit: onCommit)
    }

    /// Creates a text field with a title and closures for changes of focus and for Return.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - text: A binding to the text.
    ///   - onEditingChanged: A closure that is called with `true` when editing begins and with `false` when it ends.
    ///   - onCommit: A closure that is called when the user presses Return.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
        onCommit: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(.text(text), prompt: nil, title: Text(title), editing: onEditingChanged, commit: onCommit)
    }

    /// Creates a text field with a localized title and a closure that is called when editing begins and ends.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) {
        self.init(.text(text), prompt: nil, title: Text(titleKey), editing: onEditingChanged)
    }

    /// Creates a text field with a title and a closure that is called when editing begins and ends.
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
