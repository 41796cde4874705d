// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineLayout

/// A view of which the nodes are made anew, with the states that they have, when a value changes.
///
/// For containers whose nodes depend on a property for all of their life.
package nonisolated struct RemadeView<Content: View, Value: Equatable>: View {
    package typealias Body = Never
    private let content: Content
    private let value: Value

    /// - Parameters:
    ///   - content: The view.
    ///   - value: The value that the nodes of the view depend on.
    package init(content: Content, for value: Value) {
        self.content = content
        self.value = value
    }
}

extension RemadeView: PrimitiveView {
    package nonisolated static var arity: Arity { staticArity(of: Content.self) }

    package nonisolated static func mayHaveTraits(inModifierBody: Bool) -> Bool {
        staticTraits(of: Content.self, inModifierBody: inModifierBody)
    }

    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: TransparentNode<RemadeView<Content, Value>> {
        private let context: UncheckedSendable<NodeContext>

        override init(_ view: RemadeView<Content, Value>, _ context: NodeContext) {
            self.context = UncheckedSendable(context)
            super.init(view, context)
            setContent(context.transparent(self).make(view.content))
        }

        override func viewDidChange(from old: RemadeView<Content, Value>) {
            guard view.value != old.value else { return updateContent(view.content) }
            let states = StateArchive(of: self)
            replaceContent {
                graph.restoring(states, below: self) { context.value.transparent(self).make(view.content) }
            }
        }
    }
}
