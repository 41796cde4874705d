// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineImplicit
import VitrineTesting

@testable import VitrineCore

@Suite("Observation of properties that are written @objc dynamic")
struct KeyValueObservingTests {
    /// A class as `vitrine` writes it: the wrapper stands in place of the attribute and the modifier.
    private final class Job: NSObject {
        @_KeyValueObserved private(set) var fraction = 0.0
        @_KeyValueObserved var title: String?
        @_KeyValueObserved var steps: Int { didSet { stepsSet.append(steps) } }
        @_KeyValueObserved var next: Job?
        var stepsSet: [Int] = []
        var percent: Int { Int(fraction * 100) }

        init(steps: Int) {
            self.steps = steps
            super.init()
        }

        func advance() { fraction += 0.25 }
    }

    @Test("the closure hears what its options ask for, until the observation ends")
    func options() {
        let job = Job(steps: 4)
        var changes: [NSKeyValueObservedChange<Double>] = []
        let observation = job.observe(\.fraction, options: [.initial, .new, .old]) { _, change in
            changes.append(change)
        }
        job.advance()
        #expect(changes.map(\.newValue) == [0, 0.25] && changes.map(\.oldValue) == [nil, 0])
        var plain = 0
        var prior: [Bool] = []
        let others = [
            job.observe(\.fraction) { _, change in if change.newValue == nil, change.oldValue == nil { plain += 1 } },
            job.observe(\.fraction, options: .prior) { _, change in prior.append(change.isPrior) },
        ]
        job.advance()
        #expect(plain == 1 && prior == [true, false] && changes.count == 3)
        observation.invalidate()
        job.advance()
        #expect(plain == 2 && prior.count == 4 && changes.count == 3)
        withExtendedLifetime(others) {}
    }

    @Test("an observation that is let go is over, and keeps no object")
    func lifetime() {
        var job: Job? = Job(steps: 1)
        weak let gone = job
        var count = 0
        var observation = job?.observe(\.title) { _, _ in count += 1 }
        job?.title = "a"
        withExtendedLifetime(observation) {}
        observation = nil
        job?.title = "b"
        #expect(count == 1)
        observation = job?.observe(\.title) { _, _ in count += 1 }
        job = nil
        #expect(gone == nil)
        withExtendedLifetime(observation) {}
    }

    @Test("values that are computed of others, and paths over several objects, are observed like stored ones")
    func paths() {
        let job = Job(steps: 1)
        let (first, second) = (Job(steps: 2), Job(steps: 3))
        job.next = first
        var percents: [Int?] = []
        var steps: [Int??] = []
        let observations = [
            job.observe(\.percent, options: .new) { percents.append($1.newValue) },
            job.observe(\.next?.steps, options: .new) { steps.append($1.newValue) },
        ]
        job.advance()
        #expect(percents == [25])
        first.steps = 20
        job.next = second
        first.steps = 21
        second.steps = 30
        #expect(steps == [20, 3, 30])
        #expect(first.stepsSet == [20, 21])
        withExtendedLifetime(observations) {}
    }

    @Test("a publisher sends the present value and each that follows")
    func publisher() {
        let job = Job(steps: 1)
        var steps: [Int] = []
        let subscription = job.publisher(for: \.steps).sink { steps.append($0) }
        job.steps = 2
        #expect(steps == [1, 2])
        subscription.cancel()
        job.steps = 3
        #expect(steps == [1, 2])
        #expect(job.publisher(for: \.steps) == job.publisher(for: \.steps))
        #expect(job.publisher(for: \.steps) != job.publisher(for: \.steps, options: .new))
        var first: [Int] = []
        let one = job.publisher(for: \.steps).prefix(1).sink { first.append($0) }
        job.steps = 4
        #expect(first == [3])
        withExtendedLifetime(one) {}
    }
}

extension UserDefaults {
    fileprivate var visitsOfKeyValueObservingTests: Int { integer(forKey: "visitsOfKeyValueObservingTests") }
}

@MainActor
@Suite("Observation of a session's defaults")
struct KeyValueObservingOfDefaultsTests {
    @Test("tells of the values that are different, and of none of another session")
    func defaults() {
        let (one, other) = (TestHost(Text("A")), TestHost(Text("B")))
        let (own, foreign) = (one.scene.graph.session, other.scene.graph.session)
        var visits: [Int?] = []
        let key = "visitsOfKeyValueObservingTests"
        let observation = SessionContext.$current.withValue(own) {
            UserDefaults.standard.observe(\.visitsOfKeyValueObservingTests, options: .new) {
                visits.append($1.newValue)
            }
        }
        SessionContext.$current.withValue(own) {
            UserDefaults.standard.set(1, forKey: key)
            UserDefaults.standard.set("x", forKey: "somethingElse")
        }
        SessionContext.$current.withValue(foreign) { UserDefaults.standard.set(7, forKey: key) }
        #expect(visits == [1])
        observation.invalidate()
        SessionContext.$current.withValue(own) { UserDefaults.standard.set(2, forKey: key) }
        #expect(visits == [1])
    }
}
