// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCombine

extension NSObject {
    /// A publisher of the values of an object's property.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        /// The values that are sent.
        public typealias Output = Value
        /// The publisher does not fail.
        public typealias Failure = Never

        /// The object.
        public let object: Subject
        /// The key path of the property.
        public let keyPath: KeyPath<Subject, Value>
        /// When values are sent.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher of the values of an object's property.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Sends the values to a subscriber, of those that it has not asked for the last one.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let subscription = KeyValueSubscription(self, subscriber)
            subscriber.receive(subscription: subscription)
            subscription.start()
        }

        /// Returns whether two publishers send the values of the same property of the same object.
        public static func == (one: Self, other: Self) -> Bool {
            one.object === other.object && one.keyPath == other.keyPath && one.options == other.options
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns a publisher of the values of a property: the present one, and each after a change.
    ///
    /// - Parameters:
    ///   - keyPath: Where the property is.
    ///   - options: When values are sent.
    /// - Returns: The publisher.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

/// The way of a property's values to one subscriber.
private final class KeyValueSubscription<Object: NSObject, Value, Target: Subscriber>: Subscription, @unchecked Sendable
where Target.Input == Value, Target.Failure == Never {
    private let lock = NSRecursiveLock()
    private let publisher: NSObject.KeyValueObservingPublisher<Object, Value>
    private var target: Target?
    private var demand = Subscribers.Demand.none
    /// The last value that the subscriber had not asked for.
    private var waiting: Value?
    private var observation: NSKeyValueObservation?

    init(_ publisher: NSObject.KeyValueObservingPublisher<Object, Value>, _ target: Target) {
        self.publisher = publisher
        self.target = target
    }

    func start() {
        guard lock.withLock({ target != nil }) else { return }
        let keyPath = publisher.keyPath
        let observation = publisher.object.observe(keyPath, options: publisher.options) { [weak self] object, change in
            self?.send(change.newValue ?? object[keyPath: keyPath])
        }
        let isCancelled = lock.withLock {
            if target != nil { self.observation = observation }
            return target == nil
        }
        if isCancelled { observation.invalidate() }
    }

    func request(_ demand: Subscribers.Demand) {
        let value = lock.withLock {
            self.demand += demand
            let value = self.demand > .none ? waiting : nil
            if value != nil { waiting = nil }
            return value
        }
        if let value { send(value) }
    }

    func cancel() {
        let (observation, target) = lock.withLock {
            let parts = (self.observation, self.target)
            self.observation = nil
            self.target = nil
            waiting = nil
            return parts
        }
        observation?.invalidate()
        // Let go outside of the lock: its end may call this method.
        _ = target
    }

    private func send(_ value: Value) {
        lock.lock()
        guard let target, demand > .none else {
            waiting = value
            lock.unlock()
            return
        }
        demand -= 1
        lock.unlock()
        let more = target.receive(value)
        lock.lock()
        demand += more
        lock.unlock()
    }
}
