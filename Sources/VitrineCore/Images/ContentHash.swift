// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A 128-bit hash of bytes: two FNV-1a hashes with different offsets (http://www.isthe.com/chongo/tech/comp/fnv/).
///
/// It identifies the images of a session and is not cryptographic.
package enum ContentHash {
    package static func hex(_ data: Data) -> String {
        var first: UInt64 = 0xcbf2_9ce4_8422_2325
        var second: UInt64 = 0x6c62_272e_07bb_0142
        // Through a pointer, since an iterator of Data takes ten times as long as the hash.
        data.withUnsafeBytes { bytes in
            for byte in bytes {
                first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
                second = (second ^ UInt64(byte ^ 0x5a)) &* 0x100_0000_01b3
            }
        }
        return [first, second].map { word in
            let text = String(word, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
    }
}
