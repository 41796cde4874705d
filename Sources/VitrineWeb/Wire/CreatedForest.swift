// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
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
        /// The index among the operations; -1 once it is taken.
        var operation: Int
        var insertions = 0
        var children: [Int] = []
        /// Whether the order of its further children is the operations'.
        var isBroken = false
    }

    private let operations: [DisplayOperation]
    /// The created layers, in the order of `entries`.
    private var places = NumberIndex()
    private var entries: ContiguousArray<Entry> = []
    private var pendingLinks: [Links] = []

    init(_ operations: [DisplayOperation]) {
        self.operations = operations
        for (index, operation) in operations.enumerated() {
            guard case .create(let id, _) = operation else { continue }
            let place = places.add(UInt(bitPattern: id))
            if place == entries.count {
                entries.append(Entry(operation: index))
            } else {
                entries[place].operation = index
            }
        }
        if entries.isEmpty { return }
        for case .insert(_, _, let layers) in operations {
            for id in layers { if let place = place(of: id) { entries[place].insertions += 1 } }
        }
        for case .insert(let parent, let before, let layers) in operations {
            guard let place = place(of: parent) else { continue }
            if before == nil, !entries[place].isBroken, layers.allSatisfy({ isInsertedOnce($0) }) {
                // Nearly always all children are inserted at once, and the operation's array is shared.
                if entries[place].children.isEmpty {
                    entries[place].children = layers
                } else {
                    entries[place].children += layers
                }
            } else {
                entries[place].isBroken = true
            }
        }
    }

    private func place(of id: Int) -> Int? { places.place(of: UInt(bitPattern: id)) }

    private func isInsertedOnce(_ id: Int) -> Bool { place(of: id).map { entries[$0].insertions == 1 } ?? false }

    /// Whether an insertion was taken into its parent's subtree.
    func isNested(parent: Int, layers: [Int]) -> Bool {
        guard let first = layers.first, let place = place(of: parent) else { return false }
        return entries[place].children.contains(first)
    }

    func isPending(_ id: Int) -> Bool { place(of: id).map { entries[$0].operation >= 0 } ?? false }

    /// Takes a created layer with the ids of the children that are nested in it; `nil` if it was taken before.
    mutating func take(_ id: Int) -> (layer: LayerSnapshot, children: [Int])? {
        guard let place = place(of: id), entries[place].operation >= 0,
            case .create(_, let layer) = operations[entries[place].operation]
        else { return nil }
        entries[place].operation = -1
        return (layer, entries[place].children)
    }

    mutating func addLinks(_ id: Int, _ links: [ScrollLink]) {
        pendingLinks.append(Links(id: id, links: links))
    }

    mutating func takeLinks() -> [Links] {
        defer { pendingLinks = [] }
        return pendingLinks
    }
}
