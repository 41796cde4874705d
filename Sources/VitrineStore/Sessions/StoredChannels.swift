// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase
package import VitrineBroadcast

/// The channels of an app over a store: what one process sends, all receive.
///
/// Invariants: all processes that listen get the messages in one order, that of the store; a message that cannot be sent is
/// received in its own process. What a process sends is sent by one task, and what it receives is handed on by one.
package final class StoredChannels: Sendable {
    /// How many messages wait to be sent.
    static let buffer = 1_024

    /// What happens to a process's channels, in order.
    private enum Event: Sendable {
        case send(BroadcastMessage)
        case settled(Int, isPublished: Bool)
        case heard([UInt8])
        case began
        case ended
    }

    private let channel: String
    private let process: String
    private let ask: @Sendable ([RESPCommand]) async throws -> [RESPValue]
    private let listen: @Sendable (_ hear: @escaping @Sendable ([UInt8]) -> Void) async throws -> any StoreLine
    private let pause: @Sendable (Duration) async -> Void
    private let events: AsyncStream<Event>
    private let happen: AsyncStream<Event>.Continuation
    private let outgoing: AsyncStream<ChannelEnvelope>
    private let post: AsyncStream<ChannelEnvelope>.Continuation
    private let hears = Mutex(false)

    /// Whether this process hears what others send.
    package var isListening: Bool { hears.withLock { $0 } }

    /// Creates the channels; `connect(_:)` begins to use them.
    ///
    /// - Parameters:
    ///   - prefix: What the names of the app's keys begin with.
    ///   - process: Names the process, unlike all others.
    ///   - ask: Sends commands to the store, as `StoreClient.ask(_:)` does.
    ///   - listen: Makes a connection of its own, and hands on what is published on channels it has subscribed to.
    ///   - pause: Waits for a time.
    package init(
        prefix: String, process: String, ask: @escaping @Sendable ([RESPCommand]) async throws -> [RESPValue],
        listen: @escaping @Sendable (_ hear: @escaping @Sendable ([UInt8]) -> Void) async throws -> any StoreLine,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        channel = "\(prefix)channels"
        self.process = process
        self.ask = ask
        self.listen = listen
        self.pause = pause
        let (events, happen) = AsyncStream<Event>.makeStream()
        self.events = events
        self.happen = happen
        let (outgoing, post) = AsyncStream<ChannelEnvelope>.makeStream(bufferingPolicy: .bufferingNewest(Self.buffer))
        self.outgoing = outgoing
        self.post = post
    }

    /// Connects the channels of this process with those of all others.
    ///
    /// - Parameters:
    ///   - hub: The channels of this process.
    ///   - report: Told in a line what was not sent.
    package func connect(_ hub: BroadcastHub, report: @escaping @Sendable (String) -> Void) {
        hub.connect { [happen] in happen.yield(.send($0)) }
        Task.detached { [self] in await handOn(to: hub) }
        Task.detached { [self] in await publish(report) }
        Task.detached { [self] in await subscribe() }
    }

    /// Whether this process hears what is published is known here alone, and what it has sent: one thing after the other.
    private func handOn(to hub: BroadcastHub) async {
        var echoes = ChannelEchoes(process: process)
        for await event in events {
            var received: [BroadcastMessage] = []
            switch event {
            case .send(let message):
                if case .dropped(let oldest) = post.yield(echoes.sent(message)) {
                    received = echoes.settled(oldest.number, isPublished: false)
                }
            case .settled(let number, let isPublished): received = echoes.settled(number, isPublished: isPublished)
            case .heard(let bytes):
                // Of a process with another version, at most.
                guard let envelope = try? JSONDecoder().decode(ChannelEnvelope.self, from: Data(bytes)) else {
                    continue
                }
                received = echoes.heard(envelope)
            case .began: echoes.began()
            case .ended: received = echoes.ended()
            }
            hears.withLock { $0 = echoes.isListening }
            for message in received { hub.deliver(message) }
        }
    }

    /// Sends one message after the other, so that they stay in order.
    private func publish(_ report: @Sendable (String) -> Void) async {
        var isFailing = false
        for await envelope in outgoing {
            do {
                let text = try JSONEncoder().encode(envelope)
                let words = [Array("PUBLISH".utf8), Array(channel.utf8), [UInt8](text)]
                let answer = try await ask([RESPCommand(words)]).first
                if let problem = answer?.problem { throw StoreError.refused(problem) }
                isFailing = false
                happen.yield(.settled(envelope.number, isPublished: true))
            } catch {
                if !isFailing {
                    report(
                        "warning [channel-alone]: what is sent on channels such as \"\(envelope.message.channel)\" is "
                            + "received in this process alone: \(StoreError(error))")
                }
                isFailing = true
                happen.yield(.settled(envelope.number, isPublished: false))
            }
        }
    }

    /// How often the store is asked whether it is still there.
    private static let pulse = Duration.seconds(10)

    /// Listens, and again when the connection has ended.
    private func subscribe() async {
        var backoff = Backoff()
        while !Task.isCancelled {
            if let line = try? await listen({ [happen] in happen.yield(.heard($0)) }) {
                if let answer = try? await line.ask([RESPCommand("SUBSCRIBE", channel)]).first, answer.problem == nil {
                    happen.yield(.began)
                    backoff = Backoff()
                    let pings = Task { [pause] in
                        while !Task.isCancelled, line.isOpen {
                            await pause(Self.pulse)
                            _ = try? await line.ask([RESPCommand("PING")])
                        }
                    }
                    await line.ended()
                    pings.cancel()
                    happen.yield(.ended)
                }
                line.close()
            }
            await pause(backoff.next())
        }
    }
}
