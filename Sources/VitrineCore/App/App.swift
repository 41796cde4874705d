// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The structure and behaviour of an app.
@MainActor @preconcurrency
public protocol App {
    /// The type of scene that `body` returns.
    associatedtype Body: Scene

    /// The content and behaviour of the app.
    @SceneBuilder @MainActor @preconcurrency
    var body: Self.Body { get }

    /// Creates the app: once per window here, so that everything an app keeps belongs to one browser.
    @MainActor @preconcurrency
    init()
}

/// A part of an app's user interface with a life cycle of its own.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of scene that `body` returns.
    associatedtype Body: Scene

    /// The content and behaviour of the scene.
    @SceneBuilder @MainActor @preconcurrency
    var body: Self.Body { get }
}

extension Scene where Body == Never {
    @MainActor @preconcurrency
    public var body: Never {
        fatalError("\(Self.self) is a primitive scene: the engine shows it and never asks for its body.")
    }
}

/// Builds scenes from closures.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }
}

/// A scene that the engine shows: it has a window's view.
@MainActor
package protocol WindowScene: Scene {
    associatedtype Window: View
    var window: Window { get }
}

/// A scene with a group of identical windows; each browser session is one of them.
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
    public typealias Body = Never
    private let content: Content

    /// A group of windows with the given content.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A group of windows with a title.
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.content = content()
    }

    /// A group of windows with an identifier.
    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension WindowGroup: WindowScene {
    package var window: Content { content }
}
