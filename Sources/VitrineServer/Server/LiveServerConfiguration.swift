// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Where a server listens and whom it lets in.
package struct LiveServerConfiguration: Hashable, Sendable {
    /// The address or name that is listened at.
    package var host: String
    /// The TCP port; 0 picks a free port.
    package var port: Int
    /// Origins of pages that may open sockets, beside the server's own (see ``OriginPolicy``).
    package var origins: [Origin]
    /// Where metrics and health are served besides.
    package var operators = OperatorAddress.none
    /// Proxies that are believed about the browsers behind them.
    package var trust = ProxyTrust()
    /// Whether connections begin with a PROXY header; only those of believed proxies and of this machine are let in.
    package var expectsProxyHeader = false
    /// What every address of the pages begins with, `/app`; empty where they have the origin to themselves.
    package var basePath = ""
    package var limits: ServerLimits

    /// Creates a configuration without proxies, metrics and a base path.
    ///
    /// - Parameters:
    ///   - host: The address or name that is listened at.
    ///   - port: The TCP port; 0 picks a free one.
    ///   - origins: Origins of pages that may open sockets, beside the server's own.
    ///   - limits: How much of everything there may be.
    package init(
        host: String = "127.0.0.1",
        port: Int = 8080,
        origins: [Origin] = [],
        limits: ServerLimits = ServerLimits()
    ) {
        self.host = host
        self.port = port
        self.origins = origins
        self.limits = limits
    }
}
