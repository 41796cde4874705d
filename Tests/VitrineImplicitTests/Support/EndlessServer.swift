// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A server on a free port of this machine that answers one request with lines, and never ends its answer.
final class EndlessServer: Sendable {
    /// The address of what it sends.
    let url: URL
    /// One value when the client has closed its connection.
    let closings: AsyncStream<Void>

    private let descriptor: Int32

    struct Failure: Error {
        let reason: String
    }

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - lines: What is sent at once.
    ///   - type: The media type of the answer.
    /// - Throws: `Failure` if there is no free port.
    init(lines: String, type: String = "text/event-stream") throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && listen(descriptor, 1) == 0
                    && getsockname(descriptor, address, &length) == 0
            }
        }
        let port = UInt16(bigEndian: address.sin_port)
        guard isListening, let url = URL(string: "http://127.0.0.1:\(port)/events") else {
            close(descriptor)
            throw Failure(reason: "no port")
        }
        self.url = url
        self.descriptor = descriptor
        let (closings, closing) = AsyncStream<Void>.makeStream()
        self.closings = closings
        let answer = "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nConnection: close\r\n\r\n" + lines
        Thread.detachNewThread {
            let connection = accept(descriptor, nil, nil)
            guard connection >= 0 else { return closing.finish() }
            var buffer = [UInt8](repeating: 0, count: 4_096)
            var request: [UInt8] = []
            while request.suffix(4) != [13, 10, 13, 10] {
                let count = recv(connection, &buffer, buffer.count, 0)
                guard count > 0 else { break }
                request += buffer[..<count]
            }
            let bytes = Array(answer.utf8)
            _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
            // The answer goes on until the client has closed its side.
            while recv(connection, &buffer, buffer.count, 0) > 0 {}
            close(connection)
            closing.yield(())
            closing.finish()
        }
    }

    deinit {
        // A thread that still waits for a client ends.
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
    }
}
