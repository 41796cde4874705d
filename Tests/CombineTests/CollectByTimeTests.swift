// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCombine

@Suite("collect by time")
struct CollectByTimeTests {
    private let scheduler = ManualScheduler()
    private let subject = PassthroughSubject<Int, Never>()

    @Test("Values of an interval are sent at its end, and nothing for an interval without any")
    func interval() {
        var heard: [[Int]] = []
        let held = subject.collect(.byTime(scheduler, .seconds(4))).sink { heard.append($0) }
        subject.send(1)
        scheduler.advance(by: .seconds(3))
        subject.send(2)
        #expect(heard.isEmpty)
        scheduler.advance(by: .seconds(1))
        #expect(heard == [[1, 2]])
        scheduler.advance(by: .seconds(4))
        #expect(heard.count == 1)
        subject.send(3)
        scheduler.advance(by: .seconds(4))
        #expect(heard == [[1, 2], [3]])
        held.cancel()
        #expect(scheduler.jobCount == 0)
    }

    @Test("With a count, values are also sent as soon as there are so many")
    func count() {
        var heard: [[Int]] = []
        let held = subject.collect(.byTimeOrCount(scheduler, .seconds(4), 2)).sink { heard.append($0) }
        for value in 1...3 { subject.send(value) }
        #expect(heard == [[1, 2]])
        scheduler.advance(by: .seconds(4))
        #expect(heard == [[1, 2], [3]])
        _ = held
    }

    @Test("What is left is sent before the end")
    func end() {
        var heard: [[Int]] = []
        var isOver = false
        let held = subject.collect(.byTime(scheduler, .seconds(4)))
            .sink(receiveCompletion: { _ in isOver = true }, receiveValue: { heard.append($0) })
        subject.send(1)
        subject.send(completion: .finished)
        #expect(heard == [[1]] && isOver && scheduler.jobCount == 0)
        _ = held
    }

    @Test("A failure drops what is left")
    func failure() {
        struct Broken: Error {}
        let broken = PassthroughSubject<Int, any Error>()
        var heard: [[Int]] = []
        var hasFailed = false
        let held = broken.collect(.byTime(scheduler, .seconds(4)))
            .sink(
                receiveCompletion: { if case .failure = $0 { hasFailed = true } }, receiveValue: { heard.append($0) })
        broken.send(1)
        broken.send(completion: .failure(Broken()))
        #expect(heard.isEmpty && hasFailed && scheduler.jobCount == 0)
        _ = held
    }

    @Test("Arrays that are not requested wait; so many values are requested as they can hold")
    func demand() {
        var heard: [[Int]] = []
        var subscription: (any Subscription)?
        var requested: [Subscribers.Demand] = []
        subject.handleEvents(receiveRequest: { requested.append($0) })
            .collect(.byTimeOrCount(scheduler, .seconds(4), 3))
            .subscribe(
                AnySubscriber<[Int], Never>(
                    receiveSubscription: { subscription = $0 },
                    receiveValue: { values in
                        heard.append(values)
                        return .none
                    }))
        subscription?.request(.max(1))
        #expect(requested == [.max(3)])
        subject.send(1)
        scheduler.advance(by: .seconds(4))
        subject.send(2)
        scheduler.advance(by: .seconds(4))
        #expect(heard == [[1]])
        subscription?.request(.max(1))
        scheduler.advance(by: .seconds(4))
        #expect(heard == [[1], [2]])
    }
}
