// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@testable import VitrineWeb

/// Dates that an app makes when it begins (Documentation/Decisions/0069).
@MainActor @Suite("The time zone that a scene begins in") struct FirstZoneTests {
    /// The 14th of November 2023 in the evening in London: in Auckland it is the 15th.
    nonisolated static let launch = Date(timeIntervalSince1970: 1_700_000_000)
    /// Zones whose days begin at other times than in any other zone here, at least two of them than in the test's own.
    nonisolated static let zones = ["Pacific/Auckland", "America/New_York", "Asia/Kolkata"]

    private struct Today: View {
        @State private var today =
            SessionContext.current?.calendar.startOfDay(for: FirstZoneTests.launch) ?? .distantPast
        @State private var taps = 0
        @Environment(\.timeZone) private var zone
        @Environment(\.calendar) private var calendar

        var body: some View {
            VStack {
                Text(verbatim: "began \(Int(today.timeIntervalSince1970))")
                Text(verbatim: "shows \(zone.identifier) \(calendar.timeZone.identifier) \(taps)")
                Button("tap") { taps += 1 }
            }
        }
    }

    @MainActor private final class Process {
        let registry: LiveRegistry
        var scenes: [EngineScene] = []

        init() {
            var configuration = LiveConfiguration()
            configuration.seconds = { Int(FirstZoneTests.launch.timeIntervalSince1970) }
            weak var box: Process?
            registry = LiveRegistry(configuration: configuration, now: { .zero }) { request in
                let session = SessionContext(textEngine: RecordedTextEngine(), timeZone: request.viewport.zone)
                let host = SessionContext.$current.withValue(session) {
                    SceneHost(Today(), session: session, viewport: Viewport(width: 390, height: 844))
                }
                let scene = EngineScene(host, languages: LanguageMatcher(offered: ["en"]))
                box?.scenes.append(scene)
                return scene
            }
            box = self
        }

        /// The texts of the newest scene.
        var texts: [String] {
            func texts(_ layer: Layer) -> [String] {
                let children = layer.children.flatMap { texts($0) }
                if case .text(let text) = layer.content { return [text.string] + children }
                return children
            }
            return (scenes.last?.display.root).map { texts($0) } ?? []
        }

        /// Says hello through a page's socket, and waits for the answer.
        func open(_ page: LoadedPage, zone: String) async -> SettledSocket? {
            let socket = await page.open(to: registry, zone: zone)
            while page.wire.sent.isEmpty, page.wire.closed == nil { await Task.yield() }
            await registry.settle()
            return socket
        }
    }

    private let process = Process()

    private func start(in zone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return "began \(Int(calendar.startOfDay(for: Self.launch).timeIntervalSince1970))"
    }

