// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A browser window takes its title from the page that it shows, and a session has one window; titles and identifiers
// are ignored.

extension WindowGroup {
    /// Creates a group of windows with a localised title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Creates a group of windows with a title.
    public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Creates a group of windows with a localised title and an identifier.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Creates a group of windows with a title and an identifier.
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Creates a group of windows with a title and an identifier.
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

    /// The content for the window's value, which is `nil` at first.
    @MainActor public var body: some View { content($value) }
}

extension WindowGroup {
    /// Creates a group of windows that are opened for values; a session's window has none.
    public nonisolated init<D, C>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows with an identifier that are opened for values; a session's window has none.
    public nonisolated init<D, C>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows with a title that are opened for values; a session's window has none.
    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows with a title and an identifier that are opened for values; a session's window has
    /// none.
    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }
}

/// A list of scenes, of which a session shows the first.
nonisolated struct SceneList: Scene {
    typealias Body = Never
    let first: AnyView
}

extension SceneList: WindowScene {
    @MainActor var window: AnyView { first }
}

extension SceneBuilder {
    /// Builds several scenes; a browser session shows a window of the first one.
    @MainActor
    public static func buildBlock<Content, each Other>(
        _ content: Content, _ other: repeat each Other
    ) -> some Scene where Content: Scene, repeat each Other: Scene {
        SceneList(first: SceneWindow.view(of: content))
    }

    /// Builds a scene that is available only on some platform versions.
    public static func buildLimitedAvailability<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }
}
