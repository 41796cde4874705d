// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

/// A container that arranges views in a grid that grows horizontally, and creates them when they become visible.
nonisolated public struct LazyHGrid<Content> {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews
    package let content: Content
}

extension LazyHGrid: Sendable where Content: Sendable {}

extension LazyHGrid: View where Content: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Creates a lazy grid with rows.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: The alignment of the grid's rows in its height.
    ///   - spacing: The distance between the columns, in points; `nil` for the platform's default.
    ///   - pinnedViews: The section views that stay visible while their section scrolls.
    ///   - content: A view builder of the cells.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: LazyGrid where Content: View {
    package nonisolated static var axis: Axis { .horizontal }
    package nonisolated static var lineAlignment: AlignmentKey { VerticalAlignment.center.key }
    package nonisolated var tracks: [GridTrack] { rows.map(\.track) }
    package nonisolated var trackAlignment: AlignmentKey { alignment.key }
    package nonisolated var lineSpacing: CGFloat? { spacing }
}

extension LazyHGrid: PrimitiveView where Content: View {
    @MainActor package static func makeNode(_ view: LazyHGrid<Content>, _ context: NodeContext) -> ViewNode {
        LazyGridNode(view, context)
    }
}
