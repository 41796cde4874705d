// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// When scopes of a search are shown.
nonisolated public struct SearchScopeActivation: Sendable {
    private enum Kind: Sendable { case automatic, onTextEntry, onSearchPresentation }
    private let kind: Kind

    /// Whether nothing is shown before a person has typed.
    fileprivate var waitsForText: Bool { kind == .onTextEntry }

    /// As soon as somebody searches.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
    /// Once the field has a text.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onTextEntry) }
    /// As soon as somebody searches.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .onSearchPresentation) }
}

/// The choice of scopes below a search field.
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
    /// Offers parts to search in while somebody searches.
    public nonisolated func searchScopes<V, S>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View where V: Hashable, S: View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Offers parts to search in while somebody searches, from the start or once something is typed.
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
