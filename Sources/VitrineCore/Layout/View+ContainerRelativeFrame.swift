// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A modifier that sizes its content relative to the nearest container.
nonisolated struct ContainerRelativeFrame: ViewModifier {
    typealias Body = Never
    let axes: Axis.Set
    let alignment: Alignment
    let length: Length

    enum Length {
        case whole
        /// A number of the columns or rows that fill the container, with gaps between them.
        case share(count: Int, span: Int, spacing: CGFloat)
        case custom((CGFloat, Axis) -> CGFloat)

        func callAsFunction(_ container: CGFloat, _ axis: Axis) -> CGFloat {
            switch self {
            case .whole: return container
            case .share(let count, let span, let spacing):
                let count = CGFloat(max(count, 1))
                let column = (container - spacing * (count - 1)) / count
                return max(column * CGFloat(span) + spacing * CGFloat(span - 1), 0)
            case .custom(let length): return length(container, axis)
            }
        }
    }
}

extension View {
    /// Positions this view in an invisible frame with the size of the nearest container.
    ///
    /// The container is a scroll view without its content margins, a page, a tab, or the window without its safe area.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: .whole))
    }

    /// Positions this view in an invisible frame that takes `span` of `count` equal parts of the nearest container.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the container's length counts; on another one the view has its own.
    ///   - count: How many parts the container has.
    ///   - span: How many of them the frame takes, with the gaps between them.
    ///   - spacing: The gap between two parts, in points.
    ///   - alignment: Where the view stands in the frame.
    /// - Returns: The view in its frame.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerRelativeFrame(
                axes: axes, alignment: alignment, length: .share(count: count, span: span, spacing: spacing)))
    }

    /// Positions this view in an invisible frame whose lengths are computed from the nearest container's, in points.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: .custom(length)))
    }
}

extension ContainerRelativeFrame: PrimitiveModifier {
    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<ContainerRelativeFrame> {
        private let frame: ContainerFrameNode

        init(_ modifier: ContainerRelativeFrame, _ context: NodeContext) {
            frame = ContainerFrameNode(
                tree: context.graph.layout, axes: modifier.axes, alignment: modifier.alignment,
                length: modifier.length.callAsFunction)
            super.init(modifier, context, layout: frame)
        }

        override func modifierDidChange(from old: ContainerRelativeFrame) {
            frame.axes = modifier.axes
            frame.alignment = modifier.alignment
            frame.length = modifier.length.callAsFunction
        }
    }
}
