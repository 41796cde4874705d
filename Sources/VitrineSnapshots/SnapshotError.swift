// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The reason why there is no image.
package struct SnapshotError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
