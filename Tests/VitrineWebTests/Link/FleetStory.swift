// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

@testable import VitrineWeb

/// A story of one page and two nodes with a store between them, of which nodes die and all are drained.
///
/// The nodes are the real registries, the store is the front's. A node that dies does nothing any more, and what it had
/// taken from the store and not kept goes back there, as the front does it.
@MainActor final class FleetStory {
    enum Deed: Hashable, Sendable {
        case press(Int)
        /// The app changes something by itself.
        case change
        /// So many messages of the page reach its node, or of the node reach the page.
        case hear(Int)
        case deliver(Int)
        /// Both ends learn that the connection is gone.
        case cut
        /// The page gives its socket up; the node learns nothing yet.
        case abandon
        case connect
        /// The node ends at once, as with `kill -9`; after `start` there is another one in its place.
        case kill(Int)
        case start(Int)
        /// All nodes are told to leave, and others take their places.
        case drain
        /// Whatever waits for nothing runs.
        case rest
        case wait(Int)
    }

    /// One process.
    @MainActor final class Node {
        let registry: LiveRegistry
        let store: NodeStore
        /// The apps of its scenes, the newest last.
        fileprivate(set) var apps: [MiniApp] = []

        init(_ number: Int, _ story: FleetStory) {
            store = NodeStore(story.shelf)
            var configuration = LiveConfiguration()
            configuration.tokenKeys = TokenKeys(current: ContentHash.digest(of: "key".utf8))
            configuration.tokenPrefix = "w\(number)."
            // However fast the machine is, turns are as long.
            configuration.processorTime = { .zero }
            configuration.capsules = CapsuleKeeping(store: store, isRemote: true, build: "1")
            weak var box: Node?
            registry = LiveRegistry(configuration: configuration, now: { [clock = story.clock] in clock.now }) {
                [weak story] request in
                let app = request.states.map { MiniApp($0) } ?? MiniApp()
                app.onPress = { story?.done.append($0) }
                box?.apps.append(app)
                return MiniScene(app)
            }
            box = self
        }
    }

    /// The time of all nodes and of the store.
    final class Clock: @unchecked Sendable {
        // Only touched from the main actor in these tests.
        var now = Duration.zero
    }

    let clock = Clock()
    let shelf: CapsuleShelf
    /// The buttons that any app heard of, in order.
    var done: [Int] = []
    private var nodes: [Node?] = []
    private var page: ModelPage!
    private var places: [ObjectIdentifier: Node] = [:]
    private var sockets: [ModelSocket] = []
    private var cookie = ""
    private var detours: [String: Int] = [:]
    private var kills = 0
    private var restorationsAtKill = 0
    /// When a node took the session last, and whether that was lost twice within the time in which it then starts anew.
    private var taken: Duration?
    private var mayStartAnew = false
    private var lastTakings = 0

    init() async {
        shelf = CapsuleShelf { [clock] in clock.now }
        nodes = [Node(1, self), Node(2, self)]
        let loaded = await LoadedPage(from: "10.0.0.1", of: nodes[0]!.registry)
        cookie = loaded.cookie
        page = ModelPage(loaded, app: nodes[0]!.apps[0])
    }

    /// Tells a story; answers what went wrong.
    static func tell(_ deeds: [Deed]) async -> String? {
        let story = await FleetStory()
        await story.connect()
        var fault: String?
        for deed in deeds where fault == nil {
            await story.perform(deed)
            fault = story.check()
        }
        if fault == nil { fault = await story.settle() }
        for socket in story.sockets { await story.lose(socket) }
        for case let node? in story.nodes { node.store.die() }
        return fault
    }

    // MARK: - Deeds

