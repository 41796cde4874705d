// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A violation of a rule that counts in this project.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
    package let rule: String
    package let severity: Severity
    package let violation: Violation

    package var location: Location { violation.location }
    package var message: String { violation.message }
    /// As compilers print it, with the rule behind.
    package var description: String { "\(location): \(severity.rawValue): \(message) [\(rule)]" }
}
