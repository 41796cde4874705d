// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An HTTP response. The server adds Content-Length and, for HEAD, leaves the body out.
package struct WebResponse: Hashable, Sendable {
    package var status: Int
    package var headers: WebHeaders
    package var body: [UInt8]

    package init(status: Int, headers: WebHeaders = WebHeaders(), body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
