// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A value that is delivered asynchronously, for strategies that cannot return at once.
public struct Async<Value> {
    /// Starts the work, which delivers the value to the callback, once.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates a value from work that delivers it to a callback.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    /// Creates a value that is available at once.
    public init(value: Value) {
        run = { callback in callback(value) }
    }

    /// Returns a value that is transformed when it is delivered.
    ///
    /// - Parameter transform: The transformation.
    /// - Returns: The transformed value.
    public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in
            run { value in callback(transform(value)) }
        }
    }
}
