// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A placeholder for a search without results, which names what is in the field of the enclosing searchable view.
    public nonisolated static var search: ContentUnavailableView<Label, Description, Actions> { placeholder(for: nil) }

    /// Returns a placeholder for a search without results.
    ///
    /// - Parameter text: The text that was searched for, shown in the title; an empty text is left out.
    /// - Returns: The placeholder.
    public nonisolated static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        placeholder(for: text)
    }

    /// Returns a placeholder that names a text, or that of the enclosing search field where there is none.
    private nonisolated static func placeholder(
        for text: String?
    ) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}

/// The parts of a placeholder for a search without results.
nonisolated public struct SearchUnavailableContent {
    /// The title, which names the text that was searched for, and a magnifying glass.
    nonisolated public struct Label: View {
        /// The text that was searched for; `nil` for that of the enclosing search field.
        let text: String?
        @Environment(\.searchedText) private var searchedText
        @Environment(\.systemLocale) private var locale

        /// A label with the title and the symbol.
        @MainActor public var body: some View {
            VitrineComponents.Label {
                Text(verbatim: title)
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }

        @MainActor private var title: String {
            let text = text ?? searchedText
            if text.isEmpty { return SystemWord.noResults.string(locale) }
            return SystemWord.noResultsFor.string(locale).replacingOccurrences(of: "%@", with: text)
        }
    }

    /// A hint at what else to try, in the user's language as the title is.
    nonisolated public struct Description: View {
        /// The text of the hint.
        @MainActor public var body: some View { Text(.tryAnotherSearch) }
    }

    /// The actions of a search without results: none.
    nonisolated public struct Actions: View {
        /// An empty view.
        @MainActor public var body: some View { EmptyView() }
    }
}
