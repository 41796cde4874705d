// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase

@testable import VitrineWeb

/// A story of one page and two nodes with a store between them, of which nodes die and all are drained.
///
/// The nodes are the real registries. The store is the front's: a node that dies does nothing any more, and what it had
/// taken from the store and not kept goes back there. Or it is on another machine: nodes are cut off from it and the page
/// is sent to and fro meanwhile, and what was taken and not kept is given to whoever asks next.
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
        /// The node does not reach the store; what it keeps waits until it does.
        case split(Int)
        case mend(Int)
        /// Both ends learn that the connection is gone, and the page is sent to the other node from now on.
        case move
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
            let shared: any StoryStore = if let remote = story.remote { remote } else { CapsuleLoans(story.memory) }
            store = NodeStore(shared)
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
    let memory: MemoryCapsules
    /// The store, where it is on another machine.
    let remote: LendingStore?
    /// The buttons that any app heard of, in order.
    var done: [Int] = []
    private var nodes: [Node?] = []
    private var page: ModelPage!
    private var places: [ObjectIdentifier: Node] = [:]
    private var sockets: [ModelSocket] = []
    private var cookie = ""
    private var detours: [String: Int] = [:]
    /// Where a balancer sends the page, once it was sent somewhere.
    private var place: Int?
    private var kills = 0
    private var restorationsAtKill = 0
    /// When a node took the session last, and whether that was lost twice within the time in which it then starts anew.
    private var taken: Duration?
    private var mayStartAnew = false
    private var lastTakings = 0
    /// Whether it is no fault that the page starts anew although its session is on a machine.
    private var mayBeRefused = true

    init(isRemote: Bool = false) async {
        memory = MemoryCapsules { [clock] in clock.now }
        remote = isRemote ? LendingStore() : nil
        nodes = [Node(1, self), Node(2, self)]
        let loaded = await LoadedPage(from: "10.0.0.1", of: nodes[0]!.registry)
        cookie = loaded.cookie
        page = ModelPage(loaded, app: nodes[0]!.apps[0])
    }

    /// Tells a story; answers what went wrong.
    static func tell(_ deeds: [Deed]) async -> String? { await tell(deeds, isRemote: false) }

    /// Tells a story whose store is on another machine; answers what went wrong.
    static func tellRemote(_ deeds: [Deed]) async -> String? { await tell(deeds, isRemote: true) }

    /// Tells a story whose store is on another machine and in which the page never starts anew; answers what went wrong.
    static func tellWithoutRefusal(_ deeds: [Deed]) async -> String? {
        await tell(deeds, isRemote: true, mayBeRefused: false)
    }

    private static func tell(_ deeds: [Deed], isRemote: Bool, mayBeRefused: Bool = true) async -> String? {
        let story = await FleetStory(isRemote: isRemote)
        story.mayBeRefused = mayBeRefused
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
        case .split(let index): nodes[index]?.store.cut()
        case .mend(let index): await nodes[index]?.store.mend()
        case .move:
            place = 1 - (place ?? named)
            await perform(.cut)
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
        if !node.registry.allEntries.isEmpty || isRestoring {
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

    /// The node of the page as the front has it: where the page was sent last, or the one that its token names.
    private var named: Int { detours[page.epoch] ?? (page.token.hasPrefix("w1.") ? 0 : 1) }

    private func connect() async {
        guard page.socket == nil, !page.isRefused else { return }
        let wanted = place ?? named
        let index = nodes[wanted] == nil ? 1 - wanted : wanted
        guard let node = nodes[index] else { return }
        if index != wanted { detours[page.epoch] = index }
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

    private var entries: [SessionEntry] { nodes.compactMap(\.self).flatMap(\.registry.allEntries) }

    private func check() -> String? {
        if let fault = page.faults.first { return fault }
        let takings = nodes.compactMap(\.self).map(\.registry.counters.taken).reduce(0, +)
        if takings != lastTakings { (taken, lastTakings) = (clock.now, takings) }
        if !Self.isPart(done, of: page.pressed) {
            return "pressed \(page.pressed), done \(done): an event was done twice, or out of turn"
        }
        // Who has a session in the newest generation owns it.
        if Set(entries.map(\.generation)).count != entries.count { return "two nodes own the session" }
        if kills == 0, remote == nil, !page.pressed.starts(with: done) {
            return "pressed \(page.pressed), done \(done)"
        }
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
        for index in nodes.indices {
            start(index)
            await nodes[index]?.store.mend()
        }
        if remote != nil {
            for socket in sockets where socket !== page.socket { await lose(socket) }
        }
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
        guard let node = page.socket.flatMap({ places[ObjectIdentifier($0)] }), let app = node.apps.last else {
            return "no app"
        }
        if remote == nil, entries.count != 1 { return "\(entries.count) nodes have the session" }
        // A node that was cut off may keep a parked session that another one has taken, until its page would go on there.
        let live = entries.filter { !$0.session.isParked }
        if live.count != 1 { return "\(live.count) nodes have the session live" }
        if node.registry.allEntries.isEmpty { return "the page is at a node that does not have its session" }
        if !page.kept.isEmpty { return "\(page.kept.count) events are still kept" }
        if page.text != app.text { return "the page shows \(page.text), the scene \(app.text)" }
        if !Self.isPart(app.log, of: done) { return "the app has \(app.log), done was \(done)" }
        guard app.log != page.pressed else { return nil }
        if remote != nil {
            return page.restorations > 0 ? nil : "lost silently: pressed \(page.pressed), has \(app.log)"
        }
        // Only a node that died takes something along, and the page knows.
        if kills == 0 { return "pressed \(page.pressed), and the app has \(app.log) though no node died" }
        return page.restorations > restorationsAtKill ? nil : "lost silently: pressed \(page.pressed), has \(app.log)"
    }

    /// A page may start anew where nothing was kept of it, or where its session was lost twice in a short time.
    private var refusalFault: String? {
        // Nodes that were cut off know of nothing, and a session that was taken twice within a minute starts anew.
        if remote != nil { return mayBeRefused ? nil : "the page is refused" }
        if !entries.isEmpty { return "the page is refused though a node has its session" }
        if page.mode.isEmpty || mayStartAnew { return nil }
        return memory.count > 0 || kills == 0 ? "the page is refused though its session was kept" : nil
    }
}

/// What answers a node at once.
protocol StoryStore: Sendable {
    func put(_ capsule: SealedCapsule) -> Bool
    func take(_ session: String, token: Int) -> SealedCapsule?
    func end(_ session: String, generation: Int)
    func forget(owner: String)
    /// A node that has taken something has ended.
    func giveBack()
}

extension CapsuleLoans: StoryStore {}

/// A store on another machine, as `CapsuleScripts` has it, with loans that are over at once: what was taken stays, under its
/// new generation, until the new owner has kept the session.
final class LendingStore: StoryStore {
    private struct Entry {
        var capsule: SealedCapsule
        var isLent = false
    }

    private let entries = Mutex<[String: Entry]>([:])

    func put(_ capsule: SealedCapsule) -> Bool {
        entries.withLock { entries in
            if let known = entries[capsule.session], known.capsule.generation > capsule.generation { return false }
            entries[capsule.session] = Entry(capsule: capsule)
            return true
        }
    }

    func take(_ session: String, token: Int) -> SealedCapsule? {
        entries.withLock { entries in
            guard var entry = entries[session], entry.capsule.oldestToken <= token else { return nil }
            if !entry.capsule.isFinal { entry.capsule.losses += 1 }
            entry.capsule.generation += 1
            var taken = entry.capsule
            taken.wasTakenBefore = entry.isLent ? true : nil
            entry.capsule.isFinal = false
            entry.isLent = true
            entries[session] = entry
            return taken
        }
    }

    func end(_ session: String, generation: Int) {
        entries.withLock { entries in
            guard let known = entries[session], known.capsule.generation <= generation else { return }
            entries[session] = nil
        }
    }

    func forget(owner: String) {
        entries.withLock { entries in entries = entries.filter { $0.value.capsule.owner != owner } }
    }

    func giveBack() {}
}

/// The store as one node has it, until that dies. It answers in a later turn of the main actor, where all of a story
/// happens: what comes before what depends on no other thread.
@MainActor final class NodeStore: CapsuleStore {
    private var isAlive = true
    private var isCut = false
    /// Requests without an answer.
    private(set) var pending = 0
    private let store: any StoryStore
    /// The last capsules of sessions, until the store is reached again.
    private var waiting: [String: SealedCapsule] = [:]

    init(_ store: any StoryStore) { self.store = store }

    func put(_ capsule: SealedCapsule) async -> Bool {
        waiting[capsule.session] = nil
        if isCut {
            waiting[capsule.session] = capsule
            return true
        }
        return await answered { $0.put(capsule) } ?? true
    }

    func take(_ session: String, token: Int) async -> SealedCapsule? {
        if isCut { return nil }
        return await answered { $0.take(session, token: token) } ?? nil
    }

    func end(_ session: String, generation: Int) async {
        waiting[session] = nil
        if !isCut { await answered { $0.end(session, generation: generation) } }
    }

    func forget(owner: String) async {
        waiting = waiting.filter { $0.value.owner != owner }
        if !isCut { await answered { $0.forget(owner: owner) } }
    }

    func cut() { isCut = true }

    /// The store is reached again. Whose a session is by now the node hears with its next capsule.
    func mend() async {
        isCut = false
        let all = waiting.values.sorted { $0.session < $1.session }
        waiting = [:]
        for capsule in all { _ = await answered { $0.put(capsule) } }
    }

    /// What the store answers. What a node has said arrives even if it dies then; the answer does not.
    @discardableResult
    private func answered<Answer>(_ ask: (any StoryStore) -> Answer) async -> Answer? {
        guard isAlive else { return nil }
        let answer = ask(store)
        pending += 1
        await Task.yield()
        pending -= 1
        return isAlive ? answer : nil
    }

    func die() {
        isAlive = false
        store.giveBack()
    }
}
