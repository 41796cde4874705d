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

    /// Creates a group of windows with a title from a localised string resource.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
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

    /// Creates a group of windows with a title from a localised string resource and an identifier.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Creates a group of windows with a title and an identifier.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content)
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
