// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Links that may stand in a page: paths of this app, and http, https, mailto and tel addresses.
package enum SafeLink {
    package static func sanitized(_ href: String) -> String? {
        guard href.utf8.count <= 2_048, href.unicodeScalars.allSatisfy({ $0.value > 32 && $0.value != 127 }) else {
            return nil
        }
        if href.hasPrefix("/") {
            // `//host` and `/\host` leave the site.
            let second = href.dropFirst().first
            return second == "/" || second == "\\" ? nil : href
        }
        if href.hasPrefix("#") || href.hasPrefix("?") { return href }
        guard let colon = href.firstIndex(of: ":") else { return nil }
        return ["http", "https", "mailto", "tel"].contains(href[..<colon].lowercased()) ? href : nil
    }
}
