// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineWeb

/// Decides on a socket's opening request before anything of the socket protocol runs.
package struct SocketAdmission: Hashable, Sendable {
    /// The path at which sockets are opened.
    package static let path = "/_vitrine/socket"
    /// The subprotocol that pages offer and the server speaks.
    package static let subprotocol = "vitrine.1"

    package let policy: OriginPolicy

    /// Creates the decision for a server.
    ///
    /// - Parameter policy: The hosts and origins that the server answers.
    package init(policy: OriginPolicy) {
        self.policy = policy
    }

    /// Whether a text is sixteen bytes in base64.
    private static func isKey(_ text: String) -> Bool {
        let digits = text.utf8.prefix(22)
        return text.utf8.count == 24 && text.hasSuffix("==")
            && digits.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
                    true
                default: false
                }
            }
    }

    /// What becomes of an opening request.
    package enum Decision: Hashable, Sendable {
        /// Open it; the subprotocol is echoed only when the client offered it, else the client must fail the handshake.
        case admit(subprotocol: String?)
        /// Answer it with a status of HTTP and a reason for whoever reads the answer.
        case refuse(status: Int, reason: String)
    }

    /// Decides whether a socket is opened: by its method, its headers of RFC 6455, its Host and its Origin.
    ///
    /// - Parameters:
    ///   - method: The method of the request.
    ///   - headers: The headers of the request.
    /// - Returns: What becomes of it.
    package func decide(method: String, headers: WebHeaders) -> Decision {
        guard method == "GET" else { return .refuse(status: 405, reason: "a socket is opened with GET") }
        guard headers.tokens("connection").contains("upgrade"), headers.tokens("upgrade") == ["websocket"],
            headers.all("sec-websocket-version") == ["13"]
        else { return .refuse(status: 426, reason: "this address is a WebSocket, version 13") }
        let keys = headers.all("sec-websocket-key")
        guard keys.count == 1, Self.isKey(keys[0]) else {
            return .refuse(status: 400, reason: "one Sec-WebSocket-Key of 16 bytes in base64 expected")
        }
        let hosts = headers.all("host")
        let origins = headers.all("origin")
        guard hosts.count == 1, origins.count == 1, policy.accepts(origin: origins[0], host: hosts[0]) else {
            return .refuse(status: 403, reason: "origin not allowed; start the server with --origin to allow it")
        }
        // Absent in older browsers; where it is sent, a page cannot forge it.
        guard headers["sec-fetch-site"]?.lowercased() != "cross-site" else {
            return .refuse(status: 403, reason: "cross-site socket")
        }
        let offered = headers.tokens("sec-websocket-protocol")
        guard offered.isEmpty || offered.contains(Self.subprotocol) else {
            return .refuse(status: 400, reason: "this server speaks \(Self.subprotocol)")
        }
        return .admit(subprotocol: offered.isEmpty ? nil : Self.subprotocol)
    }
}
