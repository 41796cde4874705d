// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore

@MainActor
@Suite("Reading states")
struct StateDependencyTests {
    @Test("a body that no longer reads a state is not run when that changes")
    func dropped() {
        let probe = Probe()
        let scene = SceneHost(Chooser(probe: probe), session: .fixture())
        scene.flush()
        #expect(runs(probe, scene) { $0.left?.wrappedValue += 1 } == 1)
        #expect(runs(probe, scene) { $0.right?.wrappedValue += 1 } == 0)
        probe.readsLeft?.wrappedValue = false
        scene.flush()
        #expect(runs(probe, scene) { $0.left?.wrappedValue += 1 } == 0)
        #expect(runs(probe, scene) { $0.right?.wrappedValue += 1 } == 1)
    }

    /// How many times the body runs for a change.
    private func runs(_ probe: Probe, _ scene: SceneHost, _ change: (Probe) -> Void) -> Int {
        probe.runs = 0
        change(probe)
        scene.flush()
        return probe.runs
    }
}

@MainActor
private final class Probe {
    var runs = 0
    var left: Binding<Int>?
    var right: Binding<Int>?
    var readsLeft: Binding<Bool>?
}

private struct Chooser: View {
    let probe: Probe
    @State private var left = 0
    @State private var right = 0
    @State private var readsLeft = true

    var body: some View {
        probe.runs += 1
        probe.left = $left
        probe.right = $right
        probe.readsLeft = $readsLeft
        return Text(verbatim: "\(readsLeft ? left : right)")
    }
}
