// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import TestSupport
import Testing
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineWeb

/// Many users at one server, each with a secret, a language, a zone, a scheme and a size of their own, acting in
/// random order: whatever reaches one of them (pages, socket messages, log lines, defaults) holds nothing of another
/// (Documentation/Security.md, row 13).
@MainActor @Suite struct IsolationTests {
    /// What a user brings; every word in it is nobody else's.
    struct Person {
        var number: Int
        var languages: String
        var greeting: String
        var zone: String
        var scheme: Int
        var textSize: Int

        var secret: String { "secret\(number)x" }
    }

    nonisolated static let greetings = [
        "en": "Helloen", "es": "Holaes", "fr": "Bonjourfr", "ar": "Marhabaar", "de": "Hallode",
    ]
    private static let headers = [
        ("en-GB,en;q=0.8", "en"), ("es-MX", "es"), ("fr-CH, en;q=0.5", "fr"), ("ar", "ar"), ("de-AT,de;q=0.9", "de"),
    ]
    private static let zones = ["Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Sydney"]

    /// One object for everybody, as an app's singletons are; it keeps nothing of its callers.
    @Observable @MainActor final class Shared {
        var clicks = 0
    }

    @Observable @MainActor final class Model {
        var here = "nothing yet"
        var there = ""
        var greeting = ""

        /// Hops to another executor and back, as networking does, and asks the device on each side.
        func load(_ bundle: Bundle) async {
            here = UserDefaults.standard.string(forKey: "secret") ?? "none"
            there = await Self.away()
            greeting = String(localized: "greeting", bundle: bundle)
        }

        @concurrent nonisolated static func away() async -> String {
            await Task.yield()
            return (UserDefaults.standard.string(forKey: "secret") ?? "none")
                + (SessionContext.current?.identifier ?? "")
        }
    }

