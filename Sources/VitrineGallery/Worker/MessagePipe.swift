// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The two ends of a channel to another process, as file descriptors. Writing blocks, reading has a thread of its own.
package final class MessagePipe: @unchecked Sendable {
    private let input: Int32
    private let output: Int32
    private let lock = NSLock()
    private var isBroken = false

    /// Writing to a process that has ended fails instead of ending this one too. There is no way to say so for one pipe
    /// only; servers ignore the signal anyway.
    private static let ignoresBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

    package init(reading input: Int32, writing output: Int32) {
        Self.ignoresBrokenPipes
        self.input = input
        self.output = output
    }

    /// Writes one message; what is written to a process that has ended is lost.
    package func send(_ message: some Encodable) {
        guard let frame = try? MessageFraming.frame(message) else {
            preconditionFailure("A message of the gallery cannot be encoded: \(message)")
        }
        lock.lock()
        defer { lock.unlock() }
        guard !isBroken else { return }
        frame.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    isBroken = true
                    return
                }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// The messages of the other side, in order; the stream ends when the other side does.
    package func messages<M: Decodable & Sendable>(_ type: M.Type) -> AsyncStream<M> {
        let (stream, continuation) = AsyncStream<M>.makeStream()
        let input = self.input
        Thread.detachNewThread {
            var framing = MessageFraming()
            MessagePipe.read(input) { bytes in
                guard let messages = try? framing.messages(M.self, from: bytes) else { return false }
                for message in messages { continuation.yield(message) }
                return true
            }
            continuation.finish()
        }
        return stream
    }

    /// Reads until the end, or until `body` has enough.
    package static func read(_ descriptor: Int32, _ body: (Data) -> Bool) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = buffer.withUnsafeMutableBytes { recv($0, from: descriptor) }
            if count < 0, errno == EINTR { continue }
            guard count > 0, body(Data(buffer[..<count])) else { return }
        }
    }

    private static func recv(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
        #if canImport(Glibc)
            Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
            Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #else
            Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }
}
