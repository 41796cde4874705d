// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Synchronization
import TestSupport
import Testing
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@testable import VitrineWeb

/// Sessions whose process is gone: another one goes on with what it has kept.
@MainActor @Suite("A session of another process") struct TakenSessionTests {
    struct Opaque { var number = 1 }

    @Observable final class Notes {
        var text = ""
        /// No capsule can hold it.
        var opaque = Opaque()
        var attachment: String
        let made: Int
        init(_ made: Int, attachment: String) {
            self.made = made
            self.attachment = attachment
        }
    }

    private struct Desk: View {
        @State private var count = 0
        @State private var notes: Notes
        @State private var isOpen = false
        @SceneStorage("pages") private var pages = 0

        init(_ made: Int, attachment: String) {
            _notes = State(initialValue: Notes(made, attachment: attachment))
        }

        var body: some View {
            VStack {
                Button("add") {
                    count += 1
                    pages += 2
                }
                Button("open") { isOpen = true }
                TextField("Notes", text: $notes.text)
                Text(verbatim: "count \(count) \(pages) \(notes.text) \(notes.made)")
                ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Text(verbatim: "row \($0)") } } }
            }
            .sheet(isPresented: $isOpen) { Sheet() }
        }
    }

    private struct Sheet: View {
        @State private var taps = 0
        var body: some View { Button("taps \(taps)") { taps += 1 } }
    }

    @MainActor final class Process {
        let registry: LiveRegistry
        var scenes: [EngineScene] = []
        var time = Duration.zero

        init(
            _ store: (any CapsuleStore)?, key: [UInt8] = ContentHash.digest(of: "key".utf8), prefix: String = "",
            isRemote: Bool = true, attachment: String = "", build: String = "1"
        ) {
            var configuration = LiveConfiguration()
            configuration.tokenKeys = TokenKeys(current: key)
            configuration.appName = "Desk"
            configuration.tokenPrefix = prefix
            configuration.capsules = store.map { CapsuleKeeping(store: $0, isRemote: isRemote, build: build) }
            weak var box: Process?
            registry = LiveRegistry(configuration: configuration, now: { box?.time ?? .zero }) { request in
                let scene = EngineScene(restoring: request.states) { archive in
                    SceneHost(
                        Desk(box?.scenes.count ?? 0, attachment: attachment),
                        session: SessionContext(textEngine: RecordedTextEngine()),
                        viewport: Viewport(width: 390, height: 844), restoring: archive)
                }
                box?.scenes.append(scene)
                return scene
            }
            box = self
        }

        /// The texts of the newest scene, those behind a sheet included.
        var texts: [String] {
            func texts(_ layer: Layer) -> [String] {
                let children = layer.children.flatMap { texts($0) }
                if case .text(let text) = layer.content { return [text.string] + children }
                return children
            }
            return (scenes.last?.display.root).map { texts($0) } ?? []
        }

        func layer(_ label: String) throws -> Int {
            try #require(
                scenes.last?.display.elements().all { $0.label == label && $0.role != .staticText }.first?.layerID)
        }

        /// Lets tasks end that wait for nothing.
        func settle() async {
            for _ in 0..<50 { await Task.yield() }
            await registry.settle()
        }
    }

    /// A page and its link's state.
    @MainActor final class Browser {
        let page: LoadedPage
        var wire = RecordingSocket()
        var socket: (any SocketInbound)?
        var event = 0
        var attempt = 0

        init(_ page: LoadedPage) { self.page = page }

        var token: String { field("resume") ?? page.field("token") }
        var sequence: Int {
            wire.sent.compactMap { text -> Int? in
                guard ["B", "S", "N"].contains(text.dropFirst(2).prefix(1)) else { return nil }
                return Int(text.dropFirst(5).prefix { $0.isNumber })
            }.last ?? lastSequence
        }
        private var lastSequence = 1
        var mode: String? { wire.sent.first { $0.hasPrefix("[\"W\"") }?.split(separator: ",")[3].filter { $0 != "\"" } }

        private var lastToken: String?
        private func field(_ name: String) -> String? {
            guard let welcome = wire.sent.last(where: { $0.hasPrefix("[\"W\"") }),
                let range = welcome.range(of: "\"\(name)\":\"")
            else { return lastToken }
            return String(welcome[range.upperBound...].prefix { $0 != "\"" })
        }

        /// Opens a socket and says hello.
        func connect(to process: Process, token: String? = nil, isBystander: Bool = false) async {
            let hello = token ?? self.token
            (lastToken, lastSequence) = (hello, sequence)
            wire = RecordingSocket()
            attempt += 1
            var opening = SocketRequest(
                path: WireProtocol.socketPath, headers: WebHeaders([("Cookie", page.cookie)]),
                remoteAddress: page.address)
            opening.isBystander = isBystander
            socket = await process.registry.openSocket(opening, outbound: wire)
            await socket?.receive(
                "[\"H\",\"vitrine.1\",\"\(page.field("build"))\",\"\(hello)\",\"\(page.field("epoch"))\",\(lastSequence),\(event),"
                    + "[390,844,2,0,0,0,16,[\"en\"],\"\"],0,[],\(attempt)]")
            while wire.sent.isEmpty, wire.closed == nil { await Task.yield() }
            await process.settle()
        }

        func say(_ process: Process, _ word: String, _ rest: String) async {
            event += 1
            await socket?.receive("[\"\(word)\",\(event),\(sequence),\(rest)]")
            await process.settle()
        }

        func tap(_ process: Process, _ label: String) async throws {
            await say(process, "V", "\(try process.layer(label)),0")
        }
    }

    private func visit(_ process: Process) async -> Browser {
        let browser = Browser(await LoadedPage(from: "10.0.0.1", of: process.registry))
        await browser.connect(to: process)
        return browser
    }

    /// A page that has counted to two, typed, opened a sheet, tapped there, and scrolled.
    private func worked(_ process: Process) async throws -> Browser {
        let browser = await visit(process)
        try await browser.tap(process, "add")
        try await browser.tap(process, "add")
        await browser.say(process, "I", "\(try process.layer("Notes")),1,0,[0,0,\"milk\"],4,4,4")
        let scroll = try #require(
            process.scenes.last?.display.root.children.compactMap { Self.scroller($0) }.first)
        await browser.socket?.receive("[\"L\",\(scroll),0,240,390,600,0,0,1]")
        try await browser.tap(process, "open")
        try await browser.tap(process, "taps 0")
        #expect(browser.wire.closed == nil)
        return browser
    }

    private static func scroller(_ layer: Layer) -> Int? {
        if case .scroll = layer.content { return layer.id }
        return layer.children.lazy.compactMap { scroller($0) }.first
    }

    private func expectWorked(_ process: Process, _ browser: Browser) throws {
        #expect(browser.mode == "restored", "\(browser.wire.sent) \(browser.wire.closed ?? 0)")
        #expect(process.texts.contains("count 2 4 milk 0"), "\(process.texts)")
        #expect(throws: Never.self) { try process.layer("taps 1") }
        #expect(process.registry.allEntries.first?.session.offsets.values.first?.y == 240)
        #expect(process.registry.counters.taken == 1)
    }

    @Test("that left in order goes on where it was, and handles what its page says next")
    func leaving() async throws {
        let memory = MemoryCapsules()
        let first = Process(memory, isRemote: false)
        let browser = try await worked(first)
        #expect(memory.count == 0)
        await first.registry.drain()
        #expect(memory.count == 1)
        let second = Process(memory, isRemote: false)
        await browser.connect(to: second)
        try expectWorked(second, browser)
        try await browser.tap(second, "taps 1")
        #expect(throws: Never.self) { try second.layer("taps 2") }
        #expect(memory.count == 0)
    }

    @Test("that left when the next process of another build ran already goes on there")
    func handedOver() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        let folder = CapsuleFolder(url)
        let memory = MemoryCapsules()
        let first = Process(memory, isRemote: false)
        let browser = try await worked(first)
        let second = Process(MemoryCapsules(left: { folder.take($0) }), isRemote: false, build: "2")
        await first.registry.drain()
        #expect(folder.save(memory) == nil)
        await browser.connect(to: second)
        try expectWorked(second, browser)
        try await browser.tap(second, "taps 1")
        #expect(throws: Never.self) { try second.layer("taps 2") }
    }

    @Test("that left in order shows the same, layer by layer")
    func equalTree() async throws {
        let memory = MemoryCapsules()
        let first = Process(memory, isRemote: false)
        let browser = try await worked(first)
        // The length of rows that have not been laid out is an estimate from those that were.
        let estimate = /(390x|group \(0, 0, 390, )2\d{3}\.\d+/
        let shown = try #require(first.scenes.last).display.description.replacing(estimate, with: "estimated")
        await first.registry.drain()
        let second = Process(memory, isRemote: false)
        await browser.connect(to: second)
        #expect(browser.mode == "restored")
        let restored = try #require(second.scenes.last).display.description.replacing(estimate, with: "estimated")
        #expect(restored == shown && restored.contains("estimated"))
    }

    /// A store that does not hear what a process says before it ends: another one may have had what is taken.
    private final class RemoteStore: CapsuleStore {
        private let memory: MemoryCapsules

        init(_ memory: MemoryCapsules) { self.memory = memory }

        func put(_ capsule: SealedCapsule) async -> Bool { memory.put(capsule) }

        func take(_ session: String, token: Int) async -> SealedCapsule? {
            var capsule = memory.take(session, token: token)
            capsule?.wasTakenBefore = true
            return capsule
        }

        func end(_ session: String, generation: Int) async { memory.end(session, generation: generation) }
        func forget(owner: String) async { memory.forget(owner: owner) }
    }

    @Test(
        "takes what its page did before for what it was, if nobody can have shown it another scene since",
        arguments: [false, true])
    func shownByOthers(isUncertain: Bool) async throws {
        let memory = MemoryCapsules()
        let first = Process(memory, isRemote: false)
        let browser = try await worked(first)
        let (button, shown) = (try first.layer("taps 1"), browser.sequence)
        await first.registry.drain()
        let store: any CapsuleStore = isUncertain ? RemoteStore(memory) : memory
        let second = Process(store, isRemote: false)
        await browser.connect(to: second)
        try expectWorked(second, browser)
        browser.event += 1
        await browser.socket?.receive("[\"V\",\(browser.event),\(shown),\(button),0]")
        await second.settle()
        let label = isUncertain ? "taps 1" : "taps 2"
        #expect(throws: Never.self) { try second.layer(label) }
        try await browser.tap(second, label)
        #expect(throws: Never.self) { try second.layer(isUncertain ? "taps 2" : "taps 3") }
        #expect(browser.wire.closed == nil)
    }

    @Test("that was lost goes on where it was kept last")
    func lost() async throws {
        let memory = MemoryCapsules()
        let first = Process(memory, prefix: "w1.")
        let browser = try await worked(first)
        first.time += .seconds(3)
        first.registry.tick()
        await first.settle()
        #expect(memory.count == 1)
        // What came later is lost, and what the page then says again is not done a second time.
        try await browser.tap(first, "taps 1")
        let second = Process(memory, prefix: "w2.")
        await browser.connect(to: second)
        try expectWorked(second, browser)
        #expect(browser.token.hasPrefix("w2."))
        await browser.socket?.receive("[\"V\",\(browser.event),\(browser.sequence),\(try second.layer("taps 1")),0]")
        await second.settle()
        #expect(throws: Never.self) { try second.layer("taps 1") }
        try await browser.tap(second, "taps 1")
        #expect(throws: Never.self) { try second.layer("taps 2") }
    }

    /// A store to which a process loses its line: what it keeps meanwhile does not come there.
    private final class CutStore: CapsuleStore {
        private let memory: MemoryCapsules
        private let isCut = Mutex(false)

        init(_ memory: MemoryCapsules) { self.memory = memory }

        func cut(_ isCut: Bool = true) { self.isCut.withLock { $0 = isCut } }

        private var line: MemoryCapsules? { isCut.withLock { $0 } ? nil : memory }

        func put(_ capsule: SealedCapsule) async -> Bool { line?.put(capsule) ?? true }
        func take(_ session: String, token: Int) async -> SealedCapsule? { line?.take(session, token: token) }
        func end(_ session: String, generation: Int) async { line?.end(session, generation: generation) }
        func forget(owner: String) async { line?.forget(owner: owner) }
    }

    @Test("that went on where its store did not hear of it does nothing twice")
    func cutOff() async throws {
        let memory = MemoryCapsules()
        let store = CutStore(memory)
        let first = Process(store, prefix: "w1.")
        let browser = try await worked(first)
        await browser.socket?.closed()
        await first.settle()
        #expect(memory.all.map(\.isFinal) == [true])
        store.cut()
        await browser.connect(to: first)
        #expect(browser.wire.closed == nil)
        // The page does not hear that this was done.
        try await browser.tap(first, "taps 1")
        #expect(throws: Never.self) { try first.layer("taps 2") }
        let second = Process(memory, prefix: "w2.")
        await browser.connect(to: second)
        try expectWorked(second, browser)
        await browser.socket?.receive("[\"V\",\(browser.event),\(browser.sequence),\(try second.layer("taps 1")),0]")
        await second.settle()
        #expect(throws: Never.self) { try second.layer("taps 1") }
        try await browser.tap(second, "taps 1")
        #expect(throws: Never.self) { try second.layer("taps 2") }
    }

    @Test("that another process has had since is taken from there, although a welcome of this one was lost")
    func lostWelcome() async throws {
        let memory = MemoryCapsules()
        let store = CutStore(memory)
        let first = Process(store)
        let browser = try await worked(first)
        first.time += .seconds(3)
        first.registry.tick()
        await first.settle()
        let token = browser.token
        store.cut()
        // The page does not hear of its next token, and goes elsewhere with the one that it has.
        await browser.connect(to: first, token: token)
        let second = Process(memory)
        await browser.connect(to: second, token: token)
        try expectWorked(second, browser)
        try await browser.tap(second, "taps 1")
        await second.registry.drain()
        store.cut(false)
        await browser.connect(to: first)
        #expect(browser.mode == "restored", "\(browser.wire.sent) \(browser.wire.closed ?? 0)")
        #expect(throws: Never.self) { try first.layer("taps 2") }
        #expect(first.registry.allEntries.count == 1)
    }

    /// A store that answers when it is let.
    private final class SlowStore: CapsuleStore {
        private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

        /// The number of capsules that it has not answered for.
        var waitingCount: Int { waiting.withLock { $0.count } }

        func answer() {
            let all = waiting.withLock { waiting in
                defer { waiting = [] }
                return waiting
            }
            for continuation in all { continuation.resume() }
        }

        func put(_ capsule: SealedCapsule) async -> Bool {
            await withCheckedContinuation { continuation in waiting.withLock { $0.append(continuation) } }
            return true
        }

        func take(_ session: String, token: Int) async -> SealedCapsule? { nil }
        func end(_ session: String, generation: Int) async {}
        func forget(owner: String) async {}
    }

    @Test("counts as not kept until the store has what happened")
    func unkeptCount() async throws {
        let store = SlowStore()
        let process = Process(store)
        let browser = await visit(process)
        func unkept() async -> Double? { await process.registry.metrics().value("vitrine_sessions_unkept") }
        func keep() async {
            process.time += .seconds(3)
            process.registry.tick()
            await process.settle()
        }
        try await browser.tap(process, "add")
        await keep()
        store.answer()
        await process.settle()
        #expect(await unkept() == 0)
        try await browser.tap(process, "add")
        #expect(store.waitingCount == 0)
        #expect(await unkept() == 1)
        await keep()
        #expect(store.waitingCount == 1)
        #expect(await unkept() == 1)
        #expect(await process.registry.metrics().value("vitrine_capsules_waiting") == 1)
        store.answer()
        await process.settle()
        #expect(await unkept() == 0)
    }

    @Test("that another process has taken ends, and a page at its socket is told to come back")
    func taken() async throws {
        let memory = MemoryCapsules()
        let first = Process(memory)
        let browser = try await worked(first)
        let old = browser.wire
        first.time += .seconds(3)
        first.registry.tick()
        await first.settle()
        let second = Process(memory)
        await browser.connect(to: second)
        #expect(browser.mode == "restored")
        let entry = try #require(first.registry.allEntries.first)
        first.registry.keep(entry, isFinal: false)
        await first.settle()
        #expect(old.closed == WireProtocol.Close.slow.rawValue)
        #expect(first.registry.allEntries.isEmpty)
        #expect(second.registry.allEntries.count == 1)
        #expect(memory.count == 1)
    }

    /// A page whose session a second process has taken, which the page did not hear of: it has come back to the first one,
    /// which did not hear of it either, and has tapped there.
    private func bounced(_ memory: MemoryCapsules, _ store: CutStore) async throws -> (Browser, Process, Process) {
        let first = Process(store)
        let browser = try await worked(first)
        first.time += .seconds(3)
        first.registry.tick()
        await first.settle()
        let token = browser.token
        store.cut()
        let second = Process(memory)
        await browser.connect(to: second, token: token)
        #expect(browser.mode == "restored")
        await browser.socket?.closed()
        await second.settle()
        browser.wire = RecordingSocket()
        await browser.connect(to: first, token: token)
        #expect(browser.mode == "resumed", "\(browser.wire.sent) \(browser.wire.closed ?? 0)")
        try await browser.tap(first, "taps 1")
        #expect(throws: Never.self) { try first.layer("taps 2") }
        return (browser, first, second)
    }

    /// The session goes on in a process from where the other one has left it, and what was done in between is not done again.
    private func expectRestored(_ browser: Browser, at process: Process) async throws {
        #expect(browser.mode == "restored", "\(browser.wire.sent) \(browser.wire.closed ?? 0)")
        #expect(throws: Never.self) { try process.layer("taps 1") }
        await browser.socket?.receive(
            "[\"V\",\(browser.event),\(browser.sequence),\(try process.layer("taps 1")),0]")
        await process.settle()
        #expect(throws: Never.self) { try process.layer("taps 1") }
        try await browser.tap(process, "taps 1")
        #expect(throws: Never.self) { try process.layer("taps 2") }
        #expect(process.registry.allEntries.count == 1)
    }

    @Test("of which another process's welcome was lost goes on where it was, and does nothing twice")
    func bouncedOnce() async throws {
        let memory = MemoryCapsules()
        let store = CutStore(memory)
        let (browser, first, _) = try await bounced(memory, store)
        store.cut(false)
        first.time += .seconds(3)
        first.registry.tick()
        await first.settle()
        #expect(browser.wire.closed == WireProtocol.Close.slow.rawValue)
        #expect(first.registry.allEntries.isEmpty)
        await browser.connect(to: first)
        try await expectRestored(browser, at: first)
    }

    @Test("that a former process has gone on with goes on in its own, and does nothing twice")
    func bouncedTwice() async throws {
        let memory = MemoryCapsules()
        let store = CutStore(memory)
        let (browser, first, second) = try await bounced(memory, store)
        await browser.connect(to: second)
        try await expectRestored(browser, at: second)
        store.cut(false)
        first.time += .seconds(3)
        first.registry.tick()
        await first.settle()
        #expect(first.registry.allEntries.isEmpty)
        #expect(browser.wire.closed == nil)
    }

    @Test("that another process has had since is taken from there, although it is here as well")
    func cameBack() async throws {
        let memory = MemoryCapsules()
        let first = Process(memory)
        let browser = try await worked(first)
        first.time += .seconds(3)
        first.registry.tick()
        await first.settle()
        let second = Process(memory)
        await browser.connect(to: second)
        try await browser.tap(second, "taps 1")
        await second.registry.drain()
        #expect(first.registry.allEntries.count == 1)
        await browser.connect(to: first)
        #expect(browser.mode == "restored")
        #expect(throws: Never.self) { try first.layer("taps 2") }
        #expect(first.registry.allEntries.count == 1)
    }

    @Test("comes back once with a token")
    func once() async throws {
        let memory = MemoryCapsules()
        let first = Process(memory)
        let browser = try await worked(first)
        await first.registry.drain()
        let token = browser.token
        let second = Process(memory)
        await browser.connect(to: second)
        #expect(browser.mode == "restored")
        // The page has the new token: the one before is no good, here and elsewhere.
        await browser.socket?.receive("[\"K\"]")
        await second.settle()
        second.registry.keep(try #require(second.registry.allEntries.first), isFinal: false)
        await second.settle()
        for process in [second, Process(memory)] {
            await browser.connect(to: process, token: token)
            #expect(browser.wire.closed == WireProtocol.Close.unauthorized.rawValue)
        }
        #expect(second.registry.allEntries.count == 1)
    }

    @Test("of another visitor, of another key, altered, or that is gone is refused")
    func refused() async throws {
        for kind in ["visitor", "key", "altered", "format", "gone"] {
            let memory = MemoryCapsules()
            let first = Process(memory)
            let browser = try await worked(first)
            await first.registry.drain()
            let token = browser.token
            let name = try #require(memory.all.first?.session)
            if kind == "altered" || kind == "format" {
                var capsule = try #require(memory.take(name, token: 1))
                capsule.bytes[kind == "format" ? 0 : 40] ^= 1
                memory.put(capsule)
            }
            if kind == "gone" { memory.end(name, generation: 0) }
            let key = kind == "key" ? "another" : "key"
            let second = Process(memory, key: ContentHash.digest(of: key.utf8))
            let comer = kind == "visitor" ? await visit(second) : browser
            await comer.connect(to: second, token: token)
            #expect(comer.wire.closed == WireProtocol.Close.unauthorized.rawValue, "\(kind)")
            #expect(second.registry.counters.taken == 0, "\(kind)")
        }
    }

    @Test("that is lost a second time soon after the first starts anew")
    func lostTwice() async throws {
        let memory = MemoryCapsules()
        let kept = Process(memory)
        let other = try await worked(kept)
        kept.time += .seconds(3)
        kept.registry.tick()
        await kept.settle()
        let second = Process(memory)
        await other.connect(to: second)
        #expect(other.mode == "restored")
        await other.connect(to: Process(memory))
        #expect(other.wire.closed == WireProtocol.Close.unauthorized.rawValue)
    }

    @Test("that another build goes on with is named in the log, one of the same build is not", arguments: ["1", "2"])
    func builds(build: String) async throws {
        let memory = MemoryCapsules()
        let first = Process(memory)
        let browser = try await worked(first)
        await first.registry.drain()
        let second = Process(memory, build: build)
        var lines: [String] = []
        second.registry.onNote = {
            if $0.code == .restored, $0.detail.hasPrefix("of another build") { lines.append($0.detail) }
        }
        await browser.connect(to: second)
        try expectWorked(second, browser)
        #expect(lines.count == (build == "1" ? 0 : 1), "\(lines)")
    }

    @Test("that is lost over another browser's page goes on, as often as that happens")
    func bystander() async throws {
        let memory = MemoryCapsules()
        let kept = Process(memory)
        let browser = try await worked(kept)
        kept.time += .seconds(3)
        kept.registry.tick()
        await kept.settle()
        for loss in 1...3 {
            let next = Process(memory)
            await browser.connect(to: next, isBystander: true)
            #expect(browser.mode == "restored", "loss \(loss)")
        }
        // Its own losses count.
        let last = Process(memory)
        await browser.connect(to: last)
        #expect(browser.mode == "restored")
        await browser.connect(to: Process(memory))
        #expect(browser.wire.closed == WireProtocol.Close.unauthorized.rawValue)
    }

    @Test("that a bystander's process has left in order is spared no loss of before")
    func bystanderInOrder() async throws {
        let memory = MemoryCapsules()
        let kept = Process(memory)
        let browser = try await worked(kept)
        kept.time += .seconds(3)
        kept.registry.tick()
        await kept.settle()
        let second = Process(memory)
        await browser.connect(to: second)
        await browser.socket?.closed()
        await second.settle()
        // No loss was counted for what was left in order: none is taken away.
        let third = Process(memory)
        await browser.connect(to: third, isBystander: true)
        #expect(browser.mode == "restored")
        await browser.connect(to: Process(memory))
        #expect(browser.wire.closed == WireProtocol.Close.unauthorized.rawValue)
    }

    @Test("that has lived for a while may be lost again")
    func lostLater() async throws {
        let memory = MemoryCapsules()
        var process = Process(memory)
        let browser = try await worked(process)
        for loss in 1...4 {
            process.time += .seconds(61)
            process.registry.tick()
            await process.settle()
            process = Process(memory)
            await browser.connect(to: process)
            #expect(browser.mode == "restored")
            try await browser.tap(process, "taps \(loss)")
            #expect(throws: Never.self) { try process.layer("taps \(loss + 1)") }
        }
    }

    @Test("is not written to any store without one, and ends with its process")
    func noStore() async throws {
        let first = Process(nil)
        let browser = try await worked(first)
        await first.registry.drain()
        await browser.connect(to: Process(nil))
        #expect(browser.wire.closed == WireProtocol.Close.unauthorized.rawValue)
    }

    @Test("starts what cannot be kept anew, which the log says once")
    func unkept() async throws {
        let memory = MemoryCapsules()
        let first = Process(memory, isRemote: false)
        var lines: [String] = []
        first.registry.onNote = { if $0.code == .unkeptValue { lines.append($0.detail) } }
        let pages = [try await worked(first), await visit(first)]
        first.scenes.first?.host.flush()
        await first.registry.drain()
        #expect(memory.count == pages.count)
        #expect(lines.count == 1 && lines[0].contains("Notes.opaque"), "\(lines)")
    }

    @Test("that is too large is not kept, which the log says once")
    func large() async throws {
        let memory = MemoryCapsules()
        let first = Process(memory, attachment: String(repeating: "milk", count: 100_000))
        var lines: [String] = []
        first.registry.onNote = { if $0.code == .refusedCapsule { lines.append($0.detail) } }
        let browser = try await worked(first)
        for taps in 1...3 {
            try await browser.tap(first, "taps \(taps)")
            first.time += .seconds(3)
            first.registry.tick()
            await first.settle()
        }
        #expect(lines.count == 1, "\(lines)")
        #expect(memory.count == 0)
    }

    @Test("is small")
    func size() async throws {
        let first = Process(MemoryCapsules())
        _ = await visit(first)
        let session = try #require(first.registry.allEntries.first?.session)
        let capsule = try #require(session.capsule(build: "1", mayWait: false, now: .zero))
        let seal = Seal(keys: TokenKeys(), purpose: ["test"], owner: [])
        let bytes = try capsule.sealed(seal, session: "a", visitor: "b")
        #expect(bytes.count < 4_096)
    }

    @Test("that ends needs no capsule")
    func ended() async throws {
        let memory = MemoryCapsules()
        let first = Process(memory)
        let browser = try await worked(first)
        await browser.socket?.receive("[\"Z\"]")
        await browser.socket?.closed()
        await first.settle()
        #expect(memory.count == 1)
        first.time += .seconds(21)
        first.registry.tick()
        await first.settle()
        #expect(first.registry.allEntries.isEmpty)
        #expect(memory.count == 0)
    }
}
