// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Counts what a text engine was asked and what it had to work out; safe to read from any thread.
package final class TextCounter: Sendable {
    private let layoutCount = Atomic<Int>(0)
    private let brokenCount = Atomic<Int>(0)
    private let shapedCount = Atomic<Int>(0)

    package init() {}

    /// Layouts asked for.
    package var layouts: Int { layoutCount.load(ordering: .relaxed) }
    /// Layouts that no cache could answer.
    package var layoutMisses: Int { brokenCount.load(ordering: .relaxed) }
    /// Strings that had to be shaped.
    package var shapes: Int { shapedCount.load(ordering: .relaxed) }

    func countLayout() { layoutCount.wrappingAdd(1, ordering: .relaxed) }
    func countLayoutMiss() { brokenCount.wrappingAdd(1, ordering: .relaxed) }
    func countShape() { shapedCount.wrappingAdd(1, ordering: .relaxed) }
}
