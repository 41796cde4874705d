// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A grapheme cluster of a run, with the advance that layout gives it.
package struct TextCluster: Hashable, Sendable {
    /// The length of the cluster in UTF-8.
    package var length: Int
    /// The advance in points, tracking and kerning included.
    package var advance: Double
    /// Whether the cluster joins its neighbours, as Arabic letters do.
    package var isJoined: Bool

    package init(length: Int, advance: Double, isJoined: Bool = false) {
        self.length = length
        self.advance = advance
        self.isJoined = isJoined
    }
}
