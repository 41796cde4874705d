// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The shape of the container around the view, inset by the view's distance from the container's edges.
///
/// Without a container shape it is a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape, Equatable {
    /// Creates a shape that follows the container.
    public init() {}

    /// Returns the outline of the container's shape, inset by the distance to its edges; a rectangle without a
    /// container.
    public func path(in rect: CGRect) -> Path {
        guard let place = ContainerShapePlace.current else { return Path(rect) }
        return place.container.path(in: rect, distance: place.distance)
    }

    /// Returns the shape inset by an amount on all sides, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension ContainerRelativeShape: InsetPathShape {
    package func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        guard let place = ContainerShapePlace.current else { return Path(rect) }
        return place.container.path(in: rect, distance: place.distance + amount)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around the view, inset by the view's distance from the container's edges.
    public nonisolated static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
