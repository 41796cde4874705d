// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import NIOCore
    import NIOHTTP1
    import VitrineWeb

    /// One HTTP connection that did not become a socket: requests in order, each answered before the next is read.
    struct HTTPConnection: Sendable {
        let channel: NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

        func run(context: ServerContext) async {
            // Whatever ends the loop early, the peer is gone or was told by the gate.
            try? await channel.executeThenClose { inbound, outbound in
                var parts = inbound.makeAsyncIterator()
                while let part = try await parts.next() {
                    guard case .head(var head) = part else { continue }
                    HTTPGate.showUpgrade(&head)
                    var response: WebResponse?
                    var keepsAlive = head.isKeepAlive
                    if let length = head.headers.first(name: "Content-Length").flatMap(Int.init),
                        length > context.limits.bodyBytes
                    {
                        response = .plain(413, "request body over \(context.limits.bodyBytes) bytes")
                    } else {
                        var length = 0
                        body: while let part = try await parts.next() {
                            switch part {
                            case .body(let bytes):
                                length += bytes.readableBytes
                                if length > context.limits.bodyBytes {
                                    response = .plain(413, "request body over \(context.limits.bodyBytes) bytes")
                                    break body
                                }
                            case .head, .end:
                                break body
                            }
                        }
                    }
                    if response == nil {
                        response = await context.answer(head, channel: channel.channel)
                    } else {
                        keepsAlive = false
                    }
                    guard let response else { continue }
                    if response.headers.tokens("connection").contains("close") { keepsAlive = false }
                    let isSecure = context.isSecure(head)
                    var out: [HTTPServerResponsePart] = [
                        .head(HTTPResponseHead(response, isSecure: isSecure, keepsAlive: keepsAlive))
                    ]
                    if head.method != .HEAD, !response.body.isEmpty {
                        out.append(.body(.byteBuffer(ByteBuffer(bytes: response.body))))
                    }
                    out.append(.end(nil))
                    try await outbound.write(contentsOf: out)
                    // After a closing response the gate drops what comes; the stream then ends with the connection.
                }
            }
        }
    }
#endif
