// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import WebTestSupport

@testable import VitrineWeb

@MainActor @Suite struct LiveRegistryTests {
    /// A clock that only a test moves.
    final class Clock {
        var now = Duration.zero
    }

    /// What a server would write into a socket.
    final class Wire: SocketOutbound, @unchecked Sendable {
        // Only touched from the main actor in these tests.
        var sent: [String] = []
        var closed: UInt16?
        var reason: String?
        func send(_ text: String) { sent.append(text) }
        func close(code: UInt16, reason: String) { (closed, self.reason) = (code, reason) }
    }

    final class Scenes {
        weak var last: FakeScene?
        var made = 0
        var language = PageLanguage()
    }

    /// A pause that lasts until a test says so.
    actor Pace {
        private(set) var asked: [Duration] = []
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func wait(_ duration: Duration) async {
            asked.append(duration)
            await withCheckedContinuation { waiting.append($0) }
        }

        func open() {
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
    }

    let clock = Clock()
    let scenes = Scenes()
    let registry: LiveRegistry

    init() {
        var configuration = LiveConfiguration()
        configuration.provisionalPerAddress = 3
        configuration.pagesPerMinute = 2_000
        registry = Self.registry(configuration, clock, scenes)
    }

    private static func registry(_ configuration: LiveConfiguration, _ clock: Clock, _ scenes: Scenes) -> LiveRegistry {
        LiveRegistry(configuration: configuration, now: { clock.now }) { _ in
            let scene = FakeScene()
            scene.pageLanguage = scenes.language
            scenes.last = scene
            scenes.made += 1
            return scene
        }
    }

    private func get(_ path: String, cookie: String? = nil, agent: String = "Mozilla/5.0") async -> WebResponse {
        var headers = WebHeaders([("User-Agent", agent)])
        if let cookie { headers.append("Cookie", cookie) }
        return await registry.respond(
            to: WebRequest(method: "GET", path: path, headers: headers, remoteAddress: "10.0.0.1")
        )
    }

    private func text(_ response: WebResponse) -> String {
        String(decoding: response.body, as: UTF8.self)
    }

    private func cookie(_ response: WebResponse) -> String {
        String(response.headers["Set-Cookie"]?.prefix { $0 != ";" } ?? "")
    }

    private func hello(_ html: String, epoch: String? = nil, attempt: Int = 1, zone: String = "") -> String {
        let epoch = epoch ?? LoadedPage.field("epoch", in: html)
        return
            "[\"H\",\"vitrine.1\",\"\(LoadedPage.field("build", in: html))\",\"\(LoadedPage.field("token", in: html))\",\"\(epoch)\",1,0,"
            + "[375,667,2,0,0,0,16,[\"en\"],\"\(zone)\"],0,[],\(attempt)]"
    }

    private func socket(cookie: String, _ wire: Wire) async -> (any SocketInbound)? {
        let request = SocketRequest(
            path: WireProtocol.socketPath,
            headers: WebHeaders([("Cookie", cookie)]),
            remoteAddress: "10.0.0.1"
        )
        return SettledSocket(await registry.openSocket(request, outbound: wire), of: registry)
    }

    /// The steps of a socket's task run where the test's own executor runs them, as on a connection's event loop.
    private final class QueueExecutor: TaskExecutor {
        private let queue = DispatchQueue(label: "socket")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }

    @Test func `a socket whose task has an executor of its own goes on when a message was handled`() async throws {
        let page = await get("/")
        let wire = Wire()
        let request = SocketRequest(
            path: WireProtocol.socketPath, headers: WebHeaders([("Cookie", cookie(page))]), remoteAddress: "10.0.0.1")
        let inbound = try #require(await registry.openSocket(request, outbound: wire))
        let messages = [hello(text(page)), "[\"K\"]", "[\"K\"]"]
        await withTaskExecutorPreference(QueueExecutor()) { await Self.say(messages, to: inbound) }
        #expect(wire.sent.first?.hasPrefix("[\"W\"") == true)
    }

    @concurrent private nonisolated static func say(_ messages: [String], to inbound: any SocketInbound) async {
        for message in messages { await inbound.receive(message) }
        await inbound.closed()
    }

    @Test func `a page's own scene is adopted by its socket, so nothing is mounted twice`() async throws {
        let page = await get("/", cookie: "vitrine-env=375_667_2_0_0_0_16_0__Europe/Berlin")
        #expect(page.status == 200)
        let wire = Wire()
        let inbound = try #require(await socket(cookie: cookie(page), wire))
        await inbound.receive(hello(text(page), zone: "Europe/Berlin"))
        #expect(wire.sent.first?.hasPrefix("[\"W\"") == true)
        #expect(wire.closed == nil)
        #expect(scenes.made == 1)
        #expect(registry.sessionCount == 1)
        #expect(registry.provisionalCount == 0)
        #expect(scenes.last?.viewport.timeZone == "Europe/Berlin")
    }

    @Test func `a token works once`() async throws {
        let page = await get("/")
        let first = Wire()
        let second = Wire()
        await socket(cookie: cookie(page), first)?.receive(hello(text(page)))
        await socket(cookie: cookie(page), second)?.receive(hello(text(page)))
        #expect(first.closed == nil)
        #expect(second.closed == WireProtocol.Close.unauthorized.rawValue)
    }

    @Test func `a page of another build is told so, and its scene is freed`() async throws {
        let page = await get("/")
        let wire = Wire()
        let html = text(page)
        let stale = hello(html).replacing(LoadedPage.field("build", in: html), with: "other")
        await socket(cookie: cookie(page), wire)?.receive(stale)
        #expect(wire.closed == WireProtocol.Close.stale.rawValue)
        #expect(scenes.last == nil)
    }

    /// The token that the newest welcome gave a page.
    private func resumeToken(_ wire: Wire) -> String {
        LoadedPage.field("resume", in: wire.sent.last { $0.hasPrefix("[\"W\"") } ?? "")
    }

    private func hello(_ html: String, token: String, attempt: Int) -> String {
        hello(html, attempt: attempt).replacing(LoadedPage.field("token", in: html), with: token)
    }

    @Test func `a page comes back with the token of its welcome, and the socket before it is closed`() async throws {
        let page = await get("/")
        let html = text(page)
        let (first, second) = (Wire(), Wire())
        let old = try #require(await socket(cookie: cookie(page), first))
        await old.receive(hello(html))
        await socket(cookie: cookie(page), second)?.receive(
            hello(html, token: resumeToken(first), attempt: 2)
        )
        #expect(first.closed == WireProtocol.Close.superseded.rawValue)
        #expect(second.closed == nil)
        #expect(second.sent.first?.contains("\"resumed\"") == true)
        #expect(registry.sessionCount == 1)
        #expect(scenes.made == 1)
        // What still comes through the old socket is not heard, and its end is nobody's.
        await old.receive("[\"Z\"]")
        await old.closed()
        #expect(registry.sessionCount == 1)
        #expect(scenes.last?.isEnded == false)
    }

    @Test(arguments: [false, true])
    func `a page that only its session can show is loaded again, by its visitor alone`(isAway: Bool) async throws {
        let page = await get("/")
        let wire = Wire()
        let inbound = try #require(await socket(cookie: cookie(page), wire))
        await inbound.receive(hello(text(page)))
        let scene = try #require(scenes.last)
        #expect(await get("/account", cookie: cookie(page)).status == 404)
        scene.push("/account", title: "Account")
        if isAway { await inbound.closed() }
        let again = await get("/account", cookie: cookie(page))
        #expect(again.status == 200)
        #expect(await get("/accounts", cookie: cookie(page)).status == 404)
        #expect(await get("/account").status == 404)
        let next = Wire()
        await socket(cookie: cookie(page), next)?.receive(
            hello(text(again), token: resumeToken(wire), attempt: 2).replacing(
                LoadedPage.field("epoch", in: text(again)), with: LoadedPage.field("epoch", in: text(page))))
        #expect(next.sent.first?.contains("\"resumed\"") == true)
        #expect(registry.sessionCount == 1)
    }

    @Test func `a page that stood in for a session which does not come back has the address of what it shows`()
        async throws
    {
        let page = await get("/")
        await socket(cookie: cookie(page), Wire())?.receive(hello(text(page)))
        try #require(scenes.last).push("/account", title: "Account")
        let other = await get("/account", cookie: cookie(page))
        let wire = Wire()
        await socket(cookie: cookie(page), wire)?.receive(hello(text(other)))
        let history = try #require(wire.sent.first { $0.hasPrefix("[\"N\"") })
        #expect(history.contains("\"/\"") && !history.contains("account"))
    }

    @Test func `a lost welcome locks nobody out, a confirmed one makes the older tokens useless`() async throws {
        let page = await get("/")
        let html = text(page)
        await socket(cookie: cookie(page), Wire())?.receive(hello(html))
        // The welcome never came: the page says hello with what it has.
        let second = Wire()
        let inbound = try #require(await socket(cookie: cookie(page), second))
        await inbound.receive(hello(html, attempt: 2))
        #expect(second.sent.first?.contains("\"resumed\"") == true)
        await inbound.receive("[\"K\"]")
        let replayed = Wire()
        await socket(cookie: cookie(page), replayed)?.receive(hello(html, attempt: 3))
        #expect(replayed.closed == WireProtocol.Close.unauthorized.rawValue)
        #expect(second.closed == nil)
        let stolen = Wire()
        await socket(cookie: "vitrine-visitor=00000000000000000000000000", stolen)?.receive(
            hello(html, token: resumeToken(second), attempt: 4)
        )
        #expect(stolen.closed == WireProtocol.Close.unauthorized.rawValue)
        #expect(registry.sessionCount == 1)
    }

    @Test func `a hello that was held up does not take the session from a later one`() async throws {
        let page = await get("/")
        let html = text(page)
        let (late, current) = (Wire(), Wire())
        let held = try #require(await socket(cookie: cookie(page), late))
        await socket(cookie: cookie(page), current)?.receive(hello(html, attempt: 2))
        await held.receive(hello(html, attempt: 1))
        #expect(late.closed == WireProtocol.Close.unauthorized.rawValue)
        #expect(current.closed == nil)
        #expect(registry.sessionCount == 1)
    }

    @Test func `a token of another visitor ends the scene`() async throws {
        let page = await get("/")
        let wire = Wire()
        await socket(cookie: "vitrine-visitor=00000000000000000000000000", wire)?.receive(hello(text(page)))
        #expect(wire.closed == WireProtocol.Close.unauthorized.rawValue)
        #expect(wire.sent.isEmpty)
        #expect(registry.provisionalCount == 0)
        #expect(scenes.last == nil)
    }

    @Test func `an altered token is refused and leaves the scene alone`() async throws {
        let page = await get("/")
        let token = LoadedPage.field("token", in: text(page))
        let altered = String(token.dropLast(20)) + String(token.suffix(20).reversed())
        let wire = Wire()
        await socket(cookie: cookie(page), wire)?.receive(
            hello(text(page)).replacingOccurrences(of: token, with: altered))
        #expect(wire.closed == WireProtocol.Close.unauthorized.rawValue)
        #expect(wire.sent.isEmpty)
        #expect(registry.provisionalCount == 1)
    }

    @Test func `every refused token closes alike, without a word`() async throws {
        let page = await get("/")
        let other = SessionTokens(keys: TokenKeys(), app: registry.configuration.appName) { 1_800_000_000 }
        let expired = SessionTokens(keys: registry.tokens.keys, app: registry.configuration.appName) { 0 }
        let future = SessionTokens(keys: registry.tokens.keys, app: registry.configuration.appName) { 4_000_000_000 }
        let visitor = String(cookie(page).split(separator: "=")[1])
        var notes: [String] = []
        registry.onNote = { notes.append($0.detail) }
        for token in [
            "", "x", other.issue(.adoption, visitor: visitor, lifetime: 10),
            expired.issue(.adoption, visitor: visitor, lifetime: 10),
            future.issue(.adoption, visitor: visitor, lifetime: 10),
            registry.tokens.issue(.resume, visitor: visitor, lifetime: 10),
            registry.tokens.issue(.adoption, visitor: visitor, lifetime: 10),
        ] {
            let wire = Wire()
            await socket(cookie: cookie(page), wire)?.receive(
                hello(text(page)).replacingOccurrences(of: LoadedPage.field("token", in: text(page)), with: token))
            #expect(wire.closed == WireProtocol.Close.unauthorized.rawValue)
            #expect(wire.reason == "")
            #expect(wire.sent.isEmpty)
        }
        #expect(
            notes.map { $0.split(separator: ": ").last.map(String.init) ?? "" } == [
                "malformed", "malformed", "signature", "expired", "from the future", "kind",
                "a token that was used, or whose scene is gone",
            ])
        #expect(registry.provisionalCount == 1)
        #expect(registry.counters.refused == 7)
    }

