// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineLayout

/// A coordinate space for positions and frames.
nonisolated public enum CoordinateSpace {
    /// The coordinate space of the scene.
    case global
    /// The coordinate space of the view itself.
    case local
    /// The coordinate space of the nearest view around with the given name.
    case named(AnyHashable)
}

extension CoordinateSpace {
    /// Whether this is the coordinate space of the scene.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the coordinate space of the view itself.
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

/// A type that identifies a coordinate space.
nonisolated public protocol CoordinateSpaceProtocol {
    /// The coordinate space that the type identifies.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the scene.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the coordinate space.
    public init() {}
    /// The coordinate space of the scene.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the coordinate space.
    public init() {}
    /// The coordinate space of the view itself.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// A coordinate space with a name.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable
    /// The coordinate space with the name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension NamedCoordinateSpace: @unchecked Sendable {}

/// The name of the coordinate space of every scroll view.
package struct ScrollSpaceName: Hashable, Sendable {
    /// The axis of the scroll view; `nil` for any.
    package let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinate space of the scene.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinate space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the coordinate space of the nearest view around with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The coordinate space of the visible region of the nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName(axis: nil)) }

    /// Returns the coordinate space of the visible region of the nearest scroll view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollSpaceName(axis: axis)) }
}

/// A modifier that names the coordinate space of its content.
nonisolated public struct _CoordinateSpaceModifier: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let name: AnyHashable
}

extension View {
    /// Names this view's coordinate space, so that views inside can convert frames to it.
    public nonisolated func coordinateSpace<T>(name: T) -> some View where T: Hashable {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names this view's coordinate space, so that views inside can convert frames to it.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }
}

/// The name of a layout node's coordinate space.
package final class SpaceName {
    package var name: AnyHashable

    package init(_ name: AnyHashable) {
        self.name = name
    }
}

extension _CoordinateSpaceModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<_CoordinateSpaceModifier> {
        private let space: SpaceName

        init(_ modifier: _CoordinateSpaceModifier, _ context: NodeContext) {
            space = SpaceName(modifier.name)
            let wrapper = WrapperNode(tree: context.graph.layout)
            wrapper.companion = space
            super.init(modifier, context, layout: wrapper)
        }

        override func modifierDidChange(from old: _CoordinateSpaceModifier) { space.name = modifier.name }
    }
}
