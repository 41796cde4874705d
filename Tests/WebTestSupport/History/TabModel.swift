// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One tab of a browser: its entries, where it stands, and the journeys that are under way.
///
/// As in HTML's session history: pushState truncates what lies forward; a traversal takes effect later, one after the
/// other; to an entry of the same document it is a popstate, to another document a page load; a journey beyond the
/// ends does nothing.
struct TabModel {
    struct State: Hashable {
        var epoch: String
        var key: Int
        var depth: Int
        var trail: [String]
    }

    struct Entry: Hashable {
        var path: String
        var state: State?
        var document: Int
    }

    enum Arrival: Hashable {
        case popState
        /// The entry belongs to another document.
        case load
    }

    private(set) var entries: [Entry]
    private(set) var index = 0
    private(set) var journeys: [Int] = []
    private var lastDocument = 0
    var title = ""

    init(path: String) {
        entries = [Entry(path: path, state: nil, document: 0)]
    }

    var current: Entry { entries[index] }

    mutating func push(_ state: State, path: String) {
        entries.removeSubrange((index + 1)...)
        entries.append(Entry(path: path, state: state, document: current.document))
        index += 1
    }

    mutating func replace(_ state: State, path: String) {
        entries[index].state = state
        entries[index].path = path
    }

    /// Starts a journey; it is over some time after.
    mutating func go(_ delta: Int) { journeys.append(delta) }

    /// Finishes the oldest journey; `nil` where it leads nowhere.
    mutating func arrive() -> Arrival? {
        guard !journeys.isEmpty else { return nil }
        let target = index + journeys.removeFirst()
        guard entries.indices.contains(target), target != index else { return nil }
        let isSame = entries[target].document == current.document
        index = target
        if isSame { return .popState }
        load()
        return .load
    }

    /// Loads the current entry again: all entries of its document belong to the new one.
    mutating func load() {
        lastDocument += 1
        let old = current.document
        for index in entries.indices where entries[index].document == old { entries[index].document = lastDocument }
    }

    /// An address typed, or a link of another site followed.
    mutating func visit(_ path: String) {
        lastDocument += 1
        entries.removeSubrange((index + 1)...)
        entries.append(Entry(path: path, state: nil, document: lastDocument))
        index += 1
    }
}
