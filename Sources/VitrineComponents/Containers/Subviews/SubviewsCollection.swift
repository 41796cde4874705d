// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The views that another view stands for, in order.
nonisolated public struct SubviewsCollection: RandomAccessCollection, Sendable {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice
    private let subviews: [Subview]

    package init(_ subviews: [Subview]) {
        self.subviews = subviews
    }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews[bounds])
    }
}

extension SubviewsCollection: View {
    /// All of them, one after the other.
    @MainActor @preconcurrency
    public var body: some View { ForEach(self) { $0 } }
}

/// A part of the views that another view stands for.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, Sendable {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice
    private let subviews: ArraySlice<Subview>

    package init(_ subviews: ArraySlice<Subview>) {
        self.subviews = subviews
    }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

extension SubviewsCollectionSlice: View {
    /// All of them, one after the other.
    @MainActor @preconcurrency
    public var body: some View { ForEach(self) { $0 } }
}
