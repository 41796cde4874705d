// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay
public import VitrineLayout

/// A gradient along a line.
nonisolated public struct LinearGradient: ShapeStyle, View {
    public typealias Body = Never
    package let gradient: Gradient
    package let startPoint: UnitPoint
    package let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        Paint.linearGradient(
            stops: gradient.resolved(in: environment), startX: Double(startPoint.x), startY: Double(startPoint.y),
            endX: Double(endPoint.x), endY: Double(endPoint.y)
        ).opacity(Paint.opacity(ofLevel: level, in: environment))
    }
}

/// As a style a gradient runs from the top to the bottom.
extension Gradient: ShapeStyle {
    public typealias Resolved = Never
}

extension Gradient: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(level: level, in: environment)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient along a line.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient along a line.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

/// As a view it fills the space it is offered.
extension LinearGradient: PrimitiveView {
    @MainActor package static func makeNode(_ view: LinearGradient, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: LeafNode<LinearGradient> {
        init(_ view: LinearGradient, _ context: NodeContext) {
            super.init(view, context, layout: FlexibleLeafNode(tree: context.graph.layout))
            resolveNow()
        }

        override func resolve(_ environment: EnvironmentValues) {
            item.layer.content = .fill(.rectangle, resolvePaint(view, environment))
        }
    }
}
