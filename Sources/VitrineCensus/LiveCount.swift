// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// How many objects of one kind are alive. Objects may be freed on any thread, hence atomic.
package struct LiveCount: ~Copyable, Sendable {
    private let count = Atomic<Int>(0)

    init() {}

    /// One was made.
    package func begin() { count.wrappingAdd(1, ordering: .relaxed) }

    /// One was freed.
    package func end() { count.wrappingSubtract(1, ordering: .relaxed) }

    package var value: Int { count.load(ordering: .relaxed) }
}
