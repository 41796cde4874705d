// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("A mounted view")
struct MountTests {
    @Test("shows a colour in a padded frame")
    func mountsAColor() throws {
        let scene = SceneHost(Color.red.padding(16), session: .fixture())
        scene.flush()
        let fill = try #require(scene.display.root.children.first)
        #expect(fill.placement == LayerPlacement(x: 16, y: 16, width: 390 - 32, height: 844 - 32))
        #expect(fill.content != .group)
    }

    @Test("runs only the body that reads a changed state")
    func runsOneBody() {
        let scene = SceneHost(Rows(), session: .fixture())
        scene.flush()
        let before = scene.graph.counters
        RowProbe.tap?()
        scene.flush()
        let work = scene.graph.counters - before
        #expect(work.bodies == 1)
        #expect(work.measures == 0)
        let batch = scene.display.takeBatch()
        #expect(!batch.operations.isEmpty)
    }
}

@MainActor
private enum RowProbe {
    static var tap: (() -> Void)?
}

private struct Rows: View {
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<100) { Row(index: $0) }
        }
    }
}

private struct Row: View {
    let index: Int
    @State private var isOn = false

    var body: some View {
        if index == 50 { RowProbe.tap = { isOn.toggle() } }
        return isOn ? Color.red : Color.blue
    }
}

extension SessionContext {
    static func fixture(dataFolder: URL? = nil) -> SessionContext {
        SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), dataFolder: dataFolder)
    }
}
