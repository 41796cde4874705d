// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Observation
import Synchronization
import Testing
@_spi(Engine) import VitrineCore

/// Observed models: registrations go with what made them, and no write is missed (Documentation/Rules.md 3.6).
@MainActor
@Suite("Observing models", .serialized)
struct ObservationTests {
    /// How many registrations a write of the model finds, those of ended scenes and earlier runs included.
    private func registrations(of model: SharedModel) -> Int {
        let before = ObservationFirings.total
        model.value += 1
        return ObservationFirings.total - before
    }

    /// The very first run of a view type is tracked in another way (`ObservationTracker`).
    private func warmUp() {
        let model = SharedModel()
        let scene = SceneHost(Observing(model: model), session: .fixture())
        model.value += 1
        scene.flush()
    }

    @Test("100,000 re-evaluations leave one registration: the next write runs one body, at once")
    func reEvaluations() {
        warmUp()
        let model = SharedModel()
        let scene = SceneHost(Observing(model: model), session: .fixture())
        scene.flush()
        for number in 1...100_000 {
            model.other?.wrappedValue = number
            scene.flush()
        }
        let before = scene.graph.counters
        #expect(registrations(of: model) == 1)
        scene.flush()
        #expect((scene.graph.counters - before).bodies == 1)
        #expect(model.seen.load(ordering: .relaxed) == model.value)
    }

    @Test("1,000 ended scenes leave nothing of themselves: no body runs, no node lives")
    func endedScenes() {
        warmUp()
        let model = SharedModel()
        var nodes: [WeakNode] = []
        for _ in 0..<1_000 {
            let scene = SceneHost(Observing(model: model), session: .fixture())
            scene.flush()
            nodes.append(WeakNode(node: scene.root))
            scene.unmount()
        }
        #expect(registrations(of: model) == 0)
        #expect(nodes.allSatisfy { $0.node == nil })
    }

    @Test("no write from another thread is missed: what is shown in the end is what the models hold")
    func otherThreads() async {
        let models = (0..<40).map { _ in ThreadModel() }
        let scene = SceneHost(
            VStack { ForEach(0..<40, id: \.self) { ThreadView(model: models[$0]) } }, session: .fixture())
        scene.flush()
        let finished = Finished()
        for thread in 0..<8 {
            Task.detached {
                for step in 0..<500 {
                    models[(thread * 7 + step) % models.count].add(1)
                    if step % 50 == 0 { await Task.yield() }
                }
                finished.writers.add(1, ordering: .relaxed)
            }
        }
        // Flushes run while the writers write.
        while finished.writers.load(ordering: .relaxed) < 8 {
            scene.flush()
            await Task.yield()
        }
        scene.flush()
        #expect(models.map(\.value).reduce(0, +) == 4_000)
        for model in models { #expect(model.shown.load(ordering: .relaxed) == model.value) }
    }

    @Test("what another thread writes while a body runs, after it has read, is shown by one more run")
    func betweenReadAndRegistration() {
        let model = ThreadModel()
        let scene = SceneHost(ThreadView(model: model), session: .fixture())
        scene.flush()
        // The first run of a type is tracked in another way.
        model.add(1)
        scene.flush()
        model.afterRead.withLock { $0 = { onAnotherThread { model.add(1) } } }
        model.add(1)
        let before = scene.graph.counters
        scene.flush()
        #expect(model.shown.load(ordering: .relaxed) == 3)
        #expect((scene.graph.counters - before).bodies == 2)
    }

    @Test("what a body writes itself does not run it again")
    func ownWrites() {
        let model = ThreadModel()
        let scene = SceneHost(ThreadView(model: model), session: .fixture())
        scene.flush()
        // The first run of a type is tracked in another way.
        model.add(1)
        scene.flush()
        model.afterRead.withLock { $0 = { model.add(1) } }
        model.add(1)
        let before = scene.graph.counters
        scene.flush()
        #expect((scene.graph.counters - before).bodies == 1)
        #expect(model.shown.load(ordering: .relaxed) == 2)
    }
}

/// Runs a closure on a thread of its own and waits for its end.
private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        body()
        end.signal()
    }
    end.wait()
}

private final class Finished: Sendable {
    let writers = Atomic(0)
}

private struct WeakNode {
    weak var node: ViewNode?
}

@Observable @MainActor
private final class SharedModel {
    var value = 0
    @ObservationIgnored var other: Binding<Int>?
    @ObservationIgnored let seen = Atomic(0)
}

private struct Observing: View {
    let model: SharedModel
    @State private var other = 0

    var body: some View {
        model.other = $other
        model.seen.store(model.value, ordering: .relaxed)
        return Color.red.frame(width: CGFloat(other % 7), height: 10)
    }
}

/// A model that any thread may write: its value is behind a lock, its observers hear of it.
private final class ThreadModel: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored = Mutex(0)
    let shown = Atomic(0)
    /// Done once, by the next body, when it has read.
    let afterRead = Mutex<(@Sendable () -> Void)?>(nil)

    var value: Int {
        registrar.access(self, keyPath: \.value)
        return stored.withLock { $0 }
    }

    func add(_ amount: Int) {
        registrar.withMutation(of: self, keyPath: \.value) { stored.withLock { $0 += amount } }
    }
}

private struct ThreadView: View {
    let model: ThreadModel

    var body: some View {
        let value = model.value
        let afterRead = model.afterRead.withLock { hook in
            defer { hook = nil }
            return hook
        }
        afterRead?()
        model.shown.store(value, ordering: .relaxed)
        return Color.red.frame(width: CGFloat(value % 50), height: 3)
    }
}
