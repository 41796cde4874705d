// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A search as the views in it know it; the place of the modifier keeps it, so that it changes no environment.
nonisolated package final class SearchContext: Equatable, @unchecked Sendable {
    // Written and called on the main actor only.
    var complete: @MainActor (String) -> Void = { _ in }
    /// Adds a token to the search, in the place of what is typed.
    var add: @MainActor (Any) -> Void = { _ in }
    var dismiss: @MainActor () -> Void = {}

    package static func == (a: SearchContext, b: SearchContext) -> Bool { a === b }
}

/// Ends a search: the field is emptied and loses the focus.
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

private struct SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchSuggestions? { nil }
}

/// What is offered while somebody searches.
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

    /// Whether a person is searching in the searchable view around.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search of the searchable view around.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(context: searchContext) }
}

private struct SearchFocusLinksKey: EnvironmentKey {
    static var defaultValue: [FocusLink] { [] }
}

extension EnvironmentValues {
    /// The states that follow the focus of the search of the page, outermost first.
    var searchFocusLinks: [FocusLink] {
        get { self[SearchFocusLinksKey.self] }
        set { self[SearchFocusLinksKey.self] = newValue }
    }
}
