// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@testable import VitrineWeb

/// An app that pushes people without a route, served by the real registry: who asks for which address gets what.
@MainActor @Suite struct ForgedAddressTests {
    private struct Person: Hashable, Codable {
        var name: String
        var mail: String
    }

    private struct Directory: View {
        var knowsPeople = true

        var body: some View {
            NavigationStack {
                NavigationLink("Leanne", value: Person(name: "Leanne", mail: "leanne@example.org"))
                    .navigationTitle("People")
                    .modifier(Destinations(knowsPeople: knowsPeople))
            }
        }
    }

    private struct Destinations: ViewModifier {
        var knowsPeople: Bool

        func body(content: Content) -> some View {
            if knowsPeople {
                content.navigationDestination(for: Person.self) { person in
                    NavigationLink("Number of \(person.name)", value: 7)
                }.navigationDestination(for: Int.self) { Text("Number \($0)") }
            } else {
                content.navigationDestination(for: Int.self) { Text("Number \($0)") }
            }
        }
    }

    @MainActor private final class Server {
        let registry: LiveRegistry
        var made = 0
        var notes: [SessionNote] = []

        init(keys: TokenKeys = TokenKeys(), knowsPeople: Bool = true) {
            var configuration = LiveConfiguration()
            configuration.tokenKeys = keys
            configuration.appName = "Directory"
            var counted: () -> Void = {}
            registry = LiveRegistry(configuration: configuration) { request in
                counted()
                return EngineScene { archive in
                    let session = SessionContext(
                        textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()),
                        routes: RouteCodec(addresses: request.addresses))
                    return SceneHost(Directory(knowsPeople: knowsPeople), session: session, restoring: archive)
                }
            }
            counted = { [unowned self] in made += 1 }
            registry.onNote = { [unowned self] in notes.append($0) }
        }

        func get(_ path: String, cookie: String? = nil, agent: String = "Mozilla/5.0") async -> WebResponse {
            var headers = WebHeaders([("User-Agent", agent)])
            if let cookie { headers.append("Cookie", cookie) }
            return await registry.respond(
                to: WebRequest(method: "GET", path: path, headers: headers, remoteAddress: "10.0.0.1"))
        }

        /// The cookie of a new visitor, and the address behind the first link of the page.
        func visit() async throws -> (cookie: String, address: String, page: WebResponse) {
            let page = await get("/")
            let cookie = try #require(page.headers["Set-Cookie"]).prefix { $0 != ";" }
            return (String(cookie), try #require(ForgedAddressTests.link(in: page)), page)
        }
    }

