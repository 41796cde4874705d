// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore

/// The parts that a modifier around a navigation stack adds to the stack's first page, such as a search.
nonisolated struct RootDecoration {
    let attach: @MainActor (AnyView) -> AnyView
}

private struct RootDecorationKey: EnvironmentKey {
    static var defaultValue: RootDecoration? { nil }
}

private struct IsInPageKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The parts that the next stack inside the view adds to its first page.
    var rootDecoration: RootDecoration? {
        get { self[RootDecorationKey.self] }
        set { self[RootDecorationKey.self] = newValue }
    }

    /// Whether the view is in a page of a stack, whose bars it can add to.
    var isInPage: Bool {
        get { self[IsInPageKey.self] }
        set { self[IsInPageKey.self] = newValue }
    }
}

/// The root of a stack with what modifiers around the stack add to its page.
struct DecoratedRoot<Root: View>: View {
    let root: Root
    @Environment(\.rootDecoration) private var decoration

    var body: some View {
        if let decoration { decoration.attach(AnyView(root)) } else { root }
    }
}