    @Test func `a page that was rendered before the keys changed is adopted within the grace`() async throws {
        let first = await get("/")
        let second = await get("/")
        let now = Int(Date().timeIntervalSince1970)
        registry.tokens.keys.rotate(graceEnds: now + 3_600)
        let wire = Wire()
        await socket(cookie: cookie(first), wire)?.receive(hello(text(first)))
        #expect(wire.closed == nil)
        registry.tokens.keys.rotate(graceEnds: now - 1)
        registry.tokens.keys.rotate(graceEnds: now - 1)
        registry.tokens.keys.rotate(graceEnds: now - 1)
        registry.tokens.keys.rotate(graceEnds: now - 1)
        let late = Wire()
        await socket(cookie: cookie(second), late)?.receive(hello(text(second)))
        #expect(late.closed == WireProtocol.Close.unauthorized.rawValue)
    }

    @Test func `over TLS only the cookie that nobody can plant counts`() async throws {
        let request = WebRequest(
            method: "GET", path: "/", headers: WebHeaders([("User-Agent", "Mozilla/5.0")]), remoteAddress: "10.0.0.1",
            isSecure: true)
        let page = await registry.respond(to: request)
        let header = try #require(page.headers["Set-Cookie"])
        #expect(header.hasPrefix("__Host-vitrine-visitor="))
        for attribute in ["; Secure", "; HttpOnly", "; SameSite=Lax", "; Path=/"] {
            #expect(header.contains(attribute))
        }
        #expect(!header.lowercased().contains("domain"))
        let visitor = String(cookie(page).split(separator: "=")[1])
        let planted = Wire()
        let opening = SocketRequest(
            path: WireProtocol.socketPath, headers: WebHeaders([("Cookie", "vitrine-visitor=\(visitor)")]),
            remoteAddress: "10.0.0.1", isSecure: true)
        await registry.openSocket(opening, outbound: planted)?.receive(hello(text(page)))
        #expect(planted.closed == WireProtocol.Close.unauthorized.rawValue)
    }

