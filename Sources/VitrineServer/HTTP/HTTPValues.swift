// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import NIOCore
    import NIOHTTP1
    import VitrineWeb

    extension WebHeaders {
        init(_ headers: HTTPHeaders) {
            self.init(headers.map { ($0.name, $0.value) })
        }
    }

    extension HTTPResponseHead {
        /// A response's head with everything that the server adds. The length is that of the body also for HEAD.
        init(_ response: WebResponse, isSecure: Bool, keepsAlive: Bool) {
            var headers = response.headers
            StandardHeaders.complete(&headers, isSecure: isSecure)
            var fields = HTTPHeaders(headers.fields.map { ($0.name, $0.value) })
            fields.replaceOrAdd(name: "Content-Length", value: String(response.body.count))
            fields.remove(name: "Transfer-Encoding")
            if !keepsAlive { fields.replaceOrAdd(name: "Connection", value: "close") }
            self.init(version: .http1_1, status: HTTPResponseStatus(statusCode: response.status), headers: fields)
        }
    }
#endif
