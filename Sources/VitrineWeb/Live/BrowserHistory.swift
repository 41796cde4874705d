// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What the browser's history holds of this scene, and the steps that bring it to the scene's own.
///
/// Invariant: `entries` is the scene's stack as the browser was last told; its last element is where the browser
/// stands. `base` is the lowest index that exists as an entry of the browser: whoever enters at `/characters/1` has a
/// stack of three and one entry, and Back leaves the site.
package struct BrowserHistory: Hashable, Sendable {
    package enum Step: Hashable, Sendable {
        case push(HistoryEntry, depth: Int)
        case replace(HistoryEntry, depth: Int)
        /// Moves by so many entries, always backwards.
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

    package private(set) var entries: [HistoryEntry]
    package private(set) var base: Int

    /// - Parameters:
    ///   - path: What the browser's address bar shows.
    ///   - depth: How many entries of this app the browser knows before the current one.
    package init(stack: [HistoryEntry], path: String, depth: Int) {
        entries = stack
        base = max(0, stack.count - 1 - depth)
        if !entries.isEmpty { entries[entries.count - 1].path = path }
    }

    /// The steps to a new stack; it counts as told afterwards.
    package mutating func steps(to stack: [HistoryEntry]) -> [Step] {
        guard let last = stack.last, stack != entries else { return [] }
        defer { entries = stack }
        let common = zip(entries, stack).prefix { $0.key == $1.key }.count
        var steps: [Step] = []
        var shown = common - 1
        if common < entries.count {
            let current = entries.count - 1
            shown = min(common, stack.count - 1)
            let reachable = max(shown, min(base, current))
            if reachable < current { steps.append(.go(reachable - current)) }
            base = min(base, shown)
            steps.append(.replace(stack[shown], depth: shown - base))
        } else if common == stack.count {
            // The stack is the same; a title or an address changed. Below the top the browser need not know.
            if entries.last != last { steps.append(.replace(last, depth: common - 1 - base)) }
        }
        for index in stack.indices where index > shown {
            steps.append(.push(stack[index], depth: index - base))
        }
        return steps
    }

    /// The person moved to an entry that the scene has popped to: the browser stands there already.
    package mutating func arrived(at index: Int, of stack: [HistoryEntry], knownDepth: Int?) {
        entries = Array(stack.prefix(index + 1))
        if let knownDepth { base = max(0, index - knownDepth) }
        base = min(base, index)
        forgetTitle()
    }

    /// The person moved to an entry that the scene does not have.
    package mutating func arrived(atUnknown path: String, depth: Int) {
        let index = min(base + depth, entries.count + 8)
        entries = Array(entries.prefix(index))
        while entries.count <= index { entries.append(HistoryEntry(key: -1 - entries.count, path: path, title: "")) }
    }

    /// The entry will be named again: the document's title is still the other entry's.
    private mutating func forgetTitle() {
        if !entries.isEmpty { entries[entries.count - 1].title = "\u{0}" }
    }
}
