// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import VitrineCore
import VitrineDisplay
import VitrineWeb

/// What can happen in a walk. Numbers are reduced to what is possible when it happens, so that a walk stays a walk when
/// steps are taken out of it.
enum WalkStep: Hashable {
    // The app
    case push([Int])
    case pop(Int)
    case popToRoot
    case replace([Int])
    case select(Int)
    case retitle
    case refuse(Bool)
    // The user
    case back
    case forward
    case go(Int)
    case reload
    case visit([Int])
    /// What is under way goes on by one step.
    case arrive
    case deliverToServer
    case deliverToPage
    /// Everything under way comes to its end; then everything must agree.
    case settle

    static func random(_ generator: inout SeededGenerator) -> WalkStep {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        func values() -> [Int] { (0..<number(1...3)).map { _ in number(0...4) == 0 ? -number(1...3) : number(1...4) } }
        switch number(0...39) {
        case 0...4: return .push(Array(values().prefix(number(1...2))))
        case 5...7: return .pop(number(1...3))
        case 8: return .popToRoot
        case 9...10: return .replace(values())
        case 11...12: return .select(number(0...1))
        case 13: return .retitle
        case 14: return .refuse(number(0...2) == 0)
        case 15...19: return .back
        case 20...22: return .forward
        case 23: return .go(number(-4...4))
        case 24: return .reload
        case 25: return .visit(values().map(abs))
        case 26...28: return .arrive
        case 29...31: return .deliverToServer
        case 32...34: return .deliverToPage
        default: return .settle
        }
    }
}

/// Several tabs of one browser and a server with a session for each, driven step by step.
///
/// The browser and the page are models; history, channel, session and message reader are the real ones.
@MainActor final class HistoryWalk {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// A tab with the page in it and that page's session.
    private final class Visit {
        var tab = TabModel(path: "/")
        var page: PageModel?
        var session: LiveSession?
        var scene: WalkScene?
        var toServer: [String] = []
        var toPage: [String] = []

        /// Nothing is under way.
        var isQuiet: Bool {
            tab.journeys.isEmpty && toServer.isEmpty && toPage.isEmpty && page?.isWaiting != true
        }
    }

    private var visits: [Visit] = []
    private var epochs = 0
    /// Far enough apart that no message is one of a flood.
    private var time = Duration.zero
    /// What went over the boundary of page and browser, and what was so at rest, as JSON: a browser replays it.
    private(set) var log: [String] = []

    init(tabs: Int) throws {
        for _ in 0..<tabs {
            visits.append(Visit())
            load(visits.count - 1, by: "visit")
            try settle(visits.count - 1)
        }
    }

    func perform(_ step: WalkStep, in index: Int) throws {
        guard let scene = visits[index].scene else { throw Failure(description: "a tab without a scene") }
        switch step {
        case .push(let values): scene.push(values)
        case .pop(let count): scene.pop(count)
        case .popToRoot: scene.pop(.max)
        case .replace(let values): scene.replace(values)
        case .select(let tab): scene.select(tab)
        case .retitle: scene.retitle()
        case .refuse(let refuses): scene.refuses = refuses
        case .back: try move(-1, index)
        case .forward: try move(1, index)
        case .go(let delta): try move(delta, index)
        case .reload:
            visits[index].tab.load()
            load(index, by: "reload")
        case .visit(let values):
            visits[index].tab.visit("/" + values.map(String.init).joined(separator: "/"))
            load(index, by: "visit")
        case .arrive: arrive(index)
        case .deliverToServer: deliverToServer(index)
        case .deliverToPage: deliverToPage(index)
        case .settle: try settle(index)
        }
        pump(index)
    }

    // MARK: - What happens

