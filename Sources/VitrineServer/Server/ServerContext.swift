// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import Synchronization
import VitrineWeb

/// What every connection of a server shares.
struct ServerContext: HTTPResponder {
    let host: any WebHost
    let policy: OriginPolicy
    let limits: ServerLimits
    let registry: ConnectionRegistry
    let counters: ServerCounters
    let metrics: ServerMetrics
    let health: ServerHealth
    let refusals: RefusalLog
    let trust: ProxyTrust
    let expectsProxyHeader: Bool
    private let basePath: String
    let work: WorkCount
    /// What connections hold of bodies.
    let bodies: BodyBudget
    private let connects: ConnectLimiter

    init(
        host: any WebHost, configuration: LiveServerConfiguration, health: ServerHealth = ServerHealth(),
        refusals: RefusalLog = RefusalLog(), metrics: ServerMetrics = ServerMetrics()
    ) {
        let work = WorkCount()
        let counters = ServerCounters(metrics)
        self.work = work
        self.counters = counters
        self.metrics = metrics
        self.health = health
        self.refusals = refusals
        self.trust = configuration.trust
        self.basePath = configuration.basePath
        self.expectsProxyHeader = configuration.expectsProxyHeader
        self.host = CountedHost(host: host, work: work, counters: counters)
        self.connects = ConnectLimiter(configuration.limits)
        self.policy = OriginPolicy(configuration)
        self.limits = configuration.limits
        self.bodies = BodyBudget(configuration.limits)
        self.registry = ConnectionRegistry(
            limits: configuration.limits, awaitsIdentity: configuration.expectsProxyHeader)
    }

    func target(_ head: HTTPRequestHead) -> RequestTarget? {
        RequestTarget(head.uri)
    }

    /// Whether a socket may open, for the upgrade and for the answer when it may not.
    func decide(_ head: HTTPRequestHead, channel: any Channel) -> SocketAdmission.Decision {
        let decision = SocketAdmission(policy: policy).decide(
            method: head.method.rawValue,
            headers: WebHeaders(head.headers)
        )
        if case .admit = decision {
            if registry.isDraining { return .refuse(status: 503, reason: "leaving") }
            if registry.socketCount >= limits.sockets { return .refuse(status: 503, reason: "too many sockets") }
            if connects.isExhausted(remoteAddress(channel, head)) {
                return .refuse(status: 429, reason: "too many sockets in a minute")
            }
        }
        return decision
    }

    /// Counts a socket that opens, and its address.
    func opened(from address: String) {
        connects.count(address)
        counters.socketOpened()
    }

    /// Whether a connection may begin: where PROXY headers are expected, only a trusted peer may send one.
    func mayBegin(_ channel: any Channel) -> Bool {
        guard expectsProxyHeader else { return true }
        guard let peer = channel.remoteAddress?.ipAddress.flatMap(IPAddress.init) else { return false }
        return peer.isLoopback || trust.trusts(peer)
    }

    /// Whether the browser used TLS: this server does not terminate it, so only a configured https origin tells
    /// that a proxy did.
    func isSecure(_ head: HTTPRequestHead) -> Bool {
        head.headers.first(name: "Host").flatMap(policy.configuredOrigin)?.isSecure ?? false
    }

    /// Returns the browser's address: the peer's, or what proxies that are believed say. A proxy on this machine is,
    /// for a configured origin.
    func remoteAddress(_ channel: any Channel, _ head: HTTPRequestHead) -> String {
        guard let peer = registry.peer(of: channel) else { return "unknown" }
        let headers = WebHeaders(head.headers)
        if peer.isLoopback, let host = headers["host"], policy.configuredOrigin(host: host) != nil {
            let last = headers.tokens("x-forwarded-for").last.flatMap(ProxyTrust.address)
            guard let last else { return peer.description }
            // Further proxies before the one on this machine may be believed as well.
            var rest = headers
            rest.set("X-Forwarded-For", headers.tokens("x-forwarded-for").dropLast().joined(separator: ","))
            return trust.client(peer: last, headers: rest).description
        }
        return trust.client(peer: peer, headers: headers).description
    }

    /// Returns the request as the browser made it: a target in absolute form is taken apart, and of a believed proxy
    /// the host that it was asked for counts.
    private func asked(_ head: HTTPRequestHead, channel: any Channel) -> HTTPRequestHead {
        var head = head.inOriginForm
        let forwarded = WebHeaders(head.headers).all("x-forwarded-host")
        if forwarded.count == 1, let peer = channel.remoteAddress?.ipAddress.flatMap(IPAddress.init),
            trust.trusts(peer)
        {
            head.headers.replaceOrAdd(name: "Host", value: forwarded[0])
        }
        return head
    }

    func answer(_ request: HTTPRequestReader.Request, channel: any Channel) async -> HTTPAnswer {
        let head = asked(request.head, channel: channel)
        if let upgrade = upgrade(head, hasBody: request.hasBody, channel: channel) { return .socket(upgrade) }
        let response = await response(head, body: request.body, channel: channel)
        let bytes = head.method == .HEAD ? 0 : response.length
        counters.answered(response.status, bytes: bytes)
        return .response(response)
    }

