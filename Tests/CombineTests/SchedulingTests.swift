// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCombine
import VitrineCore
import VitrineTesting

/// Operators that hand values to a scheduler.
@MainActor
@Suite("Operators that schedule")
struct SchedulingTests {
    /// An operator with a scheduler.
    struct Operator: Sendable, CustomTestStringConvertible {
        let testDescription: String
        fileprivate let apply: @Sendable (AnyPublisher<Int, Never>, HeldScheduler) -> AnyPublisher<Int, Never>

        fileprivate init(
            _ name: String,
            _ apply: @escaping @Sendable (AnyPublisher<Int, Never>, HeldScheduler) -> AnyPublisher<Int, Never>
        ) {
            testDescription = name
            self.apply = apply
        }
    }

    nonisolated static let operators = [
        Operator("receive(on:)") { upstream, scheduler in upstream.receive(on: scheduler).eraseToAnyPublisher() },
        Operator("subscribe(on:)") { upstream, scheduler in upstream.subscribe(on: scheduler).eraseToAnyPublisher() },
        Operator("delay") { upstream, scheduler in
            upstream.delay(for: .seconds(1), scheduler: scheduler).eraseToAnyPublisher()
        },
        Operator("debounce") { upstream, scheduler in
            upstream.debounce(for: .seconds(1), scheduler: scheduler).eraseToAnyPublisher()
        },
        Operator("throttle") { upstream, scheduler in
            upstream.throttle(for: .seconds(1), scheduler: scheduler, latest: true).eraseToAnyPublisher()
        },
        Operator("throttle, the first values") { upstream, scheduler in
            upstream.throttle(for: .seconds(1), scheduler: scheduler, latest: false).eraseToAnyPublisher()
        },
    ]

    @Test("The value that a publisher has arrives, and in the session that asks for it", arguments: operators)
    func session(_ way: Operator) {
        let host = TestHost(Text("A"))
        let session = host.scene.graph.session
        let scheduler = HeldScheduler()
        let subject = CurrentValueSubject<Int, Never>(1)
        var heard: [SessionContext?] = []
        let subscription = SessionContext.$current.withValue(session) {
            way.apply(subject.eraseToAnyPublisher(), scheduler)
                .map { _ in SessionContext.current }
                .sink { heard.append($0) }
        }
        #expect(heard.isEmpty)
        SessionContext.$current.withValue(nil) { scheduler.run() }
        #expect(heard.count == 1)
        #expect(heard.first.flatMap(\.self) === session)
        withExtendedLifetime(subscription) {}
    }

    @Test("A view takes two of the same source for one, and keeps its subscription")
    func sameSource() {
        let (subject, scheduler) = (CurrentValueSubject<Int, Never>(1), HeldScheduler())
        func received() -> some Publisher<Int, Never> { subject.receive(on: scheduler) }
        func throttled() -> some Publisher<Int, Never> {
            subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
        }
        #expect(ValueComparisons.shared.isSame(received(), received()))
        #expect(ValueComparisons.shared.isSame(throttled(), throttled()))
    }

    @Test("A value that another session sends stays in that session")
    func otherSession() {
        let (subscriber, sender) = (TestHost(Text("A")), TestHost(Text("B")))
        let scheduler = HeldScheduler()
        let subject = PassthroughSubject<Int, Never>()
        var heard: [SessionContext?] = []
        let subscription = SessionContext.$current.withValue(subscriber.scene.graph.session) {
            subject.receive(on: scheduler).map { _ in SessionContext.current }.sink { heard.append($0) }
        }
        SessionContext.$current.withValue(sender.scene.graph.session) { subject.send(1) }
        SessionContext.$current.withValue(nil) { subject.send(2) }
        SessionContext.$current.withValue(nil) { scheduler.run() }
        #expect(heard.count == 2)
        #expect(heard.first.flatMap(\.self) === sender.scene.graph.session)
        #expect(heard.last.flatMap(\.self) === subscriber.scene.graph.session)
        withExtendedLifetime(subscription) {}
    }
}

/// A scheduler that keeps its work until it is told to run it.
private final class HeldScheduler: Scheduler {
    typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
    typealias SchedulerOptions = Never

    private var work: [() -> Void] = []

    var now: SchedulerTimeType { ImmediateScheduler.shared.now }
    var minimumTolerance: SchedulerTimeType.Stride { ImmediateScheduler.shared.minimumTolerance }

    func schedule(options: Never?, _ action: @escaping () -> Void) { work.append(action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        work.append(action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        work.append(action)
        return AnyCancellable {}
    }

    func run() {
        while !work.isEmpty { work.removeFirst()() }
    }
}
