// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The second phase of a round: containers take the children that their bodies made.
extension ViewGraph {
    package func enqueueList(_ owner: ViewNode) {
        dirtyLists.append(owner)
        announce()
    }

    /// Updates lists of children until none is dirty: a list that dresses its rows anew may take views out of lists
    /// further inside, and layout must not meet a view that is gone. Each step goes deeper, so it ends.
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
