// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a store is, and how one gets in: `redis://[user:password@]host[:port][/database]`.
package struct StoreAddress: Hashable, Sendable {
    /// What is wrong with an address, in words that do not repeat it: it may hold a password.
    package enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
        case scheme
        /// `rediss://`: this server does not speak TLS with its store.
        case encrypted
        case user
        case host
        case port
        case database
        case rest

        package var description: String {
            switch self {
            case .scheme: "an address like redis://host:6379 is needed"
            case .encrypted:
                "rediss:// is not there: lead redis:// through a network of its own, or through a tunnel such as "
                    + "stunnel or WireGuard"
            case .user: "before the @ stands user:password or :password, with % for signs such as / and @"
            case .host: "it names no host"
            case .port: "the port is a number from 1 to 65535"
            case .database: "behind the / stands the number of a database, 0 for the first"
            case .rest: "it ends with the database; what follows ? or # is not there"
            }
        }
    }

    /// The port of an address that names none.
    package static let defaultPort = 6_379

    package var host: String
    package var port: Int
    /// `nil` for the store's default user.
    package var user: String?
    package var password: String?
    package var database: Int

    /// Creates an address from its parts; the port is a TCP port, the database a number from 0 on.
    package init(
        host: String, port: Int = StoreAddress.defaultPort, user: String? = nil, password: String? = nil,
        database: Int = 0
    ) {
        self.host = host
        self.port = port
        self.user = user
        self.password = password
        self.database = database
    }

    /// Reads an address such as `redis://user:password@host:6379/0`.
    ///
    /// - Parameter text: The address.
    /// - Throws: What is wrong with it.
    package init(_ text: String) throws(Problem) {
        guard !text.lowercased().hasPrefix("rediss://") else { throw .encrypted }
        let scheme = "redis://"
        guard text.lowercased().hasPrefix(scheme) else { throw .scheme }
        let rest = text.dropFirst(scheme.count)
        guard !rest.contains(where: { "?#".contains($0) }) else { throw .rest }
        let parts = rest.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        var place = parts.first ?? ""
        if let at = place.lastIndex(of: "@") {
            let credentials = place[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            place = place[place.index(after: at)...]
            guard credentials.count == 2, let user = String(credentials[0]).removingPercentEncoding,
                let password = String(credentials[1]).removingPercentEncoding, !password.isEmpty
            else { throw .user }
            self.user = user.isEmpty ? nil : user
            self.password = password
        }
        let (name, port) = try Self.hostAndPort(place)
        guard !name.isEmpty, !name.contains(where: \.isWhitespace) else { throw .host }
        host = String(name)
        self.port = Self.defaultPort
        if let port {
            guard let number = Int(port), (1...65_535).contains(number) else { throw .port }
            self.port = number
        }
        database = 0
        if parts.count == 2, !parts[1].isEmpty {
            guard let number = Int(parts[1]), number >= 0 else { throw .database }
            database = number
        }
    }

    /// Divides a host, which may be an IPv6 address in brackets, from the port behind it.
    private static func hostAndPort(_ place: Substring) throws(Problem) -> (host: Substring, port: Substring?) {
        guard place.hasPrefix("[") else {
            let pieces = place.split(separator: ":", omittingEmptySubsequences: false)
            guard pieces.count <= 2 else { throw .host }
            return (pieces.first ?? "", pieces.count == 2 ? pieces[1] : nil)
        }
        guard let end = place.firstIndex(of: "]") else { throw .host }
        let host = place[place.index(after: place.startIndex)..<end]
        let behind = place[place.index(after: end)...]
        guard behind.isEmpty || behind.hasPrefix(":") else { throw .host }
        return (host, behind.isEmpty ? nil : behind.dropFirst())
    }
}

extension StoreAddress: CustomStringConvertible {
    /// The address without what lets one in.
    package var description: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return "redis://\(name):\(port)" + (database == 0 ? "" : "/\(database)")
    }
}
