// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import OpenCombine

// OpenCombine's operators that schedule lose the session, which the operators after them need as much as the subscriber.
// Schedulers that run work later are objects: queues, operation queues, run loops. Of two functions that fit, the compiler
// takes the more special one, which is the one for objects.

extension Publisher {
    /// Receives values on a scheduler, in the session of the code that sends them, or else of the code that calls this
    /// method.
    public func receive<S: Scheduler & AnyObject>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, _SessionScheduler<S>> {
        Publishers.ReceiveOn(upstream: self, scheduler: _SessionScheduler(scheduler), options: options)
    }

    /// Subscribes, requests and cancels on a scheduler, in the session of the code that does so.
    public func subscribe<S: Scheduler & AnyObject>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, _SessionScheduler<S>> {
        Publishers.SubscribeOn(upstream: self, scheduler: _SessionScheduler(scheduler), options: options)
    }

    /// Sends values later, in the session of the code that sends them, or else of the code that calls this method.
    public func delay<S: Scheduler & AnyObject>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, _SessionScheduler<S>> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: _SessionScheduler(scheduler), options: options)
    }

    /// Sends a value once none has followed for a time, in the session of the code that sends it, or else of the code
    /// that calls this method.
    public func debounce<S: Scheduler & AnyObject>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, _SessionScheduler<S>> {
        Publishers.Debounce(
            upstream: self, dueTime: dueTime, scheduler: _SessionScheduler(scheduler), options: options)
    }

    /// Sends the first or the latest value of each interval, in the session of the code that sends it, or else of the
    /// code that calls this method.
    ///
    /// OpenCombine's requests values before its subscriber can, and drops what is sent at once: the value of a
    /// `CurrentValueSubject`, a published property or `Just`. A merged publisher starts when the subscriber has
    /// requested. It has no list of publishers: two lists are never the same to a view that compares its publishers.
    public func throttle<S: Scheduler & AnyObject>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Publishers.Merge<Self, Empty<Output, Failure>>, _SessionScheduler<S>> {
        Publishers.Throttle(
            upstream: Publishers.Merge(self, Empty<Output, Failure>()), interval: interval,
            scheduler: _SessionScheduler(scheduler), latest: latest)
    }

    /// Ends if no value comes for a time, in the session of the code that calls this method.
    public func timeout<S: Scheduler & AnyObject>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, _SessionScheduler<S>> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: _SessionScheduler(scheduler), options: options,
            customError: customError)
    }
}
