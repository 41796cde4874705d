// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a comparison of a snapshot with its reference found.
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
    /// Whether pixels were compared: they are not where other versions drew the reference.
    package var hasComparedPixels = false
    /// Whether the report has a picture of what differs.
    package var hasDifferencePicture = false
    /// What is different, a line each.
    package var findings: [String] = []

    package init(_ kind: Kind) {
        self.kind = kind
    }
}
