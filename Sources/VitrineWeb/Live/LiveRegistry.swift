// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// All scenes of a process: those that wait for their page's socket, and those that are live.
///
/// A GET mounts a scene once, answers with its page and keeps the scene for the socket that the page opens: the page's
/// one-use token, bound to the visitor's cookie, adopts it within ten seconds. So no task of the app runs twice.
/// A session stays when its socket is lost, first live, then parked, until the page comes back or its time is over.
/// Whatever ends (a token that is not used) is freed at once; a bye is given the time that loading the page again
/// takes.
@MainActor package final class LiveRegistry {
    struct Provisional {
        var scene: any LiveScene
        var client: ClientState
        var epoch: String
        var path: String
        var title: String
        var visitor: String
        var address: String
        var expires: Duration
    }

    package struct Counters: Hashable, Sendable {
        package var pages = 0
        package var staticPages = 0
        package var expired = 0
        package var adopted = 0
        package var refused = 0
    }

    package let configuration: LiveConfiguration
    package private(set) var counters = Counters()
    /// What sessions refused; set by the server, which logs it.
    package var onNote: ((SessionNote) -> Void)?

    /// What has to be done before the process may leave, after the last app has heard that it goes.
    package var onDrain: (() async -> Void)?

    /// The font files that are there as the server starts.
    let fonts: FontFaces?
    private let makeScene: (SceneRequest) -> any LiveScene
    let now: () -> Duration
    private var provisional: [String: Provisional] = [:]
    private var connections: [ObjectIdentifier: LiveConnection] = [:]
    /// By every token that is good.
    var seats: [String: SessionSeat] = [:]
    /// Those without a socket in the order in which they lost it.
    private(set) var allSeats: [SessionSeat] = []
    private var images: ImageShelf
    var noteCounts: [SessionNote.Code: Int] = [:]
    /// Signs and checks the tokens of pages.
    package var tokens: SessionTokens
    private var isDraining = false

    package init(
        configuration: LiveConfiguration = LiveConfiguration(),
        now: @escaping () -> Duration = LiveRegistry.processTime,
        makeScene: @escaping (SceneRequest) -> any LiveScene
    ) {
        self.configuration = configuration
        self.now = now
        self.makeScene = makeScene
        fonts = configuration.fontFolder.map { FontFaces(fontFolder: $0) }
        images = ImageShelf(limit: configuration.imageBytes)
        tokens = SessionTokens(
            keys: configuration.tokenKeys, app: configuration.appName, seconds: configuration.seconds)
    }

    private nonisolated static let start = ContinuousClock.now

    /// Time since the process started, which no change of the wall clock moves.
    package nonisolated static func processTime() -> Duration {
        ContinuousClock.now - start
    }

    var visitorCookie: VisitorCookie { VisitorCookie(key: configuration.visitorKey) }

    package var provisionalCount: Int { provisional.count }
    /// Sessions with a socket.
    package var sessionCount: Int { allSeats.count { $0.connection != nil } }
    /// Sessions whose page may come back.
    package var detachedCount: Int { allSeats.count { $0.connection == nil } }
    /// Sessions without a graph.
    package var parkedCount: Int { allSeats.count { $0.session.isParked } }

    // MARK: - Pages

    /// Mounts a scene for a request and answers with its page.
    func page(_ request: WebRequest, visitor: String, viewport: Viewport) async -> WebResponse {
        let path = request.path + (request.query.map { "?" + $0 } ?? "")
        if let above = sealedAddresses(of: visitor).pathAboveForgery(in: path) {
            return lead(to: above, from: path, of: visitor, request)
        }
        let scene = makeScene(
            SceneRequest(
                path: path, viewport: viewport, visitor: visitor, addresses: addresses(of: visitor, request)))
        scene.resize(viewport)
        scene.flush()
        // A query is the app's if it wants it; nobody else's query makes a page unknown.
        if request.path != "/", !scene.open(path: path), path == request.path || !scene.open(path: request.path) {
            let above = SealedAddresses.pathsAbove(path).first { scene.open(path: $0) }
            scene.end()
            if let above { return lead(to: above, from: path, of: visitor, request) }
            note(SessionNote(.unknownRoute, LogText.path(path), session: LogText.name(visitor)))
            return PlainPage.notFound(policy: configuration.policy, isSecure: request.isSecure)
        }
        await scene.waitForContent(limit: configuration.idleLimit)
        scene.flush()
        return render(scene, request, path: path, visitor: visitor, viewport: viewport)
    }

    private func render(
        _ scene: any LiveScene,
        _ request: WebRequest,
        path: String,
        visitor: String,
        viewport: Viewport
    ) -> WebResponse {
        let token = makeToken(.adoption, visitor: visitor, lifetime: configuration.adoptionLimit)
        let epoch = RandomToken.make()
        let nonce = RandomToken.make()
        let top = scene.history.last
        let keeps = mayKeep(request)
        // What the page shows counts as sent.
        _ = scene.display.takeBatch()
        var connection = PageHead.Connection(
            token: token,
            epoch: epoch,
            build: ClientFiles.build,
            sequence: scene.display.sequence,
            key: top?.key ?? 0,
            appName: configuration.appName
        )
        let title = top?.title ?? ""
        let pinned = scene.pinned
        let language = pinned?.language ?? scene.pageLanguage.tag
        connection.words = ClientWords(language: language)
        let head = PageHead(
            title: title.isEmpty ? configuration.appName : title,
            language: language,
            isRightToLeft: scene.pageLanguage.isRightToLeft,
            isDark: pinned?.isDark ?? (viewport.colorScheme == .dark),
            isPinned: pinned != nil,
            nonce: nonce,
            fontAddress: fonts?.preloaded,
            connection: keeps ? connection : nil
        )
        let page = PageRenderer.render(scene.display, head: head, symbols: configuration.symbols)
        shelve(page.imageHashes, of: scene)
        counters.pages += 1
        if keeps {
            provisional[token] = Provisional(
                scene: scene,
                client: page.client,
                epoch: epoch,
                path: path,
                title: title,
                visitor: visitor,
                address: request.remoteAddress,
                expires: now() + configuration.adoptionLimit
            )
        } else {
            counters.staticPages += 1
            scene.end()
        }
        var headers = WebHeaders(configuration.policy.headers(nonce: nonce, isSecure: request.isSecure))
        headers.append("Content-Type", "text/html; charset=utf-8")
        headers.append("Cache-Control", "no-store")
        return WebResponse(status: 200, headers: headers, body: Array(page.html.utf8))
    }

    private func mayKeep(_ request: WebRequest) -> Bool {
        guard request.method == "GET", !isDraining, !Crawlers.isOne(request.headers["user-agent"]) else { return false }
        if provisional.count >= configuration.provisionalTotal { return false }
        let graphs =
            connections.count + provisional.count + allSeats.count { $0.connection == nil && !$0.session.isParked }
        if graphs >= configuration.sessionsTotal { return false }
        guard Self.isCounted(request.remoteAddress) else { return true }
        let waiting = provisional.values.filter { $0.address == request.remoteAddress }.count
        if waiting >= configuration.provisionalPerAddress { return false }
        let live = connections.values.filter { $0.address == request.remoteAddress }.count
        return waiting + live < configuration.sessionsPerAddress
    }

    // MARK: - Images

    func shelve(_ hashes: Set<String>, of scene: any LiveScene) {
        for hash in hashes {
            if let image = scene.stored(hash: hash) { images.put(image, hash: StoredImage.pathComponent(hash)) }
        }
    }

    func image(_ hash: String) -> StoredImage? {
        if let image = images[hash] { return image }
        for seat in allSeats {
            if let image = seat.session.scene?.stored(hash: hash) { return image }
        }
        for waiting in provisional.values {
            if let image = waiting.scene.stored(hash: hash) { return image }
        }
        return nil
    }

    // MARK: - Sockets

    func connect(_ request: SocketRequest, outbound: any SocketOutbound) -> LiveConnection? {
        let fromAddress = connections.values.filter { $0.address == request.remoteAddress }.count
        guard !isDraining, connections.count < configuration.sessionsTotal,
            fromAddress < configuration.sessionsPerAddress || !Self.isCounted(request.remoteAddress)
        else {
            counters.refused += 1
            return nil
        }
        let connection = LiveConnection(
            registry: self,
            address: request.remoteAddress,
            visitor: visitorCookie.visitor(of: request),
            outbound: outbound
        )
        connections[ObjectIdentifier(connection)] = connection
        return connection
    }

    /// Takes a waiting scene for a hello. A page's token works once, whoever comes with it.
    func takeProvisional(_ token: String) -> Provisional? {
        provisional.removeValue(forKey: token)
    }

    /// Frees the scene of a token that cannot be used.
    func release(_ token: String) {
        takeProvisional(token)?.scene.end()
    }

    func noteAdoption() {
        counters.adopted += 1
    }

    func refuse(_ reason: String) {
        counters.refused += 1
        note(SessionNote(.badToken, reason))
    }

    func add(_ seat: SessionSeat) {
        seats[seat.tokens[0]] = seat
        allSeats.append(seat)
    }

    func moveToEnd(_ seat: SessionSeat) {
        allSeats.removeAll { $0 === seat }
        allSeats.append(seat)
    }

    func remove(_ seat: SessionSeat) {
        for token in seat.tokens { seats[token] = nil }
        allSeats.removeAll { $0 === seat }
    }

    func forget(_ connection: LiveConnection) {
        connections[ObjectIdentifier(connection)] = nil
    }

    // MARK: - Time

    /// Ends what waited too long; called about once a second.
    package func tick() {
        let time = now()
        for (token, waiting) in provisional where waiting.expires < time {
            provisional[token] = nil
            counters.expired += 1
            waiting.scene.end()
        }
        for connection in Array(connections.values) { connection.tick(now: time) }
        tickSessions(time)
    }

    /// Ends everything; pages are told to come back after a while.
    func drainAll() {
        isDraining = true
        for waiting in provisional.values { waiting.scene.end() }
        provisional = [:]
        for connection in Array(connections.values) { connection.drain(after: 500, jitter: 5_000) }
        for seat in allSeats { seat.session.end() }
        allSeats = []
        seats = [:]
    }
}
