// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The application behind a web server, with plain values as requests and answers. The transport with its limits,
/// Origin checks and heartbeats (ping and pong frames) are the server's.
package protocol WebHost: Sendable {
    /// Answers a request for what needs no session, on any thread and without waiting; `nil` leaves it to
    /// `respond(to:)`.
    func asset(_ request: WebRequest) -> WebResponse?
    /// Answers one HTTP request; never throws, an error is a response.
    func respond(to request: WebRequest) async -> WebResponse
    /// Opens a socket at `/_vitrine/socket`; `nil` refuses it (the server answers 403 or 429 instead of 101, or
    /// closes 4403).
    func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)?
    /// Tells every session that the process is leaving; the server then closes the sockets with 1001.
    func drain() async
    /// Returns the metrics for a monitoring system.
    func metrics() async -> [Metric]
    /// Why no request can be answered at this moment, for probes of a balancer; `nil` where they can.
    var problem: String? { get }
}

extension WebHost {
    package func asset(_ request: WebRequest) -> WebResponse? { nil }
    package func metrics() async -> [Metric] { [] }
    package var problem: String? { nil }
}

/// The way out of one socket. Calls do not wait for the peer: the server keeps a bounded queue and closes a socket
/// whose queue is full (1013). Sessions never have more than four batches under way.
package protocol SocketOutbound: AnyObject, Sendable {
    func send(_ text: String)
    /// Sends a close frame and closes the connection; later messages are dropped.
    func close(code: UInt16, reason: String)
}

/// The way into one socket. The server calls both in order, one at a time.
package protocol SocketInbound: AnyObject, Sendable {
    /// Receives a whole text message: valid UTF-8 of at most `WireLimits.message` bytes.
    func receive(_ text: String) async
    /// Called exactly once, when the connection has ended for any reason.
    func closed() async
}
