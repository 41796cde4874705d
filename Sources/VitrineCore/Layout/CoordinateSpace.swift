// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineLayout

/// A frame of reference for positions.
nonisolated public enum CoordinateSpace {
    /// The scene's.
    case global
    /// The view's own.
    case local
    /// That of the nearest view around which carries the name.
    case named(AnyHashable)
}

extension CoordinateSpace {
    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

/// Something that stands for a frame of reference.
nonisolated public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The scene's frame of reference.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own frame of reference.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// A frame of reference with a name.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension NamedCoordinateSpace: @unchecked Sendable {}

/// The name that every scroll view answers to.
package struct ScrollSpaceName: Hashable, Sendable {
    /// `nil` is any.
    package let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The viewport of the nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName(axis: nil)) }

    /// The viewport of the nearest scroll view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollSpaceName(axis: axis)) }
}

/// Names its content's frame of reference.
nonisolated public struct _CoordinateSpaceModifier: ViewModifier {
    public typealias Body = Never
    package let name: AnyHashable
}

extension View {
    /// Names this view's coordinate space, so that views inside can measure against it.
    public nonisolated func coordinateSpace<T>(name: T) -> some View where T: Hashable {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names this view's coordinate space, so that views inside can measure against it.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }
}

/// What a layout node carries that has a name.
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
