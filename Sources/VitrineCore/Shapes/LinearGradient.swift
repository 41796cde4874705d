// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay
public import VitrineLayout

/// A shape style whose colours change along a line.
nonisolated public struct LinearGradient: ShapeStyle, View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
    package let gradient: Gradient
    package let startPoint: UnitPoint
    package let endPoint: UnitPoint

    /// Creates a linear gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations along the line.
    ///   - startPoint: The start of the line, in the unit space of the filled shape.
    ///   - endPoint: The end of the line, in the unit space of the filled shape.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates a linear gradient of evenly spaced colours.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a linear gradient of colour stops.
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

/// As a style, a gradient runs from the top to the bottom.
extension Gradient: ShapeStyle {
    /// The engine paints the gradient itself, so it resolves to no other style.
    public typealias Resolved = Never
}

extension Gradient: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(level: level, in: environment)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Returns a gradient along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient of evenly spaced colours along a line.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient of colour stops along a line.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

/// As a view, the gradient fills the space it is offered.
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
