// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A key for a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value

    /// The value where nobody set one.
    static var defaultValue: Self.Value { get }
}

/// Environment keys are numbered in the order of their first use, so that a reader's keys fit in a word.
package final class EnvironmentKeyNumbers: Sendable {
    package static let shared = EnvironmentKeyNumbers()

    private let numbers = Mutex<[ObjectIdentifier: Int]>([:])

    package func number(of key: ObjectIdentifier) -> Int {
        numbers.withLock {
            if let found = $0[key] { return found }
            let number = $0.count
            $0[key] = number
            return number
        }
    }
}
