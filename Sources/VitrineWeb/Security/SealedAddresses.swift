// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CCrypto
@_spi(Engine) import VitrineCore

/// The addresses of one visitor: values are encrypted and authenticated (AES-256-SIV, RFC 5297), so that an address
/// reveals only its value's length in blocks of 16 bytes, cannot be forged or altered, and needs no storage.
///
/// The key is derived from the process's, the app and the visitor, and the text is bound to the name before it and to
/// the path below: what one visitor was shown opens for that visitor alone, at that place alone. Encryption is
/// deterministic, so a value has the same address as often as it is asked for.
package struct SealedAddresses: AddressCodec {
    private struct Key {
        var bytes: [UInt8]
        /// Seconds since 1970; `nil` for the key that seals.
        var end: Int?
    }

    /// Bytes of the code before what is encrypted.
    private static let tagLength = 16

    private let keys: [Key]
    private let seconds: @Sendable () -> Int

    /// Creates the codec of one visitor.
    ///
    /// - Parameters:
    ///   - keys: The keys that visitors' keys are derived from; a replaced one opens addresses until its grace ends.
    ///   - app: The name of the app; addresses of another app do not open here, even under the same keys.
    ///   - visitor: The visitor's name.
    ///   - seconds: The wall clock, in seconds since 1970.
    package init(keys: TokenKeys, app: String, visitor: String, seconds: @escaping @Sendable () -> Int) {
        self.keys = keys.derived { key in
            ["encrypt", "authenticate"].flatMap { half in
                MessageCode.hmac(Self.joined(["vitrine address 1", half, app, visitor]), key: key)
            }
        }.map { Key(bytes: $0.bytes, end: $0.end) }
        self.seconds = seconds
    }

    package func text(for bytes: [UInt8], of type: String, below path: String) -> String? {
        guard let key = keys.first else { return nil }
        var tag = [UInt8](repeating: 0, count: Self.tagLength)
        guard let sealed = Self.run(bytes, encrypts: true, key, bound: Self.joined([type, path]), &tag) else {
            preconditionFailure("AES-256-SIV is not available in this build of OpenSSL.")
        }
        return Base64URL.text(tag + sealed)
    }

    package func bytes(of text: String, of type: String, below path: String) -> [UInt8]? {
        guard let sealed = Self.sealed(text) else { return nil }
        let now = seconds()
        let bound = Self.joined([type, path])
        for key in keys where key.end.map({ now < $0 }) ?? true {
            var tag = Array(sealed.prefix(Self.tagLength))
            let body = Array(sealed.dropFirst(Self.tagLength))
            if let bytes = Self.run(body, encrypts: false, key, bound: bound, &tag) { return bytes }
        }
        return nil
    }

    // MARK: - Paths

    /// The path above the first part of a path that has the form of a sealed one and does not open for this visitor:
    /// made up, altered, another visitor's, or of a key that is gone. `nil` where every sealed part opens.
    ///
    /// Says nothing of the other parts, and needs no scene.
    package func pathAboveForgery(in path: String) -> String? {
        var below = ""
        for part in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            if let (type, text) = RouteComponent.parts(of: part), Self.sealed(text) != nil,
                bytes(of: text, of: type, below: below.isEmpty ? "/" : below) == nil
            {
                return below.isEmpty ? "/" : below
            }
            below += "/" + part
        }
        return nil
    }

    /// The paths above the last and the first part with the form of a sealed one, and the root, the nearest first; none
    /// for a path without such parts.
    package static func pathsAbove(_ path: String) -> [String] {
        var below = ""
        var found: [String] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            if let (_, text) = RouteComponent.parts(of: part), sealed(text) != nil {
                found.append(below.isEmpty ? "/" : below)
            }
            below += "/" + part
        }
        guard let last = found.last, let first = found.first else { return [] }
        var paths: [String] = []
        for path in [last, first, "/"] where !paths.contains(path) { paths.append(path) }
        return paths
    }

    // MARK: - Bytes

    /// The tag and what is encrypted, where a text has that form.
    private static func sealed(_ text: String) -> [UInt8]? {
        guard let bytes = Base64URL.bytes(text), bytes.count > tagLength,
            (bytes.count - tagLength).isMultiple(of: RouteComponent.block)
        else { return nil }
        return bytes
    }

    private static func run(
        _ input: [UInt8], encrypts: Bool, _ key: Key, bound: [UInt8], _ tag: inout [UInt8]
    ) -> [UInt8]? {
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
