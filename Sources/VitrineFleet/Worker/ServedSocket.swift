// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineWeb

/// A socket at a worker: what happens to it reaches the host in order, one event at a time.
///
/// The thread that receives an event hands it to the main actor itself, where sessions are: no thread in between is woken
/// for it. All members may be used on any thread.
final class ServedSocket: Sendable {
    enum Event: Sendable {
        case open(SocketRequest)
        case text(String)
        case closed
    }

    private struct State {
        var waiting: [Event] = []
        /// Whether a task handles what waits.
        var isBusy = false
        var inbound: (any SocketInbound)?
    }

    private let host: any WebHost
    private let outbound: any SocketOutbound
    private let taken: @Sendable () -> Void
    private let ended: @Sendable () -> Void
    private let state = Mutex(State())

    /// Creates a socket, for which the host has to be asked by an event.
    ///
    /// - Parameters:
    ///   - host: Opens the socket.
    ///   - outbound: The way back to the page.
    ///   - taken: Called when a text was handled.
    ///   - ended: Called when the host has refused the socket, or has heard that it was closed: nothing is handled any more.
    init(
        host: any WebHost, outbound: any SocketOutbound, taken: @escaping @Sendable () -> Void,
        ended: @escaping @Sendable () -> Void
    ) {
        self.host = host
        self.outbound = outbound
        self.taken = taken
        self.ended = ended
    }

    /// Hands an event to the host, after those before.
    func receive(_ event: Event) {
        let begins = state.withLock { state in
            state.waiting.append(event)
            defer { state.isBusy = true }
            return !state.isBusy
        }
        guard begins else { return }
        Task { @MainActor [self] in
            while let event = next() {
                guard await handle(event) else { return ended() }
            }
        }
    }

    /// Takes the next event; where there is none, the one that comes next begins a task of its own.
    private func next() -> Event? {
        state.withLock { state in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.isBusy = false
            return nil
        }
    }

    /// Handles an event; returns `false` for the last one.
    @MainActor private func handle(_ event: Event) async -> Bool {
        switch event {
        case .open(let request):
            guard let inbound = await host.openSocket(request, outbound: outbound) else {
                outbound.close(code: WireProtocol.Close.unauthorized.rawValue, reason: "")
                return false
            }
            state.withLock { $0.inbound = inbound }
        case .text(let text):
            await state.withLock { $0.inbound }?.receive(text)
            taken()
        case .closed:
            await state.withLock { $0.inbound }?.closed()
            return false
        }
        return true
    }
}
