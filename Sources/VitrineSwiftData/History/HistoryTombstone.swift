// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The values of a deleted object that were kept: those of attributes with `.preserveValueOnDeletion`.
public struct HistoryTombstone<Model>: Sequence, @unchecked Sendable where Model: PersistentModel {
    private let values: [(path: AnyKeyPath, value: Any)]

    init(_ values: [(path: AnyKeyPath, value: Any)]) { self.values = values }

    /// The value of a property; `nil` for one that was not kept, or had no value.
    public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? {
        // `Sendable` has no requirements, so the two have the same form.
        values.first { $0.path == keyPath }.map { unsafeBitCast($0.value, to: (any Sendable).self) }
    }

    /// Returns an iterator over the values.
    public func makeIterator() -> Iterator { Iterator(values: values.map(\.value)[...]) }

    /// Goes through the values in the order of the model's properties.
    public struct Iterator: IteratorProtocol {
        fileprivate var values: ArraySlice<Any>

        /// Returns the next value; `nil` after the last one.
        public mutating func next() -> Any? { values.popFirst() }
    }
}
