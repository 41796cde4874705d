// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// The exchange between a session and its page about the browser's history.
///
/// Both sides move it: the scene by pushes and pops, the user by Back and Forward, and their messages cross on the way.
/// A page applies no step that was computed before the server had heard of the user's last move; the server keeps what
/// it believed after each message that the page may not have applied, and starts again from the one that the page
/// names.
package struct HistoryChannel: Sendable {
    /// More messages than this are never under way: a move that names an older one starts from the oldest kept.
    private static let kept = 64

    package private(set) var browser: BrowserHistory
    /// The browser's history as it is expected to be after the messages with these numbers.
    private var states: [(number: Int, browser: BrowserHistory)]

    package init(_ browser: BrowserHistory) {
        self.browser = browser
        states = [(0, browser)]
    }

    /// Returns the steps that bring the browser to the scene's stack, to leave as message `number`; none when it is
    /// there.
    package mutating func steps(to stack: [HistoryEntry], as number: Int) -> [BrowserHistory.Step] {
        let steps = browser.steps(to: stack)
        guard !steps.isEmpty else { return [] }
        states.append((number, browser))
        if states.count > Self.kept { states.removeFirst() }
        return steps
    }

    /// Changes the number of a message that is sent again with another one.
    package mutating func renumber(_ old: Int, _ new: Int) {
        for index in states.indices where states[index].number == old { states[index].number = new }
    }

    /// Notes that the user moved to an entry of the browser's history.
    ///
    /// - Parameters:
    ///   - applied: The last message that the page had applied by then.
    ///   - key: The key that the entry names; `nil` for one of an earlier page.
    ///   - depth: The number of entries of this app before it.
    ///   - path: The address of the entry.
    /// - Returns: The key of the page that the entry stands for, if it is known.
    package mutating func arrive(applied: Int, key: Int?, depth: Int, path: String) -> Int? {
        restart(after: applied)
        defer { states[0].browser = browser }
        return browser.arrive(key: key, depth: depth, path: path)
    }

    /// Goes back to what was believed after a message: what was sent since did not come through.
    package mutating func restart(after applied: Int) {
        let index = states.lastIndex { $0.number <= applied } ?? 0
        browser = states[index].browser
        states = [states[index]]
    }

    /// Assigns the browser's current entry, whose path the scene has opened, to the top of the scene's stack.
    package mutating func settle(on stack: [HistoryEntry]) {
        browser.settle(on: stack)
        states[states.count - 1].browser = browser
    }
}
