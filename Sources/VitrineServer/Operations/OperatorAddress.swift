// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Where the operator's listener is: metrics and health.
package enum OperatorAddress: Hashable, Sendable {
    case none
    /// Loopback, at the port of the pages plus ``offset``, or a free one where that is taken.
    case automatic
    case host(String, port: Int)
    case unix(path: String)

    package static let offset = 1_000

    /// Reads `none`, `HOST:PORT`, `[IPV6]:PORT` or `unix:PATH`.
    package init?(_ text: String) {
        if text == "none" {
            self = .none
        } else if text.hasPrefix("unix:") {
            let path = String(text.dropFirst("unix:".count))
            // What the kernel takes as the name of a socket, the zero at its end included (sockaddr_un).
            guard path.hasPrefix("/"), path.utf8.count < 108 else { return nil }
            self = .unix(path: path)
        } else {
            let isFree = text.hasSuffix(":0")
            let readable = isFree ? String(text.dropLast()) + "1" : text
            guard text.contains(":"), let authority = Authority(readable, defaultPort: 0), authority.port > 0 else {
                return nil
            }
            self = .host(authority.host, port: isFree ? 0 : authority.port)
        }
    }
}
