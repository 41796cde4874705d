// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOPosix
import Synchronization

@testable import VitrineStore

/// A server on a port of its own that answers commands as a test says.
final class ScriptedServer: Sendable {
    /// What is answered to a command's words; `nil` ends the connection.
    typealias Script = @Sendable ([String]) -> String?

    private let channel: any Channel
    private let log: Log

    /// The commands of all connections.
    private final class Log: Sendable {
        let commands = Mutex<[[String]]>([])
    }

    private init(channel: any Channel, log: Log) {
        self.channel = channel
        self.log = log
    }

    static func start(_ script: @escaping Script) async throws -> ScriptedServer {
        let log = Log()
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Answerer(script, log))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        return ScriptedServer(channel: channel, log: log)
    }

    var address: StoreAddress { StoreAddress(host: "127.0.0.1", port: channel.localAddress?.port ?? 0) }

    /// The commands that came, in order.
    var commands: [[String]] { log.commands.withLock { $0 } }

    func stop() async { try? await channel.close().get() }

    private final class Answerer: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        private let script: Script
        private let log: Log
        private var decoder = RESPDecoder()

        init(_ script: @escaping Script, _ log: Log) {
            self.script = script
            self.log = log
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            decoder.append(unwrapInboundIn(data).readableBytesView)
            while let value = try? decoder.next() {
                let words = (value.items ?? []).map { $0.text ?? "" }
                log.commands.withLock { $0.append(words) }
                guard let answer = script(words) else { return context.close(promise: nil) }
                context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: Array(answer.utf8))), promise: nil)
            }
        }
    }
}
