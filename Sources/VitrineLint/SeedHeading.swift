// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A section of a seed: the first three digits of its file, and the heading.
package struct SeedHeading: Hashable, Sendable, CustomStringConvertible {
    /// Empty for what no seed says, but every project needs.
    package let seed: String
    package let title: String

    package var description: String { seed.isEmpty ? title : "seed \(seed), \(title)" }

    static func viewModel(_ title: String) -> SeedHeading { SeedHeading(seed: "001", title: title) }
    static func view(_ title: String) -> SeedHeading { SeedHeading(seed: "004", title: title) }
    static func examples(_ title: String) -> SeedHeading { SeedHeading(seed: "000", title: title) }
    static func neva(_ title: String) -> SeedHeading { SeedHeading(seed: "002", title: title) }
    static func directory(_ title: String) -> SeedHeading { SeedHeading(seed: "003", title: title) }
    static func everywhere(_ title: String) -> SeedHeading { SeedHeading(seed: "", title: title) }
}
