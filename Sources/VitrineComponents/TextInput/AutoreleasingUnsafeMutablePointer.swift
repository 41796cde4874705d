// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A place for a value that a method of Objective-C's style returns beside its result; it is kept as long as the pointer.
nonisolated public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private nonisolated final class Place {
        var value: Pointee
        init(_ value: Pointee) { self.value = value }
    }

    private let place: Place

    /// Creates a place with a value.
    package init(_ value: Pointee) { place = Place(value) }

    /// The value.
    public var pointee: Pointee {
        get { place.value }
        nonmutating set { place.value = newValue }
    }
}
