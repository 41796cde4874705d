// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A link that pushes a view and keeps the pushed page up to date with the view around the link.
nonisolated struct ViewLink<Label: View, Destination: View>: View {
    /// The page that the link has pushed, while its stack keeps it.
    private struct Pushed: ArchivedOtherwise {
        weak var content: ViewFactory<NavigationPageContent<Destination>>?
        weak var navigation: NavigationContext?
        /// The URL path of the page.
        var path: String?
        /// Whether the page was on the stack when the scene was archived, and has to be pushed again.
        var isToReturn = false

        var archivedForm: Self {
            guard let content, let navigation else { return Pushed() }
            return Pushed(path: path, isToReturn: navigation.shows(content))
        }
    }

    let label: Label
    let destination: () -> Destination
    @State private var pushed = Pushed()
    @Environment(\.navigation) private var navigation

    init(label: Label, destination: @escaping () -> Destination) {
        self.label = label
        self.destination = destination
    }

    @MainActor var body: some View {
        if let content = pushed.content {
            content.set(NavigationPageContent(build: destination))
            navigation?.contentDidChange(of: content)
        }
        if pushed.isToReturn {
            navigation?.restore {
                if pushed.isToReturn { push(at: pushed.path) }
            }
        }
        let isShown = pushed.content.map { navigation?.showsBeside($0) == true } ?? false
        return LinkButton(label: label, isDisabled: navigation == nil, isShown: isShown) { push(at: $0) }
    }

    @MainActor private func push(at path: String?) {
        let content = ViewFactory(NavigationPageContent(build: destination))
        pushed = Pushed(content: content, navigation: navigation, path: path)
        navigation?.push(content, at: path)
    }
}