    @Test func `a wrong epoch is refused`() async throws {
        let page = await get("/")
        let wire = Wire()
        await socket(cookie: cookie(page), wire)?.receive(hello(text(page), epoch: "other"))
        #expect(wire.closed == WireProtocol.Close.unauthorized.rawValue)
    }

    @Test func `two tabs of a browser are two sessions, and neither can take the other's`() async throws {
        let first = await get("/")
        let firstScene = try #require(scenes.last)
        let second = await get("/", cookie: cookie(first))
        let secondScene = try #require(scenes.last)
        #expect(firstScene !== secondScene)
        #expect(second.headers["Set-Cookie"] == nil)
        let wires = (Wire(), Wire())
        let firstTab = try #require(await socket(cookie: cookie(first), wires.0))
        await firstTab.receive(hello(text(first)))
        let secondTab = try #require(await socket(cookie: cookie(first), wires.1))
        await secondTab.receive(hello(text(second)))
        #expect(registry.sessionCount == 2)
        await firstTab.receive("[\"V\",1,1,\(firstScene.button.id),0]")
        #expect(firstScene.count == 1)
        #expect(secondScene.count == 0)
        // A tab that was duplicated with what the first one keeps would come with its token and an older hello.
        let copy = Wire()
        await socket(cookie: cookie(first), copy)?.receive(hello(text(first)))
        #expect(copy.closed == WireProtocol.Close.unauthorized.rawValue)
        #expect(wires.0.closed == nil && wires.1.closed == nil)
        #expect(registry.sessionCount == 2)
    }

