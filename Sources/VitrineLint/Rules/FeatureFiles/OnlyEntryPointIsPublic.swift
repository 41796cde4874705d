// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Of a feature, other modules see the entry point and the destinations.
package struct OnlyEntryPointIsPublic: Rule {
    package let heading = SeedHeading.view("File structure")
    package let explanation = Explanation(
        "What only the feature knows can change without others.",
        before: """
            // Features/Item/Sources/Domain/Item.swift
            public struct Item {}
            """,
        after: """
            // Features/Item/Sources/Domain/Item.swift
            struct Item {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.featureFolders.flatMap { feature in
            let entries = ["Feature", "Navigation"].map { "\(feature.folder)/Sources/\(feature.name)\($0).swift" }
            let names = "\(feature.name)Feature.swift and \(feature.name)Navigation.swift"
            return feature.sources.filter { !entries.contains($0.path) }.flatMap { file in
                exposed(in: file).map {
                    Violation(
                        file.text.location(of: $0),
                        "only \(names) should be \($0.name.text)"
                    )
                }
            }
        }
    }

    private func exposed(in file: SourceFile) -> [DeclModifierSyntax] {
        file.index.modifiers.filter { modifier in
            let isImport = modifier.parent?.parent?.is(ImportDeclSyntax.self) ?? false
            return !isImport && ["public", "open"].contains(modifier.name.text)
        }
    }
}
