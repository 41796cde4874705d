// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The results of a fetch, which are loaded in batches when they are read.
///
/// Which results there are, and in which order, is decided by the fetch; what an object has is loaded with its batch. The
/// batches that were read last are held, so that a walk over all results needs the memory of two.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
    private let batches: ResultBatches<Element>

    init(count: Int, batchSize: Int, load: @escaping (Range<Int>) -> [Element]) {
        batches = ResultBatches(count: count, size: Swift.max(batchSize, 1), load: load)
    }

    /// The position of the first result: 0.
    public var startIndex: Int { 0 }
    /// The position after the last result: the number of results.
    public var endIndex: Int { batches.count }

    /// The result at a position, whose batch is loaded if it is not held.
    public subscript(position: Int) -> Element {
        precondition(indices.contains(position), "There is no result \(position) of \(count).")
        return batches[position]
    }
}

/// The batches of a collection's results, of which the last two are held.
private final class ResultBatches<Element> {
    let count: Int
    private let size: Int
    private let load: (Range<Int>) -> [Element]
    private var held: [(start: Int, elements: [Element])] = []

    init(count: Int, size: Int, load: @escaping (Range<Int>) -> [Element]) {
        self.count = count
        self.size = size
        self.load = load
    }

    subscript(position: Int) -> Element {
        let start = position - position % size
        if let batch = held.last(where: { $0.start == start }) { return batch.elements[position - start] }
        let elements = load(start..<min(start + size, count))
        held = held.suffix(1) + [(start, elements)]
        return elements[position - start]
    }
}
