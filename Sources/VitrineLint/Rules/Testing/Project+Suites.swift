// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension Project {
    /// What a view model's suite lacks; a view model without a suite is another rule's matter.
    func suites(
        of isMeant: (ViewModel) -> Bool,
        lack violation: (ViewModel, TypeDeclaration) -> Violation?
    ) -> [Violation] {
        viewModels.filter(isMeant).compactMap { viewModel in
            viewModel.tests.flatMap { violation(viewModel, $0) }
        }
    }

    /// The suites of view models with states that have no test of that name.
    func statefulSuitesLack(_ test: String) -> [Violation] {
        suites(of: \.isStateful) { _, suite in
            suite.test(named: test) == nil ? suite.violation("\(suite.name) has no test \(test)") : nil
        }
    }
}