    @Test func `a scene that no socket asks for is freed after ten seconds`() async {
        _ = await get("/")
        #expect(scenes.last != nil)
        clock.now = .seconds(10)
        registry.tick()
        #expect(registry.provisionalCount == 1)
        clock.now = .seconds(11)
        registry.tick()
        #expect(registry.provisionalCount == 0)
        #expect(scenes.last == nil)
    }

    @Test func `a bye frees the scene soon, a lost socket does so after half an hour`() async throws {
        for isBye in [true, false] {
            let page = await get("/")
            let wire = Wire()
            let inbound = try #require(await socket(cookie: cookie(page), wire))
            await inbound.receive(hello(text(page)))
            #expect(scenes.last != nil)
            if isBye { await inbound.receive("[\"Z\"]") }
            await inbound.closed()
            #expect(registry.sessionCount == 0)
            #expect(registry.detachedCount == 1)
            clock.now += .seconds(isBye ? 21 : 1_801)
            registry.tick()
            #expect(scenes.last == nil)
            #expect(registry.detachedCount == 0)
        }
    }

    @Test func `a thousand pages and sockets leave nothing behind`() async throws {
        for _ in 0..<1_000 {
            let page = await get("/")
            let inbound = try #require(await socket(cookie: cookie(page), Wire()))
            await inbound.receive(hello(text(page)))
            await inbound.closed()
        }
        #expect(registry.detachedCount == registry.configuration.detachedPerAddress)
        clock.now += .seconds(1_801)
        registry.tick()
        // All of them are due at once: but for a few they wait for turns.
        while registry.scheduler.waiting > 0 { await Task.yield() }
        #expect(registry.sessionCount == 0)
        #expect(registry.detachedCount == 0)
        #expect(registry.provisionalCount == 0)
        #expect(scenes.last == nil)
        #expect(registry.counters.adopted == 1_000)
    }

