// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
@_spi(Engine) public import VitrineLayout

/// Access to the size and the coordinate space of a container, for the views in it.
///
/// Values are determined when they are read: during an update they come from the layout that is being computed.
nonisolated public struct GeometryProxy: @unchecked Sendable {
    package weak var node: LayoutNode?
    /// Informed when a position is read, since positions change independently of the size.
    package let watch: PositionWatch?
    private let lastSize: CGSize

    package init(_ node: LayoutNode, watch: PositionWatch? = nil) {
        self.node = node
        self.watch = watch
        lastSize = node.size
    }

    /// The size of the container, in points.
    public var size: CGSize { node?.size ?? lastSize }

    /// The distances by which the container may extend under bars and device edges, in points.
    public var safeAreaInsets: EdgeInsets {
        let insets = node?.safeAreaInsets ?? EdgeInsets()
        watch?.noteRead(insets)
        return insets
    }

    /// Returns the container's frame in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard let node else { return CGRect(origin: .zero, size: lastSize) }
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: node.size)
        case .global: return frame(of: node, in: nil)
        // An unknown name refers to the scene.
        case .named(let name): return frame(of: node, in: GeometryProxy.space(name, around: node))
        }
    }

    private func frame(of node: LayoutNode, in space: LayoutNode?) -> CGRect {
        let frame = node.displayedFrame(in: space)
        watch?.noteRead(frame, in: space)
        return frame
    }

    /// Returns the container's frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of a named coordinate space in the container's coordinates, or `nil` if there is none of the
    /// name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let node, let space = GeometryProxy.space(coordinateSpace.name, around: node) else { return nil }
        watch?.noteRead(node.displayedFrame(in: space), in: space, spaceSize: space.size)
        return CGRect(origin: .zero, size: space.size)
            .converted(from: DisplayTransform(), to: node.displayTransform(to: space))
    }

    /// Returns a point of the scene in a coordinate space, as both are displayed.
    package func point(_ point: CGPoint, in coordinateSpace: CoordinateSpace) -> CGPoint {
        let space: LayoutNode? =
            switch coordinateSpace {
            case .local: node
            case .global: nil
            case .named(let name): node.flatMap { GeometryProxy.space(name, around: $0) }
            }
        guard let space else { return point }
        return CGRect(origin: point, size: .zero)
            .converted(from: DisplayTransform(), to: space.displayTransform(to: nil)).origin
    }

    /// Returns the value of an anchor in the container's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        watch?.noteRead(anchor.place, at: anchor.place.value(of: .bounds, in: node))
        return anchor.place.value(of: anchor.source, in: node)
    }

    private static func space(_ name: AnyHashable, around node: LayoutNode) -> LayoutNode? {
        let scrollName = name.base as? ScrollSpaceName
        var current = node.parent
        while let candidate = current {
            if let wrapper = candidate as? WrapperNode, (wrapper.companion as? SpaceName)?.name == name {
                return candidate
            }
            if let scrollName, let scroll = candidate as? ScrollNode,
                scrollName.axis.map({ scroll.axes.contains(Axis.Set($0)) }) ?? true
            {
                return candidate
            }
            current = candidate.parent
        }
        return nil
    }
}