    private func perform(_ deed: Deed) async {
        switch deed {
        case .press(let button): page.press(button)
        case .change:
            guard let node = page.socket.flatMap({ places[ObjectIdentifier($0)] }) else { return }
            node.apps.last?.changes += 1
            for socket in sockets { (socket.inbound as? LiveConnection)?.pump() }
        case .hear(let count): for _ in 0..<count { await hear() }
        case .deliver(let count): for _ in 0..<count { deliver() }
        case .cut:
            guard let socket = page.socket else { return }
            page.lost()
            await lose(socket)
        case .abandon: page.lost()
        case .connect: await connect()
        case .kill(let index): await kill(index)
        case .start(let index): start(index)
        case .drain: await drain()
        case .rest: await rest()
        case .wait(let seconds):
            clock.now += .seconds(seconds)
            for case let node? in nodes { node.registry.tick() }
            await sweep()
        }
    }

    private func start(_ index: Int) {
        if nodes[index] == nil { nodes[index] = Node(index + 1, self) }
    }

    private func kill(_ index: Int) async {
        guard let node = nodes[index] else { return }
        let isRestoring = !node.registry.restoring.isEmpty
        if !node.registry.allSeats.isEmpty || isRestoring {
            let since = taken.map { clock.now - $0 } ?? .seconds(61)
            if kills > 0, isRestoring || since <= .seconds(60) { mayStartAnew = true }
            kills += 1
            restorationsAtKill = page.restorations
        }
        node.store.die()
        nodes[index] = nil
        // The front closes its sockets; the node hears of nothing.
        for socket in sockets where places[ObjectIdentifier(socket)] === node { disconnect(socket) }
    }

    private func drain() async {
        for (index, node) in nodes.enumerated() {
            guard let node else { continue }
            await node.registry.drain()
            nodes[index] = Node(index + 1, self)
            node.store.die()
            for socket in sockets where places[ObjectIdentifier(socket)] === node { disconnect(socket) }
        }
    }

    /// A socket whose node is gone.
    private func disconnect(_ socket: ModelSocket) {
        sockets.removeAll { $0 === socket }
        socket.inbound = nil
        socket.up = []
        socket.close(code: 1012, reason: "")
    }

    private func connect() async {
        guard page.socket == nil, !page.isRefused else { return }
        // As the front has it: where the page was sent last, or the node that the token names, or else any other.
        let named = detours[page.epoch] ?? (page.token.hasPrefix("w1.") ? 0 : 1)
        let index = nodes[named] == nil ? 1 - named : named
        guard let node = nodes[index] else { return }
        if index != named { detours[page.epoch] = index }
        let socket = ModelSocket()
        socket.inbound = await node.registry.openSocket(
            SocketRequest(
                path: WireProtocol.socketPath, headers: WebHeaders([("Cookie", cookie)]), remoteAddress: "10.0.0.1"),
            outbound: socket)
        sockets.append(socket)
        places[ObjectIdentifier(socket)] = node
        page.hello(on: socket)
    }

    private func hear() async {
        guard let socket = sockets.first(where: { !$0.up.isEmpty }) else { return }
        await socket.hear()
        await sweep()
    }

    private func deliver() {
        guard let socket = page.socket else { return }
        if !socket.down.isEmpty {
            // A node that has sent something has a scene, unless it sends no more than that it leaves.
            let app = places[ObjectIdentifier(socket)]?.apps.last ?? MiniApp()
            page.receive(socket.down.removeFirst(), app: app)
        } else if let code = socket.closeCode {
            page.closed(code)
        }
    }

    private func lose(_ socket: ModelSocket) async {
        sockets.removeAll { $0 === socket }
        await socket.lose()
    }

    private func sweep() async {
        for socket in sockets where socket.closeCode != nil { await lose(socket) }
    }

    private func rest() async {
        repeat {
            for _ in 0..<60 { await Task.yield() }
            for case let node? in nodes { await node.registry.settle() }
        } while nodes.contains { ($0?.store.pending ?? 0) > 0 }
    }

    // MARK: - Promises

    private var seats: [SessionSeat] { nodes.compactMap(\.self).flatMap(\.registry.allSeats) }

