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
