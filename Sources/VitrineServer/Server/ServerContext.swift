// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
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
        let health: ServerHealth
        let work: WorkCount
        private let connects: ConnectLimiter

        init(host: any WebHost, configuration: LiveServerConfiguration, health: ServerHealth = ServerHealth()) {
            let work = WorkCount()
            let counters = ServerCounters()
            self.work = work
            self.counters = counters
            self.health = health
            self.host = CountedHost(host: host, work: work, counters: counters)
            self.connects = ConnectLimiter(configuration.limits)
            self.policy = OriginPolicy(configuration)
            self.limits = configuration.limits
            self.registry = ConnectionRegistry(limits: configuration.limits)
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

        /// A socket opens.
        func opened(from address: String) {
            connects.count(address)
            counters.opened()
        }

        /// Whether the browser spoke TLS: nobody does here, so only a configured https origin says that a proxy did.
        func isSecure(_ head: HTTPRequestHead) -> Bool {
            head.headers.first(name: "Host").flatMap(policy.configuredOrigin)?.isSecure ?? false
        }

        /// The peer's address. Behind a proxy on this machine, for a configured origin, what the proxy added last.
        func remoteAddress(_ channel: any Channel, _ head: HTTPRequestHead) -> String {
            let peer = channel.remoteAddress?.ipAddress ?? "unknown"
            guard Authority(host: peer, port: 0).isLoopback,
                let host = head.headers.first(name: "Host"), policy.configuredOrigin(host: host) != nil,
                let forwarded = WebHeaders(head.headers).tokens("x-forwarded-for").last
            else { return peer }
            return forwarded
        }

        func answer(_ head: HTTPRequestHead, hasBody: Bool, channel: any Channel) async -> HTTPAnswer {
            let head = head.inOriginForm
            if let upgrade = upgrade(head, hasBody: hasBody, channel: channel) { return .socket(upgrade) }
            let response = await response(head, channel: channel)
            let bytes = head.method == .HEAD ? 0 : response.body.count
            counters.answered(response.status, bytes: bytes)
            return .response(response)
        }

        /// The socket of a handshake that is admitted.
        private func upgrade(_ head: HTTPRequestHead, hasBody: Bool, channel: any Channel) -> SocketUpgrade? {
            guard target(head)?.path == SocketAdmission.path, !hasBody,
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

        private func response(_ head: HTTPRequestHead, channel: any Channel) async -> WebResponse {
            guard head.method == .GET || head.method == .HEAD else {
                return .plain(405, "method not allowed", [("Allow", "GET, HEAD")])
            }
            guard let target = target(head) else { return .plain(400, "invalid path") }
            // Asked for by whoever watches over the process, who need not know its name.
            if let answer = health.response(path: target.path, isDraining: registry.isDraining) { return answer }
            let hosts = head.headers["Host"]
            guard hosts.count == 1 else { return .plain(400, "one Host header expected") }
            // They are on the operator's listener: what a proxy hands on would be read by everybody.
            if target.path == "/metrics" { return .plain(404, "not found") }
            guard policy.accepts(host: hosts[0]) else {
                return .plain(421, "this host name is not served here; start the server with --origin to add it")
            }
            if target.path == SocketAdmission.path {
                let answer = refusal(head, channel: channel)
                counters.refusedSocket(answer.status)
                return answer
            }
            let headers = WebHeaders(head.headers)
            let request = WebRequest(
                method: head.method.rawValue,
                path: target.path,
                query: target.query,
                headers: headers,
                remoteAddress: remoteAddress(channel, head),
                isSecure: isSecure(head)
            )
            if let file = host.asset(request) { return file.revalidated(for: headers) }
            return await host.respond(to: request).revalidated(for: headers)
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
#endif
