// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A WebSocket that asks to be opened. The server has checked Origin, Sec-Fetch-Site and the subprotocol before.
package struct SocketRequest: Hashable, Sendable {
    package var path: String
    package var headers: WebHeaders
    package var remoteAddress: String

    package init(path: String, headers: WebHeaders = WebHeaders(), remoteAddress: String) {
        self.path = path
        self.headers = headers
        self.remoteAddress = remoteAddress
    }
}
