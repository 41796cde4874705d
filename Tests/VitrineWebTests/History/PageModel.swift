// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineWeb

/// `Client/history.js` in Swift: what a page does with the server's steps and the user's moves.
///
/// The browser test `test_history.py` replays walks of this model against the real one.
struct PageModel {
    private enum Work {
        case message(number: Int, handled: Int, steps: [JSONValue])
    }

    let epoch: String
    private var applied = 0
    private var asked = 0
    private var event = 0
    private var queue: [Work] = []
    /// A step of the first message in the queue that waits for a journey: where it should end.
    private var goal: Int?
    /// The user arrived somewhere else meanwhile; our own arrival is still to come.
    private var isAstray = false
    private var title = ""
    /// Messages to the server.
    var outbox: [String] = []

    var isWaiting: Bool { goal != nil }

    init(epoch: String, key: Int, tab: inout TabModel) {
        self.epoch = epoch
        let state = tab.current.state
        let depth = state?.depth ?? 0
        tab.replace(
            .init(epoch: epoch, key: key, depth: depth, trail: Self.trail(state)), path: tab.current.path)
    }

    static func trail(_ state: TabModel.State?) -> [String] {
        guard let state else { return [] }
        return Array(state.trail.suffix(min(48, state.depth)))
    }

    /// Any other event, which counts too.
    mutating func act() { event += 1 }

    mutating func popState(_ tab: inout TabModel) {
        guard let goal else { return ask(tab) }
        if isAstray || (tab.current.state?.depth ?? 0) == goal { arrived(&tab) } else { isAstray = true }
    }

    /// A journey that leads nowhere is given up.
    mutating func losePatience(_ tab: inout TabModel) {
        if goal != nil { arrived(&tab) }
    }

    mutating func receive(_ message: JSONValue, _ tab: inout TabModel) {
        guard let items = message.array, items.count == 4, items[0].string == "N", let number = items[1].integer,
            let handled = items[2].integer, let steps = items[3].array
        else { return }
        queue.append(.message(number: number, handled: handled, steps: steps))
        if goal == nil { work(&tab) }
    }

    private mutating func ask(_ tab: TabModel) {
        event += 1
        asked = event
        let state = tab.current.state
        let key = state.flatMap { $0.epoch == epoch ? "\($0.key)" : nil } ?? "null"
        outbox.append("[\"O\",\(event),\(applied),\(key),\(state?.depth ?? 0),\"\(tab.current.path)\"]")
    }

    private mutating func arrived(_ tab: inout TabModel) {
        guard let goal else { return }
        self.goal = nil
        isAstray = false
        if (tab.current.state?.depth ?? 0) != goal {
            queue.removeFirst()
            ask(tab)
        }
        work(&tab)
    }

    private mutating func work(_ tab: inout TabModel) {
        while case .message(let number, let handled, let steps)? = queue.first {
            var rest = steps[...]
            while handled >= asked, let step = rest.popFirst()?.array, let word = step[0].string {
                if word == "g", let count = step[1].integer {
                    goal = (tab.current.state?.depth ?? 0) + count
                    queue[0] = .message(number: number, handled: handled, steps: Array(rest))
                    tab.go(count)
                    return
                }
                guard let key = step[1].integer, let depth = step[2].integer, let path = step[3].string,
                    let label = step[4].string
                else { continue }
                if word == "p" {
                    let trail = Self.trail(tab.current.state) + [tab.current.path]
                    tab.push(.init(epoch: epoch, key: key, depth: depth, trail: trail), path: path)
                } else {
                    let trail = Self.trail(tab.current.state)
                    tab.replace(.init(epoch: epoch, key: key, depth: depth, trail: trail), path: path)
                }
                title = label
            }
            queue.removeFirst()
            if handled >= asked {
                applied = number
                tab.title = title
            }
        }
    }
}
