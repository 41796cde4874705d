// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A view model's tests import the feature's module, which is called as the app and the feature are.
package struct TestsImportTheirModule: Rule {
    package let heading = SeedHeading.viewModel("ViewModel Tests")
    package let explanation = Explanation(
        "The tests of a feature see its internals by @testable import of its module.",
        before: """
            // Features/Item/Sources/Item.swift
            struct Item {}
            // Features/Item/Tests/ItemListViewModelTests.swift
            import AppItem
            import Testing

            struct ItemListViewModelTests {}
            """,
        after: """
            // Features/Item/Sources/Item.swift
            struct Item {}
            // Features/Item/Tests/ItemListViewModelTests.swift
            import Testing

            @testable import AppItem

            struct ItemListViewModelTests {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let suites = "\(project.naming.viewModel)Tests"
        return project.featureFolders.flatMap { feature in
            let module = (project.naming.modulePrefix ?? "…") + feature.name
            return feature.tests
                .filter { file in file.types.contains { $0.name.hasSuffix(suites) } }
                .filter { !imports(feature.name, project.naming.modulePrefix, in: $0) }
                .map {
                    Violation(
                        $0.location, "the tests of \(feature.name) should say @testable import \(module)",
                        fix: fix(feature.name, project.naming.modulePrefix, in: $0))
                }
        }
    }

    private func imports(_ feature: String, _ prefix: String?, in file: SourceFile) -> Bool {
        clauses(feature, prefix, in: file).contains { $0.attributes.names.contains("testable") }
    }

    private func fix(_ feature: String, _ prefix: String?, in file: SourceFile) -> Fix? {
        clauses(feature, prefix, in: file).first { $0.attributes.isEmpty && $0.modifiers.isEmpty }.map {
            .inserting("@testable ", before: $0, in: file.text)
        }
    }

    private func clauses(_ feature: String, _ prefix: String?, in file: SourceFile) -> [ImportDeclSyntax] {
        file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }.filter { clause in
            let module = clause.path.trimmedDescription
            return prefix.map { module == $0 + feature } ?? module.hasSuffix(feature)
        }
    }
}
