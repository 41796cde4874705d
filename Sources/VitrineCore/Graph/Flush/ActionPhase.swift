// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The last phase of a round: the app's code that reacts to changes. What it writes is the work of the next round.
extension ViewGraph {
    /// Queues an action for the end of the round (`onChange`, `onPreferenceChange`).
    package func enqueueAction(_ action: @escaping () -> Void) {
        actions.append(action)
        announce()
    }

    func runActions() {
        guard !actions.isEmpty else { return }
        trace?.append("actions")
        let pending = actions
        actions.removeAll(keepingCapacity: true)
        for action in pending { unobserved { action() } }
    }
}
