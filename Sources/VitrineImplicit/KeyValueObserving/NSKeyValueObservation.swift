// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An observation of a property, which ends with it.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var end: (() -> Void)?

    init(end: @escaping () -> Void) {
        self.end = end
        super.init()
    }

    deinit { invalidate() }

    /// Ends the observation.
    public func invalidate() {
        let end = lock.withLock {
            let end = self.end
            self.end = nil
            return end
        }
        end?()
    }
}

/// The classes whose objects can be observed.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls a closure for each change of a property.
    ///
    /// Observed are stored properties that the app's own classes declare `@objc dynamic`, what is computed of them, and
    /// values of `UserDefaults`. A property's own `didSet` runs after the closure.
    ///
    /// - Parameters:
    ///   - keyPath: Where the property is.
    ///   - options: What the closure is told.
    ///   - changeHandler: Takes the object and the change.
    /// - Returns: The observation, which ends when it is let go.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let watch = KeyValueWatch(self, keyPath, options: options, handler: changeHandler)
        let observation = NSKeyValueObservation { watch.end() }
        watch.start()
        return observation
    }
}
