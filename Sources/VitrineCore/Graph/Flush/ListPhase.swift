// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The second phase of a round: containers take the children that their bodies made.
extension ViewGraph {
    package func enqueueList(_ owner: ViewNode) {
        dirtyLists.append(owner)
        announce()
    }

    /// Updates lists of children until none is dirty: a list that updates the chrome of its rows may remove views from
    /// lists further inside, and layout must not visit a removed view. Each step is deeper in the tree, so the loop ends.
    func runLists() {
        guard !dirtyLists.isEmpty else { return }
        trace?.append("lists")
        while !dirtyLists.isEmpty {
            let owners = dirtyLists
            dirtyLists.removeAll(keepingCapacity: true)
            for owner in owners.sorted(by: { $0.depth < $1.depth }) {
                owner.isListQueued = false
                if owner.isAlive { owner.syncList() }
            }
        }
    }
}
