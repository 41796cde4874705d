// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Whether a process uses more memory than it may, with hysteresis: over the limit until it is well below it.
package struct MemoryCeiling: Hashable, Sendable {
    /// Bytes.
    package let limit: Int
    /// Bytes below which there is room again: nine tenths of the limit.
    package var roomBelow: Int { limit / 10 * 9 }
    /// Bytes in use, as last read.
    package private(set) var used = 0
    package private(set) var isOver = false

    package init(limit: Int) {
        self.limit = limit
    }

    /// - Returns: Whether `isOver` has changed.
    package mutating func update(_ bytes: Int) -> Bool {
        used = bytes
        let wasOver = isOver
        isOver = bytes > limit || isOver && bytes >= roomBelow
        return isOver != wasOver
    }
}
