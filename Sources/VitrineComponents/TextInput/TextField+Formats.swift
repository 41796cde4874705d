// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

extension TextField {
    /// Creates a text field with a custom label for a value with a format.
    ///
    /// - Parameters:
    ///   - value: A binding to the value, written after each edit that parses as a value.
    ///   - format: The format that writes and parses the value.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the label.
    ///   - label: A view builder of the label.
    public nonisolated init<F>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(FormattedSource(value, format), prompt: prompt, label: label())
    }

    /// Creates a text field with a custom label for an optional value with a format; a field without a value is `nil`.
    ///
    /// - Parameters:
    ///   - value: A binding to the value, written after each edit; `nil` for a text that does not parse as a value.
    ///   - format: The format that writes and parses the value.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the label.
    ///   - label: A view builder of the label.
    public nonisolated init<F>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(FormattedSource(optional: value, format), prompt: prompt, label: label())
    }

    /// Creates a text field with a custom label for a value with a formatter.
    ///
    /// - Parameters:
    ///   - value: A binding to the value, written after each edit that parses as a value.
    ///   - formatter: The formatter that writes and parses the value.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the label.
    ///   - label: A view builder of the label.
    public nonisolated init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(FormattedSource(value, formatter: formatter), prompt: prompt, label: label())
    }

    private nonisolated init(_ source: FormattedSource, prompt: Text?, label: Label) {
        self.init(content: FieldContent(.formatted(source), prompt: prompt, name: label as? Text), label: label)
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a localized title for a value with a format.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - value: A binding to the value, written after each edit that parses as a value.
    ///   - format: The format that writes and parses the value.
    ///   - prompt: The text that is shown while the field is empty.
    public nonisolated init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(.formatted(FormattedSource(value, format)), prompt: prompt, title: Text(titleKey))
    }

    /// Creates a text field with a title for a value with a format.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: A binding to the value, written after each edit that parses as a value.
    ///   - format: The format that writes and parses the value.
    ///   - prompt: The text that is shown while the field is empty.
    @_disfavoredOverload
    public nonisolated init<S, F>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(.formatted(FormattedSource(value, format)), prompt: prompt, title: Text(title))
    }

    /// Creates a text field with a localized title for an optional value with a format; a field without a value is `nil`.
    public nonisolated init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(.formatted(FormattedSource(optional: value, format)), prompt: prompt, title: Text(titleKey))
    }

    /// Creates a text field with a title for an optional value with a format; a field without a value is `nil`.
    @_disfavoredOverload
    public nonisolated init<S, F>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(.formatted(FormattedSource(optional: value, format)), prompt: prompt, title: Text(title))
    }

    /// Creates a text field with a localized title and a prompt for a value with a formatter.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(.formatted(FormattedSource(value, formatter: formatter)), prompt: prompt, title: Text(titleKey))
    }

    /// Creates a text field with a localized title for a value with a formatter.
    public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(.formatted(FormattedSource(value, formatter: formatter)), prompt: nil, title: Text(titleKey))
    }

    /// Creates a text field with a title and a prompt for a value with a formatter.
    @_disfavoredOverload
    public nonisolated init<S, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) where S: StringProtocol {
        self.init(.formatted(FormattedSource(value, formatter: formatter)), prompt: prompt, title: Text(title))
    }

    /// Creates a text field with a title for a value with a formatter.
    @_disfavoredOverload
    public nonisolated init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S: StringProtocol {
        self.init(.formatted(FormattedSource(value, formatter: formatter)), prompt: nil, title: Text(title))
    }
}

// The older initializers, with closures for what the user does.
extension TextField where Label == Text {
    /// Creates a text field with a localized title for a value with a formatter, and closures for changes of focus and
    /// for Return.
    @preconcurrency
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping @MainActor (Bool) -> Void, onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(
            .formatted(FormattedSource(value, formatter: formatter)), prompt: nil, title: Text(titleKey),
            editing: onEditingChanged, commit: onCommit)
    }

    /// Creates a text field with a localized title for a value with a formatter, and a closure that is called when
    /// editing begins and ends.
    @preconcurrency
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) {
        self.init(
            .formatted(FormattedSource(value, formatter: formatter)), prompt: nil, title: Text(titleKey),
            editing: onEditingChanged)
    }

    /// Creates a text field with a localized title for a value with a formatter, and a closure for Return.
    @preconcurrency
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(
            .formatted(FormattedSource(value, formatter: formatter)), prompt: nil, title: Text(titleKey),
            commit: onCommit)
    }

    /// Creates a text field with a title for a value with a formatter, and closures for changes of focus and for
    /// Return.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping @MainActor (Bool) -> Void, onCommit: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(
            .formatted(FormattedSource(value, formatter: formatter)), prompt: nil, title: Text(title),
            editing: onEditingChanged, commit: onCommit)
    }

    /// Creates a text field with a title for a value with a formatter, and a closure that is called when editing
    /// begins and ends.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) where S: StringProtocol {
        self.init(
            .formatted(FormattedSource(value, formatter: formatter)), prompt: nil, title: Text(title),
            editing: onEditingChanged)
    }

    /// Creates a text field with a title for a value with a formatter, and a closure for Return.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(
            .formatted(FormattedSource(value, formatter: formatter)), prompt: nil, title: Text(title),
            commit: onCommit)
    }
}
