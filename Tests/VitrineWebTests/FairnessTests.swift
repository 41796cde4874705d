// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay

@testable import VitrineWeb

/// Sockets of one registry share the main actor, on a processor's clock that only the scenes move.
@MainActor @Suite struct FairnessTests {
    private final class Wire: SocketOutbound, @unchecked Sendable {
        // Only touched from the main actor in these tests.
        var sent: [String] = []
        func send(_ text: String) { sent.append(text) }
        func close(code: UInt16, reason: String) {}
    }

    /// What scenes have done, and what it has cost.
    private final class Bench: @unchecked Sendable {
        // Only touched from the main actor in these tests.
        var processor = Duration.zero
        var cost = Duration.zero
        var made: FakeScene?
    }

    private struct Browser {
        let wire: Wire
        let scene: FakeScene
        let inbound: any SocketInbound
    }

    private let bench = Bench()
    private let registry: LiveRegistry

    init() {
        let bench = bench
        var configuration = LiveConfiguration()
        configuration.processorTime = { bench.processor }
        registry = LiveRegistry(configuration: configuration, now: { .zero }) { _ in
            let scene = FakeScene()
            scene.onFlush = { bench.processor += bench.cost }
            bench.made = scene
            return scene
        }
    }

    private func open(_ address: String) async throws -> Browser {
        let page = await registry.respond(
            to: WebRequest(
                method: "GET", path: "/", headers: WebHeaders([("User-Agent", "Mozilla/5.0")]), remoteAddress: address))
        let html = String(decoding: page.body, as: UTF8.self)
        func field(_ name: String) -> String {
            guard let range = html.range(of: "\"\(name)\":\"") else { return "" }
            return String(html[range.upperBound...].prefix { $0 != "\"" })
        }
        let cookie = String(page.headers["Set-Cookie"]?.prefix { $0 != ";" } ?? "")
        let wire = Wire()
        let inbound = try #require(
            await registry.openSocket(
                SocketRequest(
                    path: WireProtocol.socketPath, headers: WebHeaders([("Cookie", cookie)]), remoteAddress: address),
                outbound: wire))
        await inbound.receive(
            "[\"H\",\"vitrine.1\",\"\(field("build"))\",\"\(field("token"))\",\"\(field("epoch"))\",1,0,"
                + "[375,667,2,0,0,0,16,[\"en\"],\"\"],0,[],1]")
        return Browser(wire: wire, scene: try #require(bench.made), inbound: inbound)
    }

    @Test func `five that flood leave a sixth one its turn after the job that runs`() async throws {
        var floods: [Browser] = []
        for number in 0..<5 { floods.append(try await open("8.8.8.\(number)")) }
        let victim = try await open("9.9.9.9")
        bench.cost = .milliseconds(10)
        var waits: [Duration] = []
        await withTaskGroup { group in
            for flood in floods {
                group.addTask {
                    for width in 0..<150 {
                        await flood.inbound.receive("[\"R\",[\(300 + width),667,2,0,0,0,16,[\"en\"],\"\"]]")
                    }
                }
            }
            for _ in 0..<5 {
                let rest = bench.processor + .milliseconds(60)
                while bench.processor < rest, registry.scheduler.waiting > 0 { await Task.yield() }
                let asked = bench.processor
                let answers = victim.wire.sent.count
                await victim.inbound.receive("[\"K\"]")
                while victim.wire.sent.count == answers { await Task.yield() }
                waits.append(bench.processor - asked)
            }
        }
        while registry.scheduler.waiting > 0 { await Task.yield() }
        #expect(waits.allSatisfy { $0 <= .milliseconds(20) }, "\(waits)")
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
        let registry = registry
        var waits: [Duration] = []
        await withTaskGroup { group in
            for number in 0..<60 {
                group.addTask {
                    _ = await registry.respond(
                        to: WebRequest(method: "GET", path: "/", remoteAddress: "8.8.8.\(number % 3)"))
                }
            }
            for event in 1...5 {
                let rest = bench.processor + .milliseconds(60)
                while bench.processor < rest, registry.scheduler.waiting > 0 { await Task.yield() }
                let asked = bench.processor
                await victim.inbound.receive("[\"V\",\(event),1,\(victim.scene.button.id),0]")
                while victim.scene.count < event { await Task.yield() }
                waits.append(bench.processor - asked)
            }
        }
        // The page that is drawn (two flushes at most in a turn), and its own.
        #expect(waits.allSatisfy { $0 <= .milliseconds(50) }, "\(waits)")
    }
}
