// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

/// Arranges its views in columns, line below line, and makes them when they come into view.
nonisolated public struct LazyVGrid<Content> {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews
    package let content: Content
}

extension LazyVGrid: Sendable where Content: Sendable {}

extension LazyVGrid: View where Content: View {
    public typealias Body = Never

    /// `spacing` between the lines, in points; `nil` is the platform's gap.
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
