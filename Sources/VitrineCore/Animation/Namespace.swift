// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A property wrapper that creates a namespace of identifiers, such as those of matched views.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        private let number: Int

        fileprivate init(_ number: Int) {
            self.number = number
        }
    }

    @State private var number = NamespaceNumbers.next()

    /// Creates a namespace, which is unique to the view.
    public init() {}

    /// The identity of the namespace, which stays the same while the view keeps its identity.
    public var wrappedValue: Namespace.ID { ID(number) }
}

/// A source of numbers for namespaces; they are only compared for equality.
private enum NamespaceNumbers {
    private static let last = Mutex(0)

    static func next() -> Int {
        last.withLock {
            $0 += 1
            return $0
        }
    }
}
