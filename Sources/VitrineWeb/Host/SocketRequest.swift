// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A WebSocket that asks to be opened. The server has checked Origin, Sec-Fetch-Site and the subprotocol before.
package struct SocketRequest: Hashable, Sendable {
    package var path: String
    package var headers: WebHeaders
    package var remoteAddress: String
    /// Whether the user's browser speaks TLS to us (or to the configured proxy).
    package var isSecure: Bool
    /// Whether the page's last process ended over the page of another browser. No browser says that of itself.
    package var isBystander = false

    package init(
        path: String, headers: WebHeaders = WebHeaders(), remoteAddress: String, isSecure: Bool = false
    ) {
        self.path = path
        self.headers = headers
        self.remoteAddress = remoteAddress
        self.isSecure = isSecure
    }
}
