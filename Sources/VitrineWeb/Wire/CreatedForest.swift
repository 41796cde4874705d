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

    private let operations: [DisplayOperation]
    /// Where each created layer stands among the operations, until it is taken.
    private var pending: [Int: Int] = [:]
    private var nested: [Int: [Int]] = [:]
    private var pendingLinks: [Links] = []

    init(_ operations: [DisplayOperation]) {
        self.operations = operations
        var insertions: [Int: Int] = [:]
        for (index, operation) in operations.enumerated() {
            switch operation {
            case .create(let id, _): pending[id] = index
            case .insert(_, _, let layers): for id in layers { insertions[id, default: 0] += 1 }
            default: break
            }
        }
        if pending.isEmpty { return }
        var broken: Set<Int> = []
        for case .insert(let parent, let before, let layers) in operations where pending[parent] != nil {
            if before == nil, !broken.contains(parent), layers.allSatisfy({ pending[$0] != nil && insertions[$0] == 1 })
            {
                nested[parent, default: []] += layers
            } else {
                // From here on the order of that parent's children is the operations'.
                broken.insert(parent)
            }
        }
    }

    /// Whether an insertion was taken into its parent's subtree.
    func isNested(parent: Int, layers: [Int]) -> Bool {
        guard let first = layers.first, let list = nested[parent] else { return false }
        return list.contains(first)
    }

    func isPending(_ id: Int) -> Bool {
        pending[id] != nil
    }

    func children(of id: Int) -> [Int] {
        nested[id] ?? []
    }

    mutating func take(_ id: Int) -> LayerSnapshot? {
        guard let index = pending.removeValue(forKey: id), case .create(_, let snapshot) = operations[index] else {
            return nil
        }
        return snapshot
    }

    mutating func addLinks(_ id: Int, _ links: [ScrollLink]) {
        pendingLinks.append(Links(id: id, links: links))
    }

    mutating func takeLinks() -> [Links] {
        defer { pendingLinks = [] }
        return pendingLinks
    }
}
