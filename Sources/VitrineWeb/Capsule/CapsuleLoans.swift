// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A shelf as one of several processes uses it: what the process takes comes back to the shelf if the process ends
/// before it has kept the session itself.
///
/// All members may be used on any thread.
package final class CapsuleLoans: CapsuleStore {
    private let shelf: CapsuleShelf
    /// What was taken and not kept since, by session.
    private let taken = Mutex<[String: SealedCapsule]>([:])

    package init(_ shelf: CapsuleShelf) {
        self.shelf = shelf
    }

    /// Keeps a capsule; returns `false` where another process has taken the session.
    package func keep(_ capsule: SealedCapsule) -> Bool {
        taken.withLock { _ = $0.removeValue(forKey: capsule.session) }
        return shelf.keep(capsule)
    }

    package func put(_ capsule: SealedCapsule) async -> Bool { keep(capsule) }

    package func take(_ session: String, token: Int) async -> SealedCapsule? { hand(session, token: token) }

    /// Hands the capsule of a session over, as `take` does, at once: what is given back meanwhile has it or leaves it.
    package func hand(_ session: String, token: Int) -> SealedCapsule? {
        taken.withLock { taken in
            let capsule = shelf.hand(session, token: token)
            if let capsule { taken[session] = capsule }
            return capsule
        }
    }

    package func end(_ session: String, generation: Int) async { forget(session, generation: generation) }

    /// Ends a session, as `end` does, at once.
    package func forget(_ session: String, generation: Int) {
        taken.withLock { _ = $0.removeValue(forKey: session) }
        shelf.forget(session, generation: generation)
    }

    /// The process has ended. What it did with what it had taken is not known, so each such session counts as lost.
    package func giveBack() {
        let left = taken.withLock { taken in
            defer { taken = [:] }
            return taken.values
        }
        for var capsule in left {
            capsule.isFinal = false
            shelf.keep(capsule)
        }
    }
}
