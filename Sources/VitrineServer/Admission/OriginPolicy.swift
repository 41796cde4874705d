// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Whom the server answers: which Host headers are its own, and which pages may open a socket.
///
/// Two attacks shape it. A hostile page opening a socket with the user's cookies (cross-site hijacking) is stopped by
/// comparing Origin with an allow-list; an absent Origin is no browser and is refused too. A hostile *name* pointed at
/// our address (DNS rebinding) makes page and server same-origin, so Host is checked as well: a server bound to
/// loopback is reached as `localhost` or a loopback literal, a public one by an IP literal, and by name only when
/// configured.
package struct OriginPolicy: Hashable, Sendable {
    /// Whether the server listens on this machine only.
    package let bindsLoopback: Bool
    /// The origins that the operator has named.
    package let origins: Set<Origin>

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - bindsLoopback: Whether the server listens on this machine only.
    ///   - origins: The origins that the operator has named.
    package init(bindsLoopback: Bool, origins: some Sequence<Origin>) {
        self.bindsLoopback = bindsLoopback
        self.origins = Set(origins)
    }

    /// Creates the policy of a server.
    package init(_ configuration: LiveServerConfiguration) {
        self.init(
            bindsLoopback: Authority(host: configuration.host, port: 0).isLoopback,
            origins: configuration.origins
        )
    }

    /// Returns the configured origin that a Host header means, if any; HTTPS wins, because then a proxy speaks TLS for
    /// us.
    package func configuredOrigin(host: String) -> Origin? {
        for isSecure in [true, false] {
            guard let authority = Authority(host, defaultPort: isSecure ? 443 : 80) else { return nil }
            let origin = Origin(isSecure: isSecure, authority: authority)
            if origins.contains(origin) { return origin }
        }
        return nil
    }

    /// Whether a request with this Host header is meant for us.
    package func accepts(host: String) -> Bool {
        if configuredOrigin(host: host) != nil { return true }
        guard let authority = Authority(host, defaultPort: 80) else { return false }
        return authority.isLoopback || (!bindsLoopback && authority.isLiteral)
    }

    /// Whether a page of this origin may open a socket that it addressed to this Host.
    package func accepts(origin: String?, host: String) -> Bool {
        guard accepts(host: host), let origin = origin.flatMap(Origin.init) else { return false }
        if origins.contains(origin) { return true }
        guard configuredOrigin(host: host) == nil, let authority = Authority(host, defaultPort: 80) else {
            return false
        }
        // This server does not terminate TLS, so its own pages are plain http; a configured origin counts as
        // configured.
        return origin == Origin(isSecure: false, authority: authority)
    }
}
