// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A port that connections are taken from, each by a thread of its own.
final class Listener: Sendable {
    private let descriptor: Int32
    /// The port on which it listens.
    let port: UInt16

    /// Listens on a port of this machine; 0 for any that is free.
    init(port: UInt16, isPublic: Bool) throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var address = SocketAddress.make(isPublic ? "0.0.0.0" : "127.0.0.1", port)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Int32 in
                guard bind(descriptor, address, length) == 0, listen(descriptor, 128) == 0,
                    getsockname(descriptor, address, &length) == 0
                else { return errno }
                return 0
            }
        }
        guard status == 0 else {
            close(descriptor)
            throw FrontError(port: port, reason: String(cString: strerror(status)))
        }
        self.descriptor = descriptor
        self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Answers from now on, as long as the process lives.
    func serve(_ answer: @escaping @Sendable (Connection) -> Void) {
        Thread.detachNewThread { [descriptor] in
            while true {
                let accepted = accept(descriptor, nil, nil)
                if accepted >= 0 {
                    _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
                    Thread.detachNewThread { answer(Connection(accepted)) }
                } else if ![EINTR, ECONNABORTED, EMFILE, ENFILE].contains(errno) {
                    return
                }
            }
        }
    }
}

/// Why a port cannot be had.
package struct FrontError: Error, CustomStringConvertible {
    let port: UInt16
    let reason: String

    package var description: String { "Port \(port) cannot be listened on: \(reason)." }
}
