// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A type that defines the structure and behaviour of an app.
@MainActor @preconcurrency
public protocol App {
    /// The type of scene that `body` returns.
    associatedtype Body: Scene

    /// The content and behaviour of the app.
    @SceneBuilder @MainActor @preconcurrency
    var body: Self.Body { get }

    /// Creates the app.
    ///
    /// It is created once per window here, so that everything an app stores belongs to one browser session.
    @MainActor @preconcurrency
    init()
}

/// A part of an app's user interface with a life cycle of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of scene that `body` returns.
    associatedtype Body: Scene

    /// The content and behaviour of the scene.
    @SceneBuilder @MainActor @preconcurrency
    var body: Self.Body { get }
}

extension Scene where Body == Never {
    /// Primitive scenes have no body; accessing it traps.
    @MainActor @preconcurrency
    public var body: Never {
        fatalError("\(Self.self) is a primitive scene: the engine shows it and never asks for its body.")
    }
}

/// A result builder that combines the scenes of a closure.
@resultBuilder
public struct SceneBuilder {
    /// Returns a scene as it is.
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }

    /// Builds a single scene.
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }
}

/// A scene with a window that the engine shows.
@MainActor
package protocol WindowScene: Scene {
    associatedtype Window: View
    var window: Window { get }
}

/// A scene with a group of identical windows; each browser session is one of them.
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
    /// The body type of a primitive scene: it has none.
    public typealias Body = Never
    private let content: Content

    /// Creates a group of windows.
    ///
    /// - Parameter content: A view builder that creates the content of each window.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a group of windows with a title, which is ignored here: the page that is shown sets the title.
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.content = content()
    }

    /// Creates a group of windows with an identifier.
    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension WindowGroup: WindowScene {
    package var window: Content { content }
}
