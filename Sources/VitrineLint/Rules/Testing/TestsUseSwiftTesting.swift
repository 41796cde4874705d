// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Tests are written with Swift Testing; only UI tests need XCTest.
package struct TestsUseSwiftTesting: Rule {
    package let heading = SeedHeading.neva("Testing")
    package let explanation = Explanation(
        "Swift Testing names what is expected and runs tests beside each other.",
        before: """
            // AppTests/NewsTests.swift
            import XCTest
            """,
        after: """
            // AppTests/NewsTests.swift
            import Testing
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.tests.filter { file in
            file.imports.contains("XCTest") && !file.path.split(separator: "/").contains { $0.hasSuffix("UITests") }
        }.map { Violation($0.location, "tests should import Testing, not XCTest") }
    }
}
