// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The subviews that a view resolves to, in order.
nonisolated public struct SubviewsCollection: RandomAccessCollection, Sendable {
    /// A subview.
    public typealias Element = Subview
    /// An integer position.
    public typealias Index = Int
    /// A contiguous part of the collection.
    public typealias SubSequence = SubviewsCollectionSlice
    private let subviews: [Subview]

    package init(_ subviews: [Subview]) {
        self.subviews = subviews
    }

    /// The position of the first subview.
    public var startIndex: Int { subviews.startIndex }
    /// The position after the last subview.
    public var endIndex: Int { subviews.endIndex }
    /// The subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// The subviews at a range of positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews[bounds])
    }
}

extension SubviewsCollection: View {
    /// All subviews in sequence.
    @MainActor @preconcurrency
    public var body: some View { ForEach(self) { $0 } }
}

/// A contiguous part of the subviews of a view.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, Sendable {
    /// A subview.
    public typealias Element = Subview
    /// An integer position.
    public typealias Index = Int
    /// A contiguous part of the slice.
    public typealias SubSequence = SubviewsCollectionSlice
    private let subviews: ArraySlice<Subview>

    package init(_ subviews: ArraySlice<Subview>) {
        self.subviews = subviews
    }

    /// The position of the first subview.
    public var startIndex: Int { subviews.startIndex }
    /// The position after the last subview.
    public var endIndex: Int { subviews.endIndex }
    /// The subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The subviews at a range of positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

extension SubviewsCollectionSlice: View {
    /// All subviews of the slice in sequence.
    @MainActor @preconcurrency
    public var body: some View { ForEach(self) { $0 } }
}
