// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Every screen has snapshot tests at the seed's path.
package struct ScreenHasSnapshotTests: Rule {
    package let heading = SeedHeading.view("File structure")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap { feature in
            feature.screens.compactMap { screen in
                let suite = "\(screen.name)ViewSnapshotTests"
                let path = "Presentation/\(screen.name)/Snapshots/\(suite).swift"
                let tests = feature.test(at: path)?.types.first { $0.name == suite }?.tests ?? []
                guard !tests.contains(where: takesSnapshot) else { return nil }
                return Violation(
                    Location(path: "\(feature.folder)/Tests/\(path)"),
                    "\(suite) takes no snapshot of \(screen.name)View"
                )
            }
        }
    }

    private func takesSnapshot(_ test: Function) -> Bool {
        ["assertSnapshot", "assertSnapshots"].contains { !(test.body?.calls(named: $0).isEmpty ?? true) }
    }
}
