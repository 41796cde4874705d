// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import NIOCore
    import NIOHTTP1
    import Synchronization
    import VitrineWeb

    /// What every connection of a server shares.
    struct ServerContext: Sendable {
        let host: any WebHost
        let policy: OriginPolicy
        let limits: ServerLimits
        let registry: ConnectionRegistry
        let counters = ServerCounters()
        let work: WorkCount
        private let connects: ConnectLimiter

        init(host: any WebHost, configuration: LiveServerConfiguration) {
            let work = WorkCount()
            self.work = work
            self.host = CountedHost(host: host, work: work)
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

        /// Answers one whole request that was not upgraded.
        func answer(_ head: HTTPRequestHead, channel: any Channel) async -> WebResponse {
            let response = await response(head, channel: channel)
            counters.answered(response.status)
            return response
        }

        private func response(_ head: HTTPRequestHead, channel: any Channel) async -> WebResponse {
            let hosts = head.headers["Host"]
            guard hosts.count == 1 else { return .plain(400, "one Host header expected") }
            guard head.method == .GET || head.method == .HEAD else {
                return .plain(405, "method not allowed", [("Allow", "GET, HEAD")])
            }
            guard let target = target(head) else { return .plain(400, "invalid path") }
            if target.path == "/healthz" {
                return registry.isDraining ? .plain(503, "draining") : .plain(200, "ok")
            }
            if target.path == "/metrics", isOperator(head, channel: channel) { return await metrics() }
            guard policy.accepts(host: hosts[0]) else {
                return .plain(421, "this host name is not served here; start the server with --origin to add it")
            }
            if target.path == SocketAdmission.path {
                let answer = refusal(head, target: target, channel: channel)
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
            return await host.respond(to: request).revalidated(for: headers)
        }

        /// Whether a request comes from this machine, by its own name, and through no proxy.
        private func isOperator(_ head: HTTPRequestHead, channel: any Channel) -> Bool {
            let peer = channel.remoteAddress?.ipAddress.flatMap(IPAddress.init)
            let host = head.headers.first(name: "Host").flatMap { Authority($0, defaultPort: 80) }
            let isForwarded = ["Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "Via"].contains {
                head.headers.contains(name: $0)
            }
            return peer?.isLoopback == true && host?.isLoopback == true && !isForwarded
        }

        private func metrics() async -> WebResponse {
            let own = counters.metrics(connections: registry.connectionCount, sockets: registry.socketCount)
            let all = await own + host.metrics() + ProcessMetrics.metrics()
            return WebResponse(
                status: 200,
                headers: WebHeaders([("Content-Type", Metric.mediaType), ("Cache-Control", "no-store")]),
                body: Array(Metric.text(all).utf8)
            )
        }

        /// Why a request for the socket did not become one.
        private func refusal(_ head: HTTPRequestHead, target: RequestTarget, channel: any Channel) -> WebResponse {
            switch decide(head, channel: channel) {
            case .admit:
                // NIO upgrades the first request of a connection only; proxies reuse connections, so send it to a fresh
                // one.
                let query = target.query.map { "?\($0)" } ?? ""
                return .plain(
                    307,
                    "open the socket on a new connection",
                    [("Location", SocketAdmission.path + query), ("Connection", "close")]
                )
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
