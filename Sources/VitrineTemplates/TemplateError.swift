// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Why nothing is written, and what to do about it.
package struct TemplateError: Error, Equatable, Sendable, CustomStringConvertible {
    package enum Kind: Sendable {
        /// What was asked for is not understood, or a name that Swift does not take.
        case request
        /// The project is not there, or has no features.
        case project
        /// A file is there already.
        case exists
    }

    package var kind: Kind
    package var reason: String
    package var remedy: String

    package init(_ kind: Kind, _ reason: String, remedy: String) {
        self.kind = kind
        self.reason = reason
        self.remedy = remedy
    }

    package var description: String { "\(reason) \(remedy)" }
}
