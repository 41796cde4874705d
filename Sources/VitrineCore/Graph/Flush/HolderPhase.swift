// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The fourth phase of a round: accessibility attributes of a view that only holds an element move to that element.
extension ViewGraph {
    func runHolders() {
        let queued = holders
        holders.removeAll(keepingCapacity: true)
        for case let item? in queued.map(\.item) { item.findElement() }
    }
}
