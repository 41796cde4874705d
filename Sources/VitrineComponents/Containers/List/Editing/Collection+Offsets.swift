// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets from the start, as `onDelete` hands them out.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = 0
        removeAll { _ in
            defer { offset += 1 }
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at some offsets, in their order, in front of the element at another one, as `onMove` hands
    /// them out.
    ///
    /// Cost: linear in the collection.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
