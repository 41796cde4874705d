// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A modifier that gives its content its ideal size.
nonisolated public struct _FixedSizeLayout: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let horizontal: Bool
    package let vertical: Bool
}

/// A modifier that sets the priority with which a layout gives space to its content.
nonisolated public struct _LayoutPriorityModifier: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let priority: Double
}

/// The way in which a view with an aspect ratio uses the space that it is offered.
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The view is as large as possible inside the space.
    case fit
    /// The view is as small as possible while it covers the space.
    case fill
}

/// A modifier that keeps the aspect ratio of its content.
nonisolated public struct _AspectRatioLayout: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let ratio: CGFloat?
    package let contentMode: ContentMode
}

/// A modifier that places the centre of its content at a point.
nonisolated public struct _PositionLayout: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let position: CGPoint
}

/// A modifier that sets an alignment guide of its content.
nonisolated public struct _AlignmentGuideLayout: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let key: AlignmentKey
    package let guide: (ViewDimensions) -> CGFloat
}

extension View {
    /// Fixes this view at its ideal size, whatever size is proposed.
    public nonisolated func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Fixes this view at its ideal size in the given dimensions.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Sets the priority by which a layout gives space to this view; 0 is the default.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutPriorityModifier(priority: value))
    }

    /// Constrains this view to an aspect ratio.
    ///
    /// - Parameters:
    ///   - aspectRatio: The ratio of width to height; `nil` for that of the view's ideal size.
    ///   - contentMode: Whether the view fits in, or fills, the space that it is offered.
    /// - Returns: A view with the aspect ratio.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Constrains this view to the aspect ratio of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales this view to fit in the space that it is offered, with its own aspect ratio.
    public nonisolated func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }

    /// Scales this view to fill the space that it is offered, with its own aspect ratio.
    public nonisolated func scaledToFill() -> some View {
        aspectRatio(contentMode: .fill)
    }

    /// Places the centre of this view at a point in its parent's coordinates.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    /// Places the centre of this view at a point in its parent's coordinates, in points.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Sets a horizontal alignment guide of this view.
    ///
    /// - Parameters:
    ///   - g: The guide.
    ///   - computeValue: A closure that returns the guide's x coordinate in the view, in points.
    /// - Returns: A view with the guide.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideLayout(key: g.key, guide: computeValue))
    }

    /// Sets a vertical alignment guide of this view.
    ///
    /// - Parameters:
    ///   - g: The guide.
    ///   - computeValue: A closure that returns the guide's y coordinate in the view, in points.
    /// - Returns: A view with the guide.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideLayout(key: g.key, guide: computeValue))
    }
}

extension _FixedSizeLayout: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<_FixedSizeLayout> {
        private let fixed: FixedSizeNode

        init(_ modifier: _FixedSizeLayout, _ context: NodeContext) {
            fixed = FixedSizeNode(
                tree: context.graph.layout, horizontal: modifier.horizontal, vertical: modifier.vertical)
            super.init(modifier, context, layout: fixed)
        }

        override func modifierDidChange(from old: _FixedSizeLayout) {
            fixed.isHorizontal = modifier.horizontal
            fixed.isVertical = modifier.vertical
        }
    }
}

extension _LayoutPriorityModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<_LayoutPriorityModifier> {
        private let node: LayoutPriorityNode

        init(_ modifier: _LayoutPriorityModifier, _ context: NodeContext) {
            node = LayoutPriorityNode(tree: context.graph.layout, priority: modifier.priority)
            super.init(modifier, context, layout: node)
        }

        override func modifierDidChange(from old: _LayoutPriorityModifier) { node.priority = modifier.priority }
    }
}

extension _AspectRatioLayout: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<_AspectRatioLayout> {
        private let node: AspectRatioNode

        init(_ modifier: _AspectRatioLayout, _ context: NodeContext) {
            node = AspectRatioNode(
                tree: context.graph.layout, ratio: modifier.ratio, mode: modifier.contentMode == .fit ? .fit : .fill)
            super.init(modifier, context, layout: node)
        }

        override func modifierDidChange(from old: _AspectRatioLayout) {
            node.ratio = modifier.ratio
            node.mode = modifier.contentMode == .fit ? .fit : .fill
        }
    }
}

extension _PositionLayout: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<_PositionLayout> {
        private let node: PositionNode

        init(_ modifier: _PositionLayout, _ context: NodeContext) {
            node = PositionNode(tree: context.graph.layout, position: modifier.position)
            super.init(modifier, context, layout: node)
        }

        override func modifierDidChange(from old: _PositionLayout) { node.position = modifier.position }
    }
}

extension _AlignmentGuideLayout: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<_AlignmentGuideLayout> {
        private let node: AlignmentGuideNode

        init(_ modifier: _AlignmentGuideLayout, _ context: NodeContext) {
            node = AlignmentGuideNode(tree: context.graph.layout, key: modifier.key, guide: modifier.guide)
            super.init(modifier, context, layout: node)
        }

        override func modifierDidChange(from old: _AlignmentGuideLayout) { node.guide = modifier.guide }
    }
}
