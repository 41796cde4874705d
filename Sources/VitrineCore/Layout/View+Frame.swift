// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineBase
public import VitrineLayout

/// A modifier that gives its content a fixed size.
nonisolated public struct _FrameLayout: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let width: CGFloat?
    package let height: CGFloat?
    package let alignment: Alignment
}

/// A modifier that gives its content a size within limits.
nonisolated public struct _FlexFrameLayout: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let horizontal: Limits
    package let vertical: Limits
    package let alignment: Alignment

    package struct Limits: Equatable, Sendable {
        package let minimum: CGFloat?
        package let ideal: CGFloat?
        package let maximum: CGFloat?

        var resolved: FlexFrameNode.Limits {
            FlexFrameNode.Limits(minimum: minimum, ideal: ideal, maximum: maximum)
        }
    }
}

extension View {
    /// Positions this view in an invisible frame with a fixed size.
    ///
    /// A negative or infinite length is ignored, and a diagnostic is reported.
    ///
    /// - Parameters:
    ///   - width: The width in points; `nil` for the view's own.
    ///   - height: The height in points; `nil` for the view's own.
    ///   - alignment: The alignment of the view in the frame.
    /// - Returns: A view with a fixed size.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Positions this view in an invisible frame with flexible limits, in points.
    ///
    /// - Parameters:
    ///   - minWidth: The minimum width; `nil` for the view's own.
    ///   - idealWidth: The width for an unspecified proposal; `nil` for the view's own.
    ///   - maxWidth: The maximum width, which may be infinite; `nil` for the view's own.
    ///   - minHeight: The minimum height; `nil` for the view's own.
    ///   - idealHeight: The height for an unspecified proposal; `nil` for the view's own.
    ///   - maxHeight: The maximum height, which may be infinite; `nil` for the view's own.
    ///   - alignment: The alignment of the view in the frame.
    /// - Returns: A view with a flexible frame.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                horizontal: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                vertical: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
    }

    /// Positions this view in a frame of its own size, which has no effect; deprecated.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public nonisolated func frame() -> some View {
        frame(width: nil, height: nil)
    }
}

extension _FrameLayout: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<_FrameLayout> {
        private let frame: FrameNode

        init(_ modifier: _FrameLayout, _ context: NodeContext) {
            frame = FrameNode(
                tree: context.graph.layout, width: Node.valid(modifier.width, context),
                height: Node.valid(modifier.height, context), alignment: modifier.alignment)
            super.init(modifier, context, layout: frame)
        }

        override func modifierDidChange(from old: _FrameLayout) {
            let context = NodeContext(graph: graph, parent: parent, scope: scope, owner: owner)
            frame.width = Node.valid(modifier.width, context)
            frame.height = Node.valid(modifier.height, context)
            frame.alignment = modifier.alignment
        }

        /// Negative and infinite lengths are ignored, and a diagnostic is reported (Documentation/Layout.md 4.2).
        private static func valid(_ length: CGFloat?, _ context: NodeContext) -> CGFloat? {
            guard let length else { return nil }
            if length.isFinite && length >= 0 { return length }
            context.graph.diagnostics.report(
                Diagnostic(
                    .invalidGeometry, "Invalid frame dimension \(length) (negative or non-finite).",
                    viewPath: context.parent?.path ?? "", remedy: "Use a finite length of 0 or more.",
                    session: context.graph.session.identifier))
            return nil
        }
    }
}

extension _FlexFrameLayout: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<_FlexFrameLayout> {
        private let frame: FlexFrameNode

        init(_ modifier: _FlexFrameLayout, _ context: NodeContext) {
            frame = FlexFrameNode(
                tree: context.graph.layout, horizontal: modifier.horizontal.resolved,
                vertical: modifier.vertical.resolved, alignment: modifier.alignment)
            super.init(modifier, context, layout: frame)
        }

        override func modifierDidChange(from old: _FlexFrameLayout) {
            frame.horizontal = modifier.horizontal.resolved
            frame.vertical = modifier.vertical.resolved
            frame.alignment = modifier.alignment
        }
    }
}
