// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineWeb

/// Fields that every response carries unless the host set them, and what no response carries.
package enum StandardHeaders {
    private static let always: [(String, String)] = [
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Permissions-Policy", "camera=(), geolocation=(self), microphone=(), payment=(), usb=()"),
        // A page brings its own policy; nothing else needs to load anything.
        ("Content-Security-Policy", "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    ]

    /// `isSecure` when the browser reached us (or our proxy) over TLS: only then may it be told to insist on it.
    package static func complete(_ headers: inout WebHeaders, isSecure: Bool) {
        for (name, value) in always where headers[name] == nil { headers.append(name, value) }
        if isSecure, headers["Strict-Transport-Security"] == nil {
            headers.append("Strict-Transport-Security", "max-age=31536000")
        }
        if headers["Server"] != nil {
            headers = WebHeaders(
                headers.fields.filter { $0.name.lowercased() != "server" }.map { ($0.name, $0.value) }
            )
        }
    }
}
