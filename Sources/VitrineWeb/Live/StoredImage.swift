// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An image in a session's store, named by the hash of its bytes.
package struct StoredImage: Hashable, Sendable {
    package var bytes: [UInt8]
    package var mediaType: String

    package init(bytes: [UInt8], mediaType: String) {
        self.bytes = bytes
        self.mediaType = mediaType
    }

    /// Returns a hash as part of a path: everything but letters, digits, `-` and `_` is dropped.
    package static func pathComponent(_ hash: String) -> String {
        String(
            String.UnicodeScalarView(
                hash.unicodeScalars.filter { scalar in
                    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                        || scalar == "-" || scalar == "_"
                }
            )
        )
    }
}
