// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@testable import VitrineWeb

/// What a frame of an animated canvas costs on the wire.
@MainActor
@Suite("Bytes of a canvas's frame")
struct CanvasBytesTests {
    @MainActor
    private final class Handle {
        var show: ((Int) -> Void)?
    }

    /// Circles of which some move and change their colours from frame to frame.
    private struct Circles: View {
        let moving: Int
        let isPlain: Bool
        let handle: Handle
        @State private var frame = 0

        var body: some View {
            handle.show = { [frame = $frame] in frame.wrappedValue = $0 }
            return Canvas { [frame] context, _ in
                for index in 0..<280 {
                    // The same places are not near each other in any frame.
                    let step = Double(index * 7_919 + (index * 37 % 280 < moving ? frame * 104_729 : 0))
                    let x = (step * 0.371).truncatingRemainder(dividingBy: 390)
                    let y = (step * 0.613).truncatingRemainder(dividingBy: 700)
                    let box = CGRect(x: x, y: y, width: 8 + Double(index % 9), height: 8 + Double(index % 9))
                    let hue = (step * 0.017).truncatingRemainder(dividingBy: 1)
                    let color = isPlain ? Color.red : Color(hue: hue, saturation: 1, brightness: 1, opacity: hue)
                    context.fill(Path(ellipseIn: box), with: .color(color))
                }
            }
            .frame(width: 390, height: 700)
        }
    }

    /// The bytes of the third and the fourth change: the first one is sent as a whole.
    private func bytes(moving: Int, isPlain: Bool) -> [Int] {
        let handle = Handle()
        let session = SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()))
        let scene = SceneHost(Circles(moving: moving, isPlain: isPlain, handle: handle), session: session)
        scene.flush()
        var encoder = BatchEncoder()
        _ = encoder.encode(scene.display.takeBatch().operations, of: scene.display)
        let costs = (1...4).map { frame in
            handle.show?(frame)
            scene.flush()
            let batch = scene.display.takeBatch()
            let text = encoder.encode(batch.operations, of: scene.display)
            scene.display.acknowledge(batch: batch.sequence)
            #expect(batch.operations.count == 1)
            return text.utf8.count
        }
        return Array(costs.suffix(2))
    }

    @Test("280 circles that all move cost at most 7 KB, in any colours")
    func all() {
        for isPlain in [true, false] {
            let costs = bytes(moving: 280, isPlain: isPlain)
            print("280 of 280 circles, \(isPlain ? "one colour" : "any colours"): \(costs) bytes")
            #expect(costs.allSatisfy { (1..<7_000).contains($0) })
        }
    }

    @Test("20 of them that move cost at most 1 KB, and none costs nothing")
    func some() {
        let costs = bytes(moving: 20, isPlain: false)
        print("20 of 280 circles: \(costs) bytes")
        #expect(costs.allSatisfy { (1..<1_000).contains($0) })
    }
}
