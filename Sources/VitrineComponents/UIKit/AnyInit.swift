// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Calls `init()` of any subclass of `NSObject`, as Apple's runtime can.
///
/// Swift requires an initialiser to be `required` for a call through a metatype. `init()` of each `NSObject` subclass
/// is at the same slot of the vtable as this class's, so a metatype that is cast to this class calls it. A class
/// without an `init()` of its own has that of `NSObject` in the slot.
class AnyInit: NSObject {
    required override init() { super.init() }

    /// Creates an object of a class.
    @_optimize(none)
    static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        let made = unsafeBitCast(type, to: AnyInit.Type.self).init() as NSObject
        guard let object = made as? Object else {
            preconditionFailure("An object of \(type) was asked for, and \(Swift.type(of: made)) was made.")
        }
        return object
    }
}

/// A subclass, without which an optimized build would call the only `init()` that it sees and not that of the slot.
private final class AnotherInit: AnyInit {
    required init() { super.init() }
}
