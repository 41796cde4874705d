// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import NIOCore
import NIOHTTP1
import VitrineWeb

/// One HTTP connection: requests in order, each answered before the next is taken up, any of which may make a
/// socket of it.
///
/// The decoder reads nothing behind a request that asks for an upgrade. When the upgrade is granted those bytes are
/// the socket's; when it is not, a new decoder takes them over.
struct HTTPConnection: Sendable {
    let channel: any Channel
    private let requests: AsyncStream<HTTPRequestReader.Request>
    private let handlers: NIOLoopBound<Handlers>
    private let limits: ServerLimits

    /// The handlers of a connection that has not become a socket, touched on its event loop only.
    private final class Handlers {
        let encoder = HTTPResponseEncoder()
        var decoder: ByteToMessageHandler<HTTPRequestDecoder>
        let validator = NIOHTTPResponseHeadersValidator()
        let gate: HTTPGate
        let reader: HTTPRequestReader

        init(limits: ServerLimits, budget: BodyBudget, peer: @escaping () -> IPAddress?) {
            decoder = Self.decoder(limits)
            gate = HTTPGate(limits: limits)
            reader = HTTPRequestReader(limits: limits, budget: budget, peer: peer)
        }

        static func decoder(_ limits: ServerLimits) -> ByteToMessageHandler<HTTPRequestDecoder> {
            var configuration = NIOHTTPDecoderLimitConfiguration()
            configuration.maxHeaderFieldSize = limits.headBytes
            configuration.maxHeaderListSize = limits.headBytes
            configuration.maxHeaderFieldCount = limits.headFields
            return ByteToMessageHandler(
                HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: configuration))
        }
    }

    /// Adds the handlers to a new channel; on its event loop.
    ///
    /// - Parameters:
    ///   - channel: The channel.
    ///   - limits: How much the peer may send, and for how long.
    ///   - budget: What all connections hold of bodies.
    ///   - peer: Whose connection it is.
    /// - Throws: An error if the channel has closed.
    init(
        channel: any Channel, limits: ServerLimits, budget: BodyBudget, peer: @escaping () -> IPAddress?
    ) throws {
        let handlers = Handlers(limits: limits, budget: budget, peer: peer)
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(handlers.encoder)
        try pipeline.addHandler(handlers.decoder)
        try pipeline.addHandler(handlers.validator)
        try pipeline.addHandler(handlers.gate)
        try pipeline.addHandler(handlers.reader)
        self.channel = channel
        self.limits = limits
        self.requests = handlers.reader.requests
        self.handlers = NIOLoopBound(handlers, eventLoop: channel.eventLoop)
    }

    /// Answers requests until the connection ends, or is a socket that has ended.
    func run(responder: some HTTPResponder) async {
        do {
            for await request in requests {
                let answer: HTTPAnswer =
                    if let refusal = request.refusal {
                        .response(refusal)
                    } else {
                        await responder.answer(request, channel: channel)
                    }
                switch answer {
                case .response(let response):
                    try await respond(response, to: request.head, isSecure: responder.isSecure(request.head))
                case .socket(let upgrade):
                    try await upgrade.run(on: self, head: request.head)
                    return
                }
            }
        } catch {
            // The peer is gone, or was told by the gate.
            channel.close(promise: nil)
        }
    }

    // MARK: - Answers

    /// Writes one response; returns when it has left, so that a slow reader is not answered faster than it reads.
    private func respond(_ response: WebResponse, to request: HTTPRequestHead, isSecure: Bool) async throws {
        let closes = !request.isKeepAlive || response.headers.tokens("connection").contains("close")
        let head = HTTPResponseHead(response, isSecure: isSecure, keepsAlive: !closes)
        let body = request.method == .HEAD ? [] : response.body
        guard let file = response.file, request.method != .HEAD else {
            return try await channel.eventLoop.flatSubmit {
                begin(head, body)
                return finish(request, closes: closes)
            }.get()
        }
        // One that cannot be read is found before the head has left.
        let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file.path))
        defer { try? handle.close() }
        if file.offset > 0 { try handle.seek(toOffset: UInt64(file.offset)) }
        try await channel.eventLoop.submit { begin(head, body) }.get()
        try await send(handle, bytes: file.size)
        try await channel.eventLoop.flatSubmit { finish(request, closes: closes) }.get()
    }

    private func begin(_ head: HTTPResponseHead, _ body: [UInt8]) {
        channel.write(HTTPServerResponsePart.head(head), promise: nil)
        guard !body.isEmpty else { return }
        channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: body))), promise: nil)
    }

    /// Bytes of a file that are read and sent at a time.
    private static let pieceBytes = 256 << 10

    /// Sends a file in pieces, each when the one before has left: it is never in memory as a whole.
    private func send(_ handle: FileHandle, bytes: Int) async throws {
        var rest = bytes
        while rest > 0 {
            guard let piece = try handle.read(upToCount: min(rest, Self.pieceBytes)), !piece.isEmpty else {
                // The head has promised more.
                throw ChannelError.inputClosed
            }
            rest -= piece.count
            try await channel.writeAndFlush(
                HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: piece))))
        }
    }

    /// Ends a response, and lets the next request be read.
    private func finish(_ request: HTTPRequestHead, closes: Bool) -> EventLoopFuture<Void> {
        let handlers = handlers.value
        let left = channel.writeAndFlush(HTTPServerResponsePart.end(nil))
        do {
            if !closes, Self.stopsDecoder(request) { try replaceDecoder(handlers) }
            let pipeline = channel.pipeline.syncOperations
            handlers.reader.answered(try pipeline.context(handler: handlers.reader))
        } catch {
            return channel.eventLoop.makeFailedFuture(error)
        }
        return left
    }

    /// Whether the decoder took a request for the last one of its protocol: then it has stopped behind it.
    private static func stopsDecoder(_ head: HTTPRequestHead) -> Bool {
        let headers = WebHeaders(head.headers)
        return head.method == .CONNECT
            || (headers["upgrade"] != nil && headers.tokens("connection").contains("upgrade"))
    }

    private func replaceDecoder(_ handlers: Handlers) throws {
        let old = handlers.decoder
        handlers.decoder = Handlers.decoder(limits)
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(handlers.decoder, position: .after(old))
        _ = pipeline.removeHandler(old)
    }

    // MARK: - Upgrade

    /// Says 101 and gives the pipeline to `install`, which adds the handlers of the new protocol; bytes that were
    /// read behind the request come to those.
    func upgrade<Value: Sendable>(
        fields: HTTPHeaders, _ install: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await channel.eventLoop.submit {
            let handlers = handlers.value
            let head = HTTPResponseHead(version: .http1_1, status: .switchingProtocols, headers: fields)
            channel.writeAndFlush(HTTPServerResponsePart.head(head), promise: nil)
            let pipeline = channel.pipeline.syncOperations
            _ = pipeline.removeHandler(handlers.reader)
            _ = pipeline.removeHandler(handlers.gate)
            _ = pipeline.removeHandler(handlers.validator)
            _ = pipeline.removeHandler(handlers.encoder)
            let value = try install()
            // The last, because it hands on what it holds.
            pipeline.removeHandler(handlers.decoder).whenSuccess {
                channel.pipeline.fireChannelReadComplete()
                // The reader has withheld the channel's own read.
                channel.read()
            }
            return value
        }.get()
    }
}
