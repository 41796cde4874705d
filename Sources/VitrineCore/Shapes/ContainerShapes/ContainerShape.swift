// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineLayout

/// The shape of a container and its position, from which shapes inside compute theirs.
nonisolated final class ContainerShape: @unchecked Sendable {
    /// The layout node of the container; its layout and the shapes' belong to the main actor.
    weak var node: LayoutNode?
    private let shape: any InsettableShape

    init(_ shape: any InsettableShape, node: LayoutNode) {
        self.shape = shape
        self.node = node
    }

    /// Returns the outline in a rectangle that lies inside the container's outline by `distance` on all sides.
    func path(in rect: CGRect, distance: CGFloat) -> Path {
        shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
    }

    /// Returns the radii of the container's corners, if its shape is a rectangle.
    func radii(in size: CGSize) -> RectangleCornerRadii {
        func all(_ radius: CGFloat) -> RectangleCornerRadii {
            RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
        }
        switch shape {
        case let shape as RoundedRectangle: return all(min(shape.cornerSize.width, shape.cornerSize.height))
        case let shape as UnevenRoundedRectangle: return shape.cornerRadii
        case is Capsule, is Circle: return all(min(size.width, size.height) / 2)
        default: return all(0)
        }
    }
}

/// The position at which a shape is drawn in a container with a shape.
nonisolated struct ContainerShapePlace: @unchecked Sendable {
    let container: ContainerShape
    /// The distances from the container's edges, in points.
    let insets: EdgeInsets
    let size: CGSize

    /// The place of the shape whose outline is being made.
    ///
    /// `nil` where the container has no shape of its own, and on other threads than the main one.
    static var current: ContainerShapePlace? {
        isOnMainActor ? MainActor.assumeIsolated { UpdateContext.containerShape } : nil
    }

    /// Computes an outline for a node with its position in the container available as `current`, and its environment.
    @MainActor
    static func making<T>(in environment: EnvironmentValues, of node: LayoutNode, _ body: () -> T) -> T {
        UpdateContext.with(shapeEnvironment: environment) { placing(in: environment, of: node, body) }
    }

    @MainActor
    private static func placing<T>(in environment: EnvironmentValues, of node: LayoutNode, _ body: () -> T) -> T {
        guard let container = environment.containerShape, let outer = container.node, node.isPlaced else {
            return body()
        }
        let frame = node.displayedFrame(in: outer)
        let place = ContainerShapePlace(
            container: container,
            insets: EdgeInsets(
                top: frame.minY, leading: frame.minX, bottom: outer.size.height - frame.maxY,
                trailing: outer.size.width - frame.maxX),
            size: outer.size)
        return UpdateContext.with(containerShape: place, body)
    }

    /// The distance of the shape from the nearest edge of the container, in points.
    var distance: CGFloat { max(min(insets.top, insets.leading, insets.bottom, insets.trailing), 0) }
}

/// The environment of the view that draws a shape, for the engine's own shapes.
nonisolated package enum ShapeSurroundings {
    /// The environment of the shape whose outline is being made; `nil` where a path is made without a view, and on other
    /// threads than the main one.
    package static var environment: EnvironmentValues? {
        isOnMainActor ? MainActor.assumeIsolated { UpdateContext.shapeEnvironment } : nil
    }
}

private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}
