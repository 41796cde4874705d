// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section that a binding opens and closes. The header has a button for it in sidebars only, as on a phone.
    public nonisolated init<C>(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> Parent
    ) where Content == C?, C: View {
        self.init(content: { isExpanded.wrappedValue ? content() : nil }, header: header)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section under a title in the reader's language that a binding opens and closes.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
    ) where Content == C?, C: View {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// A section under a title that a binding opens and closes.
    @_disfavoredOverload
    public nonisolated init<S, C>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
    ) where Content == C?, S: StringProtocol, C: View {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
