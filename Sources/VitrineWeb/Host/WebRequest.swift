// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An HTTP request as VitrineWeb sees it: values only, already within the server's size limits.
package struct WebRequest: Hashable, Sendable {
    /// Upper case: `GET`, `HEAD`, …
    package var method: String
    /// Percent-encoded, without query and fragment; starts with a slash.
    package var path: String
    /// The query after the question mark, percent-encoded; `nil` without one.
    package var query: String?
    package var headers: WebHeaders
    /// The peer's address without port, after the server's proxy rules; limits count by it.
    package var remoteAddress: String
    /// Whether the user's browser speaks TLS to us (or to the configured proxy).
    package var isSecure: Bool
    /// The body of a PUT, a part of a file; empty for every other request.
    package var body: [UInt8]

    package init(
        method: String,
        path: String,
        query: String? = nil,
        headers: WebHeaders = WebHeaders(),
        remoteAddress: String,
        isSecure: Bool = false,
        body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.remoteAddress = remoteAddress
        self.isSecure = isSecure
        self.body = body
    }

    /// The values of the Cookie header; of a repeated name the first counts.
    package var cookies: [String: String] {
        headers.cookies
    }
}
