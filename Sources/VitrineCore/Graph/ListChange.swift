// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A range of a list's elements that was replaced by others; the elements before and after it are unchanged.
@_spi(Engine) public struct ListChange: Equatable, Sendable {
    /// The removed elements, at their previous indices.
    package var removed: Range<Int>
    /// The number of elements that replaced them.
    package var inserted: Int

    package init(removed: Range<Int>, inserted: Int) {
        self.removed = removed
        self.inserted = inserted
    }

    /// Creates the difference of two lists of identifiers without their common ends.
    ///
    /// Complexity: O(n) comparisons.
    package init<ID: Equatable>(from old: ContiguousArray<ID>, to new: ContiguousArray<ID>) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        self.init(removed: start..<(old.count - end), inserted: new.count - end - start)
    }

    /// Returns the same change in a longer list.
    package func moved(by offset: Int) -> ListChange {
        ListChange(removed: (removed.lowerBound + offset)..<(removed.upperBound + offset), inserted: inserted)
    }
}
