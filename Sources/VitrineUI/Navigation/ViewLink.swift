// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A link that pushes a view, and keeps the pushed page up to date: when the view around the link runs again, the page
/// takes the destination that it makes now.
nonisolated struct ViewLink<Label: View, Destination: View>: View {
    /// The page that the link pushed, while its stack keeps it.
    private struct Pushed {
        weak var content: ViewFactory<NavigationPageContent<Destination>>?
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
        return LinkButton(label: label, path: nil, isDisabled: navigation == nil) {
            let content = ViewFactory(NavigationPageContent(build: destination))
            pushed.content = content
            navigation?.push(content)
        }
    }
}
