// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One place that breaks one rule, as compilers print it.
package struct Violation: Hashable, Sendable, CustomStringConvertible {
    package let location: Location
    package let message: String

    package init(_ location: Location, _ message: String) {
        self.location = location
        self.message = message
    }

    package var description: String { "\(location): \(message)" }
}
