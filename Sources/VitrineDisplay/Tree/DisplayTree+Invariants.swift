// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The findings of `checkInvariants`, a sentence each.
package struct DisplayInvariantsBroken: Error, Hashable, Sendable {
    package var messages: [String]
}

extension DisplayTree {
    /// Checks all invariants of the tree; O(n), for tests.
    package func checkInvariants() throws(DisplayInvariantsBroken) {
        var messages: [String] = []
        var seen: Set<Int> = []
        check(root, seen: &seen, messages: &messages)
        if seen.count != table.count {
            messages.append("The id table holds \(table.count) layers, the tree \(seen.count).")
        }
        var listed: Set<Int> = []
        for layer in dirty {
            if !listed.insert(layer.id).inserted { messages.append("Layer \(layer.id) is listed twice.") }
            if !layer.changes.contains(.listed) {
                messages.append("Layer \(layer.id) is listed without a mark.")
            }
        }
        for id in seen.sorted() {
            guard let layer = table[id] else { continue }
            if layer.changes.isEmpty == listed.contains(id) {
                messages.append("Layer \(id) has changes \(layer.changes.rawValue), but its listing says otherwise.")
            }
        }
        if !messages.isEmpty { throw DisplayInvariantsBroken(messages: messages) }
    }

    private func check(_ layer: Layer, seen: inout Set<Int>, messages: inout [String]) {
        if !seen.insert(layer.id).inserted {
            messages.append("Layer \(layer.id) stands twice in the tree.")
            return
        }
        if table[layer.id] !== layer { messages.append("Layer \(layer.id) is not in the id table.") }
        if !layer.isAttached { messages.append("Layer \(layer.id) is in the tree but not attached.") }
        if !layer.placement.isFinite {
            messages.append("Layer \(layer.id) has a placement that is not finite: \(layer.placement.numbers).")
        }
        if layer.placement.width < 0 || layer.placement.height < 0 {
            messages.append("Layer \(layer.id) has a negative size: \(layer.placement.numbers).")
        }
        if layer.hasEffects, !layer.effects.isFinite {
            messages.append("Layer \(layer.id) has an effect that is not finite.")
        }
        if layer.isSent, layer.changes.isEmpty, layer.parent !== layer.sentParent {
            messages.append("Layer \(layer.id) has another parent on the surface, unnoticed.")
        }
        if !layer.isSent, let parent = layer.parent, parent.isSent, !layer.changes.contains(.position) {
            messages.append("Layer \(layer.id) is new, but would never be sent.")
        }
        let exiting = layer.children.count(where: \.isExiting)
        if exiting != layer.exitingCount {
            messages.append("Layer \(layer.id) counts \(layer.exitingCount) exiting children, but has \(exiting).")
        }
        let masks = layer.children.count { $0.hasEffects && $0.effects.isMask && !$0.isExiting }
        if masks > (layer.effects.isMasked ? 1 : 0) {
            messages.append("Layer \(layer.id) has \(masks) masks, more than it has use for.")
        }
        for (position, child) in layer.children.enumerated() {
            if child.parent !== layer { messages.append("Layer \(child.id) does not know its parent \(layer.id).") }
            if layer.index(of: child) != position {
                messages.append("Layer \(child.id) is not found at its place \(position) in layer \(layer.id).")
            }
            check(child, seen: &seen, messages: &messages)
        }
    }
}

extension LayerEffects {
    fileprivate var isFinite: Bool {
        let plain =
            opacity.isFinite && offsetX.isFinite && offsetY.isFinite && scaleX.isFinite && scaleY.isFinite
            && rotation.isFinite && anchorX.isFinite && anchorY.isFinite && zIndex.isFinite && blurRadius.isFinite
        return plain && (projection?.numbers ?? []).allSatisfy(\.isFinite)
            && colorFilters.allSatisfy { $0.matrix.allSatisfy(\.isFinite) }
    }
}
