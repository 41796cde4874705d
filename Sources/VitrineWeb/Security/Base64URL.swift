// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Bytes as text for addresses and JSON (RFC 4648 section 5, without padding).
enum Base64URL {
    static func text(_ bytes: [UInt8]) -> String {
        String(
            Data(bytes).base64EncodedString().compactMap { character in
                switch character {
                case "+": "-"
                case "/": "_"
                case "=": nil
                default: character
                }
            })
    }

    /// Returns the bytes of a text; `nil` unless it is exactly what ``text(_:)`` writes for them, so that no two texts
    /// are the same token.
    static func bytes(_ text: String) -> [UInt8]? {
        let standard = String(text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 })
        let padding = String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: standard + padding) else { return nil }
        let bytes = [UInt8](data)
        return self.text(bytes) == text ? bytes : nil
    }
}
