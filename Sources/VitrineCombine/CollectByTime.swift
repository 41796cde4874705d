// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import OpenCombine

// OpenCombine collects by number only.

extension Publishers {
    /// When collected values are sent.
    public enum TimeGroupingStrategy<Context> where Context: Scheduler {
        /// At the end of every interval of a scheduler.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At the end of every interval of a scheduler, and whenever there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher of arrays of what another publisher sends within intervals of time.
    public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// An array of values, which is never empty.
        public typealias Output = [Upstream.Output]
        /// The failure type of the publisher.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream
        /// When the values are sent.
        public let strategy: Publishers.TimeGroupingStrategy<Context>
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher of arrays of what another publisher sends.
        public init(
            upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Connects a subscriber, which receives an array at the end of each interval that had values.
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            upstream.subscribe(CollectedValues<Upstream, Context, S>(of: self, downstream: subscriber))
        }
    }
}

extension Publisher {
    /// Returns a publisher of arrays of the values that come within intervals of time.
    ///
    /// What is left when the publisher finishes is sent before its end; a failure drops it.
    ///
    /// - Parameters:
    ///   - strategy: The scheduler, the interval, and how many values are sent at most.
    ///   - options: Options of the scheduler.
    /// - Returns: The publisher; it sends nothing for an interval without values.
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// A subscription that collects values, and sends them when a scheduler says so or when there are enough.
///
/// Invariant: state is changed under the lock, and values are sent outside of it. Values that the subscriber has not
/// requested are kept.
private final class CollectedValues<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
    Subscriber, Subscription, @unchecked Sendable
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = NSRecursiveLock()
    private let context: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    /// The most values that are sent at once; `nil` without a limit.
    private let limit: Int?
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var demand = Subscribers.Demand.none
    private var collected: [Upstream.Output] = []

    init(of publisher: Publishers.CollectByTime<Upstream, Context>, downstream: Downstream) {
        self.downstream = downstream
        options = publisher.options
        switch publisher.strategy {
        case .byTime(let context, let interval):
            self.context = context
            self.interval = interval
            limit = nil
        case .byTimeOrCount(let context, let interval, let count):
            self.context = context
            self.interval = interval
            precondition(count > 0, "byTimeOrCount needs a count of at least 1")
            limit = count
        }
    }

    // MARK: - From the publisher

    func receive(subscription: any Subscription) {
        let downstream: Downstream? = lock.withLock {
            guard upstream == nil, let downstream = self.downstream else { return nil }
            upstream = subscription
            return downstream
        }
        guard let downstream else { return subscription.cancel() }
        let timer = context.schedule(
            after: context.now.advanced(by: interval), interval: interval, tolerance: context.minimumTolerance,
            options: options
        ) { [weak self] in self?.send(orWait: false) }
        lock.withLock { self.timer = timer }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        lock.withLock { collected.append(input) }
        send(orWait: true)
        return .none
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let (told, rest) = end()
        guard let told else { return }
        if case .finished = completion, !rest.isEmpty { _ = told.receive(rest) }
        told.receive(completion: completion)
    }

    // MARK: - From the subscriber

    func request(_ demand: Subscribers.Demand) {
        let upstream: (any Subscription)? = lock.withLock {
            self.demand += demand
            return self.upstream
        }
        upstream?.request(upstreamDemand(demand))
        send(orWait: true)
    }

    func cancel() {
        let upstream = lock.withLock { self.upstream }
        _ = end()
        upstream?.cancel()
    }

    // MARK: - Sending

    /// Sends what is collected, in arrays as long as the limit allows, as far as the subscriber has requested it.
    ///
    /// - Parameter waits: Whether values that do not fill an array wait for the end of the interval.
    private func send(orWait waits: Bool) {
        while true {
            let next: (Downstream, [Upstream.Output])? = lock.withLock {
                guard let downstream, demand > .none, !collected.isEmpty else { return nil }
                let count = limit ?? collected.count
                if waits, limit == nil || collected.count < count { return nil }
                let values = Array(collected.prefix(count))
                collected.removeFirst(values.count)
                demand -= 1
                return (downstream, values)
            }
            guard let (downstream, values) = next else { return }
            let more = downstream.receive(values)
            guard more > .none else { continue }
            let upstream: (any Subscription)? = lock.withLock {
                demand += more
                return self.upstream
            }
            upstream?.request(upstreamDemand(more))
        }
    }

    private func upstreamDemand(_ demand: Subscribers.Demand) -> Subscribers.Demand {
        guard let limit else { return .unlimited }
        return demand * limit
    }

    /// Stops the timer and lets everything go; returns who is to be told, and what was not sent.
    private func end() -> (Downstream?, [Upstream.Output]) {
        let (told, rest, timer): (Downstream?, [Upstream.Output], (any Cancellable)?) = lock.withLock {
            defer { (downstream, upstream, self.timer, collected) = (nil, nil, nil, []) }
            return (downstream, collected, self.timer)
        }
        timer?.cancel()
        return (told, rest)
    }
}
