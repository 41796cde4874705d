// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An HTTP response. The server adds Content-Length and, for HEAD, leaves the body out.
package struct WebResponse: Hashable, Sendable {
    /// A file on this machine that is sent after `body`, read as it leaves.
    package struct File: Hashable, Codable, Sendable {
        package var path: String
        /// The first byte that is sent.
        package var offset: Int
        /// The number of bytes that are sent.
        package var size: Int

        package init(path: String, offset: Int = 0, size: Int) {
            self.path = path
            self.offset = offset
            self.size = size
        }
    }

    package var status: Int
    package var headers: WebHeaders
    package var body: [UInt8]
    package var file: File?

    package init(status: Int, headers: WebHeaders = WebHeaders(), body: [UInt8] = [], file: File? = nil) {
        self.status = status
        self.headers = headers
        self.body = body
        self.file = file
    }

    /// The number of bytes after the head.
    package var length: Int { body.count + (file?.size ?? 0) }
}
