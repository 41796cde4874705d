// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A collection of proxies for the subviews of a layout.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    /// The type of a part of the collection.
    public typealias SubSequence = LayoutSubviews
    /// The type of the elements.
    public typealias Element = LayoutSubview
    /// The type of the indices.
    public typealias Index = Int
    /// The type of the collection's valid indices.
    public typealias Indices = Range<LayoutSubviews.Index>
    /// The type of the iterator.
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    /// The layout direction of the container.
    public var layoutDirection: LayoutDirection

    private let storage: ArraySlice<LayoutSubview>
    private let container: CustomLayoutNode

    init(container: CustomLayoutNode) {
        layoutDirection = container.isRightToLeft ? .rightToLeft : .leftToRight
        storage = container.children.map { LayoutSubview(node: $0, container: container) }[...]
        self.container = container
    }

    private init(layoutDirection: LayoutDirection, storage: ArraySlice<LayoutSubview>, container: CustomLayoutNode) {
        self.layoutDirection = layoutDirection
        self.storage = storage
        self.container = container
    }

    /// The position of the first subview.
    public var startIndex: Int { storage.startIndex }
    /// The position past the last subview.
    public var endIndex: Int { storage.endIndex }

    /// Returns the subview at an index.
    public subscript(index: Int) -> LayoutSubview { storage[index] }

    /// Returns the subviews in a range of indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(layoutDirection: layoutDirection, storage: storage[bounds], container: container)
    }

    /// Returns the subviews at the given indices, in that order.
    public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
        LayoutSubviews(
            layoutDirection: layoutDirection, storage: indices.map { storage[$0] }[...], container: container)
    }

    /// Returns whether both have the same subviews and layout direction.
    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.layoutDirection == rhs.layoutDirection && lhs.storage == rhs.storage
    }

    /// Merges the explicit guides of subviews at the positions that `place` assigns.
    package func mergedGuide(_ key: AlignmentKey, place: () -> Void) -> CGFloat? {
        container.mergedGuide(key, place: place)
    }
}

/// A proxy for a subview of a layout.
public struct LayoutSubview: Equatable {
    private let node: LayoutNode
    private let container: CustomLayoutNode

    init(node: LayoutNode, container: CustomLayoutNode) {
        self.node = node
        self.container = container
    }

    /// The value of a key that is attached to the subview, or the key's default value.
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
        node.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// The priority with which the layout should give space to the subview.
    public var priority: Double { node.layoutPriority }

    /// The spacing that the subview prefers around it.
    public var spacing: ViewSpacing { node.spacing }

    /// The subview's layout parameters in a grid, if the layout asks for them.
    package var gridCell: GridCell { container.cell(of: node) }

    /// Whether there is a text in the subview.
    package var holdsText: Bool { node.holdsText }

    /// Returns the subview's size for a proposed size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

    /// Returns the subview's size and alignment guides for a proposed size.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    /// Assigns a position and a proposed size to the subview.
    ///
    /// - Parameters:
    ///   - position: The position of the anchor, in the coordinates of the bounds passed to the layout.
    ///   - anchor: The point of the subview that is placed at the position.
    ///   - proposal: The size that is proposed to the subview.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        container.record(node, at: position, anchor: anchor, proposal: proposal)
    }

    /// Returns whether both are proxies of the same subview.
    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
        lhs.node === rhs.node
    }
}
