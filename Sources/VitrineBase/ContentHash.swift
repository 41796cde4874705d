// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CCrypto
package import Foundation

/// SHA-256 (FIPS 180-4), by OpenSSL: the names of content that several sessions, processes or machines share.
///
/// Nobody can make two contents with one name, so what is found by its name is the content that was named. Keys of a
/// dictionary that lives in one process need no more than Swift's `Hasher`.
package enum ContentHash {
    /// Bytes of a digest.
    package static let length = 32

    package static func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: length) { digest, count in
            vitrine_sha256(bytes.baseAddress, bytes.count, digest.baseAddress)
            count = length
        }
    }

    package static func digest(of bytes: some Sequence<UInt8>) -> [UInt8] {
        Array(bytes).withUnsafeBytes { digest(of: $0) }
    }

    /// Returns the name of content: 32 hexadecimal digits, the first half of its digest.
    ///
    /// Half, because names stand in pages and in addresses; to find two contents with one name still takes 2^64 trials.
    package static func name(of bytes: UnsafeRawBufferPointer) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let name = digest(of: bytes).prefix(length / 2).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: name, as: UTF8.self)
    }

    package static func name(of data: Data) -> String {
        data.withUnsafeBytes { name(of: $0) }
    }
}
