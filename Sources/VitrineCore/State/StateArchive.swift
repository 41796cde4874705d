// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The `@State` values of a tree of views, each under its structural path (Documentation/Rules.md 3.17).
///
/// The same archive serves released lazy rows, resumed sessions, hot reload and the oracle of incremental updates. In
/// memory every value is kept as it is, objects by reference. When encoded, of a view model the values are kept
/// (`ModelProperties`), and a value that is not `Codable` leaves a tombstone with its type: the view is restored with its
/// initial value.
///
/// Complexity: creating an archive walks the tree; a tree that is never archived has no cost.
package struct StateArchive {
    /// The path and slot of one state of one view.
    struct Key: Hashable {
        var path: StatePath
        /// The position among the view's dynamic properties.
        var slot: Int
    }

    enum Content {
        case value(ArchivedValue)
        /// A value that was decoded from a stored archive: its type is known only when a view asks for it.
        case stored(type: String, json: String)
        case tombstone(type: String)
    }

    private(set) var entries: [(key: Key, content: Content)] = []
    /// Whether the paths were decoded from text: then identifiers are compared by their encoded form.
    var isDecoded = false
    /// The texts of secure fields: no value that holds one of them is written, wherever the app has put it.
    package var secrets: Set<String> = []

    package init() {}

    /// Creates an archive of all states inside a node.
    @MainActor
    package init(of base: ViewNode) {
        collect(base, StatePath(), base)
    }

    /// Creates an archive of one child of a node, under its path there.
    @MainActor
    package init(of child: ViewNode, in parent: ViewNode) {
        let path = StatePath().appending(parent.archivePlace(of: child), at: child.depth - parent.depth)
        collect(child, path, parent)
    }

    /// Adds the entries of another archive below the given path.
    mutating func add(_ other: StateArchive, below path: StatePath) {
        for (key, content) in other.entries {
            entries.append((Key(path: path.appending(key.path), slot: key.slot), content))
        }
    }

    /// Adds a state that no view has taken yet.
    mutating func add(_ key: Key, _ content: Content) { entries.append((key, content)) }

    @MainActor
    private mutating func collect(_ node: ViewNode, _ path: StatePath, _ base: ViewNode) {
        var slot = 0
        for object in node.slotObjects {
            if let location = object as? any ArchivableLocation {
                entries.append((Key(path: path, slot: slot), .value(location.archived)))
            }
            slot += 1
        }
        var children: [ViewNode] = []
        node.forEachChild { children.append($0) }
        for child in children {
            collect(child, path.appending(node.archivePlace(of: child), at: child.depth - base.depth), base)
        }
        node.forEachReleased { add($0, below: path) }
    }

    /// The number of states, tombstones included.
    package var count: Int { entries.count }

    package var isEmpty: Bool { entries.isEmpty }

    /// The types of the values that could not be encoded, in tree order.
    package var tombstones: [String] {
        entries.compactMap { if case .tombstone(let type) = $0.content { type } else { nil } }
    }
}
