// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

/// One row of a `Grid`: each of its views is a cell. Elsewhere it is a group.
nonisolated public struct GridRow<Content> {
    private let alignment: VerticalAlignment?
    private let content: Content
}

extension GridRow: Sendable where Content: Sendable {}

extension GridRow: View where Content: View {
    public typealias Body = Never

    /// `alignment` of the cells in this row; `nil` is the grid's.
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension TraitKey {
    /// The row that a cell belongs to.
    static let gridRow = TraitKey("gridRow")
}

/// What a row's cells carry for their grid.
struct GridRowTrait {
    let row: ObjectIdentifier
    let alignment: VerticalAlignment?
}

extension GridRow: PrimitiveView where Content: View {
    package nonisolated static var arity: Arity { staticArity(of: Content.self) }

    @MainActor package static func makeNode(_ view: GridRow<Content>, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: TypedNode<GridRow<Content>> {
        private var content: ViewNode!

        override init(_ view: GridRow<Content>, _ context: NodeContext) {
            super.init(view, context)
            content = context.transparent(self).make(view.content)
        }

        override var elementCount: Int { content.elementCount }
        override func element(at index: Int) -> ViewNode { content.element(at: index) }
        override func forEachElement(_ body: (ViewNode) -> Void) { content.forEachElement(body) }
        override var layoutNode: LayoutNode { content.layoutNode }

        override func trait(_ key: TraitKey) -> Any? {
            key == .gridRow
                ? GridRowTrait(row: ObjectIdentifier(self), alignment: view.alignment) : content.trait(key)
        }

        override func viewDidChange(from old: GridRow<Content>) {
            if view.alignment != old.alignment { listDidChange(ListChange(removed: 0..<0, inserted: 0)) }
            withUnsafePointer(to: view.content) { content.update(from: UnsafeRawPointer($0)) }
        }

        override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
    }
}