    private func load(_ index: Int, by way: String) {
        visits[index].session?.end()
        visits[index].toServer = []
        visits[index].toPage = []
        epochs += 1
        let scene = WalkScene()
        let tab = visits[index].tab
        guard scene.open(path: tab.current.path), let top = scene.history.last else {
            visits[index].page = nil
            visits[index].session = nil
            visits[index].scene = nil
            return
        }
        visits[index].tab.title = top.title
        let state = tab.current.state
        let session = LiveSession(
            scene: scene, client: ClientState(), epoch: "e\(epochs)", path: tab.current.path, title: top.title,
            depth: state?.depth ?? 0, trail: PageModel.trail(state), now: .zero)
        visits[index].page = PageModel(epoch: session.epoch, key: top.key, tab: &visits[index].tab)
        visits[index].scene = scene
        visits[index].session = session
        note("load", [way, tab.current.path, session.epoch, top.title].map(JSONText.string) + ["\(top.key)"])
        take(session.welcome(BrowserViewport(), now: .zero), index)
    }

    private func take(_ outputs: [LiveSession.Output], _ index: Int) {
        for case .send(let text) in outputs where text.hasPrefix("[\"N\"") { visits[index].toPage.append(text) }
        // A page's link says at once what it got; when the steps are done is another question.
        guard let session = visits[index].session, !outputs.isEmpty else { return }
        take(session.receive("[\"A\",\(session.sequence),0]", now: time), index)
    }

    private func pump(_ index: Int) {
        if let session = visits[index].session { take(session.pump(now: .zero), index) }
    }

    private func arrive(_ index: Int) {
        switch visits[index].tab.arrive() {
        case .popState:
            visits[index].page?.popState(&visits[index].tab)
        case .load:
            load(index, by: "journey")
        case nil:
            if visits[index].tab.journeys.isEmpty { visits[index].page?.losePatience(&visits[index].tab) }
        }
        send(index)
    }

    private func send(_ index: Int) {
        visits[index].toServer += visits[index].page?.outbox ?? []
        visits[index].page?.outbox = []
    }

    private func deliverToServer(_ index: Int) {
        guard let session = visits[index].session, !visits[index].toServer.isEmpty else { return }
        time += .seconds(1)
        let message = visits[index].toServer.removeFirst()
        note("client", [message])
        take(session.receive(message, now: time), index)
    }

    private func deliverToPage(_ index: Int) {
        guard !visits[index].toPage.isEmpty else { return }
        let text = visits[index].toPage.removeFirst()
        note("server", [text])
        guard let message = try? JSONValue(text) else { return }
        visits[index].page?.receive(message, &visits[index].tab)
        send(index)
    }

    // MARK: - What must be so

    /// The user's own move; where nothing else is under way, what it leads to is known beforehand.
    private func move(_ delta: Int, _ index: Int) throws {
        guard visits[index].isQuiet else { return visits[index].tab.go(delta) }
        try settle(index)
        note("person", ["\(delta)"])
        let before = visits[index].tab
        let refuses = visits[index].scene?.refuses == true
        visits[index].tab.go(delta)
        try settle(index)
        let after = visits[index].tab
        let target = before.index + delta
        guard before.entries.indices.contains(target), delta != 0 else {
            return try expect(after.index == before.index, "a move beyond the ends went somewhere")
        }
        try expect(after.entries.count == before.entries.count, "a move lost or made entries: \(before) -> \(after)")
        let isSame = before.entries[target].document == before.current.document
        if refuses, isSame {
            let isAddressed = before.entries[target].path == before.current.path
            try expect(after.index == before.index || isAddressed, "the app refused, the browser went all the same")
        } else {
            try expect(after.index == target, "asked for \(target), ended at \(after.index): \(before) -> \(after)")
            let wanted = before.entries[target].path
            try expect(after.current.path == wanted, "asked for \(wanted), got \(after.current.path)")
        }
    }

