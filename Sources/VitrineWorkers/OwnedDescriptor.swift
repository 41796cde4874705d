// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An open file of this process, closed with its owner. No program that is started inherits it by itself.
final class OwnedDescriptor: Sendable {
    let number: Int32

    /// Takes over an open descriptor.
    init(_ number: Int32) {
        self.number = number
    }

    deinit { close(number) }

    /// Two connected stream sockets.
    static func socketPair() throws -> (OwnedDescriptor, OwnedDescriptor) {
        var ends: [Int32] = [0, 0]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw WorkerError("No socket", errno: errno) }
        return try raised(ends)
    }

    /// The ends of a pipe.
    static func pipe() throws -> (reading: OwnedDescriptor, writing: OwnedDescriptor) {
        var ends: [Int32] = [0, 0]
        guard Foundation.pipe(&ends) == 0 else { throw WorkerError("No pipe", errno: errno) }
        return try raised(ends)
    }

    /// The same files under numbers above all those that a worker's own get, so that none of them is overwritten while
    /// it is handed over.
    private static func raised(_ numbers: [Int32]) throws -> (OwnedDescriptor, OwnedDescriptor) {
        let low = numbers.map(OwnedDescriptor.init)
        let high = try low.map { descriptor in
            let number = fcntl(descriptor.number, F_DUPFD_CLOEXEC, MessageChannel.workerDescriptor + 1)
            guard number >= 0 else { throw WorkerError("No descriptor", errno: errno) }
            return OwnedDescriptor(number)
        }
        return (high[0], high[1])
    }

    /// Waits for bytes and reads what is there; `nil` at the end of the stream.
    func read() -> [UInt8]? {
        while true {
            var failure: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
                let result = Foundation.read(number, buffer.baseAddress, buffer.count)
                failure = result < 0 ? errno : 0
                count = max(result, 0)
            }
            if !bytes.isEmpty { return bytes }
            // A socket whose other end was closed with unread bytes says so by an error; it has ended all the same.
            if failure != EINTR { return nil }
        }
    }
}
