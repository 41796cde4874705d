// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What programs say of the values that they leave to the next build, or find of the one before: each of them says it again,
/// and the developer is told once.
struct HandOverNotes {
    private static let codes = ["[web.capsule.unkept]", "[unfit-state]", "[web.session.restored] of another build"]

    private var said: Set<Substring> = []

    /// Whether the developer has not been told what a line of a program's says.
    mutating func isNews(_ line: String) -> Bool {
        guard let start = Self.codes.lazy.compactMap({ line.firstRange(of: $0)?.lowerBound }).first else { return true }
        // Whose session it is, is no news.
        let text = line[start...]
        return said.insert(text.firstRange(of: " session=").map { text[..<$0.lowerBound] } ?? text).inserted
    }
}
