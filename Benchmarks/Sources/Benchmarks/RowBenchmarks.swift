// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineWeb

/// What a change costs, at three sizes; the same at each if the work is proportional to the change.
@MainActor
enum RowBenchmarks {
    static func run(_ stage: Stage) throws {
        for (count, label) in [(1_000, "1k"), (10_000, "10k"), (100_000, "100k")] {
            let handle = Handle()
            let scene = stage.mount(RowsPage(count: count, handle: handle))
            _ = scene.display.takeBatch()
            guard let change = handle.change else { fatalError("the watched row has no body") }
            var encoder = BatchEncoder()
            var bytes = 0
            var operations = 0
            let samples = Samples(1_000, warmUp: 100) { _ in
                change()
                scene.flush()
                let batch = scene.display.takeBatch()
                operations = batch.operations.count
                bytes = encoder.encode(batch.operations, of: scene.display).utf8.count
                scene.display.acknowledge(batch: batch.sequence)
            }
            guard operations > 0 else { fatalError("the change of a row reached no layer") }
            let goal = "goal 0.05 ms at every size; SwiftCrossUI 2,671 ms at 10k, Tokamak 480 to 2,600 ms"
            try Measurement("update one row of \(label)", samples.median, "ms", against: goal).report()
            try Measurement("update one row of \(label), p99", samples.percentile(99), "ms", against: goal).report()
            try Measurement(
                "bytes of one row's change of \(label)",
                Double(bytes),
                "B",
                against: Goals.rowBytes
            ).report()
            scene.unmount()
        }
    }
}
