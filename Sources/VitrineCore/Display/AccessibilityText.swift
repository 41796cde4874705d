// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The text of an accessibility label, value or hint.
package enum AccessibilityText: Equatable, Sendable {
    case string(String)
    case text(Text)

    /// Returns the string in an environment.
    package func resolved(in environment: EnvironmentValues) -> String {
        switch self {
        case .string(let string): return string
        case .text(let text): return text.string(in: environment)
        }
    }
}
