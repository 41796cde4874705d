// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A value that is there later: a strategy makes one when it cannot answer at once.
public struct Async<Value> {
    /// Starts the work; the callback gets the value, once.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Work that hands its value to a callback.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    /// A value that is there already.
    public init(value: Value) {
        run = { callback in callback(value) }
    }

    /// The same work, its value transformed.
    public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in
            run { value in callback(transform(value)) }
        }
    }
}
