// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineLayout

/// The size and place of a container, for the views in it.
///
/// It answers with what holds when it is asked: during an update, the layout being made.
nonisolated public struct GeometryProxy: @unchecked Sendable {
    package weak var node: LayoutNode?
    /// Told when a position was asked for: positions change without the size.
    package let watch: PositionWatch?
    private let lastSize: CGSize

    package init(_ node: LayoutNode, watch: PositionWatch? = nil) {
        self.node = node
        self.watch = watch
        lastSize = node.size
    }

    /// The container's size, in points.
    public var size: CGSize { node?.size ?? lastSize }

    /// How far the container may reach under bars and device edges.
    public var safeAreaInsets: EdgeInsets {
        watch?.noteRead()
        return node?.safeAreaInsets ?? EdgeInsets()
    }

    /// The container's frame in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard let node else { return CGRect(origin: .zero, size: lastSize) }
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: node.size)
        case .global:
            watch?.noteRead()
            return node.displayedFrame(in: nil)
        case .named(let name):
            watch?.noteRead()
            // A name that nobody carries means the scene.
            return node.displayedFrame(in: GeometryProxy.space(name, around: node))
        }
    }

    /// The container's frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a named space around the container in the container's own coordinates; `nil` without one.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        watch?.noteRead()
        guard let node, let space = GeometryProxy.space(coordinateSpace.name, around: node) else { return nil }
        let origin = node.displayedFrame(in: space).origin
        return CGRect(x: -origin.x, y: -origin.y, width: space.size.width, height: space.size.height)
    }

    /// The value of an anchor in the container's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let origin = node?.displayedFrame(in: nil).origin ?? .zero
        watch?.noteRead(anchor.place, from: origin)
        let frame = anchor.place.frame
        return anchor.source.resolve(frame.size, CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y))
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
