// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A section of a seed: the first three digits of its file, and the heading.
package struct SeedHeading: Hashable, Sendable, CustomStringConvertible {
    package let seed: String
    package let title: String

    package var description: String { "seed \(seed), \(title)" }

    static func viewModel(_ title: String) -> SeedHeading { SeedHeading(seed: "001", title: title) }
    static func view(_ title: String) -> SeedHeading { SeedHeading(seed: "004", title: title) }
    static func examples(_ title: String) -> SeedHeading { SeedHeading(seed: "000", title: title) }
}
