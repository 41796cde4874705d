// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One socket: waits for the hello, then drives its session; schedules flushes of the scene.
@MainActor package final class LiveConnection: SocketInbound {
    let address: String
    private(set) var session: LiveSession?
    private(set) weak var scene: (any LiveScene)?

    private weak var registry: LiveRegistry?
    private let visitor: String?
    private let outbound: any SocketOutbound
    private let opened: Duration
    private var isOver = false
    private var isScheduled = false
    private var lastPump = Duration.zero

    init(registry: LiveRegistry, address: String, visitor: String?, outbound: any SocketOutbound) {
        self.registry = registry
        self.address = address
        self.visitor = visitor
        self.outbound = outbound
        opened = registry.now()
    }

    package func receive(_ text: String) async {
        guard !isOver, let registry else { return }
        if let session {
            perform(session.receive(text, now: registry.now()))
        } else {
            hello(text, registry)
        }
    }

    package func closed() async {
        session?.connectionLost()
        finish()
    }

    private func hello(_ text: String, _ registry: LiveRegistry) {
        guard text.utf8.count <= WireLimits.hello else { return refuse(.tooLarge, "a hello is too large") }
        guard case .hello(let hello)? = try? ClientMessage(text) else { return refuse(.misuse, "no hello") }
        guard let waiting = registry.adopt(hello, visitor: visitor) else { return refuse(.unauthorized, "") }
        let session = LiveSession(
            scene: waiting.scene,
            client: waiting.client,
            epoch: waiting.epoch,
            path: waiting.path,
            title: waiting.title,
            depth: hello.depth,
            trail: hello.trail,
            now: registry.now()
        )
        let name = LogText.name(waiting.visitor)
        session.onNote = { [weak registry] note in
            registry?.note(SessionNote(note.code, note.detail, session: name))
        }
        session.onImages = { [weak registry] hashes, scene in registry?.shelve(hashes, of: scene) }
        waiting.scene.onInvalidate = { [weak self] in self?.schedule() }
        self.session = session
        scene = waiting.scene
        perform(session.welcome(hello.viewport, now: registry.now()))
    }

    private func refuse(_ code: WireProtocol.Close, _ reason: String) {
        outbound.close(code: code.rawValue, reason: reason)
        finish()
    }

    private func perform(_ outputs: [LiveSession.Output]) {
        for output in outputs {
            switch output {
            case .send(let text): outbound.send(text)
            case .close(let code, let reason): outbound.close(code: code.rawValue, reason: reason)
            }
        }
        if let registry { lastPump = registry.now() }
        if session?.isEnded == true { finish() }
    }

    /// A flush soon: at once for the first change, else not more often than the client can apply batches.
    private func schedule() {
        guard !isScheduled, !isOver, let registry, let session else { return }
        isScheduled = true
        let interval = Duration.milliseconds(max(16, min(session.applyTime, 500)))
        let wait = lastPump + interval - registry.now()
        Task { [weak self] in
            if wait > .zero { try? await Task.sleep(for: wait) }
            guard let self else { return }
            isScheduled = false
            guard !isOver, let registry = self.registry, let session = self.session else { return }
            perform(session.pump(now: registry.now()))
        }
    }

    func tick(now: Duration) {
        guard let registry else { return }
        if let session {
            perform(session.tick(now: now))
        } else if now - opened > registry.configuration.helloLimit {
            refuse(.unauthorized, "no hello")
        }
    }

    func drain(after: Int, jitter: Int) {
        if let session { perform(session.drain(after: after, jitter: jitter)) }
        session?.connectionLost()
        finish()
    }

    private func finish() {
        guard !isOver else { return }
        isOver = true
        session?.connectionLost()
        session = nil
        scene = nil
        registry?.forget(self)
    }
}
