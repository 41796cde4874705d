// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay

@testable import VitrineWeb

/// Whoever asks for many pages keeps nobody else out, and what opening a session costs does not grow with their number.
@MainActor @Suite struct LockOutTests {
    private final class Bench {
        var now = Duration.zero
        var made = 0
        var notes: [SessionNote] = []
    }

    private let bench = Bench()

    private func registry(_ change: (inout LiveConfiguration) -> Void = { _ in }) -> LiveRegistry {
        registry(of: { FakeScene() }, change)
    }

    /// Returns a registry whose pages show a scene.
    ///
    /// - Parameters:
    ///   - scene: Makes the scene that is mounted.
    ///   - change: Changes the registry's configuration.
    /// - Returns: The registry.
    private func registry(
        of scene: @escaping @MainActor () -> any LiveScene, _ change: (inout LiveConfiguration) -> Void
    ) -> LiveRegistry {
        var configuration = LiveConfiguration()
        change(&configuration)
        let registry = LiveRegistry(configuration: configuration, now: { [bench] in bench.now }) { [bench] _ in
            bench.made += 1
            return scene()
        }
        registry.onNote = { [bench] in bench.notes.append($0) }
        return registry
    }

    private func get(_ registry: LiveRegistry, _ address: String, path: String = "/") async -> LoadedPage {
        await LoadedPage(path, from: address, of: registry)
    }

    private func isLive(_ browser: LoadedPage) -> Bool {
        browser.wire.sent.first?.hasPrefix("[\"W\"") == true && browser.wire.closed == nil
    }

    // MARK: - Whoever asks for much

    @Test func `one network that asks for all pages keeps nobody else out`() async {
        let registry = registry {
            $0.provisionalTotal = 20
            $0.pagesPerMinute = 10_000
        }
        // Every address of a /64 is one, so its own pages give way.
        for number in 0..<300 { _ = await get(registry, "2606:4700:1:2::\(String(number, radix: 16))") }
        #expect(registry.provisionalCount <= 20)
        let newcomer = await get(registry, "8.8.8.8")
        for number in 0..<300 { _ = await get(registry, "2606:4700:1:2::\(String(number, radix: 16))") }
        await newcomer.open(to: registry)
        #expect(isLive(newcomer))
        #expect(registry.counters.displaced >= 500)
    }

    @Test func `many networks that ask for all pages keep nobody else out`() async {
        let registry = registry {
            $0.provisionalTotal = 40
            $0.provisionalPerAddress = 10
        }
        for round in 0..<20 {
            for network in 0..<8 { _ = await get(registry, "2606:4700:\(network)::\(round)") }
        }
        #expect(registry.provisionalCount == 40)
        let newcomer = await get(registry, "8.8.8.8")
        for network in 0..<8 { _ = await get(registry, "2606:4700:\(network)::ffff") }
        await newcomer.open(to: registry)
        #expect(isLive(newcomer))
    }

    /// Limits per address do not hold on this machine: whoever comes through a proxy that nobody named is one of many.
    @Test func `a flood through a proxy that was not named keeps nobody out`() async {
        let registry = registry { $0.provisionalTotal = 20 }
        for _ in 0..<200 { _ = await get(registry, "127.0.0.1") }
        let through = await get(registry, "127.0.0.1")
        let direct = await get(registry, "8.8.8.8")
        for _ in 0..<18 { _ = await get(registry, "::1") }
        await direct.open(to: registry)
        #expect(isLive(direct))
        await through.open(to: registry)
        #expect(isLive(through))
        #expect(registry.provisionalCount == 18)
    }

