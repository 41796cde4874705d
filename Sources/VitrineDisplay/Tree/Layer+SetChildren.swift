// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Layer {
    /// Makes `new` the live children, in that order: layers that are present are reused and moved, all others are
    /// removed.
    ///
    /// Common ends are skipped by identity; in the middle, the longest run of layers that keep their order is not
    /// touched (longest increasing subsequence) and only the rest moves. O(n) pointer comparisons plus O(m log m) for
    /// the m layers between the common ends. Exiting layers stay after the sibling that they follow.
    package func setChildren(_ new: [Layer]) {
        if exitingCount > 0 {
            replaceChildren(with: mergingExiting(into: new))
        } else {
            replaceChildren(with: ContiguousArray(new))
        }
    }

    private func replaceChildren(with new: ContiguousArray<Layer>) {
        let old = children
        var prefix = 0
        let shorter = min(old.count, new.count)
        while prefix < shorter, old[prefix] === new[prefix] { prefix += 1 }
        if prefix == old.count, prefix == new.count { return }
        var suffix = 0
        while suffix < shorter - prefix, old[old.count - 1 - suffix] === new[new.count - 1 - suffix] { suffix += 1 }
        let oldMiddle = prefix..<(old.count - suffix)
        let newMiddle = prefix..<(new.count - suffix)

        tree.stamp += 1
        let stamp = tree.stamp
        for slot in newMiddle {
            precondition(new[slot].stamp != stamp, "Layer \(new[slot].id) stands twice in layer \(id).")
            new[slot].stamp = stamp
        }
        var leaving: ContiguousArray<Layer> = []
        for slot in oldMiddle {
            if old[slot].stamp == stamp { old[slot].positionHint = slot } else { leaving.append(old[slot]) }
        }

        // The layers that keep their order among the remaining ones; those already listed may move.
        var keptSlots: ContiguousArray<Int> = []
        var kept: ContiguousArray<Layer> = []
        for slot in newMiddle where new[slot].parent === self && !new[slot].changes.contains(.position) {
            kept.append(new[slot])
            keptSlots.append(new[slot].positionHint)
        }
        tree.stamp += 1
        let stays = tree.stamp
        for index in longestIncreasingSubsequence(of: keptSlots) { kept[index].stamp = stays }

        for slot in newMiddle {
            let child = new[slot]
            if child.parent === self {
                let before = child.positionHint > 0 ? old[child.positionHint - 1] : nil
                let after = slot > 0 ? new[slot - 1] : nil
                if before !== after { tree.note(child, .neighbor) }
            } else {
                child.parent?.unlink(child)
            }
        }
        children = new
        runOffsets = nil
        for child in leaving {
            child.parent = nil
            if child.isExiting { exitingCount -= 1 }
            child.leave()
        }
        for slot in newMiddle {
            let child = new[slot]
            if child.stamp == stays { child.positionHint = slot } else { link(child, at: slot) }
        }
        if newMiddle.upperBound < new.count { tree.note(new[newMiddle.upperBound], .neighbor) }
    }

    private func mergingExiting(into new: [Layer]) -> ContiguousArray<Layer> {
        tree.stamp += 1
        for child in new { child.stamp = tree.stamp }
        var leading: ContiguousArray<Layer> = []
        var following: [ObjectIdentifier: ContiguousArray<Layer>] = [:]
        var anchor: Layer?
        for child in children {
            if !child.isExiting {
                if child.stamp == tree.stamp { anchor = child }
            } else if let anchor {
                following[ObjectIdentifier(anchor), default: []].append(child)
            } else {
                leading.append(child)
            }
        }
        var merged = leading
        for child in new {
            merged.append(child)
            if let exiting = following[ObjectIdentifier(child)] { merged.append(contentsOf: exiting) }
        }
        return merged
    }
}

/// Returns the indices of a longest strictly increasing subsequence, ascending (patience sorting; O(n log n)).
func longestIncreasingSubsequence(of values: ContiguousArray<Int>) -> ContiguousArray<Int> {
    /// `tails[k]` is the index of the smallest last value of an increasing subsequence of length k + 1.
    var tails: ContiguousArray<Int> = []
    var previous = ContiguousArray(repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
        var low = 0
        var high = tails.count
        if let last = tails.last, values[last] < value { low = high }
        while low < high {
            let middle = (low + high) / 2
            if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[position] = tails[low - 1] }
        if low == tails.count { tails.append(position) } else { tails[low] = position }
    }
    var result = ContiguousArray(repeating: 0, count: tails.count)
    var position = tails.last ?? -1
    for slot in stride(from: tails.count - 1, through: 0, by: -1) {
        result[slot] = position
        position = previous[position]
    }
    return result
}
