// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation's functions are those of all sequences and use the process's locale; those of arrays are preferred.

extension Array {
    /// Returns the values formatted by a style, in the user's locale unless the style sets one.
    public func formatted<S>(_ style: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == [Element] {
        SessionFormats.placed(style).format(self)
    }
}

extension Array where Element == String {
    /// Returns the texts as a list in the user's language: "a, b, and c".
    public func formatted() -> String { formatted(.list(type: .and)) }
}
