// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    /// What a connection's first request made of it.
    enum ConnectionOutcome: Sendable {
        case http(HTTPConnection)
        case socket(SocketConnection)
    }
#endif
