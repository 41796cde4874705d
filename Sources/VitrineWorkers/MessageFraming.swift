// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Splits a stream of bytes into messages: the length in four bytes, most significant first, then so many bytes of
/// JSON, or of a message's binary form (`BinaryMessage`).
///
/// Invariant: messages that were complete before malformed bytes are handed out; from those bytes on every call throws
/// the same error. A message costs time in proportion to its length, and what is kept is never longer than the limit
/// and what was appended last.
package struct MessageFraming: Sendable {
    /// The number of bytes that no message exceeds.
    package static let limit = 64 << 20
    private static let lengthSize = 4

    private var bytes: [UInt8] = []
    /// The place up to which the bytes were handed out as messages.
    private var start = 0
    private var failure: MalformedMessage?

    package init() {}

    /// The bytes of a message, with its length.
    ///
    /// - Throws: `MalformedMessage` for what is longer than the limit, or the encoder's error.
    package static func frame(_ message: some Encodable) throws -> [UInt8] {
        if let form = try (message as? any BinaryMessage)?.binaryForm() {
            return try frame(length: form.count) { form.write(to: &$0) }
        }
        let body = try JSONEncoder().encode(message)
        return try frame(length: body.count) { $0 += body }
    }

    private static func frame(length: Int, _ write: (inout [UInt8]) -> Void) throws -> [UInt8] {
        guard length <= limit else { throw MalformedMessage.tooLong(bytes: length) }
        var frame: [UInt8] = []
        frame.reserveCapacity(lengthSize + length)
        withUnsafeBytes(of: UInt32(length).bigEndian) { frame += $0 }
        write(&frame)
        return frame
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
            return try Self.message(type, in: bytes[body..<start])
        } catch let error as MalformedMessage {
            throw fail(error)
        } catch {
            throw fail(.unreadable(reason: "\(error)"))
        }
    }

    private static func message<M: Decodable>(_ type: M.Type, in body: ArraySlice<UInt8>) throws -> M {
        if body.first == BinaryForm.mark, let binary = type as? any BinaryMessage.Type,
            let message = try binary.init(BinaryForm(reading: body)) as? M
        {
            return message
        }
        return try JSONDecoder().decode(type, from: Data(body))
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
