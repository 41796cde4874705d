// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore

@MainActor
@Suite("Idle")
struct IdleTests {
    /// Work on an executor of its own, elsewhere than the main actor.
    private actor Mock {
        func value(after step: Int) -> Int {
            // Long enough to be caught running.
            (0..<200_000).reduce(step + 1) { $0 ^ ($1 & 0) }
        }
    }

    private struct Loading: View {
        let load: @Sendable () async -> Int
        let log: LifecycleLog
        @State private var value: Int?

        var body: some View {
            log.add("value \(value.map(String.init) ?? "none")")
            return Text(verbatim: value.map { "\($0)" } ?? "loading").task { value = await load() }
        }
    }

    private func mount(_ log: LifecycleLog, _ load: @escaping @Sendable () async -> Int) -> SceneHost {
        SceneHost(Loading(load: load, log: log), session: .fixture())
    }

    @Test("waits for a task that hops executors five times, and shows what it brings")
    func hops() async {
        let log = LifecycleLog()
        let scene = mount(log) {
            var value = 0
            for _ in 0..<5 {
                value = await Mock().value(after: value)
                await MainActor.run {}
            }
            return value
        }
        await scene.waitUntilIdle()
        #expect(log.entries == ["value none", "value 5"])
        #expect(!scene.graph.isDirty)
        #expect(scene.graph.session.activity.runningTasks == 0)
    }

    @Test("counts the jobs that run where no actor binds them")
    func nonisolatedWork() async {
        let log = LifecycleLog()
        let scene = mount(log) { await IdleTests.compute() }
        await scene.waitUntilIdle()
        #expect(log.entries.last == "value 1")
        #expect(scene.graph.session.activity.work.begun > 0)
        #expect(!scene.graph.session.activity.work.isBusy)
    }

    nonisolated private static func compute() async -> Int { await Mock().value(after: 0) }

    @Test("is a task that sleeps")
    func sleeping() async {
        let log = LifecycleLog()
        let scene = mount(log) {
            // Longer than any run of the suite: other tests may keep the main actor for minutes.
            try? await Task.sleep(for: .seconds(1_000_000))
            return Task.isCancelled ? -1 : 1
        }
        await scene.waitUntilIdle()
        #expect(log.entries == ["value none"])
        #expect(scene.graph.session.activity.runningTasks == 1)
        scene.unmount()
        await scene.waitUntilIdle()
        #expect(scene.graph.session.activity.runningTasks == 0)
    }

    @Test("is not a scene with a request in flight")
    func request() async {
        let log = LifecycleLog()
        let scene = mount(log) { 1 }
        let activity = scene.graph.session.activity
        activity.beginRequest()
        var isIdle = false
        let waiting = Task {
            await scene.waitUntilIdle()
            isIdle = true
        }
        for _ in 0..<200 { await Task.yield() }
        #expect(!isIdle)
        activity.endRequest()
        await waiting.value
        #expect(isIdle)
        #expect(log.entries.last == "value 1")
    }

    @Test("a wait for tasks ends with the last of them, long before its limit")
    func tasksEnd() async {
        let log = LifecycleLog()
        let latch = Latch()
        let scene = mount(log) {
            await latch.pass()
            return 2
        }
        await scene.waitUntilIdle()
        #expect(log.entries == ["value none"])
        Task { await latch.open() }
        await scene.waitForTasks(limit: .seconds(1_000))
        #expect(log.entries == ["value none", "value 2"])
    }

    @Test("a wait for tasks ends at its limit, though a task goes on")
    func limit() async {
        let log = LifecycleLog()
        let latch = Latch()
        let scene = mount(log) {
            await latch.pass()
            return 3
        }
        await scene.waitForTasks(limit: .milliseconds(1))
        #expect(scene.graph.session.activity.runningTasks == 1)
        await latch.open()
        await scene.waitForTasks(limit: .seconds(1_000))
        #expect(log.entries.last == "value 3")
    }

    @Test("a wait ends with what it waits for, and at its limit where a request has no answer")
    func idleWithin() async {
        let log = LifecycleLog()
        let latch = Latch()
        let scene = mount(log) {
            await latch.pass()
            return 4
        }
        await scene.wait(atMost: .seconds(1_000)) { await scene.waitUntilIdle() }
        let activity = scene.graph.session.activity
        #expect(activity.runningTasks == 1)
        activity.beginRequest()
        await scene.wait(atMost: .milliseconds(1)) { await scene.waitUntilIdle() }
        #expect(activity.work.isBusy)
        activity.endRequest()
        await latch.open()
        await scene.waitForTasks(limit: .seconds(1_000))
        #expect(log.entries.last == "value 4")
    }

    @Test("work that the engine starts for the session's code is waited for, belongs to the session and ends with it")
    func startedForTheCode() async {
        let log = LifecycleLog()
        let latch = Latch()
        let session = SessionContext.fixture()
        let scene = SceneHost(EmptyView(), session: session)
        SessionContext.$current.withValue(session) {
            SessionContext.start { log.add("\(await IdleTests.compute()) \(SessionContext.current === session)") }
        }
        await scene.waitUntilIdle()
        #expect(log.entries == ["1 true"])
        SessionContext.$current.withValue(session) {
            SessionContext.start {
                await latch.pass()
                log.add("cancelled \(Task.isCancelled)")
            }
        }
        session.activity.cancelAll()
        await latch.open()
        await scene.waitForTasks(limit: .seconds(1_000))
        #expect(log.entries.last == "cancelled true")
        // Outside of sessions it is a task as any other.
        await withCheckedContinuation { done in SessionContext.start { done.resume() } }
    }

    @Test("a wait for tasks brings to date what one task shows while another sleeps, and runs what that starts")
    func startedMeanwhile() async {
        let log = LifecycleLog()
        let latch = Latch()
        let scene = SceneHost(Nested(log: log, latch: latch), session: .fixture())
        await scene.waitForTasks(limit: .seconds(1_000))
        #expect(log.entries == ["outer", "inner", "outer ended"])
    }

    /// The outer task ends only once the inner view, which it shows, has appeared.
    private struct Nested: View {
        let log: LifecycleLog
        let latch: Latch
        @State private var isShown = false

        var body: some View {
            VStack {
                if isShown {
                    Text(verbatim: "inner").task {
                        log.add("inner")
                        await latch.open()
                    }
                }
            }
            .task {
                log.add("outer")
                isShown = true
                await latch.pass()
                log.add("outer ended")
            }
        }
    }
}
