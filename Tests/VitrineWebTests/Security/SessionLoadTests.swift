// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineDisplay
import WebTestSupport

@testable import VitrineWeb

/// Many sessions of one registry at once: what one has, no other hears of; and all can be told to go.
@MainActor @Suite struct SessionLoadTests {
    /// A browser, its scene and all that ever came to it.
    @MainActor private final class Browser {
        let number: Int
        let html: String
        let wire: RecordingSocket
        var inbound: (any SocketInbound)?
        var scene: FakeScene?
        var event = 0
        var marker: String { "marker-\(number)-private" }
        var heard: String { html + wire.sent.joined(separator: "\n") }

        init(_ number: Int, _ page: LoadedPage) {
            self.number = number
            html = page.html
            wire = page.wire
        }
    }

    private final class Scenes {
        var last: FakeScene?
    }

    private let scenes = Scenes()
    private let registry: LiveRegistry

    init() {
        var configuration = LiveConfiguration()
        configuration.provisionalTotal = 2_000
        let scenes = scenes
        registry = LiveRegistry(configuration: configuration, now: { .zero }) { _ in
            let scene = FakeScene()
            scenes.last = scene
            return scene
        }
    }

    private func open(_ number: Int) async throws -> Browser {
        let page = await LoadedPage(from: "203.0.\(number / 200).\(number % 200)", of: registry)
        let browser = Browser(number, page)
        browser.scene = scenes.last
        let scene = try #require(browser.scene)
        let marker = browser.marker
        scene.onTap = { [weak scene] _ in
            guard let scene else { return true }
            scene.count += 1
            scene.counter.content = .text(SamplePages.text("\(marker) \(scene.count)"))
            scene.images[marker] = StoredImage(bytes: Array(marker.utf8), mediaType: "image/png")
            return true
        }
        let inbound = try #require(await page.open(to: registry))
        browser.inbound = inbound
        #expect(browser.wire.closed == nil)
        return browser
    }

