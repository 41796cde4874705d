// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How grave it is to break a rule.
package enum Severity: String, CaseIterable, Codable, Sendable {
    case error, warning
    /// The rule is not checked.
    case off
}
