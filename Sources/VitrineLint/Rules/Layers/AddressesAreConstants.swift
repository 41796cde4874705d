// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Addresses of services are in Constants.swift.
package struct AddressesAreConstants: Rule {
    package let heading = SeedHeading.neva("Key Design Decisions")
    package let explanation = Explanation(
        "Where data comes from is written once.",
        before: """
            // NewsRepository.swift
            let url = URL(string: "https://example.org/api")
            """,
        after: """
            // Constants.swift
            enum Constants {
                static let url = URL(string: "https://example.org/api")
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.sources.filter { $0.name != "Constants" }.flatMap { file in
            file.index.strings.filter { literal in
                let text = literal.segments.first?.trimmedDescription ?? ""
                return ["https://", "http://"].contains(where: text.hasPrefix) && !literal.isInPreview
            }.map { Violation(file.text.location(of: $0), "an address belongs in Constants.swift") }
        }
    }
}
