// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// The layers that a batch creates, put together to subtrees.
///
/// A created layer is nested in its created parent when it is inserted once, at the end; every other insertion is
/// left where it stands in the batch.
struct CreatedForest {
    struct Links {
        var id: Int
        var links: [ScrollLink]
    }

    /// A created layer.
    private struct Entry {
        /// Where it stands among the operations; -1 once it is taken.
        var operation: Int
        var insertions = 0
        var children: [Int] = []
        /// Whether the order of its further children is the operations'.
        var isBroken = false
    }

    private let operations: [DisplayOperation]
    private var entries: [Int: Entry] = [:]
    private var pendingLinks: [Links] = []

    init(_ operations: [DisplayOperation]) {
        self.operations = operations
        for (index, operation) in operations.enumerated() {
            if case .create(let id, _) = operation { entries[id] = Entry(operation: index) }
        }
        if entries.isEmpty { return }
        for case .insert(_, _, let layers) in operations {
            for id in layers { entries[id]?.insertions += 1 }
        }
        for case .insert(let parent, let before, let layers) in operations {
            guard let entry = entries[parent] else { continue }
            if before == nil, !entry.isBroken, layers.allSatisfy({ entries[$0]?.insertions == 1 }) {
                entries[parent]?.children += layers
            } else {
                entries[parent]?.isBroken = true
            }
        }
    }

    /// Whether an insertion was taken into its parent's subtree.
    func isNested(parent: Int, layers: [Int]) -> Bool {
        guard let first = layers.first, let entry = entries[parent] else { return false }
        return entry.children.contains(first)
    }

    func isPending(_ id: Int) -> Bool {
        entries[id].map { $0.operation >= 0 } ?? false
    }

    /// Takes a created layer with the ids of the children that are nested in it; `nil` if it was taken before.
    mutating func take(_ id: Int) -> (layer: LayerSnapshot, children: [Int])? {
        guard let entry = entries[id], entry.operation >= 0, case .create(_, let layer) = operations[entry.operation]
        else { return nil }
        entries[id]?.operation = -1
        return (layer, entry.children)
    }

    mutating func addLinks(_ id: Int, _ links: [ScrollLink]) {
        pendingLinks.append(Links(id: id, links: links))
    }

    mutating func takeLinks() -> [Links] {
        defer { pendingLinks = [] }
        return pendingLinks
    }
}
