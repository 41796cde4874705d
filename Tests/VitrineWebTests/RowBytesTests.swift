// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@testable import VitrineWeb

/// What one row of an eager column in a scroll view costs, from the write to the wire, at two sizes.
@MainActor
@Suite("A row of a long column", .serialized)
struct RowBytesTests {
    private struct Cost: Equatable {
        var bodies: Int
        var measures: Int
        var placements: Int
        var siblings: Int
        var runShifts: Int
        var operations: Int
        var bytes: Int
    }

    @MainActor
    private final class Handle {
        var toggle: (() -> Void)?
        var grow: (() -> Void)?
    }

    private struct Page: View {
        let count: Int
        let handle: Handle

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Row(index: $0, isWatched: $0 == count / 2, handle: handle) }
                }
            }
        }
    }

    private struct Row: View {
        let index: Int
        let isWatched: Bool
        let handle: Handle
        @State private var isOn = false
        @State private var height = 20.0

        var body: some View {
            if isWatched {
                handle.toggle = { [isOn = $isOn] in isOn.wrappedValue.toggle() }
                handle.grow = { [height = $height] in height.wrappedValue += 10 }
            }
            return (isOn ? Color.red : Color.blue).frame(height: height)
        }
    }

    /// The costs of the second change of each kind: the first one brings a style that the surface did not know.
    private func costs(of count: Int) -> (toggle: Cost, grow: Cost) {
        let handle = Handle()
        let session = SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()))
        let scene = SceneHost(Page(count: count, handle: handle), session: session)
        scene.flush()
        _ = scene.display.takeBatch()
        var encoder = BatchEncoder()
        func cost(_ change: (() -> Void)?) -> Cost {
            let before = (scene.graph.counters, scene.graph.layout.counters)
            change?()
            scene.flush()
            let batch = scene.display.takeBatch()
            let bytes = encoder.encode(batch.operations, of: scene.display).utf8.count
            scene.display.acknowledge(batch: batch.sequence)
            let work = scene.graph.counters - before.0
            return Cost(
                bodies: work.bodies, measures: work.measures, placements: work.placements,
                siblings: work.siblingsVisited,
                runShifts: scene.graph.layout.counters.runShifts - before.1.runShifts,
                operations: batch.operations.count, bytes: bytes)
        }
        for _ in 0..<3 { _ = cost(handle.toggle) }
        let toggle = cost(handle.toggle)
        _ = cost(handle.grow)
        return (toggle, cost(handle.grow))
    }

    @Test("costs the same among 1,000 and among 100,000, up to the digits of its number")
    func sizes() {
        let small = costs(of: 1_000)
        let large = costs(of: 100_000)
        print("toggle: \(small.toggle) \(large.toggle)\ngrow: \(small.grow) \(large.grow)")
        for (a, b) in [(small.toggle, large.toggle), (small.grow, large.grow)] {
            var same = b
            // A layer's number has more digits in a larger tree; everything else is equal.
            #expect(abs(a.bytes - b.bytes) <= 2 * a.operations + 2)
            same.bytes = a.bytes
            #expect(a == same)
        }
        #expect(large.toggle.bodies == 1)
        #expect(large.toggle.siblings == 0)
        #expect(large.toggle.measures == 0)
        #expect(large.toggle.operations == 1)
        #expect(large.toggle.bytes <= 80)
        #expect(large.grow.bodies == 1)
        #expect(large.grow.siblings == 0)
        #expect(large.grow.runShifts == 1)
        #expect(large.grow.bytes <= 160)
    }
}
