// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Why a project cannot be read or built, and what to do about it.
package struct ProjectError: Error, Equatable, Sendable, CustomStringConvertible {
    package var reason: String
    package var remedy: String

    package init(_ reason: String, remedy: String) {
        self.reason = reason
        self.remedy = remedy
    }

    package var description: String { "\(reason) \(remedy)" }
}
