// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import VitrineWeb

extension WebHeaders {
    init(_ headers: HTTPHeaders) {
        self.init(headers.map { ($0.name, $0.value) })
    }
}

extension HTTPRequestHead {
    /// The request with its target in origin form: of a target in absolute form the authority takes the place of
    /// Host (RFC 9112, section 3.2.2).
    var inOriginForm: HTTPRequestHead {
        let lower = uri.prefix(8).lowercased()
        guard let scheme = ["http://", "https://"].first(where: lower.hasPrefix) else { return self }
        let rest = uri.dropFirst(scheme.count)
        let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
        var head = self
        head.uri = rest[end...].hasPrefix("/") ? String(rest[end...]) : "/" + rest[end...]
        head.headers.replaceOrAdd(name: "Host", value: String(rest[..<end]))
        return head
    }
}

extension HTTPResponseHead {
    /// A response's head with everything that the server adds. The length is that of the body also for HEAD.
    init(_ response: WebResponse, isSecure: Bool, keepsAlive: Bool) {
        var headers = response.headers
        StandardHeaders.complete(&headers, isSecure: isSecure)
        var fields = HTTPHeaders(headers.fields.map { ($0.name, $0.value) })
        fields.replaceOrAdd(name: "Content-Length", value: String(response.length))
        fields.remove(name: "Transfer-Encoding")
        if !keepsAlive { fields.replaceOrAdd(name: "Connection", value: "close") }
        self.init(version: .http1_1, status: HTTPResponseStatus(statusCode: response.status), headers: fields)
    }
}
