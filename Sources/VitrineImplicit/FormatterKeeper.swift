// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The formatter of Foundation behind one of ours, and a copy of it in the settings of the place that formats.
///
/// `base` has what the app has set; outside of sessions it formats. In a session a copy of it does, which is kept until
/// another place formats or the app sets something. `lock` guards all of it, and none of it runs code of the app.
///
/// - Parameters:
///   - Base: The formatter's class.
///   - Own: Which settings the app has made itself.
///   - Place: Where the others come from, a language for example.
final class FormatterKeeper<Base: Formatter, Own, Place: Equatable>: @unchecked Sendable {
    private let lock = NSLock()
    private let base: Base
    private var own: Own
    private var last: (place: Place, formatter: Base)?
    private let copied: (Base) -> Base
    private let settle: (Base, Own, Place) -> Void

    /// Creates a keeper.
    ///
    /// - Parameters:
    ///   - base: The formatter.
    ///   - own: What the app has set of it.
    ///   - copied: Copies a formatter.
    ///   - settle: Makes the settings of a place that the app has not made, on a copy.
    init(
        _ base: Base, own: Own, copied: @escaping (Base) -> Base, settle: @escaping (Base, Own, Place) -> Void
    ) {
        self.base = base
        self.own = own
        self.copied = copied
        self.settle = settle
    }

    /// A keeper of a formatter with the same settings.
    func copy() -> FormatterKeeper {
        lock.withLock { FormatterKeeper(copied(base), own: own, copied: copied, settle: settle) }
    }

    /// Does something with the formatter of a place; with the app's own outside of all places.
    func shown<Result>(in place: Place?, _ body: (Base) -> Result) -> Result {
        lock.withLock {
            guard let place else { return body(base) }
            if let last, last.place == place { return body(last.formatter) }
            let formatter = copied(base)
            settle(formatter, own, place)
            last = (place, formatter)
            return body(formatter)
        }
    }

    /// Sets something, of which the app may have made a setting of its own.
    func change(_ body: (Base, inout Own) -> Void) {
        lock.withLock {
            body(base, &own)
            last = nil
        }
    }

    /// Sets a setting that the place decides until the app does. With `nil`, or with the value that follows the user, the
    /// place decides again.
    ///
    /// - Parameters:
    ///   - setting: The formatter's setting.
    ///   - value: Its new value.
    ///   - isOwn: Whether the app has made the setting.
    ///   - following: The value that follows the user.
    func set<Value: Equatable>(
        _ setting: ReferenceWritableKeyPath<Base, Value?>, to value: Value?, isOwn: WritableKeyPath<Own, Bool>,
        unless following: Value
    ) {
        change { base, own in
            own[keyPath: isOwn] = value != nil && value != following
            base[keyPath: setting] = value
        }
    }
}
