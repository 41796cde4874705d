// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Splits a stream of bytes into messages: the length in four bytes, most significant first, then so many bytes of
/// JSON.
///
/// Invariant: messages that were complete before malformed bytes are handed out; from those bytes on every call throws
/// the same error. A message costs time in proportion to its length, and what is kept is never longer than the limit
/// and what was appended last.
package struct MessageFraming: Sendable {
    /// The number of bytes that no message exceeds.
    package static let limit = 64 << 20
    private static let lengthSize = 4

    private var bytes: [UInt8] = []
    /// Everything before was handed out.
    private var start = 0
    private var failure: MalformedMessage?

    package init() {}

    /// The bytes of a message, with its length.
    ///
    /// - Throws: `MalformedMessage` for what is longer than the limit, or the encoder's error.
    package static func frame(_ message: some Encodable) throws -> Data {
        let body = try JSONEncoder().encode(message)
        guard body.count <= limit else { throw MalformedMessage.tooLong(bytes: body.count) }
        var frame = Data(capacity: lengthSize + body.count)
        withUnsafeBytes(of: UInt32(body.count).bigEndian) { frame.append(contentsOf: $0) }
        return frame + body
    }

    /// Takes what was read.
    package mutating func append(_ more: some Sequence<UInt8>) {
        guard failure == nil else { return }
        bytes += more
    }

    /// Removes and returns the next complete message; `nil` where the rest has not arrived.
    ///
    /// - Throws: `MalformedMessage`.
    package mutating func next<M: Decodable>(_ type: M.Type) throws -> M? {
        if let failure { throw failure }
        let body = start + Self.lengthSize
        guard bytes.count >= body else { return waiting() }
        let length = bytes[start..<body].reduce(0) { $0 << 8 | Int($1) }
        guard length <= Self.limit else { throw fail(.tooLong(bytes: length)) }
        guard bytes.count - body >= length else { return waiting() }
        start = body + length
        do {
            return try JSONDecoder().decode(type, from: Data(bytes[body..<start]))
        } catch {
            throw fail(.unreadable(reason: "\(error)"))
        }
    }

    private mutating func waiting<M>() -> M? {
        bytes.removeFirst(start)
        start = 0
        return nil
    }

    private mutating func fail(_ reason: MalformedMessage) -> MalformedMessage {
        failure = reason
        bytes = []
        start = 0
        return reason
    }
}
