// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Layer {
    /// Inserts a layer before the live child at `index` (without exiting layers, and without `child` itself).
    ///
    /// A layer that is in the tree moves, with its identity and everything in it.
    package func insert(_ child: Layer, at index: Int) {
        child.parent?.unlink(child)
        let slot = slot(ofLiveIndex: index)
        children.insert(child, at: slot)
        if slot + 1 < children.count { tree.note(children[slot + 1], .neighbor) }
        link(child, at: slot)
    }

    /// Appends a layer after all other children.
    package func append(_ child: Layer) {
        child.parent?.unlink(child)
        children.append(child)
        link(child, at: children.count - 1)
    }

    /// Removes a child at once or, as an exiting layer, when the surface has finished its exit animation.
    ///
    /// An exiting layer stays among the children, receives no more events, and is removed by `DisplayTree.exitEnded`
    /// or with its parent. A layer that no surface has cannot exit visibly and is removed at once.
    package func remove(_ child: Layer, withExit: Bool = false) {
        precondition(child.parent === self, "Layer \(child.id) is not a child of layer \(id).")
        if withExit, child.isSent, child.isAttached {
            guard !child.isExiting else { return }
            child.isExiting = true
            exitingCount += 1
            runOffsets = nil
            tree.mark(child, .exit)
            return
        }
        unlink(child)
        child.leave()
    }

    /// Returns the index of a child among `children`.
    ///
    /// Complexity: O(1) while few siblings are inserted or removed before it, otherwise one renumbering of all
    /// siblings.
    package func index(of child: Layer) -> Int? {
        guard child.parent === self else { return nil }
        let hint = child.positionHint
        for distance in 0...Self.hintReach {
            let after = hint + distance
            if after < children.count, children[after] === child {
                child.positionHint = after
                return after
            }
            let before = hint - distance
            if before >= 0, before < children.count, children[before] === child {
                child.positionHint = before
                return before
            }
        }
        for (position, sibling) in children.enumerated() { sibling.positionHint = position }
        return child.positionHint
    }

    private static var hintReach: Int { 32 }

    /// The children that are not exiting.
    package var liveChildren: [Layer] {
        exitingCount == 0 ? Array(children) : children.filter { !$0.isExiting }
    }

    private func slot(ofLiveIndex index: Int) -> Int {
        guard exitingCount > 0 else {
            precondition(index >= 0 && index <= children.count, "No place \(index) in layer \(id).")
            return index
        }
        var live = 0
        for (slot, child) in children.enumerated() where !child.isExiting {
            if live == index { return slot }
            live += 1
        }
        precondition(index == live, "No place \(index) in layer \(id).")
        return children.count
    }

    /// Removes a child from the list only; the caller decides what happens to it.
    func unlink(_ child: Layer) {
        guard let slot = index(of: child) else { return }
        children.remove(at: slot)
        if slot < children.count { tree.note(children[slot], .neighbor) }
        runOffsets = nil
        child.parent = nil
        if child.isExiting { exitingCount -= 1 }
    }

    /// Adopts a layer that was just inserted into `children`.
    func link(_ child: Layer, at slot: Int) {
        precondition(child !== self && child !== tree.root && child.tree === tree, "Layer \(child.id) cannot go there.")
        // An exiting layer may change its position among its siblings, but it cannot be inserted again.
        precondition(
            !child.isExiting || child.parent === self,
            "Layer \(child.id) is on its way out and cannot return; make a new layer.")
        child.parent = self
        child.positionHint = slot
        runOffsets = nil
        if child.isSent {
            if child.sentParent !== self { tree.hasReparented = true }
            tree.mark(child, .position)
        } else if isSent {
            tree.mark(child, .position)
        }
        if isAttached != child.isAttached { child.setAttached(isAttached) }
    }

    /// Drops the exiting layers of a layer that the surface no longer has.
    func dropExiting() {
        for child in children where child.isExiting { child.parent = nil }
        children.removeAll(where: \.isExiting)
        exitingCount = 0
        runOffsets = nil
    }

    /// Updates the bookkeeping after a layer was removed for good.
    func leave() {
        if isSent { tree.mark(self, .removed) }
        if isAttached { setAttached(false) }
    }

    private func setAttached(_ attached: Bool) {
        isAttached = attached
        tree.recording?.noteStructure()
        if attached {
            tree.table.insert(self)
            tree.ledger.show(self)
            if hasEffects, effects.blendMode == .destinationOut { tree.noteEraser(self) }
        } else {
            tree.table.remove(self)
            if !tree.ledger.endless.isEmpty { tree.ledger.hide(self) }
            if isSent { tree.tombstones.bury(id) }
        }
        for child in children { child.setAttached(attached) }
    }
}
