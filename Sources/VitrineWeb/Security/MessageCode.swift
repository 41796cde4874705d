// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CCrypto

/// HMAC-SHA-256, by OpenSSL.
package enum MessageCode {
    /// Bytes of a code.
    package static let length = 32

    /// Returns the code of a message under a key.
    package static func hmac(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
        var code = [UInt8](repeating: 0, count: length)
        // Keys are filled up with zeros, so this is the same key; no key at all would mean the one of the call before.
        let key = key.isEmpty ? [0] : key
        guard vitrine_hmac_sha256(key, key.count, message, message.count, &code) == 1 else {
            preconditionFailure("HMAC-SHA-256 is not available in this build of OpenSSL.")
        }
        return code
    }

    /// Returns a new key from the system's random numbers.
    package static func randomKey() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    /// Whether two codes are the same, in a time that does not tell where they differ.
    package static func equal(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        one.count == other.count && vitrine_equal(one, other, one.count) == 1
    }
}