    @Test func `a crawler gets a page that keeps nothing`() async {
        let page = text(await get("/", agent: "Examplebot/1.0"))
        #expect(page.contains(">Challenge</h1>"))
        #expect(!page.contains("vitrine-config"))
        #expect(!page.contains("<script"))
        // Nobody hears its buttons, and they say so.
        #expect(page.contains("<button") && page.contains("aria-disabled=\"true\""))
        #expect(registry.provisionalCount == 0)
        #expect(!text(await get("/")).contains("aria-disabled"))
    }

    @Test func `an unknown route is a 404 with its diagnostic, a known one a deep link`() async {
        var notes: [SessionNote.Code] = []
        registry.onNote = { notes.append($0.code) }
        #expect(await get("/nowhere").status == 404)
        #expect(notes == [.unknownRoute])
        let page = await get("/characters/1")
        #expect(page.status == 200)
        #expect(text(page).contains("<title>Rick</title>"))
        #expect(await get("/favicon.ico").status == 200)
        #expect(await get("/robots.txt").status == 404)
        #expect(scenes.made == 2)
    }

    @Test func `a query that nobody reads does not make a page unknown`() async {
        #expect(await get("/").status == 200)
        let request = WebRequest(method: "GET", path: "/", query: "utm=1", remoteAddress: "10.0.0.2")
        #expect(await registry.respond(to: request).status == 200)
    }

    @Test func `only GET and HEAD are answered`() async {
        let response = await registry.respond(to: WebRequest(method: "POST", path: "/", remoteAddress: "10.0.0.1"))
        #expect(response.status == 405)
        #expect(scenes.made == 0)
    }

    @Test(arguments: [
        "/", "/nowhere", "/_vitrine/client.js", "/_vitrine/base.css", "/_vitrine/none", "/_vitrine/../secret",
    ])
    func `every response carries the policy`(path: String) async {
        let response = await get(path)
        let policy = response.headers["Content-Security-Policy"] ?? ""
        #expect(policy.contains("default-src 'none'"))
        #expect(policy.contains("frame-ancestors 'none'"))
        #expect(policy.contains("require-trusted-types-for 'script'"))
        #expect(!policy.contains("unsafe"))
        #expect(response.headers["X-Content-Type-Options"] == "nosniff")
        #expect(response.headers["Referrer-Policy"] == "same-origin")
        #expect(response.headers["Cross-Origin-Opener-Policy"] == "same-origin")
        #expect(response.headers["Permissions-Policy"] != nil)
    }

