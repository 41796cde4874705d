// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import NIOCore

/// What the server says on a socket.
package enum SocketFrame: Hashable, Sendable {
    case text(String)
    case close(code: UInt16, reason: String)
    case ping
    case pong(ByteBuffer)

    /// One unmasked, unfragmented frame (RFC 6455 section 5.2).
    package func encoded(allocator: ByteBufferAllocator) -> ByteBuffer {
        switch self {
        case .text(let text):
            let length = text.utf8.count
            var buffer = allocator.buffer(capacity: length + 10)
            Self.writeHeader(0x1, length, into: &buffer)
            buffer.writeString(text)
            return buffer
        case .close(let code, let reason):
            // A control frame carries at most 125 bytes, two of them the code.
            var reason = reason[...]
            while reason.utf8.count > 123 { reason.removeLast() }
            var buffer = allocator.buffer(capacity: reason.utf8.count + 4)
            Self.writeHeader(0x8, reason.utf8.count + 2, into: &buffer)
            buffer.writeInteger(code)
            buffer.writeSubstring(reason)
            return buffer
        case .ping:
            var buffer = allocator.buffer(capacity: 2)
            Self.writeHeader(0x9, 0, into: &buffer)
            return buffer
        case .pong(let payload):
            var buffer = allocator.buffer(capacity: payload.readableBytes + 2)
            Self.writeHeader(0xA, payload.readableBytes, into: &buffer)
            buffer.writeImmutableBuffer(payload)
            return buffer
        }
    }

    private static func writeHeader(_ opcode: UInt8, _ length: Int, into buffer: inout ByteBuffer) {
        buffer.writeInteger(0x80 | opcode)
        switch length {
        case ...125:
            buffer.writeInteger(UInt8(length))
        case ...Int(UInt16.max):
            buffer.writeInteger(UInt8(126))
            buffer.writeInteger(UInt16(length))
        default:
            buffer.writeInteger(UInt8(127))
            buffer.writeInteger(UInt64(length))
        }
    }
}
