// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineWeb

@MainActor @Suite struct SessionSchedulerTests {
    /// Clocks that only a test moves, and what was done in which order.
    private final class Bench {
        var processor = Duration.zero
        var now = Duration.zero
        var done: [String] = []
    }

    private typealias Flow = SessionScheduler.Flow

    private let bench: Bench
    private let scheduler: SessionScheduler

    init() {
        let bench = Bench()
        self.bench = bench
        scheduler = SessionScheduler(processorTime: { bench.processor }, now: { bench.now })
    }

    private func submit(_ name: String, to flow: Flow, milliseconds: Int = 1, then: @escaping () -> Void = {}) {
        scheduler.submit(to: flow) { [bench] in
            bench.done.append(name)
            bench.processor += .milliseconds(milliseconds)
            then()
        }
    }

    /// Lets turns be taken until nobody has anything to do.
    private func drain() async {
        while scheduler.isRunning { await Task.yield() }
        #expect(scheduler.waiting == 0)
    }

    @Test func `jobs of a flow keep their order, and flows take turns`() async {
        let (one, other) = (Flow(), Flow())
        for number in 1...3 { submit("a\(number)", to: one, milliseconds: 2) }
        for number in 1...3 { submit("b\(number)", to: other, milliseconds: 2) }
        #expect(bench.done.isEmpty)
        await drain()
        #expect(bench.done == ["a1", "b1", "a2", "b2", "a3", "b3"])
        #expect(scheduler.turns == 6)
        #expect(scheduler.spent == .milliseconds(12))
    }

    @Test func `what counts is time, not turns`() async {
        let (heavy, light) = (Flow(), Flow())
        for _ in 0..<20 { submit("heavy", to: heavy, milliseconds: 10) }
        for _ in 0..<200 { submit("light", to: light, milliseconds: 1) }
        while bench.processor < .milliseconds(200) { await Task.yield() }
        let ran = bench.done
        // Half of the time for each, but for a job and a quantum.
        let part = ran.count { $0 == "heavy" } * 10
        #expect((85...115).contains(part), "\(part) of 200 ms")
        await drain()
        #expect(bench.done.count == 220)
    }

    @Test func `one that was quiet waits for the job that runs, whatever five others do`() async {
        let floods = (0..<5).map { _ in Flow() }
        let quiet = Flow()
        for (index, flow) in floods.enumerated() {
            for _ in 0..<30 { submit("flood \(index)", to: flow, milliseconds: 8) }
        }
        var waits: [Int] = []
        for _ in 0..<10 {
            // All are in debt by then.
            let before = bench.done.count
            while bench.done.count < before + 12 { await Task.yield() }
            let asked = bench.done.count
            submit("quiet", to: quiet)
            while !bench.done[asked...].contains("quiet") { await Task.yield() }
            waits.append(bench.done[asked...].firstIndex(of: "quiet")! - asked)
        }
        #expect(waits.allSatisfy { $0 <= 1 }, "\(waits)")
        await drain()
    }

    @Test func `whoever always comes anew does not keep the others from their turn`() async {
        let (hasty, patient) = (Flow(), Flow())
        for _ in 0..<10 { submit("patient", to: patient, milliseconds: 4) }
        var left = 200
        func again() {
            guard left > 0 else { return }
            left -= 1
            submit("hasty", to: hasty, milliseconds: 1) { Task { again() } }
        }
        again()
        await drain()
        while left > 0 { await Task.yield() }
        await drain()
        let last = bench.done.lastIndex(of: "patient") ?? .max
        let before = bench.done[..<last].count { $0 == "hasty" }
        // Ten times four milliseconds: the other had as many, and a quantum for each round.
        #expect(before <= 70, "\(before)")
    }

    @Test func `a debt outlives a quiet moment and is paid by a long one`() async {
        let (debtor, other) = (Flow(), Flow())
        submit("long", to: debtor, milliseconds: 80)
        await drain()
        for _ in 0..<3 { submit("other", to: other, milliseconds: 3) }
        submit("soon after", to: debtor)
        await drain()
        #expect(bench.done == ["long", "other", "other", "other", "soon after"])
        bench.done = []
        submit("long", to: debtor, milliseconds: 80)
        await drain()
        bench.now += .seconds(60)
        submit("later", to: debtor, milliseconds: 1)
        submit("other", to: other)
        await drain()
        #expect(bench.done == ["long", "later", "other"])
    }

    @Test func `what is left of a flow that ends is dropped, and whoever waits for it goes on`() async {
        let (ended, other) = (Flow(), Flow())
        submit("other", to: other)
        async let value = scheduler.turn(of: ended) { 1 }
        while ended.count == 0 { await Task.yield() }
        scheduler.end(ended)
        #expect(await value == nil)
        await drain()
        #expect(bench.done == ["other"])
        #expect(await scheduler.turn(of: ended) { 2 } == 2)
    }

    @Test func `however many arrive at once, one that is here waits for the job that runs`() async {
        for number in 0..<500 { submit("arrival", to: Flow(.arriving), milliseconds: number % 2 == 0 ? 4 : 8) }
        var waits: [Int] = []
        for _ in 0..<10 {
            let asked = bench.done.count
            while bench.done.count < asked + 20 { await Task.yield() }
            let before = bench.done.count
            submit("present", to: Flow(), milliseconds: 1)
            while !bench.done[before...].contains("present") { await Task.yield() }
            waits.append(bench.done[before...].firstIndex(of: "present")! - before)
        }
        #expect(waits.allSatisfy { $0 <= 1 }, "\(waits)")
        await drain()
        #expect(bench.done.count == 510)
    }

    @Test func `beside those who are here and never rest, those who arrive have about half of the time`() async {
        let crowd = (0..<5).map { _ in Flow() }
        for flow in crowd { for _ in 0..<100 { submit("present", to: flow, milliseconds: 3) } }
        for _ in 0..<100 { submit("arrival", to: Flow(.arriving), milliseconds: 5) }
        while bench.processor < .milliseconds(400) { await Task.yield() }
        let part = bench.done.count { $0 == "arrival" } * 5
        #expect((170...230).contains(part), "\(part) of 400 ms")
        await drain()
        #expect(bench.done.count == 600)
    }

    @Test func `of those who arrive, whoever has begun goes first`() async {
        for _ in 0..<20 { submit("arrival", to: Flow(.arriving)) }
        while bench.done.isEmpty { await Task.yield() }
        let asked = bench.done.count
        submit("begun", to: Flow(.begun), milliseconds: 30)
        submit("present", to: Flow())
        while bench.done.count < asked + 3 { await Task.yield() }
        #expect(bench.done[asked...].prefix(3).filter { $0 != "arrival" } == ["present", "begun"])
        await drain()
    }

    @Test func `it is known whether others wait`() async {
        let (one, other) = (Flow(), Flow())
        #expect(!scheduler.isContended(beside: one))
        submit("a", to: one)
        #expect(!scheduler.isContended(beside: one))
        #expect(scheduler.isContended(beside: other))
        submit("b", to: other)
        #expect(scheduler.isContended(beside: one))
        await drain()
        #expect(!scheduler.isContended(beside: one))
    }
}
