// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineWorkers

/// A started worker as the front uses it: a process, or in tests a channel to a host in the same process.
package struct WorkerConnection: Sendable {
    package enum Event: Sendable {
        case message(HostEvent)
        /// The last event, with the reason in words, and what a worker that trapped or hung has left.
        case ended(String, FaultReport?)
    }

    /// Sends a command without waiting for the worker.
    package var send: @Sendable (HostCommand) throws -> Void
    /// Waits until all commands are sent, or the worker has ended or does not read.
    package var sent: @Sendable () async -> Void
    /// Begins to receive: messages that the closure has handled, on the thread that receives them, are not in the stream.
    package var events: @Sendable (_ atOnce: @escaping @Sendable (HostEvent) -> Bool) -> AsyncStream<Event>
    /// Ends the worker at once.
    package var kill: @Sendable () -> Void

    package init(
        send: @escaping @Sendable (HostCommand) throws -> Void, sent: @escaping @Sendable () async -> Void,
        events: @escaping @Sendable (_ atOnce: @escaping @Sendable (HostEvent) -> Bool) -> AsyncStream<Event>,
        kill: @escaping @Sendable () -> Void
    ) {
        self.send = send
        self.sent = sent
        self.events = events
        self.kill = kill
    }

    /// Connects with the process of a worker.
    package init(_ process: WorkerProcess<HostEvent>) {
        self.init(
            send: { try process.post($0) }, sent: { await process.posted() },
            events: { atOnce in
                process.events { event -> Event? in
                    switch event {
                    case .message(let message): return atOnce(message) ? nil : .message(message)
                    case .ended(let end): return .ended(end.reason, FaultReport(errorOutput: end.errorOutput))
                    case .timedOut: return nil
                    }
                }
            }, kill: { process.kill() })
    }
}
