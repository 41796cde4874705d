// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The search of the enclosing page.
///
/// The modifier keeps one object in the environment, so that changes of the search do not change the environment.
nonisolated package final class SearchContext: Equatable, @unchecked Sendable {
    // Set and called on the main actor only.
    var complete: @MainActor (String) -> Void = { _ in }
    /// The text that a suggestion has set, until the search has seen the change.
    var completion: String?
    /// Adds a token to the search, which replaces the typed text.
    var add: @MainActor (Any) -> Void = { _ in }
    var dismiss: @MainActor () -> Void = {}

    package static func == (a: SearchContext, b: SearchContext) -> Bool { a === b }
}

/// An action that ends a search: the field is cleared and loses the focus.
nonisolated public struct DismissSearchAction: Sendable {
    let context: SearchContext?

    /// Ends the search, if there is one.
    @MainActor public func callAsFunction() { context?.dismiss() }
}

private struct SearchContextKey: EnvironmentKey {
    static var defaultValue: SearchContext? { nil }
}

private struct IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct SearchedTextKey: EnvironmentKey {
    static var defaultValue: String { "" }
}

private struct SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchSuggestions? { nil }
}

/// The suggestions that are shown during a search.
nonisolated struct SearchSuggestions {
    let content: AnyView
}

extension EnvironmentValues {
    package var searchContext: SearchContext? {
        get { self[SearchContextKey.self] }
        set { self[SearchContextKey.self] = newValue }
    }

    var searchSuggestions: SearchSuggestions? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// Whether the user is searching in the enclosing searchable view.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// The text in the field of the enclosing searchable view.
    var searchedText: String {
        get { self[SearchedTextKey.self] }
        set { self[SearchedTextKey.self] = newValue }
    }

    /// The action that ends the search of the enclosing searchable view.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(context: searchContext) }
}

private struct SearchFocusLinksKey: EnvironmentKey {
    static var defaultValue: [FocusLink] { [] }
}

extension EnvironmentValues {
    /// The focus states that are bound to the search field of the page, outermost first.
    var searchFocusLinks: [FocusLink] {
        get { self[SearchFocusLinksKey.self] }
        set { self[SearchFocusLinksKey.self] = newValue }
    }
}
