// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

/// Arranges its views in rows, line beside line, and makes them when they come into view.
nonisolated public struct LazyHGrid<Content> {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews
    package let content: Content
}

extension LazyHGrid: Sendable where Content: Sendable {}

extension LazyHGrid: View where Content: View {
    public typealias Body = Never

    /// `spacing` between the lines, in points; `nil` is the platform's gap.
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
