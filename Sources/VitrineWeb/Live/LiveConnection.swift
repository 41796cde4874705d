// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One socket: waits for the hello, then carries the messages of a session, and schedules flushes of its scene.
///
/// What arrives is handled in the socket's turns (`SessionScheduler`). While others wait too, messages gather up to a
/// bound; a turn handles them in their order, and what they change is flushed and sent once where nothing between needs
/// it (`LiveSession.gather`). What scrolls change is flushed soon after: on a slow machine the next ones are read first.
/// Beyond the bound, and while no other socket waits, `receive` returns when all that came has been handled: the server
/// reads no more of this socket until then.
///
/// Sessions outlive their sockets. A socket that ends, or that another one of the same page replaces, is detached from its
/// session, and whatever still arrives through it is ignored.
@MainActor package final class LiveConnection: SocketInbound {
    /// The peers that the socket counts with for limits.
    let group: PeerGroup
    private(set) var entry: SessionEntry?

    private weak var registry: LiveRegistry?
    private let visitor: String?
    /// Whether the page's last process ended over the page of another browser.
    private let isBystander: Bool
    private let outbound: any SocketOutbound
    let opened: Duration
    private var isOver = false
    private let flow = SessionScheduler.Flow(.begun)
    /// Messages that wait for this socket's turn, and the calls that wait until all of these are handled.
    private var inbox: [String] = []
    private var waiters: [CheckedContinuation<Void, Never>] = []
    private var isInLine = false
    private var isTakingTurn = false
    /// Whether the page's session is being mounted; a page says nothing meanwhile.
    private var isRestoring = false
    private var isScheduled = false
    private var lastPump = Duration.zero

    init(
        registry: LiveRegistry, group: PeerGroup, visitor: String?, isBystander: Bool, outbound: any SocketOutbound
    ) {
        self.registry = registry
        self.group = group
        self.visitor = visitor
        self.isBystander = isBystander
        self.outbound = outbound
        opened = registry.now()
    }

    var session: LiveSession? { entry?.session }

    package func receive(_ text: String) async {
        guard !isOver, let registry else { return }
        inbox.append(text)
        getInLine(registry)
        guard inbox.count >= Self.inboxLimit || !registry.scheduler.isContended(beside: flow) else { return }
        await untilHandled()
    }

    package func closed() async {
        // What came before the end is handled.
        await untilHandled()
        finish()
    }

    /// Returns when nothing waits for this socket's turn. A task that prefers another executor is suspended before it can be
    /// listed, and a turn may be taken meanwhile.
    private func untilHandled() async {
        await withCheckedContinuation { continuation in
            if inbox.isEmpty { continuation.resume() } else { waiters.append(continuation) }
        }
    }

    /// The maximum number of messages of one socket that wait.
    private static let inboxLimit = 16

    private func getInLine(_ registry: LiveRegistry) {
        guard !isInLine else { return }
        isInLine = true
        registry.scheduler.submit(to: flow) { self.takeTurn() }
    }

    /// Handles what waits, for about a quantum of time.
    private func takeTurn() {
        isInLine = false
        guard !isOver, let registry else { return finish() }
        isTakingTurn = true
        let start = registry.configuration.processorTime()
        var handled = 0
        while !isOver, handled < inbox.count {
            handled += 1
            handle(inbox[handled - 1], registry)
            if registry.configuration.processorTime() - start >= SessionScheduler.quantum { break }
        }
        if !isOver, let session { perform(session.settle(now: registry.now())) }
        isTakingTurn = false
        // Changes of the messages have been sent; those of scrolls and later ones, such as those of tasks, have not.
        if session?.needsPump == true { schedule() }
        inbox.removeFirst(min(handled, inbox.count))
        if inbox.isEmpty { resumeWaiters() } else { getInLine(registry) }
    }

    private func handle(_ text: String, _ registry: LiveRegistry) {
        if let entry {
            // A page that answers has received the welcome and its new token.
            registry.confirm(entry)
            perform(entry.session.gather(text, now: registry.now()))
        } else if !isRestoring {
            hello(text, registry)
        }
    }

    private func resumeWaiters() {
        let ready = waiters
        waiters = []
        for waiter in ready { waiter.resume() }
    }

    private func hello(_ text: String, _ registry: LiveRegistry) {
        registry.saidHello(self)
        guard text.utf8.count <= WireLimits.hello else { return refuse(.tooLarge, "a hello is too large") }
        guard case .hello(let hello)? = try? ClientMessage(text) else { return refuse(.misuse, "no hello") }
        answer(registry.admit(hello, visitor: visitor, group: group), to: hello, registry)
    }

    private func answer(
        _ admission: LiveRegistry.Admission, to hello: ClientMessage.Hello, _ registry: LiveRegistry
    ) {
        switch admission {
        case .refused(let code):
            refuse(code, "")
        case .elsewhere(let name, let token):
            guard let visitor else { return refuse(.unauthorized, "") }
            whenMounted(hello, registry) { [group, isBystander] in
                await registry.restore(
                    name, token: token, for: hello, visitor: visitor, group: group, isBystander: isBystander)
            }
        case .abroad(let departure):
            whenMounted(hello, registry) { [group] in await registry.relaunch(departure, for: hello, group: group) }
        case .adopted(let entry):
            speak(for: entry)
            perform(entry.session.welcome(hello.viewport, now: registry.now()))
        case .resumed(let entry):
            entry.connection?.leave()
            speak(for: entry)
            perform(entry.session.resume(hello, now: registry.now()))
            // From here on it is not as it was left.
            registry.keep(entry, isFinal: false)
        }
    }

    /// Answers a hello as soon as its session has been mounted.
    private func whenMounted(
        _ hello: ClientMessage.Hello, _ registry: LiveRegistry,
        _ mount: @escaping @MainActor () async -> LiveRegistry.Admission
    ) {
        isRestoring = true
        Task {
            let admission = await mount()
            isRestoring = false
            guard isOver, case .resumed(let entry) = admission else {
                return answer(admission, to: hello, registry)
            }
            // The page is gone again; it may come back once more.
            _ = entry.session.wake(now: registry.now())
            registry.left(entry, by: self)
        }
    }

    private func speak(for entry: SessionEntry) {
        self.entry = entry
        flow.rank = .present
        entry.connection = self
        registry?.isPresent(entry)
        entry.session.onInvalidate = { [weak self] in self?.schedule() }
    }

    /// The page has come back through another socket, or its session is over.
    func leave(_ code: WireProtocol.Close = .superseded) {
        entry = nil
        refuse(code, "")
    }

    private func refuse(_ code: WireProtocol.Close, _ reason: String) {
        outbound.close(code: code.rawValue, reason: reason)
        finish()
    }

    private func perform(_ outputs: [LiveSession.Output]) {
        var isClosed = false
        for output in outputs {
            switch output {
            case .send(let text):
                outbound.send(text)
            case .close(let code, let reason):
                outbound.close(code: code.rawValue, reason: reason)
                isClosed = true
            }
        }
        if let registry, !outputs.isEmpty { lastPump = registry.now() }
        if isClosed || session?.isEnded == true { return finish() }
        if let entry { registry?.schedule(entry) }
    }

    /// A flush soon: at once for the first change, else not more often than the client can apply batches.
    private func schedule() {
        guard !isScheduled, !isTakingTurn, !isOver, let registry, let session else { return }
        isScheduled = true
        let interval = Duration.milliseconds(max(16, min(session.applyTime, 500)))
        let wait = lastPump + interval - registry.now()
        let pause = registry.configuration.pause
        Task { [weak self] in
            if wait > .zero { await pause(wait) }
            self?.pumpInTurn()
        }
    }

    private func pumpInTurn() {
        guard let registry else { return }
        registry.scheduler.submit(to: flow) {
            self.isScheduled = false
            // What a message of the page has led to meanwhile is sent.
            if self.session?.needsPump == true { self.pump() }
        }
    }

    /// Sends what the scene has new.
    func pump() {
        guard !isOver, let registry, let session else { return }
        perform(session.pump(now: registry.now()))
        lastPump = registry.now()
    }

    /// Closes a socket that said no hello for too long. The page may have been held up; its session is not at fault.
    func giveUp() {
        refuse(.slow, "no hello")
    }

    /// Sends what the session says as time passes, without a message from the page.
    func say(_ outputs: [LiveSession.Output]) {
        if !outputs.isEmpty { perform(outputs) }
    }

    func drain(after: Int, jitter: Int) {
        if let session { perform(session.drain(after: after, jitter: jitter)) }
        session?.end()
        finish()
    }

    private func finish() {
        guard !isOver else { return }
        isOver = true
        registry?.scheduler.end(flow)
        registry?.left(entry, by: self)
        entry = nil
        inbox = []
        resumeWaiters()
    }
}
