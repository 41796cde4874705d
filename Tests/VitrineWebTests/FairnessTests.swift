// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay

@testable import VitrineWeb

/// Sockets of one registry share the main actor, on a clock that only the scenes move: the processor is always busy.
@MainActor @Suite struct FairnessTests {
    /// What scenes have done, and what it has cost.
    private final class Bench: @unchecked Sendable {
        // Only touched from the main actor in these tests.
        var processor = Duration.zero
        var cost = Duration.zero
        var made: FakeScene?
    }

    private struct Browser {
        let wire: RecordingSocket
        let scene: FakeScene
        let inbound: any SocketInbound
    }

    private let bench = Bench()
    private let registry: LiveRegistry

    init() {
        let bench = bench
        var configuration = LiveConfiguration()
        configuration.processorTime = { bench.processor }
        registry = LiveRegistry(configuration: configuration, now: { bench.processor }) { _ in
            let scene = FakeScene()
            scene.onFlush = { [weak bench] in bench.map { $0.processor += $0.cost } }
            bench.made = scene
            return scene
        }
    }

    private func open(_ address: String) async throws -> Browser {
        let page = await LoadedPage(from: address, of: registry)
        let inbound = try #require(await page.open(to: registry))
        return Browser(wire: page.wire, scene: try #require(bench.made), inbound: inbound.inbound)
    }

    /// Loads a page and says hello as soon as it is there.
    private func come(from address: String) async -> LoadedPage {
        let page = await LoadedPage(from: address, of: registry)
        let inbound = await page.connect(to: registry)
        await inbound?.receive(page.hello())
        return page
    }

    /// Whoever is seldom here waits for the turn that runs, at most for one turn of each other that has been quiet.
    private func expectShort(_ waits: [Int], others: Int, _ location: SourceLocation = #_sourceLocation) {
        #expect(
            waits.sorted()[waits.count / 2] <= 2 && waits.max()! <= others + 1, "\(waits)", sourceLocation: location)
    }

    @Test func `five that flood leave a sixth one its turn after the job that runs`() async throws {
        var floods: [Browser] = []
        for number in 0..<5 { floods.append(try await open("8.8.8.\(number)")) }
        let victim = try await open("9.9.9.9")
        bench.cost = .milliseconds(10)
        var waits: [Int] = []
        await withTaskGroup { group in
            for flood in floods {
                group.addTask {
                    for width in 0..<150 {
                        await flood.inbound.receive("[\"R\",[\(300 + width),667,2,0,0,0,16,[\"en\"],\"\"]]")
                    }
                }
            }
            for _ in 0..<5 {
                let rest = bench.processor + .milliseconds(100)
                while bench.processor < rest, registry.scheduler.waiting > 0 { await Task.yield() }
                let asked = registry.scheduler.turns
                let answers = victim.wire.sent.count
                await victim.inbound.receive("[\"K\"]")
                while victim.wire.sent.count == answers { await Task.yield() }
                waits.append(registry.scheduler.turns - asked)
            }
        }
        await registry.settle()
        expectShort(waits, others: 5)
        // Waiting environments were handled together, and the newest one counts.
        for flood in floods { #expect(flood.scene.viewport.width == 449) }
        #expect(floods.map(\.scene.flushes).max() ?? 0 < 120)
    }

    @Test func `what waits when a socket closes is handled before its end`() async throws {
        let other = try await open("8.8.8.8")
        let browser = try await open("9.9.9.9")
        let button = browser.scene.button.id
        bench.cost = .milliseconds(10)
        await withTaskGroup { group in
            for _ in 0..<20 {
                group.addTask { await other.inbound.receive("[\"R\",[300,667,2,0,0,0,16,[\"en\"],\"\"]]") }
            }
            group.addTask {
                for event in 1...10 {
                    await browser.inbound.receive("[\"V\",\(event),1,\(button),0]")
                }
                await browser.inbound.closed()
            }
        }
        #expect(browser.scene.count == 10)
        #expect(registry.detachedCount == 1)
    }

    @Test func `a flood of pages leaves a session its turn`() async throws {
        let victim = try await open("9.9.9.9")
        bench.cost = .milliseconds(10)
        // What a tap costs is little beside a page.
        victim.scene.onFlush = nil
        let registry = registry
        var waits: [Int] = []
        await withTaskGroup { group in
            for number in 0..<80 {
                group.addTask {
                    _ = await registry.respond(
                        to: WebRequest(method: "GET", path: "/", remoteAddress: "8.8.8.\(number % 4)"))
                }
            }
            for event in 1...5 {
                let rest = bench.processor + .milliseconds(100)
                while bench.processor < rest, registry.scheduler.waiting > 0 { await Task.yield() }
                let asked = registry.scheduler.turns
                await victim.inbound.receive("[\"V\",\(event),1,\(victim.scene.button.id),0]")
                while victim.scene.count < event { await Task.yield() }
                waits.append(registry.scheduler.turns - asked)
            }
        }
        expectShort(waits, others: 3)
    }

    /// As after a restart: whoever comes late in the round would find the scene gone, load the page again, and so on.
    @Test func `pages that come at once are live at the first attempt, and a session has its turn`() async throws {
        let victim = try await open("9.9.9.9")
        victim.scene.onFlush = nil
        bench.cost = .milliseconds(20)
        let registry = registry
        var waits: [Int] = []
        let pages = await withTaskGroup(of: LoadedPage.self) { group in
            for number in 0..<600 {
                group.addTask { await self.come(from: "8.8.\(number / 250).\(number % 250)") }
            }
            for event in 1...20 {
                let rest = bench.processor + .milliseconds(500)
                while bench.processor < rest, registry.scheduler.waiting > 0 { await Task.yield() }
                let asked = registry.scheduler.turns
                await victim.inbound.receive("[\"V\",\(event),1,\(victim.scene.button.id),0]")
                while victim.scene.count < event { await Task.yield() }
                waits.append(registry.scheduler.turns - asked)
                registry.tick()
            }
            var pages: [LoadedPage] = []
            for await page in group { pages.append(page) }
            return pages
        }
        await registry.settle()
        // Longer than a scene waits for its socket.
        #expect(bench.processor > registry.configuration.adoptionLimit * 2)
        let live = pages.count { $0.wire.sent.first?.hasPrefix("[\"W\"") == true && $0.wire.closed == nil }
        #expect(live == 600, "\(live), \(registry.counters)")
        // The job that runs, and what has begun for a few pages.
        #expect(waits.max()! <= 8, "\(waits)")
    }
}
