// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The part of a page's token that names the worker with the page's scene: `w3.…` is of worker 3.
package enum WorkerToken {
    /// Returns what the tokens of a worker begin with.
    package static func prefix(worker number: Int) -> String { "w\(number)." }

    /// Returns the number of the worker that issued a token, from 1 on; `nil` for a token of another form.
    package static func worker(of token: String) -> Int? {
        guard token.hasPrefix("w"), let dot = token.firstIndex(of: ".") else { return nil }
        guard let number = Int(token[token.index(after: token.startIndex)..<dot]), number > 0 else { return nil }
        return number
    }

    /// Returns the number of the worker that issued a token, and 0 for a token of an app that one process ran; `nil` for one
    /// of another form.
    static func place(of token: String) -> Int? {
        token.isEmpty || token.contains(".") ? worker(of: token) : 0
    }
}
