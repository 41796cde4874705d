// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing
import VitrineCore
import VitrineDisplay
import WebTestSupport

@testable import VitrineWeb

/// Over its memory limit a process frees what absent pages hold and lets nobody in; those who are here stay.
@MainActor @Suite struct MemoryTests {
    /// Can be built anew.
    private final class Scene: PartialScene {
        let fake = FakeScene()
        var display: DisplayTree { fake.display }
        var onInvalidate: (() -> Void)?
        var history: [HistoryEntry] { fake.history }
        func flush() {}
        func waitForContent(limit: Duration) async {}
        func tap(layer id: Int) -> EventOutcome { .handled }
        func resize(_ viewport: BrowserViewport) {}
        func show(key: Int) -> Bool { false }
        func open(path: String) -> Bool { true }
        func stored(hash: String) -> StoredImage? { nil }
        func archived(whileShown: Bool) -> SceneArchive? { SceneArchive(states: nil) { _ in Scene() } }
        func end() {}
    }

    private let registry: LiveRegistry

    init() {
        registry = LiveRegistry(now: { .zero }) { _ in Scene() }
        registry.limitMemory(to: 1_000)
    }

    private func page(_ address: String) async -> WebResponse {
        await LoadedPage(from: address, of: registry).response
    }

    private func open(_ number: Int) async throws -> (inbound: any SocketInbound, wire: RecordingSocket) {
        let page = await LoadedPage(from: "8.8.\(number / 250).\(number % 250)", of: registry)
        return (try #require(await page.open(to: registry)), page.wire)
    }

    /// A reading, and what it leads to.
    private func read(_ bytes: Int) async {
        registry.memoryInUse(bytes)
        await registry.settle()
    }

    @Test func `a ceiling holds until there is room again`() {
        var ceiling = MemoryCeiling(limit: 1_000)
        #expect(!ceiling.update(1_000) && !ceiling.isOver)
        #expect(ceiling.update(1_001) && ceiling.isOver)
        #expect(!ceiling.update(1_200) && !ceiling.update(950) && !ceiling.update(900) && ceiling.isOver)
        #expect(ceiling.update(899) && !ceiling.isOver)
        #expect(!ceiling.update(950) && !ceiling.isOver)
    }

    @Test func `the longest absent are parked, then ended, and those who are here stay`() async throws {
        var notes: [SessionNote] = []
        registry.onNote = { notes.append($0) }
        let here = try await open(0)
        for number in 1...70 { await (try await open(number)).inbound.closed() }
        #expect(registry.detachedCount == 70 && registry.parkedCount == 0)
        await read(900)
        #expect(registry.parkedCount == 0)
        await read(1_100)
        #expect(registry.detachedCount == 70 && registry.parkedCount == 50)
        // The longest absent first.
        #expect(registry.allEntries[1].session.isParked && !registry.allEntries[70].session.isParked)
        await read(1_100)
        #expect(registry.parkedCount == 40 && registry.detachedCount == 40)
        await read(1_050)
        await read(1_050)
        #expect(registry.detachedCount == 0)
        #expect(here.wire.closed == nil && registry.sessionCount == 1 && registry.graphCount == 1)
        // One line when it begins.
        #expect(notes.filter { $0.code == .memory }.count == 1)
        #expect(registry.counters.parkedForMemory == 70 && registry.counters.endedForMemory == 70)
    }

    @Test func `newcomers wait until there is room, with one line for each change`() async throws {
        var notes: [SessionNote.Code] = []
        registry.onNote = { notes.append($0.code) }
        #expect(await page("8.8.8.8").status == 200)
        registry.memoryInUse(1_001)
        let refused = await page("8.8.8.8")
        #expect(refused.status == 503)
        #expect(refused.headers["Retry-After"] != nil)
        #expect(String(decoding: refused.body, as: UTF8.self).contains("http-equiv=\"refresh\""))
        registry.memoryInUse(950)
        #expect(await page("8.8.8.8").status == 503)
        registry.memoryInUse(850)
        #expect(await page("8.8.8.8").status == 200)
        #expect(notes == [.memory, .refusedPage, .memory])
        let metrics = await registry.metrics()
        #expect(metrics.value("vitrine_memory_bytes") == 850)
        #expect(metrics.value("vitrine_memory_limit_bytes") == 1000)
        #expect(metrics.value("vitrine_memory_over") == 0)
        #expect(metrics.value("vitrine_pages_refused_total", "memory") == 2)
    }

    @Test func `the probe is asked away from the main actor`() async {
        let isOnMain = Mutex(true)
        let registry = registry
        let watch = Task.detached {
            await registry.watchMemory(limit: 500) { limit in
                isOnMain.withLock { $0 = Thread.isMainThread }
                return limit + 1
            }
        }
        while registry.memory?.isOver != true { await Task.yield() }
        watch.cancel()
        #expect(registry.memory?.limit == 500)
        #expect(!isOnMain.withLock { $0 })
    }
}