    @Test func `nonces and tokens are new for every page`() async {
        let first = text(await get("/"))
        let second = text(await get("/"))
        #expect(LoadedPage.field("token", in: first).count == 87)
        #expect(LoadedPage.field("token", in: first) != LoadedPage.field("token", in: second))
        #expect(
            first.components(separatedBy: "nonce=\"")[1].prefix(26)
                != second.components(separatedBy: "nonce=\"")[1].prefix(26)
        )
    }

    /// Fonts are kept for good, so their addresses say which version they are of.
    @Test func fontsAreServedAndNamedByTheStyleSheetAndThePage() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("sans".utf8).write(to: folder.appendingPathComponent("VitrineSans.woff2"))
        try Data("licence".utf8).write(to: folder.appendingPathComponent("VitrineSans-OFL.txt"))
        var configuration = LiveConfiguration()
        configuration.fontFolder = folder
        let registry = Self.registry(configuration, clock, scenes)
        func get(_ path: String) async -> WebResponse {
            await registry.respond(
                to: WebRequest(
                    method: "GET",
                    path: path,
                    headers: WebHeaders([("User-Agent", "Mozilla/5.0")]),
                    remoteAddress: "10.0.0.1"
                )
            )
        }
        let address = try #require(registry.assets.fonts?.preloaded)
        let style = await get("/_vitrine/base.css")
        #expect(text(style).contains("url(\(address))"))
        #expect(style.headers["ETag"] != "\"\(ClientFiles.build)\"")
        #expect(text(await get("/")).contains("<link rel=\"preload\" href=\"\(address)\" as=\"font\""))
        let font = await get("/_vitrine/fonts/VitrineSans.woff2")
        #expect(font.status == 200)
        #expect(text(font) == "sans")
        #expect(font.headers["Content-Type"] == "font/woff2")
        #expect(font.headers["Cache-Control"]?.contains("immutable") == true)
        #expect(await get("/_vitrine/fonts/VitrineMono.woff2").status == 404)
        #expect(await get("/_vitrine/fonts/VitrineSans-OFL.txt").status == 404)
    }

    @Test func `stored images are served by their hash while a scene has them, scripts never`() async throws {
        var configuration = LiveConfiguration()
        // What comes is from the scene, not from the cache of all sessions.
        configuration.imageBytes = 0
        let registry = Self.registry(configuration, clock, scenes)
        func get(_ path: String) async -> WebResponse {
            await registry.respond(to: WebRequest(method: "GET", path: path, remoteAddress: "10.0.0.1"))
        }
        _ = await get("/")
        try {
            let scene = try #require(scenes.last)
            scene.images = [
                "abc": StoredImage(bytes: [1, 2, 3], mediaType: "image/png"),
                "svg": StoredImage(bytes: [1], mediaType: "image/svg+xml"),
            ]
            registry.serve(["abc", "svg"], of: scene)
        }()
        let image = await get("/_vitrine/image/abc")
        #expect(image.body == [1, 2, 3])
        #expect(image.headers["Content-Type"] == "image/png")
        #expect(await get("/_vitrine/image/svg").status == 404)
        #expect(await get("/_vitrine/image/..%2fabc").status == 404)
        clock.now = .seconds(11)
        registry.tick()
        #expect(scenes.last == nil)
        #expect(await get("/_vitrine/image/abc").status == 404)
    }

    @Test func `a drain tells the pages and frees the scenes`() async throws {
        let page = await get("/")
        let wire = Wire()
        await socket(cookie: cookie(page), wire)?.receive(hello(text(page)))
        await registry.drain()
        #expect(wire.sent.last?.hasPrefix("[\"D\",") == true)
        #expect(scenes.last == nil)
        #expect(await socket(cookie: cookie(page), Wire()) == nil)
    }

    @Test func `a drain waits for what has to be kept, after the apps have heard of it`() async throws {
        let page = await get("/")
        await socket(cookie: cookie(page), Wire())?.receive(hello(text(page)))
        let scenes = scenes
        var said: [String] = []
        scenes.last?.onEnter = { said.append("\($0)") }
        registry.onDrain = {
            await Task.yield()
            said.append("kept")
        }
        await registry.drain()
        #expect(said == ["background", "kept"])
    }

    @Test func `what a tap changes is flushed and sent once`() async throws {
        let page = await get("/")
        let wire = Wire()
        let inbound = try #require(await socket(cookie: cookie(page), wire))
        await inbound.receive(hello(text(page)))
        let scene = try #require(scenes.last)
        clock.now += .seconds(1)
        let flushes = scene.flushes
        let turns = registry.scheduler.turns
        await inbound.receive("[\"V\",1,\(scene.display.sequence),\(scene.button.id),0]")
        #expect(scene.flushes == flushes + 1 && wire.sent.last?.contains("Count: 1") == true, "\(wire.sent)")
        // A pump that was scheduled beside the answer would take a second turn.
        await registry.settle()
        #expect(registry.scheduler.turns == turns + 1)
        clock.now += .seconds(1)
        scene.counter.content = .text(SamplePages.text("Count: 9"))
        scene.onInvalidate?()
        while !wire.sent.contains(where: { $0.contains("Count: 9") }) { await Task.yield() }
        #expect(scene.flushes == flushes + 2)
    }

    @Test func `batches leave no faster than the pause lets them, and the first change does not wait`() async throws {
        let pace = Pace()
        var configuration = LiveConfiguration()
        configuration.pause = { await pace.wait($0) }
        let scenes = Scenes()
        let clock = Clock()
        let registry = Self.registry(configuration, clock, scenes)
        let page = await registry.respond(to: WebRequest(method: "GET", path: "/", remoteAddress: "10.0.0.1"))
        let wire = Wire()
        let request = SocketRequest(
            path: WireProtocol.socketPath, headers: WebHeaders([("Cookie", cookie(page))]), remoteAddress: "10.0.0.1")
        let inbound = try #require(await registry.openSocket(request, outbound: wire))
        await inbound.receive(hello(text(page)))
        func batches() -> Int { wire.sent.count { $0.hasPrefix("[\"B\"") } }
        let before = batches()
        // Long after the last batch: at once.
        clock.now = .seconds(1)
        scenes.last?.increment()
        while batches() == before { await Task.yield() }
        #expect(await pace.asked.isEmpty)
        // Right after it: ten changes wait together, and leave as one.
        for _ in 0..<10 { scenes.last?.increment() }
        while await pace.asked.isEmpty { await Task.yield() }
        #expect(await pace.asked == [.milliseconds(16)])
        #expect(batches() == before + 1)
        await pace.open()
        while batches() == before + 1 { await Task.yield() }
        #expect(batches() == before + 2)
        #expect(wire.sent.last { $0.hasPrefix("[\"B\"") }?.contains("Count: 11") == true)
    }

    @Test(arguments: [
        "es": "Reconectando…", "es-MX": "Reconectando…", "de": "wiederhergestellt", "fr-CA": "Reconnexion…",
        "en-GB": "Reconnecting…", "xx": "Reconnecting…",
    ])
    func `a page brings what its client says, in its language`(language: String, words: String) async {
        scenes.language = PageLanguage(tag: language)
        #expect(text(await get("/")).contains(words))
    }

    @Test func `a socket without a hello is closed after ten seconds`() async throws {
        let wire = Wire()
        _ = await socket(cookie: "", wire)
        clock.now = .seconds(11)
        registry.tick()
        #expect(wire.closed == WireProtocol.Close.slow.rawValue)
    }

    @Test func `a cookie of the last visit decides size and scheme of the first page`() async {
        _ = await get("/", cookie: "vitrine-env=1280_800_2_1_0_1_20")
        #expect(scenes.last?.viewport.width == 1280)
        #expect(scenes.last?.viewport.colorScheme == .dark)
        #expect(scenes.last?.viewport.textSizeStep == 5)
        _ = await get("/", cookie: "vitrine-env=1e999_x")
        #expect(scenes.last?.viewport.width == 390)
    }

    @Test func `the cookie carries time zone, hour cycle and traits to the first page`() async {
        _ = await get("/", cookie: "vitrine-env=1280_800_2_1_0_1_20_3_h23_America/New_York")
        #expect(scenes.last?.viewport.timeZone == "America/New_York")
        #expect(scenes.last?.viewport.hourCycle == .h23)
        #expect(scenes.last?.viewport.traits == [.coarsePointer, .reducedTransparency])
        _ = await get("/", cookie: "vitrine-env=1280_800_2_1_0_1_20_0__Europe/Berlin")
        #expect(scenes.last?.viewport.hourCycle == nil)
        for forged in [
            "1280_800_2_1_0_1_20_99_h23_UTC", "1280_800_2_1_0_1_20_0_h99_UTC", "1280_800_2_1_0_1_20_0_h23_<x>",
        ] {
            #expect(BrowserViewport(cookie: forged) == nil, "\(forged)")
        }
    }

    @Test func `the document names the scene's language and direction`() async {
        scenes.language = PageLanguage(tag: "ar", isRightToLeft: true)
        let page = text(await get("/"))
        #expect(page.contains("<html lang=\"ar\" dir=\"rtl\""))
    }
}
