// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The files that a layer asks the user for when it is tapped (`EventMask.files`).
package struct FileRequest: Hashable, Sendable {
    /// What the surface's dialog offers, in the form of HTML's `accept`: media types, patterns such as `image/*`, and
    /// extensions with their points. Empty for files of any type.
    package var types: [String]
    /// Whether the user may choose several files.
    package var allowsSeveral: Bool
    /// Whether the dialog opens when the layer appears, where the surface may still take that for the user's wish.
    package var opensItself: Bool

    package init(types: [String] = [], allowsSeveral: Bool = false, opensItself: Bool = false) {
        self.types = types
        self.allowsSeveral = allowsSeveral
        self.opensItself = opensItself
    }
}
