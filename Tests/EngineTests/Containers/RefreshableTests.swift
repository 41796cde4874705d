// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("A view that can be refreshed")
struct RefreshableTests {
    /// Lets the action go on when the test says so.
    @MainActor
    private final class Gate {
        var runs = 0
        private var waiting: CheckedContinuation<Void, Never>?

        func pass() async {
            runs += 1
            await withCheckedContinuation { waiting = $0 }
        }

        var isWaiting: Bool { waiting != nil }

        func open() {
            waiting?.resume()
            waiting = nil
        }
    }

    private func mount(_ view: some View) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 300, height: 400))
        scene.flush()
        return scene
    }

    private func button(_ scene: SceneHost) throws -> DisplayElement {
        try #require(scene.display.elements().all { $0.role == .button && $0.label == "Refresh" }.first)
    }

    private func press(_ scene: SceneHost) throws {
        let layer = try #require(scene.display.eventLayer(for: try button(scene)))
        #expect(layer.semantics?.startsRefresh == true)
        #expect(scene.send(.tap, to: layer.id) == .handled)
        scene.flush()
    }

    private func top(_ words: String, _ scene: SceneHost) -> Double? {
        scene.display.elements().all { $0.label == words }.first?.frame.y
    }

    private func spins(_ scene: SceneHost) -> Bool { scene.display.description.contains("activity") }

    @Test("runs its action once at a time, with room for a spinner above the content until it is done")
    func runs() async throws {
        let gate = Gate()
        let scene = mount(
            ScrollView { Text(verbatim: "First").frame(height: 40) }.refreshable { await gate.pass() })
        let rest = try #require(top("First", scene))
        #expect(!spins(scene))
        try press(scene)
        while !gate.isWaiting { await Task.yield() }
        scene.flush()
        #expect(top("First", scene) == rest + 56)
        #expect(spins(scene))
        // Pressed again while it runs, nothing starts.
        try press(scene)
        gate.open()
        while top("First", scene) != rest {
            await Task.yield()
            scene.flush()
        }
        #expect(!spins(scene))
        #expect(gate.runs == 1)
        try press(scene)
        while !gate.isWaiting { await Task.yield() }
        gate.open()
        #expect(gate.runs == 2)
    }

    @Test("has its button before the content, as large as without it")
    func standsBeforeTheContent() throws {
        let scene = mount(
            List { Button("Row") {} }.frame(width: 200, height: 300).refreshable {})
        let labels = scene.display.elements().all { $0.role == .button }.map(\.label)
        #expect(labels == ["Refresh", "Row"])
        #expect(try button(scene).frame.y == 56)
    }

    private struct Reader: View {
        @Environment(\.refresh) private var refresh
        @State private var done = "not yet"

        var body: some View {
            Button(refresh == nil ? "none" : done) {
                Task {
                    await refresh?()
                    done = "done"
                }
            }
        }
    }

    @Test("gives its action to the views inside, and to no others")
    func environment() async throws {
        let gate = Gate()
        let scene = mount(
            VStack {
                Reader()
                Reader().refreshable { await gate.pass() }
            })
        let labels = { scene.display.elements().all { $0.role == .button && $0.label != "Refresh" }.map(\.label) }
        #expect(labels() == ["none", "not yet"])
        let inner = try #require(scene.display.elements().all { $0.label == "not yet" }.first)
        #expect(scene.send(.tap, to: try #require(scene.display.eventLayer(for: inner)).id) == .handled)
        while !gate.isWaiting { await Task.yield() }
        gate.open()
        while labels() != ["none", "done"] {
            await Task.yield()
            scene.flush()
        }
        // The spinner belongs to a user's gesture.
        #expect(!spins(scene))
    }
}
