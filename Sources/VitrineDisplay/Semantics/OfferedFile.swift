// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A file that the user chose in a surface, as that describes it; its contents follow (`SessionFiles`).
///
/// Nothing of it is trusted: a surface may say anything.
package struct OfferedFile: Hashable, Sendable {
    /// The name under which the surface sends the contents.
    package var upload: String
    /// The name of the file, with its extension.
    package var name: String
    /// The media type; empty where the surface knows none.
    package var mediaType: String
    /// The number of bytes.
    package var size: Int

    package init(upload: String, name: String, mediaType: String, size: Int) {
        self.upload = upload
        self.name = name
        self.mediaType = mediaType
        self.size = size
    }
}
