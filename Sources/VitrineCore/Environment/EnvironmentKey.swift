// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineBase

/// A key that identifies a value in the environment and has its default value.
public protocol EnvironmentKey {
    /// The type of the key's value.
    associatedtype Value

    /// The value of the key where none was set.
    static var defaultValue: Self.Value { get }
}

/// Numbers environment keys in the order of their first use, so that the keys a node read fit in a word.
package final class EnvironmentKeyNumbers: Sendable {
    package static let shared = EnvironmentKeyNumbers()

    private let numbers = Mutex(NumberIndex())

    package func number(of key: ObjectIdentifier) -> Int { numbers.withLock { $0.add(key) } }
}
