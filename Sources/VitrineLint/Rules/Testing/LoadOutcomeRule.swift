// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A rule that asks for a test of what a load leaves.
package protocol LoadOutcomeRule: Rule {
    /// What the rule means, in a sentence.
    var summary: String { get }
    /// The test's name.
    var test: String { get }
    /// The state that the load leaves.
    var state: String { get }
}

extension LoadOutcomeRule {
    package var heading: SeedHeading { SeedHeading.viewModel("Testing") }

    package var explanation: Explanation {
        Explanation(
            summary,
            before: ScreenExample.loading(testedBy: ""),
            after: ScreenExample.loading(
                testedBy: """
                    @Test
                    func \(test)() async {
                        await sut.load()
                        guard case .\(state) = sut.state else {
                            Issue.record("Expected \(state) state")
                            return
                        }
                    }
                    """))
    }

    package func check(_ project: Project) -> [Violation] { project.statefulSuitesLack(test) }
}
