// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A type-erased list of the values that a navigation stack presents.
public struct NavigationPath: Equatable {
    package private(set) var elements: [AnyHashable] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path of the elements of a sequence.
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    package init(elements: [AnyHashable]) {
        self.elements = elements
    }

    /// The number of values in the path.
    public var count: Int { elements.count }
    /// Whether the path has no values: the stack shows its root.
    public var isEmpty: Bool { elements.isEmpty }

    /// Appends a value, which pushes its page.
    public mutating func append<V>(_ value: V) where V: Hashable {
        elements.append(AnyHashable(value))
    }

    /// Removes values from the end of the path, which pops their pages.
    ///
    /// - Parameter k: The number of values, 1 by default; traps if the path has fewer.
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(k)
    }
}
