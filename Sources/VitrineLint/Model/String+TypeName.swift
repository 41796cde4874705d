// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension String {
    /// A type's name without `any`, `some`, parentheses and question marks.
    package var typeName: String {
        var name = Substring(filter { !"()?!".contains($0) })
        for word in ["any ", "some ", "@MainActor ", "@escaping "] where name.hasPrefix(word) {
            name = name.dropFirst(word.count)
        }
        return String(name)
    }

    /// A type's name without what stands in its angle brackets.
    package var withoutArguments: String { String(prefix { $0 != "<" }) }

    package func dropping(suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
