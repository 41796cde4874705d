// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A collection of proxies that represent the subviews of a layout view.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<LayoutSubviews.Index>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    /// The layout direction inherited by the container view.
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

    public var startIndex: Int { storage.startIndex }
    public var endIndex: Int { storage.endIndex }

    public subscript(index: Int) -> LayoutSubview { storage[index] }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(layoutDirection: layoutDirection, storage: storage[bounds], container: container)
    }

    /// The subviews at the given indices, in that order.
    public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
        LayoutSubviews(
            layoutDirection: layoutDirection, storage: indices.map { storage[$0] }[...], container: container)
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.layoutDirection == rhs.layoutDirection && lhs.storage == rhs.storage
    }

    /// Merges explicit guides at the places that `place` gives out.
    package func mergedGuide(_ key: AlignmentKey, place: () -> Void) -> CGFloat? {
        container.mergedGuide(key, place: place)
    }
}

/// A proxy that represents one subview of a layout.
public struct LayoutSubview: Equatable {
    private let node: LayoutNode
    private let container: CustomLayoutNode

    init(node: LayoutNode, container: CustomLayoutNode) {
        self.node = node
        self.container = container
    }

    /// Gets the value for the subview that's associated with the specified key.
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
        node.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// The layout priority of the subview.
    public var priority: Double { node.layoutPriority }

    /// The preferred spacing of the subview.
    public var spacing: ViewSpacing { node.spacing }

    /// Whether a text is in it.
    package var holdsText: Bool { node.holdsText }

    /// Asks the subview for its size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

    /// Asks the subview for its dimensions and alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    /// Assigns a position and proposed size to the subview.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        container.record(node, at: position, anchor: anchor, proposal: proposal)
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
        lhs.node === rhs.node
    }
}
