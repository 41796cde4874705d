// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A connection over TCP that one thread reads and writes.
final class Connection {
    let descriptor: Int32
    /// What was read and not used.
    private var rest: [UInt8] = []

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        var on: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit { close(descriptor) }

    /// Connects to a program on this machine; nil where nobody listens.
    convenience init?(port: UInt16) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var address = SocketAddress.make("127.0.0.1", port)
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            close(descriptor)
            return nil
        }
        self.init(descriptor)
    }

    /// How long a read may wait, in seconds.
    func limitReads(seconds: Int) {
        var limit = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Reads up to the empty line behind a head; nil where there is none.
    func readHead() -> MessageHead? {
        let end = Array("\r\n\r\n".utf8)
        var searched = 0
        while true {
            if rest.count >= 4 {
                for index in searched...(rest.count - 4) where rest[index..<(index + 4)].elementsEqual(end) {
                    let head = MessageHead(rest[..<index])
                    rest.removeFirst(index + 4)
                    return head
                }
                searched = rest.count - 3
            }
            guard rest.count < MessageHead.limit, let more = readSome() else { return nil }
            rest += more
        }
    }

    /// What was read beyond the head.
    func takeRest() -> [UInt8] {
        defer { rest = [] }
        return rest
    }

    /// Reads so many bytes; nil where the other side ends before.
    func read(count: Int) -> [UInt8]? {
        while rest.count < count {
            guard let more = readSome() else { return nil }
            rest += more
        }
        defer { rest.removeFirst(count) }
        return Array(rest[..<count])
    }

    /// Reads what there is; nil at the end.
    func readSome() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count > 0 { return Array(buffer[..<count]) }
            guard count < 0, errno == EINTR else { return nil }
        }
    }

    /// Writes all bytes; false where the other side is gone.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes {
                send(descriptor, $0.baseAddress! + offset, bytes.count - offset, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            offset += count
        }
        return true
    }

    /// Says that nothing more will be written.
    func finishWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Copies bytes both ways until one side has closed and all of its bytes are over.
    func splice(with other: Connection) {
        write(other.takeRest())
        other.write(takeRest())
        var sides = [(from: self, to: other), (from: other, to: self)]
        while !sides.isEmpty {
            var entries = sides.map { pollfd(fd: $0.from.descriptor, events: Int16(POLLIN), revents: 0) }
            guard poll(&entries, nfds_t(entries.count), -1) > 0 || errno == EINTR else { return }
            for index in sides.indices.reversed() where entries[index].revents != 0 {
                let side = sides[index]
                if let bytes = side.from.readSome() {
                    guard side.to.write(bytes) else { return }
                } else {
                    side.to.finishWriting()
                    sides.remove(at: index)
                    // An answer is over when its side is; the browser's side may stay open for long.
                    if side.from === other { return }
                }
            }
        }
    }
}

/// Addresses of IPv4.
enum SocketAddress {
    static func make(_ host: String, _ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr(host)
        return address
    }
}
