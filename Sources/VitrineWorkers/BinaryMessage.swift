// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A message that has a binary form besides JSON, which is shorter and takes less time: what is sent for every event of
/// a user, and what carries files and pages.
package protocol BinaryMessage {
    /// The parts of the message's binary form; `nil` for a message that is sent as JSON.
    ///
    /// - Throws: The encoder's error.
    func binaryForm() throws -> BinaryForm?

    /// Creates the message from the parts of its binary form.
    ///
    /// - Throws: `MalformedMessage` where no message has such a form, or the decoder's error.
    init(_ form: BinaryForm) throws
}

/// A message in binary form: a zero byte, with which no JSON begins, the kind in a byte, a number in eight bytes, the
/// length of the header in four, most significant first, the header and the content.
package struct BinaryForm: Hashable, Sendable {
    /// Which case of its type the message is.
    package var kind: UInt8
    /// The number of the exchange that the message belongs to.
    package var number: Int
    /// The header, as JSON; empty for messages that need only the number.
    package var header: [UInt8]
    /// A text or the bytes of a file.
    package var content: [UInt8]

    static let mark: UInt8 = 0
    private static let prefixSize = 14

    /// Creates the parts of a message.
    ///
    /// - Parameters:
    ///   - kind: Which case of its type the message is.
    ///   - number: What the message belongs to.
    ///   - header: What is not content, as JSON.
    ///   - content: A text or the bytes of a file.
    package init(kind: UInt8, number: Int, header: [UInt8] = [], content: some Sequence<UInt8>) {
        self.kind = kind
        self.number = number
        self.header = header
        self.content = Array(content)
    }

    /// Reads the form of a message.
    ///
    /// - Throws: `MalformedMessage` for bytes that end too early.
    init(reading bytes: ArraySlice<UInt8>) throws {
        var rest = bytes
        guard rest.count >= Self.prefixSize, rest.popFirst() == Self.mark, let kind = rest.popFirst() else {
            throw MalformedMessage.unreadable(reason: "a binary form of \(bytes.count) bytes")
        }
        self.kind = kind
        number = Int(truncatingIfNeeded: Self.integer(&rest, UInt64.self))
        let length = Int(Self.integer(&rest, UInt32.self))
        guard length <= rest.count else {
            throw MalformedMessage.unreadable(reason: "a header of \(length) bytes in \(rest.count)")
        }
        header = Array(rest.prefix(length))
        content = Array(rest.dropFirst(length))
    }

    /// The number of bytes of the form.
    var count: Int { Self.prefixSize + header.count + content.count }

    /// Writes the form to the end of bytes.
    func write(to bytes: inout [UInt8]) {
        bytes.append(Self.mark)
        bytes.append(kind)
        withUnsafeBytes(of: UInt64(truncatingIfNeeded: number).bigEndian) { bytes += $0 }
        withUnsafeBytes(of: UInt32(header.count).bigEndian) { bytes += $0 }
        bytes += header
        bytes += content
    }

    /// Removes and returns an integer, most significant byte first.
    private static func integer<I: FixedWidthInteger>(_ bytes: inout ArraySlice<UInt8>, _ type: I.Type) -> I {
        let size = I.bitWidth / 8
        defer { bytes = bytes.dropFirst(size) }
        return bytes.prefix(size).reduce(0) { $0 << 8 | I($1) }
    }
}
