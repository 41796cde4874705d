// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The result of the comparison of a snapshot with its reference.
package struct SnapshotVerdict: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case same
        /// There is no reference.
        case new
        /// Elements or geometry differ.
        case elements
        /// Elements are the same, pixels differ.
        case pixels
    }

    package var kind: Kind
    /// Whether pixels were compared: they are not if other versions rendered the reference.
    package var hasComparedPixels = false
    /// Whether the report contains an image of the difference.
    package var hasDifferencePicture = false
    /// The differences, a line for each.
    package var findings: [String] = []

    package init(_ kind: Kind) {
        self.kind = kind
    }
}
