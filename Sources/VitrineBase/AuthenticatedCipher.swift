// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CCrypto

/// Encrypts and authenticates bytes (AES-256-SIV, RFC 5297) under one key.
///
/// Encryption is deterministic: equal bytes are closed alike.
package struct AuthenticatedCipher: Sendable {
    /// Bytes of a key.
    package static let keyLength = 64
    /// Bytes of the code before what is encrypted.
    package static let tagLength = 16

    private let key: [UInt8]

    /// Creates the cipher of a key.
    ///
    /// - Parameter key: `keyLength` bytes.
    package init(key: [UInt8]) {
        precondition(key.count == Self.keyLength, "A key of AES-256-SIV has \(Self.keyLength) bytes.")
        self.key = key
    }

    /// Encrypts bytes.
    ///
    /// - Parameters:
    ///   - bytes: What is encrypted.
    ///   - bound: What has to be the same when it is opened.
    /// - Returns: The code and what is encrypted.
    package func close(_ bytes: [UInt8], bound: [UInt8]) -> [UInt8] {
        var tag = [UInt8](repeating: 0, count: Self.tagLength)
        guard let closed = run(bytes, encrypts: true, bound: bound, &tag) else {
            preconditionFailure("AES-256-SIV is not available in this build of OpenSSL.")
        }
        return tag + closed
    }

    /// Returns what was closed; `nil` where the bytes are made up, altered, or closed under another key.
    package func open(_ closed: [UInt8], bound: [UInt8]) -> [UInt8]? {
        guard closed.count > Self.tagLength else { return nil }
        var tag = Array(closed.prefix(Self.tagLength))
        return run(Array(closed.dropFirst(Self.tagLength)), encrypts: false, bound: bound, &tag)
    }

    private func run(_ input: [UInt8], encrypts: Bool, bound: [UInt8], _ tag: inout [UInt8]) -> [UInt8]? {
        var output = [UInt8](repeating: 0, count: input.count)
        let isDone = vitrine_siv(encrypts ? 1 : 0, key, bound, bound.count, input, input.count, &tag, &output)
        return isDone == 1 ? output : nil
    }
}
