// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenCombine

/// A subscription to several publishers.
///
/// Invariant: state is changed under the lock, and values are sent outside of it. Demand on the publishers is
/// unlimited; values that the subscriber has not requested are stored: the latest of `combineLatest`, all of `merge`,
/// which ends once they are sent.
class JointSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstreams: [(any Subscription)?]
    private var demand = Subscribers.Demand.none
    private var waiting: [Downstream.Input] = []
    private var running: Int
    private let keepsAll: Bool

    init(count: Int, downstream: Downstream, keepsAll: Bool) {
        self.downstream = downstream
        self.keepsAll = keepsAll
        upstreams = Array(repeating: nil, count: count)
        running = count
    }

    /// Handles a value of the publisher at an index and returns the value to send, if any.
    func take(_ value: Any, at index: Int) -> Downstream.Input? { nil }

    /// Completes if there is no publisher that runs, nor any value that is kept for the subscriber.
    func endIfEmpty() {
        let isOver = lock.withLock { running == 0 && (!keepsAll || waiting.isEmpty) }
        if isOver { finish(.finished) }
    }

    func listen<P: Publisher>(to publisher: P, at index: Int) where P.Failure == Downstream.Failure {
        publisher.subscribe(
            AnySubscriber<P.Output, P.Failure>(
                receiveSubscription: { [self] subscription in
                    let isWanted = lock.withLock {
                        guard downstream != nil else { return false }
                        upstreams[index] = subscription
                        return true
                    }
                    isWanted ? subscription.request(.unlimited) : subscription.cancel()
                },
                receiveValue: { [self] value in
                    lock.withLock {
                        guard downstream != nil, let input = take(value, at: index) else { return }
                        if !keepsAll { waiting.removeAll() }
                        waiting.append(input)
                    }
                    deliver()
                    return .none
                },
                receiveCompletion: { [self] completion in
                    switch completion {
                    case .failure: finish(completion)
                    case .finished:
                        lock.withLock {
                            upstreams[index] = nil
                            running -= 1
                        }
                        endIfEmpty()
                    }
                }))
    }

    private func deliver() {
        while true {
            let next: (Downstream, Downstream.Input)? = lock.withLock {
                guard let downstream, demand > .none, !waiting.isEmpty else { return nil }
                demand -= 1
                return (downstream, waiting.removeFirst())
            }
            guard let (downstream, input) = next else { return endIfEmpty() }
            let more = downstream.receive(input)
            lock.withLock { demand += more }
        }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let told = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        for upstream in drain() { upstream.cancel() }
        told?.receive(completion: completion)
    }

    private func drain() -> [any Subscription] {
        lock.withLock {
            let all = upstreams.compactMap { $0 }
            upstreams = upstreams.map { _ in nil }
            return all
        }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        deliver()
    }

    func cancel() {
        lock.withLock { downstream = nil }
        for upstream in drain() { upstream.cancel() }
    }
}

/// A subscription that sends the latest values of all publishers.
final class LatestValues<Downstream: Subscriber>: JointSubscription<Downstream>, @unchecked Sendable {
    private var values: [Any?]
    private let join: ([Any?]) -> Downstream.Input?

    init(count: Int, downstream: Downstream, join: @escaping ([Any?]) -> Downstream.Input?) {
        values = Array(repeating: nil, count: count)
        self.join = join
        super.init(count: count, downstream: downstream, keepsAll: false)
    }

    override func take(_ value: Any, at index: Int) -> Downstream.Input? {
        values[index] = .some(value)
        guard values.allSatisfy({ $0 != nil }) else { return nil }
        return join(values)
    }
}

/// A subscription that sends all values of all publishers.
final class MergedValues<Downstream: Subscriber>: JointSubscription<Downstream>, @unchecked Sendable {
    init(count: Int, downstream: Downstream) {
        super.init(count: count, downstream: downstream, keepsAll: true)
    }

    override func take(_ value: Any, at index: Int) -> Downstream.Input? { value as? Downstream.Input }
}
