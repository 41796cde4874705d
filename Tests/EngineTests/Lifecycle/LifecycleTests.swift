// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation
import Testing
import VitrineComponents
@_spi(Engine) import VitrineCore
import VitrineDisplay

@MainActor
@Suite("Appearance, changes and tasks")
struct LifecycleTests {
    private struct Traced: View {
        let log: LifecycleLog
        @State private var number = 0
        @State private var isShown = true

        var body: some View {
            log.number = $number
            log.isShown = $isShown
            return VStack {
                if isShown {
                    Text(verbatim: "\(number)")
                        .task(id: number) { [number] in await run(number) }
                        .onAppear { log.add("appear") }
                        .onChange(of: number, initial: true) { log.add("change \($0) to \($1)") }
                        .onDisappear { log.add("disappear") }
                }
            }
        }

        private func run(_ number: Int) async {
            log.add("task \(number) begins")
            try? await Task.sleep(for: .seconds(1_000))
            log.add("task \(number) \(Task.isCancelled ? "was cancelled" : "ended")")
        }
    }

    @Test("happen in this order")
    func order() async {
        let log = LifecycleLog()
        let scene = SceneHost(Traced(log: log), session: .fixture())
        #expect(log.entries.isEmpty)
        await scene.waitUntilIdle()
        #expect(log.entries == ["appear", "change 0 to 0", "task 0 begins"])

        log.entries = []
        log.number?.wrappedValue = 1
        await scene.waitUntilIdle()
        #expect(log.entries.first == "change 0 to 1")
        // The old task is cancelled before the new one starts; which of the two speaks first is the executor's.
        #expect(Set(log.entries.dropFirst()) == ["task 0 was cancelled", "task 1 begins"])
        #expect(log.entries.count == 3)

        log.entries = []
        log.isShown?.wrappedValue = false
        await scene.waitUntilIdle()
        #expect(log.entries == ["disappear", "task 1 was cancelled"])

        log.entries = []
        log.isShown?.wrappedValue = true
        await scene.waitUntilIdle()
        #expect(log.entries == ["appear", "change 1 to 1", "task 1 begins"])
        scene.unmount()
    }

    @Test("an equal identity does not restart a task")
    func sameIdentity() async {
        let log = LifecycleLog()
        let scene = SceneHost(Traced(log: log), session: .fixture())
        await scene.waitUntilIdle()
        log.entries = []
        log.number?.wrappedValue = 0
        await scene.waitUntilIdle()
        #expect(log.entries.isEmpty)
        scene.unmount()
    }

    @Test("a scene's end cancels its tasks and lets its views disappear")
    func end() async {
        let log = LifecycleLog()
        let scene = SceneHost(Traced(log: log), session: .fixture())
        await scene.waitUntilIdle()
        log.entries = []
        scene.unmount()
        await scene.waitUntilIdle()
        #expect(log.entries == ["disappear", "task 0 was cancelled"])
        #expect(scene.graph.session.activity.runningTasks == 0)
    }

    @Observable
    fileprivate final class Model {
        var text = "a"
    }

    private struct Owner: View {
        let born: (Model) -> Void
        @State private var model = Model()
        @State private var count = 0

        var body: some View {
            born(model)
            return VStack {
                Text(model.text)
                ForEach(0..<3) { Text(verbatim: "\($0) \(count)") }
                Button("more") { count += 1 }
            }
            .onAppear { model.text = "b" }
            .onDisappear { model.text = "c" }
            .task { [model] in
                try? await Task.sleep(for: .seconds(1_000))
                model.text = "d"
            }
            .onChange(of: count) { model.text = "e" }
        }
    }

    @MainActor
    private final class Weak {
        weak var model: Model?
        weak var scene: SceneHost?
        weak var graph: ViewGraph?
        weak var root: ViewNode?
        weak var session: SessionContext?
        weak var layer: Layer?
    }

    private func liveAndEnd(_ kept: Weak) async throws {
        let scene = SceneHost(Owner { kept.model = $0 }, session: .fixture())
        kept.scene = scene
        kept.graph = scene.graph
        kept.root = scene.root
        kept.session = scene.graph.session
        kept.layer = scene.display.root
        scene.flush()
        // The task begins and goes to sleep.
        await Task.yield()
        scene.flush()
        #expect(kept.model?.text == "b")
        scene.unmount()
        try await eventually("every task has ended") { scene.graph.session.activity.runningTasks == 0 }
    }

    @Test("1,000 scenes that ended leave nothing: no node, no model, no scene")
    func release() async throws {
        var left: [String: Int] = [:]
        for _ in 0..<1_000 {
            let kept = Weak()
            try await liveAndEnd(kept)
            // What the runtime still holds of an ended task goes with its job.
            for _ in 0..<100 where kept.model != nil { await Task.yield() }
            if kept.model != nil { left["model", default: 0] += 1 }
            if kept.scene != nil { left["scene", default: 0] += 1 }
            if kept.graph != nil { left["graph", default: 0] += 1 }
            if kept.root != nil { left["root", default: 0] += 1 }
            if kept.session != nil { left["session", default: 0] += 1 }
            if kept.layer != nil { left["layer", default: 0] += 1 }
        }
        #expect(left == [:])
    }
}
