// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
import VitrineDisplay

/// All scenes of a process: those that wait for their page's socket, and those that are live.
///
/// A GET mounts a scene once, answers with its page and keeps the scene for the socket that the page opens: the page's
/// one-use token, bound to the visitor's cookie, adopts it within ten seconds. So no task of the app runs twice, unless
/// the browser turns out to be in another time zone than the scene has begun in: then the scene begins anew (`relaunch`).
/// A session stays when its socket is lost, first live, then parked, until the page comes back or its time is over.
/// A scene whose token is not used in time is freed. After the page's bye a session is kept for as long as loading the
/// page again takes.
@MainActor package final class LiveRegistry {
    package struct Counters: Hashable, Sendable {
        package var pages = 0
        package var staticPages = 0
        package var expired = 0
        package var adopted = 0
        package var refused = 0
        /// Scenes that were ended to make room for a newer page.
        package var displaced = 0
        /// Addresses that were answered without a scene: no type of the app reads them.
        package var unknown = 0
        /// Sessions without a socket that freed their graph, and that ended, because memory was short.
        package var parkedForMemory = 0
        package var endedForMemory = 0
        /// Sessions that were kept for other processes, and that were taken from one.
        package var kept = 0
        package var taken = 0
        /// Pages that were refused, by reason.
        package var refusedPages: [PageRefusal: Int] = [:]
    }

    package let configuration: LiveConfiguration
    package internal(set) var counters = Counters()
    /// Called with each note of a session on what it refused; set by the server, which logs it.
    package var onNote: ((SessionNote) -> Void)?

    /// Called before the process ends, after all scenes have ended.
    package var onDrain: (() async -> Void)?

    /// Further caches of the process for the metrics: names, and the bytes that each holds.
    package var caches: [(name: String, bytes: @Sendable () -> Int)] = []

    /// The files that are served without a session.
    nonisolated let assets: AssetStore
    /// The stored data of visitors, and whether visitors share databases; `nil` where nothing is stored.
    package var visitorData: VisitorData?
    /// The visitors whose data were deleted last in this process: their cookies are no longer valid.
    var forgotten = AgeDictionary<String, String>()
    let makeScene: (SceneRequest) -> any LiveScene
    let now: () -> Duration
    /// Decides which flow uses the main actor next.
    let scheduler: SessionScheduler
    /// Frees the graphs of absent sessions.
    let housekeeping = SessionScheduler.Flow()
    /// The scheduler's flows for pages, by address.
    var pageFlows = AgeDictionary<PeerGroup, PageFlows>()
    var waiting = WaitingScenes()
    /// Scenes whose pages are made just now.
    var mounting = 0
    private var sockets = SocketTable()
    var sessions = SessionTable()
    private var holders = ImageHolders()
    /// How many pages each address may ask for.
    var pageBudget: AddressLimiter
    /// How much memory the process may use; `nil` for as much as there is.
    var memory: MemoryCeiling?
    /// When each reason for refusing a page was last written to the log.
    var notedRefusals: [PageRefusal: Duration] = [:]
    var noteCounts: [SessionNote.Code: Int] = [:]
    /// Signs and checks the tokens of pages.
    package var tokens: SessionTokens
    private(set) var isDraining = false
    /// The tasks that write capsules at this moment.
    var keeping: [Int: Task<Void, Never>] = [:]
    var lastKeeping = 0
    /// The task that waits until at most a number of capsules are being written.
    var keepingWaiter: (count: Int, continuation: CheckedContinuation<Void, Never>)?
    /// Sessions of this process on their way to the store, from which they are taken again, by name.
    var handingOver: [String: Task<Void, Never>] = [:]
    /// Sessions that are being taken from another process.
    var restoring: [String: Restoring] = [:]
    /// The names of values that no capsule can hold and that have been logged.
    var notedValues: Set<String> = []

    package init(
        configuration: LiveConfiguration = LiveConfiguration(),
        now: @escaping () -> Duration = LiveRegistry.processTime,
        makeScene: @escaping (SceneRequest) -> any LiveScene
    ) {
        self.configuration = configuration
        self.now = now
        self.makeScene = makeScene
        assets = AssetStore(
            policy: configuration.policy, fonts: configuration.fontFolder.map { FontFaces(fontFolder: $0) },
            icon: AppIcon(name: configuration.shownName, images: configuration.iconImages),
            imageBytes: configuration.imageBytes)
        scheduler = SessionScheduler(processorTime: configuration.processorTime, now: now)
        pageBudget = AddressLimiter(perMinute: configuration.pagesPerMinute, peers: configuration.rememberedPeers)
        tokens = SessionTokens(
            keys: configuration.tokenKeys, app: configuration.appName, seconds: configuration.seconds)
    }

    private nonisolated static let start = ContinuousClock.now

    /// Time since the process started, which no change of the wall clock moves.
    package nonisolated static func processTime() -> Duration {
        ContinuousClock.now - start
    }

    var visitorCookie: VisitorCookie {
        VisitorCookie(key: configuration.visitorKey, basePath: configuration.policy.basePath)
    }

    package var provisionalCount: Int { waiting.count }
    /// Sessions with a socket.
    package var sessionCount: Int { sessions.count - sessions.absentCount }
    /// Sessions whose page may come back.
    package var detachedCount: Int { sessions.absentCount }
    /// Sessions without a graph.
    package var parkedCount: Int { sessions.parkedCount }
    /// Scenes with a graph: of sessions, of pages whose socket has not come, and of pages that are made just now.
    package var graphCount: Int { sessions.count - sessions.parkedCount + waiting.count + mounting }
    /// All sessions: linear, for tests.
    var allEntries: [SessionEntry] { sessions.all }
    /// Elements of lists that were visited so far: what a test counts instead of time.
    var steps: Int { waiting.steps + sockets.steps + sessions.steps }

    /// Scenes and sockets that count against an address.
    func sessionCount(of group: PeerGroup) -> Int { waiting.count(of: group) + sockets.count(of: group) }

    // MARK: - Images

    /// Makes images that a scene shows ready to be asked for.
    func serve(_ hashes: Set<String>, of scene: any LiveScene) {
        for hash in hashes {
            guard let image = scene.stored(hash: hash) else { continue }
            assets.put(image, hash: StoredImage.pathComponent(hash))
            holders.note(StoredImage.pathComponent(hash), of: scene)
        }
    }

    func forgetImages(of scene: any LiveScene) {
        holders.forget(scene)
    }

    /// Returns an image that a session holds, although the cache for all sessions has dropped it.
    func image(_ hash: String) -> StoredImage? {
        holders.scene(with: hash)?.stored(hash: hash)
    }

    // MARK: - Sockets

    func connect(_ request: SocketRequest, outbound: any SocketOutbound) -> LiveConnection? {
        let group = PeerGroup(request.remoteAddress)
        guard !isDraining, sockets.count < configuration.sessionsTotal,
            sockets.count(of: group) < configuration.sessionsPerAddress || !group.isCounted
        else {
            counters.refused += 1
            return nil
        }
        let connection = LiveConnection(
            registry: self,
            group: group,
            visitor: visitorCookie.visitor(of: request).flatMap { isForgotten($0) ? nil : $0 },
            isBystander: request.isBystander,
            outbound: outbound
        )
        sockets.add(connection)
        return connection
    }

    func saidHello(_ connection: LiveConnection) {
        sockets.saidHello(connection)
    }

    /// Takes a waiting scene for a hello. A page's token works once.
    func takeProvisional(_ token: String) -> WaitingScene? {
        waiting.take(token)
    }

    /// Frees the scene of a token that cannot be used.
    func release(_ token: String) {
        end(takeProvisional(token))
    }

    func noteAdoption() {
        counters.adopted += 1
    }

    func refuse(_ reason: String) {
        counters.refused += 1
        note(SessionNote(.badToken, reason))
    }

    func schedule(_ entry: SessionEntry) {
        sessions.schedule(entry)
    }

    func forget(_ connection: LiveConnection) {
        sockets.remove(connection)
    }

    // MARK: - Time

    /// Ends what waited too long; called about once a second.
    package func tick() {
        let time = now()
        while let late = waiting.takeExpired(time) {
            counters.expired += 1
            end(late)
        }
        while let silent = sockets.longestSilent, time - silent.opened > configuration.helloLimit { silent.giveUp() }
        tickSessions(time)
    }

    /// Ends everything: sessions are left to other processes one after the other, those that were used last first, and
    /// pages are told to come back after a while. What arrives meanwhile for sessions whose turn has not come is handled.
    ///
    /// - Parameter deadline: The time from which on sessions are only ended.
    /// - Returns: The number of sessions that would have been kept before.
    func drainAll(by deadline: Duration) async -> Int {
        isDraining = true
        for scene in waiting.removeAll() { end(scene) }
        putBackRestoring()
        var late = 0
        for entry in entriesInOrderOfUse {
            await untilKept(allBut: Self.keptAtOnce - 1, by: deadline)
            if now() < deadline {
                keep(entry, isFinal: true, isLast: true)
            } else if isWorthKeepingLast(entry) {
                late += 1
            }
            entry.connection?.drain(after: 500, jitter: 5_000)
            end(entry)
        }
        for connection in sockets.all { connection.drain(after: 500, jitter: 5_000) }
        for entry in sessions.removeAll() { entry.session.end() }
        return late
    }

    /// All sessions, those in which something happened last first.
    private var entriesInOrderOfUse: [SessionEntry] {
        sessions.all.enumerated().sorted { one, other in
            let (used, usedByOther) = (one.element.session.lastActivity, other.element.session.lastActivity)
            return used == usedByOther ? one.offset < other.offset : used > usedByOther
        }.map(\.element)
    }

    /// How many capsules of a process that leaves are on their way to the store at once: the next ones are made meanwhile,
    /// and a store that is slow gets no more than it can answer.
    private static let keptAtOnce = 64
}
