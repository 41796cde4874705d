// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension View {
    /// Gives the page a field to search with that also holds tokens.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
            SearchableModifier(
                text: text, isPresented: nil, placement: placement, prompt: prompt,
                tokens: SearchTokens(of: tokens, token: token)))
    }

    /// Gives the page a field to search with that also holds tokens.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the page a field to search with that also holds tokens.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View, S: StringProtocol
    {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the page a field to search with that also holds tokens; says whether somebody searches.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
            SearchableModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: SearchTokens(of: tokens, token: token)))
    }

    /// Gives the page a field to search with that also holds tokens; says whether somebody searches.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Gives the page a field to search with that also holds tokens; says whether somebody searches.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View, S: StringProtocol
    {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Gives the page a field to search with that also holds tokens, and offers some.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
            SearchableModifier(
                text: text, isPresented: nil, placement: placement, prompt: prompt,
                tokens: SearchTokens(of: tokens, suggested: suggestedTokens, token: token)))
    }

    /// Gives the page a field to search with that also holds tokens, and offers some.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Gives the page a field to search with that also holds tokens, and offers some.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View, S: StringProtocol
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Gives the page a field to search with that also holds tokens, and offers some; says whether somebody searches.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
            SearchableModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: SearchTokens(of: tokens, suggested: suggestedTokens, token: token)))
    }

    /// Gives the page a field to search with that also holds tokens, and offers some; says whether somebody searches.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the page a field to search with that also holds tokens, and offers some; says whether somebody searches.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View, S: StringProtocol
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the page a field to search with that also holds tokens; their views can change them.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View
    {
        modifier(
            SearchableModifier(
                text: text, isPresented: nil, placement: placement, prompt: prompt,
                tokens: SearchTokens(editing: editableTokens, token: token)))
    }

    /// Gives the page a field to search with that also holds tokens; their views can change them.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View
    {
        searchable(text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the page a field to search with that also holds tokens; their views can change them.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View, S: StringProtocol
    {
        searchable(text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the page a field to search with that also holds tokens; their views can change them; says whether
    /// somebody searches.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, editableTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View
    {
        modifier(
            SearchableModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: SearchTokens(editing: editableTokens, token: token)))
    }

    /// Gives the page a field to search with that also holds tokens; their views can change them; says whether
    /// somebody searches.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, editableTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View
    {
        searchable(
            text: text, editableTokens: editableTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the page a field to search with that also holds tokens; their views can change them; says whether
    /// somebody searches.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, editableTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View, S: StringProtocol
    {
        searchable(
            text: text, editableTokens: editableTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    /// Makes the view a suggestion: a tap on it adds a token to the search, in the place of what is typed.
    public nonisolated func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
        // Kept and read on the main actor only.
        let token = UncheckedSendable(token)
        return modifier(SearchCompletionModifier { $0.add(token.value) })
    }
}
