// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore

extension View {
    /// Adds a search field to the page.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - placement: The place of the field.
    ///   - prompt: The text that is shown while the field is empty.
    /// - Returns: A view with the search field.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
    }

    /// Adds a search field with a localized prompt to the page.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a prompt to the page.
    @_disfavoredOverload
    public nonisolated func searchable<S>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to the page, with a binding to whether a search is in progress.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - isPresented: A binding to whether a search is in progress.
    ///   - placement: The place of the field.
    ///   - prompt: The text that is shown while the field is empty.
    /// - Returns: A view with the search field.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Adds a search field with a localized prompt to the page, with a binding to whether a search is in progress.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a prompt to the page, with a binding to whether a search is in progress.
    @_disfavoredOverload
    public nonisolated func searchable<S>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Sets the suggestions that are shown during a search.
    public nonisolated func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View {
        environment(\.searchSuggestions, SearchSuggestions(content: AnyView(suggestions())))
    }

    /// Binds the focus of the page's search field to a Boolean state.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchLinked(to: binding.location, AnyHashable(true))
    }

    /// Binds the focus of the page's search field to a value of a state.
    ///
    /// - Parameters:
    ///   - binding: The binding to the state.
    ///   - value: The state's value while the field is focused.
    /// - Returns: A view whose search field follows the state.
    public nonisolated func searchFocused<V>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View where V: Hashable {
        searchLinked(to: binding.location, AnyHashable(value))
    }

    private nonisolated func searchLinked(to location: (any FocusLocating)?, _ value: AnyHashable) -> some View {
        let links = location.map { [FocusLink(location: $0, value: value)] } ?? []
        return transformEnvironment(\.searchFocusLinks) { $0 += links }
    }

    /// Makes this view a suggestion: a tap searches for a text.
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
    /// Whether suggestions are shown while the search is in progress: until one is taken or the text is submitted.
    @State private var isOffering = false
    /// Whether something has been typed in the search that is in progress: scopes that wait for it stay until its end.
    @State private var hasTyped = false
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchFocusLinks) private var links
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.splitColumn) private var column
    @Environment(\.isInPage) private var isInPage
    @Environment(\.searchToolbarBehavior) private var behavior

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

    @ViewBuilder func body(content: Content) -> some View {
        if isInPage {
            page(content)
        } else {
            // Around a stack: its first page has the search.
            content.environment(\.rootDecoration, inside)
        }
    }

    private var inside: RootDecoration {
        let search = SearchableModifier(
            text: text, isPresented: isPresented, placement: placement, prompt: prompt, tokens: tokens)
        return RootDecoration { AnyView($0.environment(\.rootDecoration, nil).modifier(search)) }
    }

    private func page(_ content: Content) -> some View {
        let context = connected
        let offers = isActive && isOffering && suggested != nil
        return
            content
            // The suggestions cover the page, however small its content is.
            .frame(maxWidth: offers ? .infinity : nil, maxHeight: offers ? .infinity : nil)
            .overlay { if offers, let suggested { SuggestionList(content: suggested) } }
            .environment(\.searchContext, context)
            .environment(\.isSearching, isActive)
            .environment(\.searchedText, text.wrappedValue)
            .toolbar { ToolbarItem(placement: place) { bar(context) } }
            .modifier(SearchTrait(isSearching: isActive))
            .onChange(of: isFocused) {
                guard isFocused else { return }
                isOffering = true
                Self.activate(true, $isActive, isPresented)
            }
            .onChange(of: isActive) {
                if !isActive { hasTyped = false }
            }
            .onChange(of: isPresented?.wrappedValue) {
                guard let wanted = isPresented?.wrappedValue, wanted != isActive else { return }
                if !wanted {
                    context.dismiss()
                } else if isMinimized {
                    Self.activate(true, $isActive, isPresented)
                } else {
                    isFocused = true
                }
            }
    }

    /// The suggestions of the page, otherwise those of the search itself.
    private var suggested: AnyView? { suggestions?.content ?? tokens?.suggestions }

    /// The place of the field: in a wide window at the end of the navigation bar, unless it is in a column of a split
    /// view or the app wants it below the title; otherwise below the page.
    private var place: ToolbarItemPlacement {
        if placement.isDrawer { return .searchDrawer }
        guard width == .regular else { return .searchBelow }
        return column == nil ? .trailingSearch : .searchDrawer
    }

    /// Whether a button stands for the field.
    private var isMinimized: Bool {
        behavior == .minimize && !placement.isDrawer && !isActive && text.wrappedValue.isEmpty
            && tokens?.isEmpty != false
    }

    private var shownScopes: SearchScopes? {
        guard isActive, let scopes, !scopes.waitsForText || hasTyped || !text.wrappedValue.isEmpty else { return nil }
        return scopes
    }

    /// The field with the scopes below it, or beside it if it is in the bar's row.
    private func bar(_ context: SearchContext) -> some View {
        let isInRow = place.position == .search
        let layout = isInRow ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 8))
        return layout {
            if isInRow, let scopes = shownScopes { scopes.picker.fixedSize() }
            if isMinimized {
                MinimizedSearchBar(height: isInRow ? 44 : 48) { Self.activate(true, $isActive, isPresented) }
                    .frame(maxWidth: isInRow ? nil : .infinity, alignment: .leading)
            } else {
                SearchBar(
                    text: text, prompt: prompt, isActive: isActive, tokens: tokens, height: isInRow ? 44 : 48,
                    focus: $isFocused,
                    cancel: { context.dismiss() }
                )
                .frame(width: isInRow ? SearchBar.widthInRow : nil)
                .onSubmit(of: .search) { isOffering = false }
                .onChange(of: text.wrappedValue) {
                    if isActive, !text.wrappedValue.isEmpty { hasTyped = true }
                    if isFocused, context.completion != text.wrappedValue { isOffering = true }
                    context.completion = nil
                }
                .transformEnvironment(\.focusLinks) { $0 = links + $0 }
                // A field that takes the place of its button is typed into at once.
                .onAppear { if isActive, behavior == .minimize { isFocused = true } }
            }
            if !isInRow, let scopes = shownScopes { scopes.picker }
        }
        // Labels of tokens have titles, unlike those of items of the bar.
        .labelStyle(.titleAndIcon)
    }

    /// The search context with the current closures.
    ///
    /// It is kept in a state, so its closures capture bindings only: the modifier, whose states lead back here, would
    /// form a cycle.
    private var connected: SearchContext {
        let (text, tokens, isPresented, isActive, isFocused) = (text, tokens, isPresented, $isActive, $isFocused)
        let isOffering = $isOffering
        context.complete = { [weak context] in
            context?.completion = $0
            text.wrappedValue = $0
            isOffering.wrappedValue = false
        }
        context.add = {
            tokens?.add($0)
            text.wrappedValue = ""
            // The tap on the suggestion has taken the focus from the field, in which typing goes on.
            isFocused.wrappedValue = true
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

extension SearchableModifier: UndividedModifier {}

/// Covers the page with the suggestions and their sections, while there are any.
private struct SuggestionList: View {
    let content: AnyView

    var body: some View {
        Group(sections: content) { sections in
            if sections.contains(where: { !$0.header.isEmpty || !$0.content.isEmpty || !$0.footer.isEmpty }) {
                // By their places: rows that belong to no section stay while those before them come and go.
                List { ForEach(0..<sections.count, id: \.self) { SuggestionSection(section: sections[$0]) } }
                    .listStyle(.plain)
                    .background(Color(.system(.background)))
            }
        }
    }
}

/// A section of the suggestions, or rows between two sections.
private struct SuggestionSection: View {
    let section: SectionConfiguration

    var body: some View {
        if section.header.isEmpty && section.footer.isEmpty {
            section.content
        } else {
            Section {
                section.content
            } header: {
                section.header
            } footer: {
                section.footer
            }
        }
    }
}

struct SearchCompletionModifier: ViewModifier {
    let choose: @MainActor (SearchContext) -> Void
    @Environment(\.searchContext) private var context

    nonisolated init(_ choose: @escaping @MainActor (SearchContext) -> Void) { self.choose = choose }

    func body(content: Content) -> some View {
        // The whole row of a suggestion is tappable, in the colour of text.
        ButtonSurface(
            action: { if let context { choose(context) } }, pressedOpacity: 0.5, fillsRows: true, content: content
        )
        .multilineTextAlignment(.leading)
    }
}