    struct Screen: View {
        let bundle: Bundle
        let shared: Shared
        @AppStorage("secret") private var secret = "none"
        @AppStorage("count") private var count = 0
        @SceneStorage("scene") private var scene = "none"
        @State private var model = Model()
        @Environment(\.locale) private var locale
        @Environment(\.timeZone) private var timeZone
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            VStack {
                Text("greeting", bundle: bundle)
                Text(verbatim: "\(secret) \(count) \(scene)")
                Text(verbatim: "\(locale.identifier) \(timeZone.identifier) \(size) \(scheme)")
                Text(Date(timeIntervalSince1970: 0), format: .dateTime)
                Text(verbatim: "model \(model.here)")
                Text(verbatim: "away \(model.there)")
                Text(verbatim: "loaded \(model.greeting)")
                Text(verbatim: "all \(shared.clicks)")
                Button("count") {
                    count += 1
                    shared.clicks += 1
                    scene = secret
                }
                Button("load") { Task { await model.load(bundle) } }
                Button("log") {
                    SessionContext.current?.report(
                        Diagnostic(
                            .missingString, "log \(secret) \(count)", remedy: "None.",
                            session: SessionContext.current?.identifier ?? ""))
                }
            }
            .task { await model.load(bundle) }
        }
    }

    final class Wire: SocketOutbound, @unchecked Sendable {
        // Only touched from the main actor in these tests.
        var sent: [String] = []
        func send(_ text: String) { sent.append(text) }
        func close(code: UInt16, reason: String) { sent.append("closed \(code)") }
    }

    @MainActor final class Visit {
        let person: Person
        let wire = Wire()
        var page = ""
        var log: [String] = []
        var scene: EngineScene!
        var inbound: (any SocketInbound)!
        var event = 0
        var acknowledged = 0

        init(_ person: Person) {
            self.person = person
        }

        var transcript: String { ([page] + wire.sent + log).joined(separator: "\n") }

        /// What the browser has kept of an earlier visit.
        var cookie: String { "vitrine-env=375_667_2_\(person.scheme)_0_0_\(person.textSize)_0__\(person.zone)" }

        func environment(_ traits: Int = 0) -> String {
            let languages = LanguageMatcher.languages(accepting: person.languages).map { "\"\($0)\"" }
            return "[375,667,2,\(person.scheme),0,0,\(person.textSize),[\(languages.joined(separator: ","))],"
                + "\"\(person.zone)\",\"\",\(traits)]"
        }

        /// Answers the batches that came, so that the window stays open.
        func acknowledge() async {
            while acknowledged < wire.sent.count {
                let message = wire.sent[acknowledged]
                acknowledged += 1
                guard message.hasPrefix("[\"B\",") else { continue }
                await inbound.receive("[\"A\",\(message.dropFirst(5).prefix { $0 != "," }),1]")
            }
        }

        func tap(_ label: String) async {
            let buttons = scene.display.elements().all { $0.role == .button && $0.label == label }
            guard let button = buttons.first else { return }
            event += 1
            await inbound.receive("[\"V\",\(event),\(scene.display.sequence),\(button.layerID),0]")
        }
    }

    final class Bench {
        var time = Duration.zero
        var visits: [String: Visit] = [:]
        var arriving: Visit?
    }

    private func people(_ count: Int) -> [Person] {
        (0..<count).map { number in
            let (header, language) = Self.headers[number % Self.headers.count]
            return Person(
                number: number, languages: header, greeting: Self.greetings[language]!,
                zone: Self.zones[number % Self.zones.count], scheme: number % 2, textSize: 12 + 2 * (number % 5))
        }
    }

    private func catalog() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Greetings-\(UUID().uuidString).resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let entries = Self.greetings.sorted { $0.key < $1.key }.map {
            "\"\($0.key)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0.value)\"}}"
        }
        try Data(
            ("{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"greeting\": {\"localizations\": {"
                + entries.joined(separator: ",") + "}}}}").utf8
        ).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
        return folder
    }

    @Test(.timeLimit(.minutes(10)), arguments: [(people: 2, steps: 300), (people: 25, steps: 400)])
    func `nothing of one person reaches another`(people count: Int, steps: Int) async throws {
        let folder = try catalog()
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try #require(Bundle(path: folder.path))
        let languages = LanguageMatcher(offered: Self.greetings.keys.sorted())
        let defaults = BrowserDefaults()
        let shared = Shared()
        let bench = Bench()
        var configuration = LiveConfiguration()
        configuration.provisionalPerAddress = 100
        let registry = LiveRegistry(configuration: configuration, now: { bench.time }) { request in
            let store = defaults.store(for: request.visitor)
            let visit = bench.arriving!
            store.set(.string(visit.person.secret), for: "secret")
            let session = SessionContext(
                identifier: "id" + visit.person.secret, textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()),
                locale: request.viewport.locale(among: languages), defaults: store)
            let host = SessionContext.$current.withValue(session) {
                SceneHost(Screen(bundle: bundle, shared: shared), session: session)
            }
            host.diagnostics.sink = { [weak visit] in visit?.log.append("\($0)") }
            visit.scene = EngineScene(host, languages: languages)
            return visit.scene
        }
        let visits = people(count).map { Visit($0) }
        for visit in visits {
            bench.arriving = visit
            var headers = WebHeaders([("User-Agent", "Mozilla/5.0"), ("Accept-Language", visit.person.languages)])
            var known = headers
            known.append("Cookie", visit.cookie)
            let answer = await registry.respond(
                to: WebRequest(method: "GET", path: "/", headers: known, remoteAddress: "10.0.0.1"))
            visit.page = String(decoding: answer.body, as: UTF8.self)
            let cookie = String(answer.headers["Set-Cookie"]?.prefix { $0 != ";" } ?? "")
            headers.append("Cookie", cookie)
            let request = SocketRequest(path: WireProtocol.socketPath, headers: headers, remoteAddress: "10.0.0.1")
            let inbound: any SocketInbound = try #require(await registry.openSocket(request, outbound: visit.wire))
            visit.inbound = inbound
            await visit.inbound.receive(
                "[\"H\",\"vitrine.1\",\"\(LoadedPage.field("build", in: visit.page))\",\"\(LoadedPage.field("token", in: visit.page))\","
                    + "\"\(LoadedPage.field("epoch", in: visit.page))\",1,0,\(visit.environment()),0,[],1]")
            #expect(visit.wire.sent.first?.hasPrefix("[\"W\"") == true)
        }
        var generator = SeededGenerator(seed: UInt64(count))
        for _ in 0..<steps {
            let visit = visits.randomElement(using: &generator)!
            bench.time += .milliseconds(500)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0, 1: await visit.tap("count")
            case 2: await visit.tap("load")
            case 3: await visit.tap("log")
            default:
                await visit.inbound.receive("[\"R\",\(visit.environment(Int.random(in: 0...1, using: &generator)))]")
            }
            await Task.yield()
            for other in visits { await other.acknowledge() }
        }
        // Until everybody has seen everything: each one's own last load, and the shared number.
        for visit in visits {
            let mine = visit.person.secret
            await visit.tap("load")
            await visit.tap("log")
            let wanted = [
                "model \(mine)", "away \(mine)id\(mine)", "loaded \(visit.person.greeting)", "log \(mine)",
            ]
            while !wanted.allSatisfy({ visit.transcript.contains($0) }) {
                bench.time += .milliseconds(500)
                for other in visits { await other.acknowledge() }
                await Task.yield()
            }
        }
        for visit in visits {
            let transcript = visit.transcript
            #expect(transcript.contains(visit.person.greeting))
            #expect(transcript.contains(visit.person.zone))
            #expect(!transcript.contains("closed"))
            #expect(visit.scene.host.graph.session.defaults.values["secret"] == .string(visit.person.secret))
            for other in visits where other !== visit {
                #expect(!transcript.contains(other.person.secret), "\(visit.person.number) saw \(other.person.number)")
            }
            for (_, greeting) in Self.greetings where greeting != visit.person.greeting {
                #expect(!transcript.contains(greeting))
            }
        }
    }
}
