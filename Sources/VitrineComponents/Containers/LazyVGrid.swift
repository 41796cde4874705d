// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

/// A container that arranges views in a grid that grows vertically, and creates them when they become visible.
nonisolated public struct LazyVGrid<Content> {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews
    package let content: Content
}

extension LazyVGrid: Sendable where Content: Sendable {}

extension LazyVGrid: View where Content: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Creates a lazy grid with columns.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: The alignment of the grid's columns in its width.
    ///   - spacing: The distance between the rows, in points; `nil` for the platform's default.
    ///   - pinnedViews: The section views that stay visible while their section scrolls.
    ///   - content: A view builder of the cells.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: LazyGrid where Content: View {
    package nonisolated static var axis: Axis { .vertical }
    package nonisolated static var lineAlignment: AlignmentKey { HorizontalAlignment.center.key }
    package nonisolated var tracks: [GridTrack] { columns.map(\.track) }
    package nonisolated var trackAlignment: AlignmentKey { alignment.key }
    package nonisolated var lineSpacing: CGFloat? { spacing }
}

extension LazyVGrid: PrimitiveView where Content: View {
    @MainActor package static func makeNode(_ view: LazyVGrid<Content>, _ context: NodeContext) -> ViewNode {
        LazyGridNode(view, context)
    }
}
