// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The kinds of section rows that a lazy stack pins.
package struct PinnedRows: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let headers = PinnedRows(rawValue: 1)
    package static let footers = PinnedRows(rawValue: 2)
}
