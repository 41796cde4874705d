// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import OpenCombine
import VitrineCore

// OpenCombine's have no session to run in where values come from a queue, a timer or the network: these take the one of
// the code that subscribes. They are declared in the module that hands OpenCombine on, and so take precedence.

extension Publisher {
    /// Receives values and the completion of a publisher, in the session of the code that subscribes unless the values
    /// come from code of another session.
    ///
    /// - Parameters:
    ///   - receiveCompletion: What runs when the publisher ends.
    ///   - receiveValue: What runs for each value.
    /// - Returns: The subscription, which ends with the last reference to it.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let carrier = _SessionCarrier()
        let subscriber = Subscribers.Sink<Output, Failure>(
            receiveCompletion: { completion in carrier.runUnlessInSession { receiveCompletion(completion) } },
            receiveValue: { value in carrier.runUnlessInSession { receiveValue(value) } })
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

extension Publisher where Failure == Never {
    /// Receives values of a publisher, in the session of the code that subscribes unless the values come from code of
    /// another session.
    ///
    /// - Parameter receiveValue: What runs for each value.
    /// - Returns: The subscription, which ends with the last reference to it.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property of an object to each value of a publisher, in the session of the code that subscribes unless the
    /// values come from code of another session.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - object: The object, which the subscription keeps until the publisher ends.
    /// - Returns: The subscription, which ends with the last reference to it.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
}
