// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CCrypto

/// Encrypts and authenticates bytes (AES-256-SIV, RFC 5297) under keys that are derived from the process's.
///
/// What was closed for one purpose and owner, and bound to some texts, opens for these alone. Encryption is
/// deterministic: equal bytes are closed alike.
struct Seal: Sendable {
    private struct Key {
        var bytes: [UInt8]
        /// Seconds since 1970; `nil` for the key that closes.
        var end: Int?
    }

    /// Bytes of the code before what is encrypted.
    static let tagLength = 16

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
        }.map { Key(bytes: $0.bytes, end: $0.end) }
    }

    /// Returns the code and what is encrypted.
    func close(_ bytes: [UInt8], bound: [String]) -> [UInt8] {
        var tag = [UInt8](repeating: 0, count: Self.tagLength)
        guard let key = keys.first, let closed = Self.run(bytes, encrypts: true, key, bound: bound, &tag) else {
            preconditionFailure("AES-256-SIV is not available in this build of OpenSSL.")
        }
        return tag + closed
    }

    /// Returns what was closed; `nil` where the bytes are made up, altered, or closed by a key that is gone.
    func open(_ closed: [UInt8], bound: [String], now: Int) -> [UInt8]? {
        guard closed.count > Self.tagLength else { return nil }
        for key in keys where key.end.map({ now < $0 }) ?? true {
            var tag = Array(closed.prefix(Self.tagLength))
            let body = Array(closed.dropFirst(Self.tagLength))
            if let bytes = Self.run(body, encrypts: false, key, bound: bound, &tag) { return bytes }
        }
        return nil
    }

    private static func run(
        _ input: [UInt8], encrypts: Bool, _ key: Key, bound: [String], _ tag: inout [UInt8]
    ) -> [UInt8]? {
        let bound = joined(bound)
        var output = [UInt8](repeating: 0, count: input.count)
        let isDone = vitrine_siv(
            encrypts ? 1 : 0, key.bytes, bound, bound.count, input, input.count, &tag, &output)
        return isDone == 1 ? output : nil
    }

    /// Parts, each behind its length: the end of one is not the beginning of the next.
    private static func joined(_ parts: [String]) -> [UInt8] {
        parts.flatMap { part in
            (0..<8).reversed().map { UInt8(truncatingIfNeeded: part.utf8.count >> ($0 * 8)) } + Array(part.utf8)
        }
    }
}
