// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One rule of the seeds, about the sources of any app.
package protocol Rule: Sendable {
    /// Where the rule comes from.
    var heading: SeedHeading { get }
    /// What it means, with an example.
    var explanation: Explanation { get }

    /// Every place that breaks it.
    func check(_ project: Project) -> [Violation]
}

extension Rule {
    /// The type's name as a value's: `viewModelIsFinalClass`.
    package var name: String {
        let type = String(describing: Self.self)
        return type.prefix(1).lowercased() + type.dropFirst()
    }
}