    private func check() -> String? {
        if let fault = page.faults.first { return fault }
        let takings = nodes.compactMap(\.self).map(\.registry.counters.taken).reduce(0, +)
        if takings != lastTakings { (taken, lastTakings) = (clock.now, takings) }
        if !Self.isPart(done, of: page.pressed) {
            return "pressed \(page.pressed), done \(done): an event was done twice, or out of turn"
        }
        if kills == 0, !page.pressed.starts(with: done) { return "pressed \(page.pressed), done \(done)" }
        return nil
    }

    /// Whether a list is another one with some left out.
    private static func isPart(_ list: [Int], of other: [Int]) -> Bool {
        var rest = other[...]
        return list.allSatisfy { item in
            guard let index = rest.firstIndex(of: item) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }

    /// The dust settles: all nodes run, everything arrives, and the page comes back if it has to.
    private func settle() async -> String? {
        for index in nodes.indices { start(index) }
        for _ in 0..<6 {
            await connect()
            for _ in 0..<200 {
                await rest()
                let isQuiet = page.socket?.up.isEmpty != false && page.socket?.down.isEmpty != false
                if isQuiet, page.socket?.closeCode == nil { break }
                await hear()
                deliver()
                if let fault = check() { return fault }
            }
            if page.isRefused { break }
            await perform(.wait(16))
        }
        if page.isRefused { return refusalFault }
        if !page.isLive { return "the page is not live" }
        guard let app = page.socket.flatMap({ places[ObjectIdentifier($0)] })?.apps.last else { return "no app" }
        if seats.count != 1 { return "\(seats.count) nodes have the session" }
        if !page.kept.isEmpty { return "\(page.kept.count) events are still kept" }
        if page.text != app.text { return "the page shows \(page.text), the scene \(app.text)" }
        if !Self.isPart(app.log, of: done) { return "the app has \(app.log), done was \(done)" }
        guard app.log != page.pressed else { return nil }
        // Only a node that died takes something along, and the page knows.
        if kills == 0 { return "pressed \(page.pressed), and the app has \(app.log) though no node died" }
        return page.restorations > restorationsAtKill ? nil : "lost silently: pressed \(page.pressed), has \(app.log)"
    }

    /// A page may start anew where nothing was kept of it, or where its session was lost twice in a short time.
    private var refusalFault: String? {
        if !seats.isEmpty { return "the page is refused though a node has its session" }
        if page.mode.isEmpty || mayStartAnew { return nil }
        return shelf.count > 0 || kills == 0 ? "the page is refused though its session was kept" : nil
    }
}

/// The store as one node has it, until that dies. It answers in a later turn of the main actor, where all of a story
/// happens: what comes before what depends on no other thread.
@MainActor final class NodeStore: CapsuleStore {
    private var isAlive = true
    /// Requests without an answer.
    private(set) var pending = 0
    private let loans: CapsuleLoans

    init(_ shelf: CapsuleShelf) { loans = CapsuleLoans(shelf) }

    func put(_ capsule: SealedCapsule) async -> Bool { await answered { $0.put(capsule) } ?? true }

    func take(_ session: String, token: Int) async -> SealedCapsule? {
        await answered { $0.take(session, token: token) } ?? nil
    }

    func end(_ session: String, generation: Int) async {
        await answered { $0.end(session, generation: generation) }
    }

    func forget(owner: String) async { await answered { $0.forget(owner: owner) } }

    /// What the store answers. What a node has said arrives even if it dies then; the answer does not.
    @discardableResult
    private func answered<Answer>(_ ask: (CapsuleLoans) -> Answer) async -> Answer? {
        guard isAlive else { return nil }
        let answer = ask(loans)
        pending += 1
        await Task.yield()
        pending -= 1
        return isAlive ? answer : nil
    }

    func die() {
        isAlive = false
        loans.giveBack()
    }
}
