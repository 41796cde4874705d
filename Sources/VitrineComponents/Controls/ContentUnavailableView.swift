// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// A placeholder for missing content: a label, a description and actions.
///
/// Sizes: Documentation/Decisions/0011.
nonisolated public struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a placeholder with a label, a description and actions.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The label, the description and the actions, centred in the available space.
    @MainActor public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 8) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(Color.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == VitrineComponents.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    private nonisolated init(title: Text, picture: Image, words: Text?) {
        self.init(
            label: {
                VitrineComponents.Label {
                    title
                } icon: {
                    picture
                }
            },
            description: { words })
    }

    /// Creates a placeholder with a localized title and a system symbol.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(title: Text(title), picture: Image(systemName: name), words: description)
    }

    /// Creates a placeholder with a title and a system symbol.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) where S: StringProtocol {
        self.init(title: Text(title), picture: Image(systemName: name), words: description)
    }

    /// Creates a placeholder with a localized title and an image from the asset catalog.
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(title: Text(title), picture: Image(name), words: description)
    }

    /// Creates a placeholder with a title and an image from the asset catalog.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, image name: String, description: Text? = nil) where S: StringProtocol {
        self.init(title: Text(title), picture: Image(name), words: description)
    }
}

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

        /// A label with the title and the symbol.
        @MainActor public var body: some View {
            let text = self.text ?? searchedText
            VitrineComponents.Label {
                Text(verbatim: text.isEmpty ? "No Results" : "No Results for \u{201C}\(text)\u{201D}")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// A hint at what else to try.
    nonisolated public struct Description: View {
        /// The text of the hint.
        @MainActor public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }

    /// The actions of a search without results: none.
    nonisolated public struct Actions: View {
        /// An empty view.
        @MainActor public var body: some View { EmptyView() }
    }
}

/// A large grey icon over a bold title.
private struct UnavailableLabelStyle: LabelStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon
                .font(.system(size: 48))
                .foregroundStyle(Color.secondary)
                .accessibilityHidden(true)
            configuration.title.font(.title2.bold())
        }
    }
}
