// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

/// A container that arranges views in rows with aligned columns.
nonisolated public struct Grid<Content> {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content
}

extension Grid: Sendable where Content: Sendable {}

extension Grid: View where Content: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of a cell's view in its cell; `.center` by default.
    ///   - horizontalSpacing: The distance between columns, in points; `nil` for the spacing that the cells prefer.
    ///   - verticalSpacing: The distance between rows, in points; `nil` for the spacing that the cells prefer.
    ///   - content: A view builder of the rows; a view outside of a `GridRow` spans all columns.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }
}

extension Grid: PrimitiveView where Content: View {
    @MainActor package static func makeNode(_ view: Grid<Content>, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: ContainerNode<Grid<Content>> {
        private let grid: GridNode

        init(_ view: Grid<Content>, _ context: NodeContext) {
            grid = GridNode(
                tree: context.graph.layout, alignment: view.alignment, horizontalGap: view.horizontalSpacing,
                verticalGap: view.verticalSpacing)
            super.init(view, context, layout: grid)
            load(view.content, context)
        }

        override func syncList() {
            super.syncList()
            grid.setCells(GridLayout.cells(of: content, in: self))
        }

        override func viewDidChange(from old: Grid<Content>) {
            grid.alignment = view.alignment
            grid.gaps = (view.horizontalSpacing, view.verticalSpacing)
            updateContent(view.content)
        }
    }
}
