// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import NIOCore
import NIOPosix
import Synchronization

/// A client that says exactly the bytes it is told to, on a real connection.
final class RawClient: Sendable {
    struct Response: Sendable {
        var status: Int
        var fields: [(name: String, value: String)]
        var body: String

        subscript(_ name: String) -> String? {
            fields.first { $0.name.lowercased() == name.lowercased() }?.value
        }
    }

    struct Frame: Hashable, Sendable {
        var opcode: UInt8
        var payload: [UInt8]

        var text: String { String(decoding: payload, as: UTF8.self) }
        var closeCode: Int? {
            opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil
        }
    }

    enum Failure: Error { case closed(received: String) }

    private struct State {
        var bytes: [UInt8] = []
        var isClosed = false
        var waiter: CheckedContinuation<Void, Never>?
    }

    private final class Collector: ChannelInboundHandler, Sendable {
        typealias InboundIn = ByteBuffer
        let state = Mutex(State())

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let bytes = unwrapInboundIn(data)
            change { $0.bytes += bytes.readableBytesView }
        }

        func channelInactive(context: ChannelHandlerContext) {
            change { $0.isClosed = true }
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            context.close(promise: nil)
        }

        private func change(_ body: (inout State) -> Void) {
            let waiter = state.withLock { state in
                body(&state)
                defer { state.waiter = nil }
                return state.waiter
            }
            waiter?.resume()
        }