    private func settle(_ index: Int) throws {
        var turns = 0
        pump(index)
        while !visits[index].isQuiet {
            arrive(index)
            deliverToServer(index)
            pump(index)
            deliverToPage(index)
            turns += 1
            try expect(turns < 500, "it never comes to rest")
        }
        for index in visits.indices where visits[index].isQuiet { try check(visits[index]) }
        noteRest(visits[index].tab)
    }

    private func note(_ word: String, _ values: [String]) {
        log.append(JSONText.array([JSONText.string(word)] + values))
    }

    private func noteRest(_ tab: TabModel) {
        guard let state = tab.current.state else { return }
        let trail = JSONText.array(state.trail.map(JSONText.string))
        let texts = [tab.current.path, tab.title, state.epoch].map(JSONText.string)
        note("rest", texts + ["\(state.key)", "\(state.depth)", trail, "\(tab.entries.count)"])
    }

    private func check(_ visit: Visit) throws {
        guard let scene = visit.scene, let session = visit.session, let top = scene.history.last else {
            return try expect(false, "no page at \(visit.tab.current.path)")
        }
        let tab = visit.tab
        try expect(tab.current.path == top.path, "the address is \(tab.current.path), the page \(top.path)")
        try expect(tab.title == top.title, "the title is \(tab.title), the page's \(top.title)")
        try expect(tab.current.state?.key == top.key, "the entry is \(tab.current), the page \(top)")
        try expect(tab.current.state?.epoch == session.epoch, "the entry is another page's: \(tab.current)")
        // Depths count up within what one visit wrote.
        for (entry, next) in zip(tab.entries, tab.entries.dropFirst()) where next.document == entry.document {
            let depth = entry.state?.depth ?? 0
            try expect(next.state?.depth == depth + 1, "depths are not in order: \(tab.entries)")
        }
        try expect(tab.current.state?.depth == session.browserHistory.depth, "the server is mistaken about the depth")
        let known = session.browserHistory
        for (offset, slot) in known.slots.enumerated() {
            let place = tab.index + known.first + offset - known.depth
            guard let key = slot.key, tab.entries.indices.contains(place) else { continue }
            let state = tab.entries[place].state
            guard state?.epoch == session.epoch else { continue }
            try expect(state?.key == key, "the server takes entry \(place) for \(key): \(tab.entries)")
        }
    }

    private func expect(_ condition: Bool, _ message: @autoclosure () -> String) throws {
        if !condition { throw Failure(description: message()) }
    }
}

/// A walk that can be told in one line.
struct WalkPlan {
    var tabs: Int
    var steps: [(tab: Int, step: WalkStep)]

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        tabs = seed % 4 == 0 ? 2 : 1
        steps = []
        for _ in 0..<Int.random(in: 10...40, using: &generator) {
            steps.append((Int.random(in: 0..<tabs, using: &generator), WalkStep.random(&generator)))
        }
    }

    /// What goes wrong, if anything does.
    @MainActor func failure() -> String? {
        do {
            let walk = try HistoryWalk(tabs: tabs)
            for (tab, step) in steps { try walk.perform(step, in: tab) }
            for tab in 0..<tabs { try walk.perform(.settle, in: tab) }
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// The story of the walk with everything at rest after each step; `nil` where it has more than one tab.
    @MainActor func story() throws -> [String]? {
        guard tabs == 1 else { return nil }
        let walk = try HistoryWalk(tabs: 1)
        for (tab, step) in steps {
            try walk.perform(step, in: tab)
            try walk.perform(.settle, in: tab)
        }
        return walk.log
    }

    /// The same failure, or another, in as few steps as removing some of them finds.
    @MainActor func shrunk() -> WalkPlan {
        var plan = self
        var size = max(1, plan.steps.count / 2)
        while size > 0 {
            var start = 0
            while start < plan.steps.count {
                var smaller = plan
                smaller.steps.removeSubrange(start..<min(start + size, plan.steps.count))
                if smaller.failure() != nil { plan = smaller } else { start += size }
            }
            size /= 2
        }
        return plan
    }
}
