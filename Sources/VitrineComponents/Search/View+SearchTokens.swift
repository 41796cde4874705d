// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension View {
    /// Adds a search field with tokens to the page.
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

    /// Adds a search field with tokens and a localized prompt to the page.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens and a prompt to the page.
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

    /// Adds a search field with tokens to the page, with a binding to whether a search is in progress.
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

    /// Adds a search field with tokens and a localized prompt to the page, with a binding to whether a search is in
    /// progress.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Adds a search field with tokens and a prompt to the page, with a binding to whether a search is in progress.
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

    /// Adds a search field with tokens and suggested tokens to the page.
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

    /// Adds a search field with tokens, suggested tokens and a localized prompt to the page.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Adds a search field with tokens, suggested tokens and a prompt to the page.
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

    /// Adds a search field with suggested tokens to the page, with a binding to whether a search is in progress.
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

    /// Adds a search field with suggested tokens and a localized prompt, with a binding to whether a search is in
    /// progress.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with suggested tokens and a prompt, with a binding to whether a search is in progress.
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

    /// Adds a search field with tokens to the page, whose views receive bindings.
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

    /// Adds a search field with tokens and a localized prompt to the page, whose views receive bindings.
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

    /// Adds a search field with tokens and a prompt to the page, whose views receive bindings.
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

    /// Adds a search field with editable tokens to the page, with a binding to whether a search is in progress.
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

    /// Adds a search field with editable tokens and a localized prompt, with a binding to whether a search is in
    /// progress.
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

    /// Adds a search field with editable tokens and a prompt, with a binding to whether a search is in progress.
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

    /// Makes this view a suggestion: a tap adds a token to the search, which replaces the typed text.
    public nonisolated func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
        // Stored and read on the main actor only.
        let token = UncheckedSendable(token)
        return modifier(SearchCompletionModifier { $0.add(token.value) })
    }
}
