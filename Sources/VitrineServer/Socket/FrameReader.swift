// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import NIOCore

/// Reads WebSocket frames strictly (RFC 6455) and puts messages together, without any I/O.
///
/// Invariant: it never holds more than one frame header, one message of at most ``messageLimit`` bytes, and what
/// the peer sent behind it in the same read. Every rule is checked on the frame's *header*, before its payload is
/// waited for: a length of 2^63 costs nothing. After the first violation it reads nothing more.
///
/// NIO's own decoder accepts unmasked frames, reserved bits and opcodes and invalid UTF-8, and its aggregator drops
/// the connection without a close frame; none of that is good enough here.
///
/// Complexity: linear in the bytes, each payload byte is unmasked and validated once.
package struct FrameReader {
    /// What the peer has said.
    package enum Event: Hashable, Sendable {
        /// A whole message.
        case text(String)
        /// A ping, with the payload that the pong has to have.
        case ping(ByteBuffer)
        /// A pong, whatever it answers.
        case pong
        /// The peer's close frame; the code is nil when the frame is empty.
        case close(UInt16?)
        /// A broken rule, with the code and the reason of the close frame that it is answered with.
        case violation(code: UInt16, reason: String)
    }

    /// Bytes that the message now being read may have; the first message has a smaller limit than the others.
    package private(set) var messageLimit: Int
    /// Messages read to their end so far.
    package private(set) var messageCount = 0

    private let laterMessageLimit: Int
    private let fragmentLimit: Int
    private var input = ByteBuffer()
    private var message = ByteBuffer()
    /// Frames of the message that is being put together; 0 between messages.
    private var fragments = 0
    private var isDead = false

    /// Creates a reader that has read nothing.
    ///
    /// - Parameters:
    ///   - helloLimit: The maximum number of bytes of the first message.
    ///   - messageLimit: The maximum number of bytes of each other message.
    ///   - fragmentLimit: The maximum number of frames of a message.
    package init(helloLimit: Int, messageLimit: Int, fragmentLimit: Int) {
        self.messageLimit = helloLimit
        self.laterMessageLimit = messageLimit
        self.fragmentLimit = fragmentLimit
    }

    /// Whether a frame or a message has begun and not ended.
    package var isPartial: Bool {
        !isDead && (input.readableBytes > 0 || fragments > 0)
    }

    /// Takes bytes that have come, in their order.
    package mutating func append(_ bytes: ByteBuffer) {
        guard !isDead else { return }
        var bytes = bytes
        if input.readableBytes == 0 { input = bytes } else { input.writeBuffer(&bytes) }
    }

    /// Returns the next thing that the peer said, or nil when more bytes are needed.
    package mutating func next() -> Event? {
        while !isDead {
            switch readHeader() {
            case .incomplete:
                compact()
                return nil
            case .violation(let code, let reason):
                isDead = true
                input = ByteBuffer()
                message = ByteBuffer()
                return .violation(code: code, reason: reason)
            case .frame(let header):
                guard input.readableBytes >= header.headerLength + header.length else {
                    compact()
                    return nil
                }
                input.moveReaderIndex(forwardBy: header.headerLength)
                var payload = input.readSlice(length: header.length) ?? ByteBuffer()
                payload.unmask(header.mask)
                if let event = take(header, payload) {
                    if case .violation = event { isDead = true }
                    return event
                }
            }
        }
        return nil
    }

    // MARK: Headers

    private struct Header {
        var isFinal: Bool
        var opcode: UInt8
        var headerLength: Int
        var length: Int
        var mask: UInt32
    }

    private enum HeaderResult {
        case incomplete
        case frame(Header)
        case violation(UInt16, String)
    }

    /// Reads the header at the front of the input, and checks every rule that it can break.
    private func readHeader() -> HeaderResult {
        let start = input.readerIndex
        guard let first = input.getInteger(at: start, as: UInt8.self) else { return .incomplete }
        let isFinal = first & 0x80 != 0
        let opcode = first & 0x0F
        guard first & 0x70 == 0 else { return .violation(CloseCode.protocolError, "reserved bit") }
        let isControl = opcode & 0x08 != 0
        switch opcode {
        case 0x0 where fragments == 0: return .violation(CloseCode.protocolError, "continuation of nothing")
        case 0x1 where fragments > 0: return .violation(CloseCode.protocolError, "message inside a message")
        case 0x2: return .violation(CloseCode.unsupportedData, "binary message")
        case 0x0, 0x1, 0x8, 0x9, 0xA: break
        default: return .violation(CloseCode.protocolError, "reserved opcode")
        }
        if isControl, !isFinal { return .violation(CloseCode.protocolError, "fragmented control frame") }

        guard let second = input.getInteger(at: start + 1, as: UInt8.self) else { return .incomplete }
        guard second & 0x80 != 0 else { return .violation(CloseCode.protocolError, "unmasked frame") }
        var length = Int(second & 0x7F)
        var headerLength = 2
        if isControl, length > 125 { return .violation(CloseCode.protocolError, "long control frame") }
        if length == 126 {
            guard let long = input.getInteger(at: start + 2, as: UInt16.self) else { return .incomplete }
            guard long > 125 else { return .violation(CloseCode.protocolError, "length not minimal") }
            length = Int(long)
            headerLength += 2
        } else if length == 127 {
            guard let long = input.getInteger(at: start + 2, as: UInt64.self) else { return .incomplete }
            guard long > UInt64(UInt16.max), long >> 63 == 0 else {
                return .violation(CloseCode.protocolError, "length not minimal")
            }
            length = Int(long)
            headerLength += 8
        }
        if !isControl {
            guard length <= messageLimit - message.readableBytes else {
                return .violation(CloseCode.messageTooLarge, "message over \(messageLimit) bytes")
            }
            guard fragments < fragmentLimit else {
                return .violation(CloseCode.messageTooLarge, "message in over \(fragmentLimit) fragments")
            }
        }
        guard let mask = input.getInteger(at: start + headerLength, as: UInt32.self) else { return .incomplete }
        headerLength += 4
        return .frame(
            Header(isFinal: isFinal, opcode: opcode, headerLength: headerLength, length: length, mask: mask)
        )
    }

    // MARK: Payloads

    private mutating func take(_ header: Header, _ payload: ByteBuffer) -> Event? {
        switch header.opcode {
        case 0x8: return close(payload)
        case 0x9: return .ping(payload)
        case 0xA: return .pong
        default: break
        }
        fragments += 1
        if fragments == 1 {
            message = payload
        } else {
            var payload = payload
            message.writeBuffer(&payload)
        }
        guard header.isFinal else { return nil }
        let whole = message
        message = ByteBuffer()
        fragments = 0
        messageCount += 1
        messageLimit = laterMessageLimit
        guard let text = String(validating: whole.readableBytesView, as: UTF8.self) else {
            return .violation(code: CloseCode.invalidText, reason: "invalid UTF-8")
        }
        return .text(text)
    }

    private func close(_ payload: ByteBuffer) -> Event {
        guard payload.readableBytes > 0 else { return .close(nil) }
        guard let code = payload.getInteger(at: payload.readerIndex, as: UInt16.self), CloseCode.isSendable(code)
        else {
            return .violation(code: CloseCode.protocolError, reason: "invalid close code")
        }
        guard String(validating: payload.readableBytesView.dropFirst(2), as: UTF8.self) != nil else {
            return .violation(code: CloseCode.invalidText, reason: "invalid UTF-8 in close reason")
        }
        return .close(code)
    }

    /// Gives the memory of consumed frames back once the reader waits.
    private mutating func compact() {
        if input.readableBytes == 0 { input = ByteBuffer() } else { input.discardReadBytes() }
    }
}

extension ByteBuffer {
    /// Applies a frame's mask; `mask` is the key as a big-endian number.
    fileprivate mutating func unmask(_ mask: UInt32) {
        withUnsafeMutableReadableBytes { bytes in
            var offset = 0
            let word = UInt64(mask) << 32 | UInt64(mask)
            while offset + 8 <= bytes.count {
                let value = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                bytes.storeBytes(of: value ^ word.bigEndian, toByteOffset: offset, as: UInt64.self)
                offset += 8
            }
            while offset < bytes.count {
                bytes[offset] ^= UInt8(truncatingIfNeeded: mask >> UInt32(24 - 8 * (offset & 3)))
                offset += 1
            }
        }
    }
}
