// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Each optimisation can be switched off: then its counter test's numbers are others, and the screens are the same.
@MainActor
@Suite("An optimisation switched off", .serialized)
struct KillSwitchTests {
    private static let count = 300

    private func work(disabled: String, _ change: (ColumnModel) -> Void) -> EngineCounters {
        let model = ColumnModel(count: KillSwitchTests.count)
        let scene = SceneHost(
            Column(model: model), session: .fixture(), options: EngineOptions(disabled: disabled))
        return scene.work { change(model) }.work
    }

    @Test("skip: every row's body runs for one changed element")
    func skip() {
        let change = { (model: ColumnModel) in model.source.wrappedValue[100].shade += 1 }
        #expect(work(disabled: "", change).bodies == 2)
        #expect(work(disabled: "skip", change).bodies > KillSwitchTests.count)
    }

    @Test("memo: rows are measured again")
    func memo() {
        let change = { (model: ColumnModel) in model.rows[100]!.height.wrappedValue += 10 }
        #expect(work(disabled: "memo", change).measures > work(disabled: "", change).measures)
    }

    @Test("shift: siblings are visited, and nothing moves as one value")
    func shift() {
        let change = { (model: ColumnModel) in model.rows[100]!.height.wrappedValue += 10 }
        let (on, off) = (work(disabled: "", change), work(disabled: "shift", change))
        #expect(on.siblingsVisited == 0 && on.runShifts == 1)
        #expect(off.siblingsVisited >= KillSwitchTests.count && off.runShifts == 0)
    }

    @Test("window: a lazy column makes all its rows")
    func window() {
        func bodies(disabled: String) -> Int {
            let scene = SceneHost(
                LazyColumn(count: KillSwitchTests.count), session: .fixture(),
                options: EngineOptions(disabled: disabled))
            scene.flush()
            return scene.graph.counters.bodies
        }
        #expect(bodies(disabled: "") < KillSwitchTests.count)
        #expect(bodies(disabled: "window") >= KillSwitchTests.count)
    }
}

private struct LazyColumn: View {
    let count: Int

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { LazyRow(index: $0) } }
        }
    }
}

private struct LazyRow: View {
    let index: Int
    var body: some View { Color.red.frame(height: 40) }
}
