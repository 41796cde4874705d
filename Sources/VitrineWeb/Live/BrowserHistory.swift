// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// A copy of the browser's history of this tab, which returns the steps that bring it to the scene's navigation stack.
///
/// The browser has a line of entries and stands at one of them; `slots` is the server's copy of that line, from the
/// entry at depth `first` up to the last one forward. An entry that an earlier page of the tab wrote (before a reload)
/// has no key until the user goes there or its path is recognised as one of the stack's.
///
/// Invariant: after `steps(to:)` has been applied the browser shows an entry of the stack's top, and no entry was removed
/// except those that a push truncates, as in every browser. A pop moves back to the page's own entry, so that Forward
/// leads where it led before; a page that has no entry (a deep link has one for a whole stack) replaces the current one.
///
/// Entries of another stack (another tab of a tab view) are never crossed by a pop. Linear in the number of slots,
/// which is at most `limit`: browsers themselves keep 50.
package struct BrowserHistory: Hashable, Sendable {
    package enum Step: Hashable, Sendable {
        case push(HistoryEntry, depth: Int)
        case replace(HistoryEntry, depth: Int)
        /// Moves by so many entries, backwards or forwards.
        case go(Int)

        package var json: String {
            switch self {
            case .push(let entry, let depth): Self.json(.push, entry, depth)
            case .replace(let entry, let depth): Self.json(.replace, entry, depth)
            case .go(let count): "[\"\(WireProtocol.HistoryStep.go.rawValue)\",\(count)]"
            }
        }

        private static func json(_ word: WireProtocol.HistoryStep, _ entry: HistoryEntry, _ depth: Int) -> String {
            JSONText.array([
                "\"\(word.rawValue)\"", String(entry.key), String(depth), JSONText.string(entry.path),
                JSONText.string(entry.title),
            ])
        }
    }

    /// One entry of the browser.
    package struct Slot: Hashable, Sendable {
        /// `nil` for an entry of an earlier page.
        package var key: Int?
        /// The key of the root of the stack that the entry belongs to.
        package var root: Int?
        /// `nil` if it is no longer known.
        package var path: String?
        /// The title that the browser was sent; `nil` while it shows another entry's.
        package var title: String?
    }

    /// The number of entries that are remembered; the app never moves back to those below.
    package static let limit = 48

    package private(set) var slots: [Slot]
    /// The depth of the first slot.
    package private(set) var first: Int
    /// The index of the slot where the browser stands.
    package private(set) var position: Int
    /// The depth from which the user moved, until the scene has answered.
    private var origin: Int?

    /// How many entries of this app lie before the current one.
    package var depth: Int { first + position }

    /// The paths of the last entries before the current one, oldest first, as far as all of them are known.
    var trail: [String] {
        slots[..<position].reversed().prefix { $0.path != nil }.reversed().compactMap(\.path)
    }

    /// Creates the copy of the history of a page that shows a stack.
    ///
    /// - Parameters:
    ///   - stack: The scene's stack, root first.
    ///   - path: The path in the browser's address bar.
    ///   - title: The title that the page was given.
    ///   - depth: The number of entries of this app before the current one.
    ///   - trail: The paths of the last of those entries, oldest first.
    package init(stack: [HistoryEntry], path: String, title: String?, depth: Int, trail: [String] = []) {
        let known = trail.suffix(min(depth, Self.limit - 1))
        slots = known.map { Slot(path: $0) }
        first = depth - known.count
        slots.append(Slot(key: stack.last?.key, root: stack.first?.key, path: path, title: title))
        position = slots.count - 1
        recognise(stack)
    }

    // MARK: - The scene has another stack

    /// Returns the steps to a new stack, which afterwards counts as sent.
    package mutating func steps(to stack: [HistoryEntry]) -> [Step] {
        guard let top = stack.last else { return [] }
        defer { origin = nil }
        if slots[position].key == top.key { return rename(top, in: stack) }
        if let slot = standing(top.key) { return travel(to: slot) + rename(top, in: stack) }
        let reachable = run(of: stack)
        for index in stack.indices.reversed() {
            guard let slot = slots[reachable].lastIndex(where: { $0.key == stack[index].key }) else { continue }
            let rest = stack[(index + 1)...]
            guard let next = rest.first else { return travel(to: slot) + rename(top, in: stack) }
            if slot == position { return push(rest, in: stack) }
            // The rest of the stack replaces the entries that were there.
            return travel(to: slot + 1) + replace(next, in: stack) + push(rest.dropFirst(), in: stack)
        }
        // Nothing of this stack is in the browser: it is another tab's, or this one was entered further up.
        return reachable.isEmpty ? push([top], in: stack) : replace(top, in: stack)
    }

    /// Returns the slot of a page that is neither the current one nor below it in the same stack: the browser moves forward
    /// to such a page instead of pushing it again, and a move that the app refused is undone.
    private func standing(_ key: Int) -> Int? {
        if let origin, slots.indices.contains(origin - first), slots[origin - first].key == key {
            return origin - first
        }
        if let ahead = slots[(position + 1)...].firstIndex(where: { $0.key == key }) { return ahead }
        return origin == nil ? nil : slots[..<position].lastIndex { $0.key == key }
    }

    /// Returns the slots up to the current one that belong to a stack, without those of another stack between.
    private func run(of stack: [HistoryEntry]) -> Range<Int> {
        let root = stack.first?.key
        let below = slots[...position].reversed().prefix { $0.root == root || $0.root == nil }.count
        return (position + 1 - below)..<(position + 1)
    }

    private mutating func travel(to slot: Int) -> [Step] {
        guard slot != position else { return [] }
        defer { position = slot }
        slots[slot].title = nil
        return [.go(slot - position)]
    }

    /// Replaces the current entry, which is the page's already, if its path or title differs.
    private mutating func rename(_ entry: HistoryEntry, in stack: [HistoryEntry]) -> [Step] {
        guard slots[position].path != entry.path || slots[position].title != entry.title else { return [] }
        return replace(entry, in: stack)
    }

    private mutating func replace(_ entry: HistoryEntry, in stack: [HistoryEntry]) -> [Step] {
        slots[position] = Slot(entry, in: stack)
        return [.replace(entry, depth: depth)]
    }

    private mutating func push(_ entries: some Collection<HistoryEntry>, in stack: [HistoryEntry]) -> [Step] {
        var steps: [Step] = []
        for entry in entries {
            slots.removeSubrange((position + 1)...)
            slots.append(Slot(entry, in: stack))
            position += 1
            if slots.count > Self.limit {
                slots.removeFirst()
                first += 1
                position -= 1
            }
            steps.append(.push(entry, depth: depth))
        }
        return steps
    }

    // MARK: - The user moved

    /// Notes that the user moved to an entry.
    ///
    /// - Parameters:
    ///   - key: The key that the entry names; `nil` for one of an earlier page.
    ///   - depth: The number of entries of this app before it.
    ///   - path: The address of the entry.
    /// - Returns: The key of the page that the entry stands for, if it is known.
    package mutating func arrive(key: Int?, depth: Int, path: String) -> Int? {
        origin = origin ?? self.depth
        var index = depth - first
        if index < 0 || index > slots.count + Self.limit {
            slots = [Slot(path: path)]
            first = depth
            index = 0
        }
        while slots.count <= index { slots.append(Slot()) }
        while slots.count > Self.limit, index > 0 {
            slots.removeFirst()
            first += 1
            index -= 1
        }
        position = index
        if let key {
            if slots[index].key != key { slots[index] = Slot(key: key) }
        } else if slots[index].path != path {
            slots[index] = Slot()
        }
        slots[index].path = path
        slots[index].title = nil
        return slots[index].key
    }

    /// Assigns the current entry, whose path the scene has opened, to the top of the scene's stack.
    package mutating func settle(on stack: [HistoryEntry]) {
        slots[position].key = stack.last?.key
        slots[position].root = stack.first?.key
        recognise(stack)
    }

    /// Finds the pages below the top among the entries that an earlier page wrote.
    private mutating func recognise(_ stack: [HistoryEntry]) {
        var ceiling = position
        for entry in stack.dropLast().reversed() {
            let unknown = slots[..<ceiling].reversed().prefix { $0.key == nil }.count
            let range = (ceiling - unknown)..<ceiling
            guard let slot = slots[range].lastIndex(where: { $0.path == entry.path }) else { continue }
            slots[slot].key = entry.key
            slots[slot].root = stack.first?.key
            ceiling = slot
        }
    }
}

extension BrowserHistory.Slot {
    fileprivate init(_ entry: HistoryEntry, in stack: [HistoryEntry]) {
        self.init(key: entry.key, root: stack.first?.key, path: entry.path, title: entry.title)
    }
}
