// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Identifiers that are a view's own: for views that match each other.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// What tells one view's identifiers from another's.
    public struct ID: Hashable, Sendable {
        private let number: Int

        fileprivate init(_ number: Int) {
            self.number = number
        }
    }

    @State private var number = NamespaceNumbers.next()

    public init() {}

    public var wrappedValue: Namespace.ID { ID(number) }
}

/// Numbers for namespaces; they are only ever compared.
private enum NamespaceNumbers {
    private static let last = Mutex(0)

    static func next() -> Int {
        last.withLock {
            $0 += 1
            return $0
        }
    }
}