    /// Returns the socket of a handshake that is admitted.
    private func upgrade(_ head: HTTPRequestHead, hasBody: Bool, channel: any Channel) -> SocketUpgrade? {
        guard target(head)?.below(basePath)?.path == SocketAdmission.path, !hasBody,
            case .admit(let subprotocol) = decide(head, channel: channel)
        else { return nil }
        let request = SocketRequest(
            path: SocketAdmission.path,
            headers: WebHeaders(head.headers),
            remoteAddress: remoteAddress(channel, head),
            isSecure: isSecure(head)
        )
        return SocketUpgrade(context: self, request: request, subprotocol: subprotocol)
    }

    private func response(_ head: HTTPRequestHead, body: ByteBuffer, channel: any Channel) async -> WebResponse {
        let changes = head.method == .PUT || head.method == .DELETE || head.method == .POST
        guard head.method == .GET || head.method == .HEAD || changes else {
            return .plain(405, "method not allowed", [("Allow", "GET, HEAD")])
        }
        guard let whole = target(head) else { return .plain(400, "invalid path") }
        let below = whole.below(basePath)
        if changes, !Self.mayChange(below?.path ?? "", by: head.method) {
            return .plain(405, "method not allowed", [("Allow", "GET, HEAD")])
        }
        // Probes of a service manager or balancer, which need to know neither the host's name nor the base path.
        for path in [whole.path, below?.path].compactMap(\.self) {
            if let answer = health.response(
                path: path, isDraining: registry.isDraining, hostProblem: host.problem)
            {
                return answer
            }
        }
        let hosts = head.headers["Host"]
        guard hosts.count == 1 else { return .plain(400, "one Host header expected") }
        // Metrics are on the operator's listener: a proxy would make them public.
        guard let target = below, target.path != "/metrics" else { return .plain(404, "not found") }
        guard policy.accepts(host: hosts[0]) else {
            refusals.note(
                .host,
                "a page was asked for at '\(hosts[0])', which is no name of this server (421); if it is one, start the "
                    + "server with --origin https://\(hosts[0])")
            return .plain(421, "this host name is not served here; start the server with --origin to add it")
        }
        if target.path == SocketAdmission.path {
            let answer = refusal(head, channel: channel)
            counters.refusedSocket(answer.status)
            say(answer.status, head, channel: channel)
            return answer
        }
        let headers = WebHeaders(head.headers)
        // The same rule as for sockets: no other page may send what a user of ours is taken to send.
        if changes, !policy.accepts(origin: headers["origin"], host: hosts[0]) {
            return .plain(403, "origin not allowed; start the server with --origin to allow it")
        }
        let request = WebRequest(
            method: head.method.rawValue,
            path: target.path,
            query: target.query,
            headers: headers,
            remoteAddress: remoteAddress(channel, head),
            isSecure: isSecure(head),
            body: Array(body.readableBytesView)
        )
        if let file = host.asset(request) { return file.revalidated(for: headers) }
        return await host.respond(to: request).revalidated(for: headers)
    }

    /// Whether a method other than GET means something at a path: files pass between pages and sessions, and visitors have
    /// their data deleted.
    private static func mayChange(_ path: String, by method: HTTPMethod) -> Bool {
        method == .POST ? path == ForgetPage.path : FilePath(path) != nil
    }

    /// Tells the operator why pages stay dead, where that is theirs to change.
    private func say(_ status: Int, _ head: HTTPRequestHead, channel: any Channel) {
        let headers = WebHeaders(head.headers)
        let origin = headers["origin"] ?? "none"
        switch status {
        case 403:
            refusals.note(
                .origin,
                "a socket was refused (403): Origin is '\(origin)', Host '\(headers["host"] ?? "none")'; if that page is "
                    + "yours, start the server with --origin \(Origin(origin) == nil ? "https://your.host" : origin), "
                    + "and let the proxy hand Host on")
        case 429:
            refusals.note(
                .rate,
                "a socket of \(remoteAddress(channel, head)) was refused (429): more than \(limits.connectsPerMinute) in "
                    + "a minute; if that is a proxy, name it with --trust-proxy")
        case 503 where !registry.isDraining:
            refusals.note(.sockets, "a socket was refused (503): \(limits.sockets) are open; start another server")
        default: break
        }
    }

    /// Why a request for the socket did not become one.
    private func refusal(_ head: HTTPRequestHead, channel: any Channel) -> WebResponse {
        switch decide(head, channel: channel) {
        case .admit:
            // Its body could not be told from the socket's first bytes.
            return .plain(400, "a handshake has no body", [("Connection", "close")])
        case .refuse(let status, let reason):
            switch status {
            case 426:
                return .plain(
                    status,
                    reason,
                    [("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13")]
                )
            case 429: return .plain(status, reason, [("Retry-After", String(connects.wait))])
            case 503: return .plain(status, reason, [("Retry-After", "5")])
            default: return .plain(status, reason)
            }
        }
    }
}
