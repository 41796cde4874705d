// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineWeb

/// First pages: time to mount and lay out, and the size on the wire.
@MainActor
enum RenderBenchmarks {
    static func run(_ stage: Stage) throws {
        var scenes: [SceneHost] = []
        let samples = Samples(10, warmUp: 2) { _ in
            // Kept, so that freeing is not measured.
            scenes.append(stage.mount(ListPage(count: 1_000)))
        }
        try Measurement(
            "first render of 1,000 rows with layout",
            samples.median,
            "ms",
            against: Goals.firstRender
        ).report()

        let scene = scenes[0]
        let batch = scene.display.takeBatch()
        var wire = ""
        let encoding = Samples(10, warmUp: 2) { _ in
            var encoder = BatchEncoder()
            wire = encoder.encode(batch.operations, of: scene.display)
        }
        let layers = Double(scene.display.layerCount)
        try Measurement("layers of 1,000 rows", layers, "layers", against: "").report()
        try Measurement(
            "bytes of 1,000 rows",
            Double(wire.utf8.count),
            "B",
            against: Goals.creation
        ).report()
        try Measurement("encode 1,000 rows", encoding.median, "ms", against: "").report()
        scene.unmount()
    }
}
