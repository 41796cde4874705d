// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A store in memory as one of several processes uses it: what the process takes comes back to the store if the process
/// ends before it has kept the session itself.
///
/// All members may be used on any thread, and each is one step.
package final class CapsuleLoans: CapsuleStore {
    private let memory: MemoryCapsules
    /// The capsules that were taken and not stored again since, by session.
    private let taken = Mutex<[String: SealedCapsule]>([:])

    package init(_ memory: MemoryCapsules) {
        self.memory = memory
    }

    /// Keeps a capsule; returns `false` where another process has taken the session.
    package func put(_ capsule: SealedCapsule) -> Bool {
        taken.withLock { taken in
            taken[capsule.session] = nil
            return memory.put(capsule)
        }
    }

    package func take(_ session: String, token: Int) -> SealedCapsule? {
        taken.withLock { taken in
            let capsule = memory.take(session, token: token)
            if let capsule { taken[session] = capsule }
            return capsule
        }
    }

    package func end(_ session: String, generation: Int) {
        taken.withLock { taken in
            taken[session] = nil
            memory.end(session, generation: generation)
        }
    }

    package func forget(owner: String) {
        taken.withLock { taken in
            taken = taken.filter { $0.value.owner != owner }
            memory.forget(owner: owner)
        }
    }

    /// Gives back the sessions of a process that has ended. What it did with them is not known, so each counts as lost.
    package func giveBack() {
        taken.withLock { taken in
            for var capsule in taken.values {
                capsule.isFinal = false
                memory.put(capsule)
            }
            taken = [:]
        }
    }
}
