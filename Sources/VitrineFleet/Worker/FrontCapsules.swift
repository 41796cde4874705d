// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
package import VitrineWeb

/// The capsules of all workers as one of them sees them: the front keeps them.
///
/// All members may be used on any thread.
package final class FrontCapsules: CapsuleStore {
    private struct State {
        var next = 1
        var keeping: [Int: CheckedContinuation<Bool, Never>] = [:]
        var taking: [Int: CheckedContinuation<SealedCapsule?, Never>] = [:]

        mutating func number() -> Int {
            defer { next += 1 }
            return next
        }
    }

    private let send: @Sendable (HostEvent) throws -> Void
    private let state = Mutex(State())

    /// Creates a worker's end.
    ///
    /// - Parameter send: Sends an event to the front. What it throws counts as an answer: without the front, which ends
    ///   its workers with it, nothing is kept.
    package init(send: @escaping @Sendable (HostEvent) throws -> Void) {
        self.send = send
    }

    package func put(_ capsule: SealedCapsule) async -> Bool {
        await withCheckedContinuation { continuation in
            let number = state.withLock { state in
                let number = state.number()
                state.keeping[number] = continuation
                return number
            }
            if !post(.keep(number, capsule)) { kept(number, isKept: true) }
        }
    }

    package func take(_ session: String, token: Int) async -> SealedCapsule? {
        await withCheckedContinuation { continuation in
            let number = state.withLock { state in
                let number = state.number()
                state.taking[number] = continuation
                return number
            }
            if !post(.take(number, session: session, token: token)) { taken(number, nil) }
        }
    }

    package func end(_ session: String, generation: Int) async {
        _ = post(.forget(session: session, generation: generation))
    }

    package func forget(owner: String) async { _ = post(.forgetOwner(owner)) }

    /// Handles the front's answer to `put`.
    func kept(_ number: Int, isKept: Bool) {
        state.withLock { $0.keeping.removeValue(forKey: number) }?.resume(returning: isKept)
    }

    /// Handles the front's answer to `take`.
    func taken(_ number: Int, _ capsule: SealedCapsule?) {
        state.withLock { $0.taking.removeValue(forKey: number) }?.resume(returning: capsule)
    }

    private func post(_ event: HostEvent) -> Bool { (try? send(event)) != nil }
}
