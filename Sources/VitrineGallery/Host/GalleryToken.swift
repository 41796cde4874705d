// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A page's token tells which worker has its scene: `w3.…` is of worker 3.
package enum GalleryToken {
    package static func prefix(worker number: Int) -> String { "w\(number)." }

    package static func worker(of token: String) -> Int? {
        guard token.hasPrefix("w"), let dot = token.firstIndex(of: ".") else { return nil }
        return Int(token[token.index(after: token.startIndex)..<dot])
    }
}
