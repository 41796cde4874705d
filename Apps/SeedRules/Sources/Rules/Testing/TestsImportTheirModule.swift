// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A view model's tests import the feature's module, which is called as the app and the feature are.
package struct TestsImportTheirModule: Rule {
    package let heading = SeedHeading.viewModel("ViewModel Tests")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap { feature in
            let module = project.modulePrefix + feature.name
            return feature.tests
                .filter { file in file.types.contains { $0.name.hasSuffix("ViewModelTests") } }
                .filter { !imports(module, in: $0) }
                .map { Violation($0.location, "the tests of \(feature.name) should say @testable import \(module)") }
        }
    }

    private func imports(_ module: String, in file: SourceFile) -> Bool {
        file.tree.statements.contains { statement in
            guard case .decl(let declaration) = statement.item, let clause = declaration.as(ImportDeclSyntax.self)
            else { return false }
            return clause.attributes.names.contains("testable") && clause.path.trimmedDescription == module
        }
    }
}
