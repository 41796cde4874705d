// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells whether code runs that computes the value of a global or static variable.
///
/// Such a value is computed once for the process, by whichever session reads it first, and all sessions read it from then
/// on: what belongs to one visitor must not be in it.
package enum GlobalInitialization {
    /// Whether a function that is running on this thread computes a global's value; in constant time, some microseconds.
    package static var isRunning: Bool { !calls.isDisjoint(with: frames()) }

    /// The return addresses in the runtime's function that computes globals: what the stacks of two initialisers have in
    /// common between the initialisers, which differ, and the places that read them, which differ too.
    static let calls: Set<UInt> = {
        let (one, other) = (first, second)
        guard let initializer = one.firstIndex(where: { !other.contains($0) }),
            let runtime = one[initializer...].firstIndex(where: other.contains),
            let reader = one[runtime...].firstIndex(where: { !other.contains($0) })
        else { return [] }
        return Set(one[runtime..<reader])
    }()

    private static let first = frames()
    private static let second = frames()

    /// Returns the return addresses of the functions that are running on this thread, the innermost first.
    @inline(never)
    private static func frames() -> [UInt] { Thread.callStackReturnAddresses.map(\.uintValue) }
}