        /// Waits for more bytes than `count`, or the end.
        func more(than count: Int) async {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    if state.bytes.count > count || state.isClosed { return true }
                    state.waiter = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        }
    }

    private let collector: Collector
    let channel: any Channel

    private init(channel: any Channel, collector: Collector) {
        self.channel = channel
        self.collector = collector
    }

    /// `reads: false` makes a peer that never takes anything from the network.
    static func connect(port: Int, reads: Bool = true) async throws -> RawClient {
        let collector = Collector()
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(ChannelOptions.autoRead, value: reads)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(collector) }
            }
        let channel = try await bootstrap.connect(host: "127.0.0.1", port: port).get()
        return RawClient(channel: channel, collector: collector)
    }

    /// Connects to a socket of the file system.
    static func connect(path: String) async throws -> RawClient {
        let collector = Collector()
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(collector) }
            }
            .connect(unixDomainSocketPath: path).get()
        return RawClient(channel: channel, collector: collector)
    }

    func send(_ text: String) async throws {
        try await channel.writeAndFlush(ByteBuffer(string: text)).get()
    }

    func send(_ bytes: [UInt8]) async throws {
        try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
    }

    func close() async {
        try? await channel.close().get()
    }

    /// Ends the connection as a dying machine does: with a reset, whatever is still on its way.
    func reset() async {
        try? await (channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
        await close()
    }

    /// What has come, once it is so many bytes or the connection has ended.
    func bytes(_ count: Int) async -> [UInt8] {
        while true {
            let (bytes, isClosed) = collector.state.withLock { ($0.bytes, $0.isClosed) }
            if bytes.count >= count || isClosed { return Array(bytes.prefix(count)) }
            await collector.more(than: bytes.count)
        }
    }

    // MARK: Reading

    /// Waits until the server has ended the connection, and says what it said before that.
    @discardableResult
    func waitForClose() async -> [UInt8] {
        while true {
            let (count, isClosed) = collector.state.withLock { ($0.bytes.count, $0.isClosed) }
            if isClosed { return collector.state.withLock { $0.bytes } }
            await collector.more(than: count)
        }
    }

    /// Takes a prefix as soon as `parse` finds one; nil from the closed connection's rest.
    private func take<Value>(_ parse: ([UInt8]) -> (Value, Int)?) async -> Value? {
        while true {
            let (bytes, isClosed) = collector.state.withLock { ($0.bytes, $0.isClosed) }
            if let (value, length) = parse(bytes) {
                collector.state.withLock { $0.bytes.removeFirst(length) }
                return value
            }
            if isClosed { return nil }
            await collector.more(than: bytes.count)
        }
    }

    func response(toHead: Bool = false) async throws -> Response {
        let response = await take { bytes -> (Response, Int)? in
            let end = Array("\r\n\r\n".utf8)
            guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else { return nil }
            let lines = String(decoding: bytes[..<start], as: UTF8.self).split(separator: "\r\n")
            let status = Int(lines[0].split(separator: " ")[1]) ?? 0
            let fields = lines.dropFirst().map { line -> (name: String, value: String) in
                let parts = line.split(separator: ":", maxSplits: 1)
                return (String(parts[0]), String(parts.last ?? "").trimmed)
            }
            let length =
                toHead || [101, 204, 304].contains(status)
                ? 0 : fields.first { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) } ?? 0
            guard bytes.count >= start + 4 + length else { return nil }
            let body = String(decoding: bytes[(start + 4)..<(start + 4 + length)], as: UTF8.self)
            return (Response(status: status, fields: fields, body: body), start + 4 + length)
        }
        guard let response else {
            throw Failure.closed(received: collector.state.withLock { String(decoding: $0.bytes, as: UTF8.self) })
        }
        return response
    }

    /// The next frame; nil when the connection ended without one.
    func frame() async -> Frame? {
        await take(Self.parse)
    }

    /// The first frame of some bytes and its length, if it is there as a whole.
    static func parse(_ bytes: [UInt8]) -> (Frame, Int)? {
        guard bytes.count >= 2 else { return nil }
        var length = Int(bytes[1] & 0x7F)
        var start = 2
        let extra = length == 126 ? 2 : length == 127 ? 8 : 0
        guard bytes.count >= 2 + extra else { return nil }
        if extra > 0 {
            length = bytes[2..<(2 + extra)].reduce(0) { $0 << 8 | Int($1) }
            start += extra
        }
        guard bytes.count >= start + length else { return nil }
        return (Frame(opcode: bytes[0] & 0x0F, payload: Array(bytes[start..<(start + length)])), start + length)
    }

    /// Frames up to the close frame, whose code it returns; pings and texts are passed over.
    func closeCode() async -> Int? {
        while let frame = await frame() {
            if frame.opcode == 8 { return frame.closeCode }
        }
        return nil
    }

    // MARK: Speaking

    @discardableResult
    func get(
        _ path: String,
        method: String = "GET",
        host: String? = nil,
        _ fields: [String] = []
    ) async throws -> Response {
        try await send(request(path, method: method, host: host, fields))
        return try await response(toHead: method == "HEAD")
    }

    func request(_ path: String, method: String = "GET", host: String? = nil, _ fields: [String] = []) -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? authority)\r\n"
            + fields.map { "\($0)\r\n" }.joined() + "\r\n"
    }

    var authority: String { "127.0.0.1:\(channel.remoteAddress?.port ?? 0)" }

    static let handshake = [
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]

    /// Asks for the socket. `origin: nil` sends the server's own.
    func openSocket(
        origin: String? = nil,
        host: String? = nil,
        protocols: String? = "vitrine.1",
        _ fields: [String] = []
    ) async throws -> Response {
        var all = Self.handshake + ["Origin: \(origin ?? "http://\(authority)")"]
        if let protocols { all.append("Sec-WebSocket-Protocol: \(protocols)") }
        return try await get("/_vitrine/socket", host: host, all + fields)
    }

    static func frame(
        _ opcode: UInt8,
        _ payload: [UInt8] = [],
        final: Bool = true,
        masked: Bool = true,
        reserved: UInt8 = 0
    ) -> [UInt8] {
        var bytes = [(final ? 0x80 : 0) | reserved | opcode]
        let mask: UInt8 = masked ? 0x80 : 0
        switch payload.count {
        case ...125: bytes.append(mask | UInt8(payload.count))
        case ...65_535: bytes += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: bytes += [mask | 127] + (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 0xFF) }
        }
        guard masked else { return bytes + payload }
        let key: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
        return bytes + key + payload.enumerated().map { $1 ^ key[$0 & 3] }
    }

    static func text(_ text: String, final: Bool = true) -> [UInt8] {
        frame(1, Array(text.utf8), final: final)
    }

    func say(_ text: String) async throws {
        try await send(Self.text(text))
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
