// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Some test of a view model that navigates makes a `Router` and counts its path.
package struct NavigationTestsUseTheRealRouter: Rule {
    package let heading = SeedHeading.viewModel("Testing Rules")
    package let explanation = Explanation(
        "The router is cheap and knows its path: a test that looks at it needs no double.",
        before: ScreenExample.navigating(testedBy: ScreenExample.navigationTest(router: "mock()")),
        after: ScreenExample.navigating(testedBy: ScreenExample.navigationTest(router: "ItemRouter()")))

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let router = project.naming.router
        return project.suites(of: \.navigates) { _, suite in
            guard !suite.tests.contains(where: { uses(router, in: $0) }) else { return nil }
            return suite.violation("\(suite.name) has no test that makes a \(router) and expects its path.count")
        }
    }

    private func uses(_ router: String, in test: Function) -> Bool {
        guard let body = test.body else { return false }
        let makesRouter = body.descendants(FunctionCallExprSyntax.self).contains {
            $0.calledExpression.is(DeclReferenceExprSyntax.self) && $0.calleeName?.hasSuffix(router) ?? false
        }
        let countsPath = body.descendants(MemberAccessExprSyntax.self).contains {
            $0.compactDescription.hasSuffix(".path.count")
        }
        return makesRouter && countsPath
    }
}
