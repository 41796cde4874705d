// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section that is expanded or collapsed by a binding.
    ///
    /// In sidebars the header is a button for it; in other lists only the binding changes it.
    ///
    /// - Parameters:
    ///   - isExpanded: A binding to whether the content is shown.
    ///   - content: A view builder of the content.
    ///   - header: A view builder of the header.
    public nonisolated init<C>(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> Parent
    ) where Content == C?, C: View {
        self.init(
            header: header(), content: isExpanded.wrappedValue ? content() : nil, footer: EmptyView(),
            isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title that is expanded or collapsed by a binding.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
    ) where Content == C?, C: View {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a section with a title that is expanded or collapsed by a binding.
    @_disfavoredOverload
    public nonisolated init<S, C>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
    ) where Content == C?, S: StringProtocol, C: View {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
