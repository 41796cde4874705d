// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The files that a layer asks the user for when it is tapped (`EventMask.files`), or takes from the clipboard
/// (`EventMask.paste`) or from a drag (`EventMask.drop`).
package struct FileRequest: Hashable, Sendable {
    /// The types of files that the surface's dialog offers, in the form of HTML's `accept`: media types, patterns such
    /// as `image/*`, and extensions with their leading dots. Empty for files of any type.
    package var types: [String]
    /// Whether the user may choose several files.
    package var allowsSeveral: Bool
    /// Whether the dialog opens when the layer appears, where the surface may still take that for the user's wish.
    package var opensItself: Bool
    /// Whether the user chooses a folder: the surface sends all files in it, each with its path from the folder on.
    package var isFolder: Bool
    /// The kinds of dragged items that the layer accepts.
    package var drops: Drops

    /// Kinds of what is dragged.
    package struct Drops: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Files of the request's types.
        package static let files = Drops(rawValue: 1)
        /// Texts and addresses.
        package static let text = Drops(rawValue: 2)
    }

    package init(
        types: [String] = [], allowsSeveral: Bool = false, opensItself: Bool = false, isFolder: Bool = false,
        drops: Drops = []
    ) {
        self.types = types
        self.allowsSeveral = allowsSeveral
        self.opensItself = opensItself
        self.isFolder = isFolder
        self.drops = drops
    }
}
