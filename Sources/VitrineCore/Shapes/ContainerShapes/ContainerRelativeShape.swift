// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The shape of the container around, made smaller by how far the view is from its edges; a rectangle without one.
nonisolated public struct ContainerRelativeShape: InsettableShape, Equatable {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        guard let place = ContainerShapePlace.current else { return Path(rect) }
        return place.container.path(in: rect, distance: place.distance)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension ContainerRelativeShape: InsetPathShape {
    package func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        guard let place = ContainerShapePlace.current else { return Path(rect) }
        return place.container.path(in: rect, distance: place.distance + amount)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around, made smaller by how far the view is from its edges.
    public nonisolated static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
