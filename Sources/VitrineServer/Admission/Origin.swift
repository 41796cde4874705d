// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A web origin: scheme, host and port, compared as a whole.
///
/// Comparing text would let `https://good.example.evil` pass a prefix test and `https://good.example:443` fail an
/// equality test.
package struct Origin: Hashable, Sendable {
    package let isSecure: Bool
    package let authority: Authority

    package init(isSecure: Bool, authority: Authority) {
        self.isSecure = isSecure
        self.authority = authority
    }

    /// Reads `http://host[:port]` or `https://host[:port]`; `null`, other schemes, paths and trailing slashes are
    /// refused.
    package init?(_ text: String) {
        let isSecure: Bool
        let rest: Substring
        if text.hasPrefix("https://") {
            isSecure = true
            rest = text.dropFirst(8)
        } else if text.hasPrefix("http://") {
            isSecure = false
            rest = text.dropFirst(7)
        } else {
            return nil
        }
        guard let authority = Authority(String(rest), defaultPort: isSecure ? 443 : 80) else { return nil }
        self.init(isSecure: isSecure, authority: authority)
    }
}
