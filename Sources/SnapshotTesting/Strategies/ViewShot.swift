// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineSnapshots

/// Takes the snapshot of a view on the main actor: mounts it, waits until it is idle and converts it into a format.
struct ViewShot<V: View> {
    private let view: UncheckedBox<V>
    private let conditions: ViewConditions

    init(of view: V, under conditions: ViewConditions) {
        self.view = UncheckedBox(view)
        self.conditions = conditions
    }

    /// Returns the format asynchronously.
    ///
    /// An error is the outcome of the run, and the callback is not called.
    func taken<Format>(as format: @escaping @MainActor (Snapshot) throws -> Format) -> Async<Format> {
        let (view, conditions) = (view, conditions)
        return Async { callback in
            let run = SnapshotRun.current
            let callback = UncheckedBox(callback)
            let format = UncheckedBox(format)
            MainActorLoop.shared.start(for: run) {
                do {
                    let snapshot = try await SnapshotRenderer.shared().snapshot(
                        of: conditions.applied(to: view.value), traits: conditions.traits)
                    let result = try format.value(snapshot)
                    snapshot.diagnostics.forEach { run?.note($0) }
                    callback.value(result)
                } catch {
                    run?.finish(.failed(String(describing: error)))
                }
            }
        }
    }
}
