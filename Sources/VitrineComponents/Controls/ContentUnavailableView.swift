// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// What is shown where there is nothing to show: a label, a description and what can be done.
///
/// Sizes: Documentation/Decisions/0011.
nonisolated public struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A label with a description and actions.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

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

    /// A title in the reader's language over a symbol.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(title: Text(title), picture: Image(systemName: name), words: description)
    }

    /// A title over a symbol.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) where S: StringProtocol {
        self.init(title: Text(title), picture: Image(systemName: name), words: description)
    }

    /// A title in the reader's language over a picture.
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(title: Text(title), picture: Image(name), words: description)
    }

    /// A title over a picture.
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
    /// What is shown where a search finds nothing.
    public nonisolated static var search: ContentUnavailableView<Label, Description, Actions> { search(text: "") }

    /// What is shown where a search for a text finds nothing.
    public nonisolated static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}

/// The parts of a search without results.
nonisolated public struct SearchUnavailableContent {
    /// Says for what nothing was found.
    nonisolated public struct Label: View {
        package let text: String

        @MainActor public var body: some View {
            VitrineComponents.Label {
                Text(verbatim: text.isEmpty ? "No Results" : "No Results for \u{201C}\(text)\u{201D}")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// Says what else to try.
    nonisolated public struct Description: View {
        @MainActor public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }

    /// Nothing to do.
    nonisolated public struct Actions: View {
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