    @Test func `a hundred sessions act in random order and none hears of another`() async throws {
        var generator = SeededGenerator(seed: 11)
        var browsers: [Browser] = []
        for number in 0..<100 { browsers.append(try await open(number)) }
        var taps = [Int](repeating: 0, count: 100)
        for _ in 0..<4_000 {
            let browser = browsers.randomElement(using: &generator)!
            let scene = try #require(browser.scene)
            let base = scene.display.sequence
            switch Int.random(in: 0..<8, using: &generator) {
            case 0...3:
                browser.event += 1
                taps[browser.number] += 1
                await browser.inbound?.receive("[\"V\",\(browser.event),\(base),\(scene.button.id),0]")
                await browser.inbound?.receive("[\"A\",\(scene.display.sequence),1]")
            case 4:
                await browser.inbound?.receive("[\"R\",[\(300 + browser.number),667,2,0,0,0,16,[\"en\"],\"\"]]")
                await browser.inbound?.receive("[\"A\",\(scene.display.sequence),1]")
            case 5:
                // A layer that only another session has would be a way in; ids are each session's own.
                let other = browsers.randomElement(using: &generator)!
                browser.event += 1
                await browser.inbound?.receive(
                    "[\"V\",\(browser.event),\(base),\((other.scene?.button.id ?? 0) + 5_000),0]")
            case 6:
                await browser.inbound?.receive("[\"L\",\(scene.button.id + 9_000),0,1,1,1]")
            default:
                if scene.history.count < 3 { scene.push("/characters/\(browser.number)", title: browser.marker) }
            }
        }
        let active = browsers.filter { taps[$0.number] > 0 }
        #expect(active.count > 50)
        for browser in browsers {
            let heard = browser.heard
            if taps[browser.number] > 0 { #expect(heard.contains(browser.marker)) }
            for other in browsers where other !== browser {
                #expect(!heard.contains("marker-\(other.number)-private"), "\(browser.number) heard of \(other.number)")
            }
        }
    }

    @Test func `a flood ends the page it comes from, and fifty others go on`() async throws {
        var browsers: [Browser] = []
        for number in 0..<50 { browsers.append(try await open(number)) }
        let flooder = browsers[0]
        var sent = 0
        for round in 0..<40 {
            // Ten thousand in all from one, forty from each of the others, while no time passes.
            for _ in 0..<250 where flooder.wire.closed == nil {
                sent += 1
                await flooder.inbound?.receive("[\"V\",\(sent),1,\(flooder.scene?.button.id ?? 0),0]")
            }
            for browser in browsers.dropFirst() {
                let scene = try #require(browser.scene)
                browser.event += 1
                let base = scene.display.sequence
                await browser.inbound?.receive("[\"V\",\(browser.event),\(base),\(scene.button.id),0]")
                await browser.inbound?.receive("[\"A\",\(scene.display.sequence),1]")
                #expect(scene.count == round + 1)
            }
        }
        #expect(flooder.wire.closed == WireProtocol.Close.tooMany.rawValue)
        #expect(sent <= Int(WireLimits.eventBurst) + 1)
        #expect(flooder.scene?.isEnded == true)
        // What it made the server say is bounded by the window.
        #expect(flooder.wire.sent.count { $0.hasPrefix("[\"B\"") } <= WireLimits.window)
        for browser in browsers.dropFirst() { #expect(browser.wire.closed == nil) }
    }

    @Test func `a thousand sessions are told to go at once, with a hint that spreads them`() async throws {
        var browsers: [Browser] = []
        for number in 0..<1_000 { browsers.append(try await open(number)) }
        #expect(registry.sessionCount == 1_000)
        for browser in browsers { browser.scene = nil }
        scenes.last = nil
        await registry.drain()
        for browser in browsers {
            let message = try #require(browser.wire.sent.last)
            let parts = try #require(try JSONValue(message).array)
            #expect(parts[0].string == WireProtocol.Server.drain.rawValue)
            // Back after a moment, each at its own time within a stretch that spreads a thousand of them.
            #expect(try #require(parts[1].integer) >= 0)
            #expect(try #require(parts[2].integer) >= 5_000)
        }
        #expect(registry.sessionCount == 0)
        // Whoever comes now is refused, and is asked to come again.
        let request = SocketRequest(path: WireProtocol.socketPath, remoteAddress: "203.0.113.1")
        #expect(await registry.openSocket(request, outbound: RecordingSocket()) == nil)
        let page = await registry.respond(to: WebRequest(method: "GET", path: "/", remoteAddress: "203.0.113.1"))
        #expect(page.status == 503)
        #expect(String(decoding: page.body, as: UTF8.self).contains("http-equiv=\"refresh\""))
    }

    @Test func `sessions are capped for each address, but not for this machine`() async throws {
        func connect(_ address: String) async -> (any SocketInbound)? {
            let request = SocketRequest(path: WireProtocol.socketPath, remoteAddress: address)
            return await registry.openSocket(request, outbound: RecordingSocket())
        }
        let limit = registry.configuration.sessionsPerAddress
        for _ in 0..<limit { #expect(await connect("203.0.113.7") != nil) }
        #expect(await connect("203.0.113.7") == nil)
        #expect(await connect("203.0.113.8") != nil)
        for _ in 0...limit { #expect(await connect("127.0.0.1") != nil) }
        #expect(registry.counters.refused == 1)
    }

    @Test func `metrics count what the registry does`() async throws {
        let browser = try await open(1)
        await browser.inbound?.receive("[\"V\",1,1,999999,0]")
        let metrics = await registry.metrics()
        #expect(metrics.value("vitrine_sessions") == 1)
        #expect(metrics.value("vitrine_pages_total") == 1)
        #expect(metrics.value("vitrine_sessions_adopted_total") == 1)
        #expect(metrics.value("vitrine_notes_total", "web.event.forged") == 1)
        #expect(metrics.value("vitrine_notes_total", "web.message.malformed") == 0)
    }

    @Test func `a note names its session and not its cookie`() async throws {
        var notes: [SessionNote] = []
        registry.onNote = { notes.append($0) }
        let browser = try await open(1)
        await browser.inbound?.receive("[\"V\",1,1,999999,0]")
        let page = await registry.respond(
            to: WebRequest(
                method: "GET", path: "/nowhere", query: "password=hunter2",
                headers: WebHeaders([("User-Agent", "Mozilla/5.0")]), remoteAddress: "203.0.113.7"))
        #expect(page.status == 404)
        #expect(!String(decoding: page.body, as: UTF8.self).contains("hunter2"))
        #expect(notes.map(\.code) == [.forgedEvent, .unknownRoute])
        #expect(notes[0].session?.count == 8)
        #expect(notes[1].detail == "/nowhere?…")
    }
}
