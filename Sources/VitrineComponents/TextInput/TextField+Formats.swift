// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

extension TextField where Label == Text {
    /// A field with a title in the reader's language for a value that a format writes and reads.
    public nonisolated init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(.formatted(FormattedSource(value, format)), prompt: prompt, title: Text(titleKey))
    }

    /// A field with a title for a value that a format writes and reads.
    @_disfavoredOverload
    public nonisolated init<S, F>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(.formatted(FormattedSource(value, format)), prompt: prompt, title: Text(title))
    }

    /// A field with a title in the reader's language for a value, if there is one, that a format writes and reads.
    public nonisolated init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(.formatted(FormattedSource(optional: value, format)), prompt: prompt, title: Text(titleKey))
    }

    /// A field with a title for a value, if there is one, that a format writes and reads.
    @_disfavoredOverload
    public nonisolated init<S, F>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(.formatted(FormattedSource(optional: value, format)), prompt: prompt, title: Text(title))
    }

    /// A field with a title in the reader's language for a value that a formatter writes and reads.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(.formatted(FormattedSource(value, formatter: formatter)), prompt: prompt, title: Text(titleKey))
    }

    /// A field with a title in the reader's language for a value that a formatter writes and reads.
    public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(.formatted(FormattedSource(value, formatter: formatter)), prompt: nil, title: Text(titleKey))
    }

    /// A field with a title for a value that a formatter writes and reads.
    @_disfavoredOverload
    public nonisolated init<S, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) where S: StringProtocol {
        self.init(.formatted(FormattedSource(value, formatter: formatter)), prompt: prompt, title: Text(title))
    }

    /// A field with a title for a value that a formatter writes and reads.
    @_disfavoredOverload
    public nonisolated init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S: StringProtocol {
        self.init(.formatted(FormattedSource(value, formatter: formatter)), prompt: nil, title: Text(title))
    }
}
