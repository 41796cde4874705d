// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) import VitrineLayout

/// A flexible space that expands along the main axis of the stack around it.
nonisolated public struct Spacer: View, Equatable, Sendable {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
    /// The minimum length in points; `nil` for the platform's default.
    public var minLength: CGFloat?

    /// Creates a spacer.
    ///
    /// - Parameter minLength: The minimum length in points; `nil` for the platform's default.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: PrimitiveView {
    @MainActor package static func makeNode(_ view: Spacer, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: TypedNode<Spacer> {
        private let spacer: SpacerNode

        override init(_ view: Spacer, _ context: NodeContext) {
            spacer = SpacerNode(tree: context.graph.layout, minLength: view.minLength)
            super.init(view, context)
        }

        override var layoutNode: LayoutNode { spacer }
        override func viewDidChange(from old: Spacer) { spacer.minLength = view.minLength }
    }
}
