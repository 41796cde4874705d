// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore

extension View {
    /// Gives the page a field to search with.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
    }

    /// Gives the page a field to search with, with a prompt in the reader's language.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Gives the page a field to search with, with a prompt.
    @_disfavoredOverload
    public nonisolated func searchable<S>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Gives the page a field to search with, and says whether somebody does.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Gives the page a field to search with, with a prompt in the reader's language, and says whether somebody does.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Gives the page a field to search with, with a prompt, and says whether somebody does.
    @_disfavoredOverload
    public nonisolated func searchable<S>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Offers suggestions while somebody searches.
    public nonisolated func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View {
        environment(\.searchSuggestions, SearchSuggestions(content: AnyView(suggestions())))
    }

    /// Ties the focus of the page's search to a state.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchLinked(to: binding.location, AnyHashable(true))
    }

    /// Ties the focus of the page's search to a value of a state.
    public nonisolated func searchFocused<V>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View where V: Hashable {
        searchLinked(to: binding.location, AnyHashable(value))
    }

    private nonisolated func searchLinked(to location: (any FocusLocating)?, _ value: AnyHashable) -> some View {
        let links = location.map { [FocusLink(location: $0, value: value)] } ?? []
        return transformEnvironment(\.searchFocusLinks) { $0 += links }
    }

    /// Makes the view a suggestion: a tap on it searches for the text.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier { $0.complete(completion) })
    }
}

struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    let tokens: SearchTokens?
    @State private var context = SearchContext()
    @State private var isActive = false
    @FocusState private var isFocused: Bool
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchFocusLinks) private var links
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.splitColumn) private var column

    nonisolated init(
        text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?,
        tokens: SearchTokens? = nil
    ) {
        self.text = text
        self.isPresented = isPresented
        self.placement = placement
        self.prompt = prompt
        self.tokens = tokens
    }

    func body(content: Content) -> some View {
        let context = connected
        let offers = isActive && isFocused && suggested != nil
        return
            content
            // What is suggested covers the page, however small its content is.
            .frame(maxWidth: offers ? .infinity : nil, maxHeight: offers ? .infinity : nil)
            .overlay { if offers, let suggested { SuggestionList(content: suggested) } }
            .environment(\.searchContext, context)
            .environment(\.isSearching, isActive)
            .toolbar { ToolbarItem(placement: place) { bar(context) } }
            .onChange(of: isFocused) { if isFocused { Self.activate(true, $isActive, isPresented) } }
            .onChange(of: isPresented?.wrappedValue) {
                guard let wanted = isPresented?.wrappedValue, wanted != isActive else { return }
                if wanted { isFocused = true } else { context.dismiss() }
            }
    }

    /// What the page offers, else the search itself.
    private var suggested: AnyView? { suggestions?.content ?? tokens?.suggestions }

    /// In a wide window at the end of the navigation bar, unless a column of a split view or the app wants it below the
    /// title; else below the page.
    private var place: ToolbarItemPlacement {
        if placement.isDrawer { return .searchDrawer }
        guard width == .regular else { return .bottomBar }
        return column == nil ? .trailingSearch : .searchDrawer
    }

    private var shownScopes: SearchScopes? {
        guard isActive, let scopes, !scopes.waitsForText || !text.wrappedValue.isEmpty else { return nil }
        return scopes
    }

    /// The scopes stand below the field, beside it where that lies in the bar's row.
    private func bar(_ context: SearchContext) -> some View {
        let isInRow = place.position == .search
        let layout = isInRow ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 8))
        return layout {
            if isInRow, let scopes = shownScopes { scopes.picker.fixedSize() }
            SearchBar(
                text: text, prompt: prompt, isActive: isActive, tokens: tokens, height: isInRow ? 44 : 48,
                focus: $isFocused,
                cancel: { context.dismiss() }
            )
            .frame(width: isInRow ? SearchBar.widthInRow : nil)
            .transformEnvironment(\.focusLinks) { $0 = links + $0 }
            if !isInRow, let scopes = shownScopes { scopes.picker }
        }
    }

    /// The search with what it does now. A state keeps it: its closures hold bindings alone, never the modifier, whose
    /// states lead back here.
    private var connected: SearchContext {
        let (text, tokens, isPresented, isActive, isFocused) = (text, tokens, isPresented, $isActive, $isFocused)
        context.complete = { text.wrappedValue = $0 }
        context.add = {
            tokens?.add($0)
            text.wrappedValue = ""
        }
        context.dismiss = {
            text.wrappedValue = ""
            tokens?.removeAll()
            isFocused.wrappedValue = false
            Self.activate(false, isActive, isPresented)
        }
        return context
    }

    private static func activate(_ isOn: Bool, _ isActive: Binding<Bool>, _ isPresented: Binding<Bool>?) {
        isActive.wrappedValue = isOn
        if let isPresented, isPresented.wrappedValue != isOn { isPresented.wrappedValue = isOn }
    }
}

/// Covers the page with what is suggested, while there is something.
private struct SuggestionList: View {
    let content: AnyView

    var body: some View {
        Group(subviews: content) { rows in
            if !rows.isEmpty { List { rows }.listStyle(.plain).background(Color(.system(.background))) }
        }
    }
}

struct SearchCompletionModifier: ViewModifier {
    let choose: @MainActor (SearchContext) -> Void
    @Environment(\.searchContext) private var context

    nonisolated init(_ choose: @escaping @MainActor (SearchContext) -> Void) { self.choose = choose }

    func body(content: Content) -> some View {
        Button(action: { if let context { choose(context) } }, label: { content })
            .buttonStyle(.plain)
            .multilineTextAlignment(.leading)
    }
}
