// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An app as the root view of a session: the window of its body, with the app's own dynamic properties.
nonisolated package struct AppView<A: App>: View {
    package typealias Body = Never
    let app: A

    package init(_ app: A) {
        self.app = app
    }
}

extension AppView: PrimitiveView {
    package nonisolated static var arity: Arity { .dynamic }

    @MainActor package static func makeNode(_ view: AppView<A>, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: BodyNode<A, AnyView> {
        init(_ view: AppView<A>, _ context: NodeContext) {
            super.init(
                view.app, type: ViewType.of(AppView<A>.self), plan: ModifierPlans.plan(of: A.self), context)
            start()
        }

        override func body(of app: A) -> AnyView { SceneWindow.view(of: app.body) }

        override func update(from pointer: UnsafeRawPointer) {
            take(pointer.assumingMemoryBound(to: AppView<A>.self).pointee.app, isEqual: false)
        }
    }
}

/// The window content of a scene.
@MainActor
package enum SceneWindow {
    /// Returns the window content of a scene, which may consist of other scenes.
    package static func view<S: Scene>(of scene: S) -> AnyView {
        if let window = scene as? any WindowScene { return erased(window) }
        return view(of: scene.body)
    }

    private static func erased<W: WindowScene>(_ scene: W) -> AnyView { AnyView(scene.window) }
}
