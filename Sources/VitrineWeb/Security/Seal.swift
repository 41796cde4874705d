// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// Encrypts and authenticates bytes (AES-256-SIV, RFC 5297) under keys that are derived from the process's.
///
/// What was closed for one purpose and owner, and bound to some texts, opens for these alone. Encryption is
/// deterministic: equal bytes are closed alike.
struct Seal: Sendable {
    private struct Key {
        var cipher: AuthenticatedCipher
        /// Seconds since 1970; `nil` for the key that closes.
        var end: Int?
    }

    private let keys: [Key]

    /// Derives the keys of a purpose.
    ///
    /// - Parameters:
    ///   - keys: The process's keys; what a replaced one has closed opens until its grace ends.
    ///   - purpose: What is closed.
    ///   - owner: Whose it is.
    init(keys: TokenKeys, purpose: [String], owner: [String]) {
        self.keys = keys.derived { key in
            ["encrypt", "authenticate"].flatMap { half in
                MessageCode.hmac(Self.joined(purpose + [half] + owner), key: key)
            }
        }.map { Key(cipher: AuthenticatedCipher(key: $0.bytes), end: $0.end) }
    }

    /// Returns the code and what is encrypted.
    func close(_ bytes: [UInt8], bound: [String]) -> [UInt8] {
        guard let key = keys.first else { preconditionFailure("A seal has a key.") }
        return key.cipher.close(bytes, bound: Self.joined(bound))
    }

    /// Returns what was closed; `nil` where the bytes are made up, altered, or closed by a key that is gone.
    func open(_ closed: [UInt8], bound: [String], now: Int) -> [UInt8]? {
        let bound = Self.joined(bound)
        for key in keys where key.end.map({ now < $0 }) ?? true {
            if let bytes = key.cipher.open(closed, bound: bound) { return bytes }
        }
        return nil
    }

    /// Parts, each behind its length: the end of one is not the beginning of the next.
    private static func joined(_ parts: [String]) -> [UInt8] {
        parts.flatMap { part in
            (0..<8).reversed().map { UInt8(truncatingIfNeeded: part.utf8.count >> ($0 * 8)) } + Array(part.utf8)
        }
    }
}
