// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing
import VitrineBase

@testable import VitrineWeb

/// A process that is told to leave has a time in which it writes its sessions.
@MainActor @Suite("A process that leaves") struct LeavingTests {
    /// A store of which a test says how it answers.
    @MainActor private final class Store: CapsuleStore {
        /// Waits before each answer.
        private let wait: @MainActor () async -> Void
        private(set) var asked = 0
        private(set) var answered = 0
        /// How many capsules were on their way at once, at most.
        private(set) var mostAtOnce = 0

        init(wait: @escaping @MainActor () async -> Void) { self.wait = wait }

        func put(_ capsule: SealedCapsule) async -> Bool {
            asked += 1
            mostAtOnce = max(mostAtOnce, asked - answered)
            await wait()
            answered += 1
            return true
        }

        func take(_ session: String, token: Int) async -> SealedCapsule? { nil }
        func end(_ session: String, generation: Int) async {}
        func forget(owner: String) async {}
    }

    /// A store that is down: what it is given waits in the process.
    private final class DownStore: CapsuleStore {
        private let waiting = Mutex(0)

        var waitingCount: Int { waiting.withLock { $0 } }

        func put(_ capsule: SealedCapsule) async -> Bool {
            waiting.withLock { $0 += 1 }
            return true
        }

        func take(_ session: String, token: Int) async -> SealedCapsule? { nil }
        func end(_ session: String, generation: Int) async {}
        func forget(owner: String) async {}
    }

    /// Whoever waits until a test lets them go on.
    @MainActor private final class Gate {
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func pass() async {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                waiting.append(continuation)
            }
        }

        func open() {
            let all = waiting
            waiting = []
            for continuation in all { continuation.resume() }
        }
    }

    /// A process with sessions, whose time only a test moves.
    @MainActor private final class Process {
        var time = Duration.zero
        /// The sessions that were written, by the order of their pages.
        var written: [Int] = []
        var notes: [String] = []
        let registry: LiveRegistry
        private(set) var apps: [MiniApp] = []
        private var sockets: [SettledSocket] = []

        init(_ store: any CapsuleStore, limit: Duration, pause: (@Sendable (Duration) async -> Void)? = nil) {
            var configuration = LiveConfiguration()
            configuration.tokenKeys = TokenKeys(current: ContentHash.digest(of: "key".utf8))
            configuration.processorTime = { .zero }
            configuration.keepingLimit = limit
            configuration.capsules = CapsuleKeeping(store: store, isRemote: false, build: "1")
            if let pause { configuration.pause = pause }
            weak var box: Process?
            registry = LiveRegistry(configuration: configuration, now: { box?.time ?? .zero }) { _ in
                let app = MiniApp()
                box?.apps.append(app)
                return MiniScene(app)
            }
            box = self
            registry.onNote = { note in
                if note.code == .unwrittenSessions { box?.notes.append(note.detail) }
            }
        }

        /// Opens pages, a second after each other.
        func open(_ count: Int) async throws {
            for number in 0..<count {
                time += .seconds(1)
                let page = await LoadedPage(from: "10.0.\(number / 200).\(number % 200 + 1)", of: registry)
                sockets.append(try #require(await page.open(to: registry)))
            }
        }

        func press(on page: Int) async {
            await sockets[page].receive("[\"V\",1,1,\(apps[page].buttons[0]),0]")
        }

        /// To write a session takes a second from now on.
        func writeSlowly() {
            for (number, app) in apps.enumerated() {
                app.onArchive = { [weak self] in
                    self?.written.append(number)
                    self?.time += .seconds(1)
                }
            }
        }
    }

    @Test("writes the sessions that were used last first, as long as it may, and says how many are left")
    func order() async throws {
        let memory = MemoryCapsules()
        let process = Process(memory, limit: .seconds(2.5))
        try await process.open(3)
        process.time += .seconds(1)
        await process.press(on: 0)
        process.writeSlowly()
        await process.registry.drain()
        #expect(process.written == [0, 2])
        #expect(memory.count == 2)
        #expect(process.notes.count == 1)
        #expect(process.notes.first?.hasPrefix("1 of 3 sessions were not written within 2.5 s") == true)
        #expect(process.registry.allEntries.isEmpty)
    }

    @Test("waits no longer for a store than it may, and says how many sessions that has not taken")
    func slowStore() async throws {
        let gate = Gate()
        let store = Store { await gate.pass() }
        let process = Process(store, limit: .seconds(30), pause: { _ in })
        try await process.open(2)
        var isOver = false
        process.registry.onDrain = { isOver = true }
        await process.registry.drain()
        #expect(isOver)
        #expect(store.asked == 2 && store.answered == 0)
        #expect(process.notes.count == 1)
        #expect(process.notes.first?.hasPrefix("2 of 2 sessions were not written") == true)
        gate.open()
    }

    @Test("hands its sessions to the store while it writes others, and no more at once than that can answer")
    func together() async throws {
        let store = Store { await Task.yield() }
        let process = Process(store, limit: .seconds(30))
        try await process.open(150)
        await process.registry.drain()
        #expect(store.answered == 150)
        #expect(store.mostAtOnce > 1 && store.mostAtOnce <= 64)
        #expect(process.notes.isEmpty)
    }

    @Test("says how many sessions wait for a store that is down")
    func storeDown() async throws {
        let process = Process(DownStore(), limit: .seconds(30))
        try await process.open(2)
        await process.registry.drain()
        #expect(process.notes.count == 1)
        #expect(process.notes.first?.hasPrefix("2 of 2 sessions were not written") == true)
    }

    @Test("says nothing where all is written, or nothing is kept")
    func silence() async throws {
        let process = Process(MemoryCapsules(), limit: .seconds(30))
        try await process.open(2)
        await process.registry.drain()
        #expect(process.notes.isEmpty)
    }
}
