// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import VitrineWeb

/// Answers the requests of a listener.
protocol HTTPResponder: Sendable {
    /// Answers one whole request.
    func answer(_ request: HTTPRequestReader.Request, channel: any Channel) async -> HTTPAnswer
    /// Whether the browser spoke TLS to a proxy of ours.
    func isSecure(_ head: HTTPRequestHead) -> Bool
}

/// What becomes of a request.
enum HTTPAnswer: Sendable {
    case response(WebResponse)
    /// The connection is a WebSocket from here on.
    case socket(SocketUpgrade)
}
