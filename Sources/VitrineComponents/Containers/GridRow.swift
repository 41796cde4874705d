// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

/// A row of a `Grid`, each of whose views is a cell; outside of a grid it behaves like a `Group`.
nonisolated public struct GridRow<Content> {
    private let alignment: VerticalAlignment?
    private let content: Content
}

extension GridRow: Sendable where Content: Sendable {}

extension GridRow: View where Content: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Creates a row of a grid.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the row's cells; `nil` for the grid's alignment.
    ///   - content: A view builder of the cells.
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension TraitKey {
    /// The row that a cell belongs to.
    static let gridRow = TraitKey("gridRow")
}

/// The trait by which a row's cells tell the grid their row.
struct GridRowTrait {
    let row: ObjectIdentifier
    let alignment: VerticalAlignment?
}

extension GridRow: PrimitiveView where Content: View {
    package nonisolated static var arity: Arity { staticArity(of: Content.self) }

    package nonisolated static func mayHaveTraits(inModifierBody: Bool) -> Bool {
        staticTraits(of: Content.self, inModifierBody: inModifierBody)
    }

    @MainActor package static func makeNode(_ view: GridRow<Content>, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: TransparentNode<GridRow<Content>> {
        override init(_ view: GridRow<Content>, _ context: NodeContext) {
            super.init(view, context)
            setContent(context.transparent(self).make(view.content))
        }

        override func trait(_ key: TraitKey) -> Any? {
            key == .gridRow
                ? GridRowTrait(row: ObjectIdentifier(self), alignment: view.alignment) : super.trait(key)
        }

        override func viewDidChange(from old: GridRow<Content>) {
            if view.alignment != old.alignment { traitDidChange() }
            updateContent(view.content)
        }
    }
}
