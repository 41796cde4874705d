// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CCrypto

/// The hash functions that signatures are made with (FIPS 180-4), by OpenSSL. The value is OpenSSL's name.
package enum MessageDigest: String, CaseIterable, Sendable {
    case sha1 = "SHA1"
    case sha224 = "SHA224"
    case sha256 = "SHA256"
    case sha384 = "SHA384"
    case sha512 = "SHA512"

    /// Bytes of the longest.
    private static let longest = 64

    /// The number of bytes of a digest.
    package var length: Int {
        switch self {
        case .sha1: 20
        case .sha224: 28
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    /// Returns the digest of bytes.
    package func digest(of bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Self.longest)
        guard vitrine_digest(rawValue, bytes, bytes.count, &digest) == length else {
            preconditionFailure("\(rawValue) is not available in this build of OpenSSL.")
        }
        return Array(digest.prefix(length))
    }
}
