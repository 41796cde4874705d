// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) import VitrineLayout

/// A view of a recorded size, for images and for controls whose appearance is not the subject of a test case.
nonisolated package struct SizedLeaf: View {
    package typealias Body = Never
    package enum Kind {
        case rigid(CGSize)
        case resizable(ideal: CGSize)
        case square
        case flexible
    }

    package let kind: Kind

    package init(kind: Kind) {
        self.kind = kind
    }
}

extension SizedLeaf: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: TypedNode<SizedLeaf> {
        private let leaf: LayoutNode

        override init(_ view: SizedLeaf, _ context: NodeContext) {
            let tree = context.graph.layout
            leaf =
                switch view.kind {
                case .rigid(let size): RigidLeafNode(tree: tree, size: size)
                case .resizable(let ideal): ResizableImageNode(tree: tree, idealSize: ideal)
                case .square: SquareLeafNode(tree: tree)
                case .flexible: FlexibleLeafNode(tree: tree)
                }
            super.init(view, context)
        }

        override var layoutNode: LayoutNode { leaf }
    }
}
