// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The sixth phase of a round: `onAppear`, `onDisappear` and `task` of views that came or went.
extension ViewGraph {
    package func enqueueAppearance(_ node: any AppearanceNode) {
        appearances.append(node)
        announce()
    }

    func runAppearances() {
        guard !appearances.isEmpty else { return }
        trace?.append("appearance")
        let nodes = appearances
        appearances.removeAll(keepingCapacity: true)
        isAppearing = true
        for node in nodes { unobserved { node.updateAppearance() } }
        isAppearing = false
    }
}