    private static func text(_ response: WebResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    /// Where the page's link into the app leads.
    fileprivate static func link(in page: WebResponse) -> String? {
        text(page).firstMatch(of: /href="(\/[^"]*~[^"]*)"/).map { String($0.1) }
    }

    private static let above = "/#vitrine-above"

    @Test func `a link opens for whoever was shown it, and says nothing of its value`() async throws {
        let server = Server()
        let (cookie, address, page) = try await server.visit()
        #expect(address.hasPrefix("/Person~"))
        #expect(!Self.text(page).contains("example.org"), "what no view shows is in no page")
        let person = await server.get(address, cookie: cookie)
        #expect(person.status == 200)
        #expect(Self.text(person).contains("Number of Leanne"))
        let deeper = try #require(Self.link(in: person))
        #expect(deeper.hasPrefix(address + "/Int~"))
        #expect(Self.text(await server.get(deeper, cookie: cookie)).contains("Number 7"))
        // Another tab of the browser, later: the same address.
        #expect(Self.link(in: await server.get("/", cookie: cookie)) == address)
    }

    @Test func `another visitor is led to the page above, and no scene is mounted`() async throws {
        let server = Server()
        let (_, address, _) = try await server.visit()
        let other = try await server.visit()
        #expect(other.address != address)
        let made = server.made
        for cookie in [nil, other.cookie, "vitrine-visitor=visitor000000000000000000"] as [String?] {
            let answer = await server.get(address, cookie: cookie)
            #expect(answer.status == 303)
            #expect(answer.headers["Location"] == Self.above)
            #expect(answer.headers["Cache-Control"] == "no-store")
            #expect(answer.body.isEmpty)
        }
        #expect(server.made == made)
        #expect(server.notes.map(\.code) == [.closedAddress, .closedAddress, .closedAddress])
        #expect(server.notes.allSatisfy { $0.detail == "/Person~…" })
    }

    @Test func `a value that a client makes up is shown to nobody`() async throws {
        let server = Server()
        let (cookie, address, _) = try await server.visit()
        let value = Data(#"{"mail":"security@attacker.example","name":"ACCOUNT LOCKED"}"#.utf8)
        let plain = Base64URL.text(Array(value))
        let padded = Base64URL.text(Array(repeating: 0, count: 16) + Array(value) + Array(repeating: 32, count: 4))
        for forged in ["/Person~~\(plain)", "/Person~\(plain)", "/Person~\(padded)", "/Person%7E%7E\(plain)"] {
            let answer = await server.get(forged, cookie: cookie)
            #expect([303, 404].contains(answer.status), "\(forged)")
            #expect(!Self.text(answer).contains("ACCOUNT") && !Self.text(answer).contains("attacker"))
        }
        var altered = Array(address.utf8)
        let place = altered.count - 4
        altered[place] = altered[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
        let answer = await server.get(String(decoding: altered, as: UTF8.self), cookie: cookie)
        #expect(answer.status == 303)
        for note in server.notes { #expect(note.detail == "/Person~…") }
    }

    @Test func `where an address leads to is always on this host`() async throws {
        let server = Server()
        let (_, address, _) = try await server.visit()
        for start in ["//evil.example", "/\\evil.example", "/"] {
            #expect(await server.get(start + address).headers["Location"] == Self.above)
        }
        #expect(await server.get("/list" + address).headers["Location"] == "/list#vitrine-above")
    }

    @Test func `an address opens after a restart with the same key, and leads to the root with another`() async throws {
        let keys = TokenKeys()
        let (cookie, address, _) = try await Server(keys: keys).visit()
        #expect(await Server(keys: keys).get(address, cookie: cookie).status == 200)
        let other = Server()
        let answer = await other.get(address, cookie: cookie)
        #expect(answer.status == 303)
        #expect(answer.headers["Location"] == Self.above)
        #expect(await other.get("/", cookie: cookie).status == 200)
    }

    @Test func `a value whose type the app has no page for any more leads to the page above`() async throws {
        let keys = TokenKeys()
        let (cookie, address, _) = try await Server(keys: keys).visit()
        let answer = await Server(keys: keys, knowsPeople: false).get(address, cookie: cookie)
        #expect(answer.status == 303)
        #expect(answer.headers["Location"] == Self.above)
    }

    @Test func `a crawler gets no links that only it could follow`() async {
        let server = Server()
        let page = await server.get("/", agent: "Examplebot/1.0")
        #expect(Self.text(page).contains("Leanne"))
        #expect(Self.link(in: page) == nil)
    }

    @Test func `Back to an address that does not open shows the page above it`() async throws {
        let keys = TokenKeys()
        let (_, foreign, _) = try await Server().visit()
        let own = SealedAddresses(keys: keys, app: "Directory", visitor: "visitor000000000000000000") { 0 }
        let scene = EngineScene { archive in
            let session = SessionContext(
                textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), routes: RouteCodec(addresses: own))
            return SceneHost(Directory(), session: session, restoring: archive)
        }
        _ = scene.display.takeBatch()
        let session = LiveSession(
            scene: scene, client: ClientState(), epoch: "e", path: "/", depth: 0, now: .zero)
        var notes: [SessionNote] = []
        session.onNote = { notes.append($0) }
        _ = session.welcome(BrowserViewport(), now: .zero)
        let leanne = Person(name: "Leanne", mail: "leanne@example.org")
        let component = try #require(RouteComponent.component(of: leanne, below: "/", by: own))
        #expect(scene.open(path: "/" + component))
        _ = session.pump(now: .seconds(1))
        #expect(scene.history.map(\.path) == ["/", "/" + component])
        let said = session.receive("[\"O\",1,\(session.sequence),null,0,\"\(foreign)\"]", now: .seconds(2))
        #expect(scene.history.map(\.path) == ["/"])
        #expect(notes.map(\.code) == [.closedAddress])
        // The entry that the browser stands at has the address of what it shows.
        let history = try #require(
            said.lazy.compactMap { if case .send(let text) = $0 { text } else { nil } }.last {
                $0.hasPrefix("[\"N\"")
            })
        #expect(!history.contains(foreign))
        #expect(history.contains("\"/\""))
    }
}
