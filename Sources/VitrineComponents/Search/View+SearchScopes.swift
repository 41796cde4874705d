// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// When the scopes of a search are shown.
nonisolated public struct SearchScopeActivation: Sendable {
    private enum Kind: Sendable { case automatic, onTextEntry, onSearchPresentation }
    private let kind: Kind

    /// Whether the scopes are hidden until the user has typed.
    fileprivate var waitsForText: Bool { kind != .onSearchPresentation }

    /// The default, which is that of iOS: once the user has typed.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
    /// Once the user has typed, until the search is left.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onTextEntry) }
    /// During a search.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .onSearchPresentation) }
}

/// The picker of scopes below a search field.
nonisolated struct SearchScopes {
    let picker: AnyView
    let waitsForText: Bool
}

private struct SearchScopesKey: EnvironmentKey {
    static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}

extension View {
    /// Shows a picker of scopes once text has been typed in a search.
    ///
    /// - Parameters:
    ///   - scope: A binding to the chosen scope.
    ///   - scopes: A view builder of the scopes, with their tags.
    /// - Returns: A view whose search has the scopes.
    public nonisolated func searchScopes<V, S>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View where V: Hashable, S: View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Shows a picker of scopes during a search, from the start or once text has been typed.
    ///
    /// - Parameters:
    ///   - scope: A binding to the chosen scope.
    ///   - activation: When the scopes are shown.
    ///   - scopes: A view builder of the scopes, with their tags.
    /// - Returns: A view whose search has the scopes.
    public nonisolated func searchScopes<V, S>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View where V: Hashable, S: View {
        let content = scopes()
        return environment(
            \.searchScopes,
            SearchScopes(
                picker: AnyView(
                    Picker(selection: scope) {
                        content
                    } label: {
                        Text("Scope")
                    }.pickerStyle(.segmented)),
                waitsForText: activation.waitsForText))
    }
}
