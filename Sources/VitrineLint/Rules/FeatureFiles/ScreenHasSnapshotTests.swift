// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Every screen has snapshot tests at the seed's path.
package struct ScreenHasSnapshotTests: Rule {
    package let heading = SeedHeading.view("File structure")
    package let explanation = Explanation(
        "A screen is compared with how it looked.",
        before: """
            // Sources/Presentation/ItemList/Views/ItemListView.swift
            struct ItemListView: View {}
            """,
        after: """
            // Sources/Presentation/ItemList/Views/ItemListView.swift
            struct ItemListView: View {}
            // Tests/Presentation/ItemList/Snapshots/ItemListViewSnapshotTests.swift
            import Testing

            struct ItemListViewSnapshotTests {
                @Test
                func loaded() { assertSnapshot(of: ItemListView(), as: .image) }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap { feature in
            feature.screens.compactMap { screen in
                let suite = "\(screen.name)ViewSnapshotTests"
                let path = "\(project.naming.presentation)/\(screen.name)/\(project.naming.snapshots)/\(suite).swift"
                let tests = feature.test(at: path)?.types.first { $0.name == suite }?.tests ?? []
                guard !tests.contains(where: takesSnapshot) else { return nil }
                return Violation(
                    Location(path: feature.testPath(path)),
                    "\(suite) takes no snapshot of \(screen.name)View"
                )
            }
        }
    }

    private func takesSnapshot(_ test: Function) -> Bool {
        ["assertSnapshot", "assertSnapshots"].contains { !(test.body?.calls(named: $0).isEmpty ?? true) }
    }
}
