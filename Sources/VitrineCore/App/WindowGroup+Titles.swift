// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A browser's window takes its title from the page that it shows, and one session has one window.

extension WindowGroup {
    /// A group of windows with a title in the person's language.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// A group of windows with a title.
    public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// A group of windows with a title in the person's language and an identifier.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// A group of windows with a title and an identifier.
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// A group of windows with a title and an identifier.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content)
    }
}

/// The content of a window that is opened for a value.
nonisolated public struct PresentedWindowContent<Data, Content>: View
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
    let content: (Binding<Data?>) -> Content
    @State private var value: Data?

    init(content: @escaping (Binding<Data?>) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View { content($value) }
}

extension WindowGroup {
    /// A group of windows that are opened for values; the first has none.
    public nonisolated init<D, C>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }

    /// A group of windows that are opened for values, with an identifier; the first has none.
    public nonisolated init<D, C>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }

    /// A group of windows with a title that are opened for values; the first has none.
    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }

    /// A group of windows with a title and an identifier that are opened for values; the first has none.
    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }
}

/// Scenes of which a session shows the first.
nonisolated struct SceneList: Scene {
    typealias Body = Never
    let first: AnyView
}

extension SceneList: WindowScene {
    @MainActor var window: AnyView { first }
}

extension SceneBuilder {
    /// Several scenes: a browser session is a window of the first.
    @MainActor
    public static func buildBlock<Content, each Other>(
        _ content: Content, _ other: repeat each Other
    ) -> some Scene where Content: Scene, repeat each Other: Scene {
        SceneList(first: SceneWindow.view(of: content))
    }

    public static func buildLimitedAvailability<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }
}
