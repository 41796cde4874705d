// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Why a text engine could not be made, and what to do about it.
package struct TextError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: String, Hashable, Sendable {
        case fontMissing = "font-missing"
        case fontUnreadable = "font-unreadable"
    }

    package var code: Code
    package var message: String
    package var remedy: String

    package init(code: Code, message: String, remedy: String) {
        self.code = code
        self.message = message
        self.remedy = remedy
    }

    package var description: String { "\(code.rawValue): \(message) \(remedy)" }
}
