// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A list of navigation values of any hashable types.
public struct NavigationPath: Equatable {
    package private(set) var elements: [AnyHashable] = []

    /// An empty path.
    public init() {}

    /// A path with the elements of a sequence.
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    package init(elements: [AnyHashable]) {
        self.elements = elements
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    /// Appends a value to the end of the path.
    public mutating func append<V>(_ value: V) where V: Hashable {
        elements.append(AnyHashable(value))
    }

    /// Removes values from the end of the path.
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(k)
    }
}
