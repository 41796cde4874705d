// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineLayout

/// A label and what it names, at the ends of a row.
nonisolated public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    /// A label and a content of any kind.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    @MainActor public var body: some View { LabeledRow(label: label, content: content) }
}

extension LabeledContent where Label == Text, Content: View {
    /// A content under a title in the reader's language.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A content under a title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text under a title in the reader's language.
    public nonisolated init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
        self.init(titleKey) { Text(value) }
    }

    /// A text under a title.
    @_disfavoredOverload
    public nonisolated init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
        self.init(title) { Text(value) }
    }

    /// A formatted value under a title in the reader's language.
    public nonisolated init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(format.format(value)) }
    }

    /// A formatted value under a title.
    @_disfavoredOverload
    public nonisolated init<S, F>(_ title: S, value: F.FormatInput, format: F)
    where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(title) { Text(format.format(value)) }
    }
}

private struct LabeledRow<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        HStack(spacing: 8) {
            if labelsVisibility != .hidden {
                label
                Spacer(minLength: 0)
            }
            content.foregroundStyle(Color.secondary)
        }
    }
}