    @Test func `an address has a budget of pages, and is told when to come again`() async {
        let registry = registry { $0.pagesPerMinute = 6 }
        for number in 1...6 { #expect(await get(registry, "2606:4700:1:2::\(number)").response.status == 200) }
        let refused = await get(registry, "2606:4700:1:2::7").response
        #expect(refused.status == 429)
        #expect(bench.made == 6)
        let wait = refused.headers["Retry-After"].flatMap { Int($0) } ?? 0
        #expect((5...10).contains(wait))
        let html = String(decoding: refused.body, as: UTF8.self)
        #expect(html.contains("<meta http-equiv=\"refresh\" content=\"\(wait)\">"))
        #expect(html.contains("<html lang=\"de\" dir=\"ltr\">"))
        #expect(html.contains("Gerade viel los"))
        #expect(!html.contains("<script"))
        #expect(await get(registry, "2606:4700:1:3::1").response.status == 200)
        bench.now = .seconds(10)
        #expect(await get(registry, "2606:4700:1:2::8").response.status == 200)
        // One line for the log, however many are refused.
        #expect(await get(registry, "2606:4700:1:2::8").response.status == 429)
        #expect(bench.notes.map(\.code) == [.refusedPage])
        #expect(registry.counters.refusedPages == [.budget: 2])
    }

    @Test func `a path that no type reads mounts nothing`() async {
        let registry = registry { $0.mayKnow = { $0.hasPrefix("/characters") } }
        for path in ["/.env", "/wp-login.php", "/nowhere"] {
            #expect(await get(registry, "8.8.8.8", path: path).response.status == 404)
        }
        #expect(bench.made == 0)
        #expect(registry.counters.unknown == 3)
        #expect(await get(registry, "8.8.8.8", path: "/characters/1").response.status == 200)
        #expect(await get(registry, "8.8.8.8").response.status == 200)
        #expect(bench.made == 2)
    }

    @Test func `where there are as many sessions as there may be, an absent one gives its graph for a newcomer`() async
    {
        let registry = registry { $0.sessionsTotal = 2 }
        let first = await get(registry, "8.8.8.1")
        let inbound = await first.open(to: registry)
        let second = await get(registry, "8.8.8.2")
        await second.open(to: registry)
        let third = await get(registry, "8.8.8.3").response
        #expect(third.status == 503)
        #expect(third.headers["Retry-After"] != nil)
        #expect(bench.made == 2)
        await inbound?.closed()
        let fourth = await get(registry, "8.8.8.4")
        #expect(fourth.response.status == 200)
        await fourth.open(to: registry)
        #expect(isLive(fourth))
        #expect(registry.graphCount == 2)
    }

    @Test func `pages that never open their sockets take nobody's place`() async {
        let registry = registry { $0.scale(sessions: 20) }
        for number in 0..<60 { #expect(await get(registry, "11.0.\(number).1").response.status == 200) }
        #expect(registry.graphCount == 20 && registry.counters.displaced == 40)
        let newcomer = await get(registry, "8.8.8.8")
        await newcomer.open(to: registry)
        #expect(isLive(newcomer))
        // Whoever has a session keeps it.
        for number in 0..<60 { #expect(await get(registry, "11.0.\(number).2").response.status == 200) }
        #expect(registry.graphCount == 20 && registry.sessionCount == 1)
        // Whoever comes for a scene that had to go is told to load the page again.
        let displaced = await get(registry, "9.9.9.9")
        for number in 0..<60 { _ = await get(registry, "11.0.\(number).3") }
        await displaced.open(to: registry)
        #expect(displaced.wire.closed == WireProtocol.Close.unauthorized.rawValue)
    }

    // MARK: - What it costs

    /// Opens a page and its socket, closes that and comes back: how many elements of lists are visited for it.
    private func cost(_ registry: LiveRegistry, _ address: String) async -> Int {
        let before = registry.steps
        let browser = await get(registry, address)
        let inbound = await browser.open(to: registry)
        await inbound?.closed()
        let welcome = browser.wire.sent.first ?? ""
        let token = welcome.range(of: "\"resume\":\"").map {
            String(welcome[$0.upperBound...].prefix { $0 != "\"" })
        }
        let again = await browser.connect(to: registry)
        await again?.receive(browser.hello(token: token ?? "", attempt: 2))
        #expect(isLive(browser))
        registry.tick()
        return registry.steps - before
    }

    @Test func `opening a session costs the same with ten others and with a thousand`() async {
        let registry = registry(of: { MiniScene(MiniApp()) }) { $0.pagesPerMinute = 10_000 }
        func fill(_ numbers: Range<Int>) async {
            for number in numbers {
                let page = await get(registry, "11.0.\(number / 250).\(number % 250)")
                let inbound = await page.open(to: registry)
                if number % 3 == 0 { await inbound?.closed() }
            }
        }
        await fill(0..<10)
        registry.tick()
        let few = await cost(registry, "8.8.8.8")
        await fill(10..<1_000)
        registry.tick()
        #expect(await cost(registry, "8.8.8.9") == few)
        #expect(registry.sessionCount + registry.detachedCount == 1_002)
        // A second in which nothing is due visits nobody.
        bench.now = .seconds(1)
        registry.tick()
        let before = registry.steps
        bench.now = .seconds(2)
        registry.tick()
        #expect(registry.steps - before <= 4)
    }
}
