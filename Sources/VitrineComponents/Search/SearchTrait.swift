// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Tells the page whether a search is in progress; it changes nothing while a text is typed.
struct SearchTrait: ViewModifier {
    let isSearching: Bool

    func body(content: Content) -> some View {
        let isSearching = isSearching
        content.modifier(NavigationTraitsModifier { if isSearching { $0.isSearching = true } })
    }
}

extension SearchTrait: UndividedModifier {}
