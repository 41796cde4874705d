// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One place that breaks one rule, as compilers print it.
package struct Violation: Hashable, Sendable, CustomStringConvertible {
    package let location: Location
    package let message: String
    /// How it is mended, where the meaning is sure.
    package let fix: Fix?

    package init(_ location: Location, _ message: String, fix: Fix? = nil) {
        self.location = location
        self.message = message
        self.fix = fix
    }

    package var description: String { "\(location): \(message)" }
}
