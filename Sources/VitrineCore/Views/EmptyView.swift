// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineLayout

/// A view that shows nothing and takes no space.
nonisolated public struct EmptyView: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
    /// Creates an empty view.
    public nonisolated init() {}
}

extension EmptyView: Sendable {}

extension EmptyView: PrimitiveView {
    package nonisolated static var arity: Arity { .exact(0) }
    @MainActor package static func makeNode(_ view: EmptyView, _ context: NodeContext) -> ViewNode {
        EmptyNode(context)
    }
}

/// The node of an empty list.
package final class EmptyNode: ViewNode {
    package override var elementCount: Int { 0 }
    package override func element(at index: Int) -> ViewNode {
        preconditionFailure("An empty list has no element \(index).")
    }
    package override func forEachElement(_ body: (ViewNode) -> Void) {}
}
