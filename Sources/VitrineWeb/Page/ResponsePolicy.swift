// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The security headers of every response, and where below its origin a server's addresses lie.
package struct ResponsePolicy: Hashable, Sendable {
    /// Hosts besides our own from which pages may show images.
    package var imageSources: [String] = []
    /// The path that every address of the server begins with, `/app`; empty where it has the origin to itself.
    package var basePath = ""

    /// The sites that may show the pages of the server in a frame.
    package enum Framing: Hashable, Sendable {
        case nobody
        /// Pages of our own origin: a preview in its gallery.
        case sameOrigin
    }

    package var framing = Framing.nobody

    package init() {}

    /// Returns the policy of a page whose style element carries `nonce`; without one no inline style is allowed at all.
    package func contentSecurityPolicy(nonce: String?) -> String {
        let style = nonce.map { " 'nonce-\($0)'" } ?? ""
        let images = imageSources.map { " " + $0 }.joined()
        let ancestors = framing == .sameOrigin ? "'self'" : "'none'"
        return
            [
                "default-src 'none'", "script-src 'self'", "style-src 'self'\(style)", "img-src 'self' blob:\(images)",
                "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'",
                "form-action 'self'",
                // Apps show pages of the web in frames, and play what is there: the client makes these elements only.
                "frame-src 'self' https: http:", "media-src 'self' https: http:",
                "frame-ancestors \(ancestors)", "require-trusted-types-for 'script'",
            ].joined(separator: "; ")
    }

    /// Returns the headers of a response; `isSecure` adds the promise to stay on TLS.
    package func headers(nonce: String? = nil, isSecure: Bool) -> [(String, String)] {
        var result = [
            ("Content-Security-Policy", contentSecurityPolicy(nonce: nonce)),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Permissions-Policy", "camera=(), geolocation=(self), microphone=(), payment=(), usb=()"),
        ]
        if isSecure { result.append(("Strict-Transport-Security", "max-age=31536000")) }
        return result
    }
}