    private func zone(_ name: String) throws -> TimeZone { try #require(TimeZone(identifier: name)) }

    /// A zone in which it is another hour than where the test runs.
    private func elsewhere() throws -> TimeZone {
        try Self.zones.map { try zone($0) }.first {
            $0.secondsFromGMT(for: Self.launch) != TimeZone.current.secondsFromGMT(for: Self.launch)
        } ?? .gmt
    }

    private func mode(_ page: LoadedPage) -> String? {
        page.wire.sent.first?.split(separator: ",").dropFirst(3).first.map { $0.filter { $0 != "\"" } }
    }

    @Test("is the server's until the browser has told its own, and stays so without scripts")
    func server() async {
        let page = await LoadedPage(from: "10.0.0.1", of: process.registry)
        #expect(page.html.contains(start(in: .current)))
        #expect(BrowserViewport().zone == .current)
        #expect(BrowserViewport(timeZone: "Mars/Olympus").zone == .current)
    }

    @Test("is a returning browser's at once", arguments: zones)
    func returning(_ name: String) async throws {
        let page = await LoadedPage(from: "10.0.0.1", of: process.registry, zone: name)
        #expect(page.html.contains(start(in: try zone(name))))
        _ = await process.open(page, zone: name)
        #expect(mode(page) == "new")
        #expect(process.scenes.count == 1)
    }

    @Test("is kept where the browser has the same, or does not say", arguments: ["", "Mars/Olympus", "same"])
    func same(_ name: String) async {
        let page = await LoadedPage(from: "10.0.0.1", of: process.registry)
        _ = await process.open(page, zone: name == "same" ? TimeZone.current.identifier : name)
        #expect(mode(page) == "new")
        #expect(process.scenes.count == 1)
        #expect(process.texts.contains(start(in: .current)))
    }

    @Test("is another one for a first visit from elsewhere: the scene begins anew in it, and the page gets that")
    func abroad() async throws {
        let zone = try elsewhere()
        let page = await LoadedPage(from: "10.0.0.1", of: process.registry)
        _ = await process.open(page, zone: zone.identifier)
        #expect(process.scenes.count == 2)
        #expect(process.scenes.first?.display.root.children.isEmpty == true)
        #expect(mode(page) == "restored")
        let snapshot = try #require(page.wire.sent.first { $0.hasPrefix("[\"S\"") })
        #expect(snapshot.contains(start(in: zone)))
        #expect(!snapshot.contains(start(in: .current)))
        #expect(process.registry.sessionCount == 1)
        #expect(process.registry.graphCount == 1)
        #expect(process.registry.counters.adopted == 1)
    }

    @Test("is another one for a traveller, whose browser told of an earlier place", arguments: zones.dropFirst())
    func traveller(_ name: String) async throws {
        let page = await LoadedPage(from: "10.0.0.1", of: process.registry, zone: Self.zones[0])
        _ = await process.open(page, zone: name)
        #expect(process.scenes.count == 2)
        #expect(process.texts.contains(start(in: try zone(name))))
    }

    @Test("leaves a tap that was made before to the button that stands there now")
    func earlyTap() async throws {
        let page = await LoadedPage(from: "10.0.0.1", of: process.registry)
        let elements = process.scenes[0].display.elements()
        let button = try #require(elements.all { $0.label == "tap" && $0.role == .button }.first?.layerID)
        let zone = try elsewhere()
        let socket = try #require(await process.open(page, zone: zone.identifier))
        await socket.receive("[\"V\",1,1,\(button),0]")
        #expect(process.texts.contains("shows \(zone.identifier) \(zone.identifier) 1"), "\(process.texts)")
    }

    @Test("stays that of a page whose socket is gone before it has begun anew, and which comes back")
    func lostMeanwhile() async throws {
        let page = await LoadedPage(from: "10.0.0.1", of: process.registry)
        let zone = try elsewhere()
        let lost = try #require(await page.connect(to: process.registry))
        await lost.receive(page.hello(zone: zone.identifier))
        await lost.closed()
        while process.registry.detachedCount == 0 { await Task.yield() }
        let again = SettledSocket(await page.connect(to: process.registry), of: process.registry)
        await again?.receive(page.hello(attempt: 2, zone: zone.identifier))
        #expect(process.scenes.count == 2)
        #expect(page.wire.sent.contains { $0.hasPrefix("[\"S\"") && $0.contains(start(in: zone)) })
    }

    @Test("stays that of the values which a scene has, while its environment follows the browser")
    func live() async throws {
        let page = await LoadedPage(from: "10.0.0.1", of: process.registry, zone: Self.zones[0])
        let socket = try #require(await process.open(page, zone: Self.zones[0]))
        let name = Self.zones[1]
        await socket.receive("[\"R\",[375,667,2,0,0,0,16,[\"en\"],\"\(name)\"]]")
        #expect(process.scenes.count == 1)
        #expect(process.texts.contains(start(in: try zone(Self.zones[0]))))
        #expect(process.texts.contains("shows \(name) \(name) 0"), "\(process.texts)")
    }
}
