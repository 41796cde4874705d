// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Counts the requests to a text engine and its actual work; can be read from any thread.
package final class TextCounter: Sendable {
    private let layoutCount = Atomic<Int>(0)
    private let brokenCount = Atomic<Int>(0)
    private let shapedCount = Atomic<Int>(0)

    package init() {}

    /// The number of requested layouts.
    package var layouts: Int { layoutCount.load(ordering: .relaxed) }
    /// The number of layouts that were not in a cache.
    package var layoutMisses: Int { brokenCount.load(ordering: .relaxed) }
    /// The number of strings that were shaped.
    package var shapes: Int { shapedCount.load(ordering: .relaxed) }

    func countLayout() { layoutCount.wrappingAdd(1, ordering: .relaxed) }
    func countLayoutMiss() { brokenCount.wrappingAdd(1, ordering: .relaxed) }
    func countShape() { shapedCount.wrappingAdd(1, ordering: .relaxed) }
}
