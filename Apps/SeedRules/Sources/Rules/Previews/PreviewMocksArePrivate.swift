// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What previews are given is a private final class in the view's own file.
package struct PreviewMocksArePrivate: Rule {
    package let heading = SeedHeading.view("Preview Mocks Pattern")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.sources).flatMap { file in
            file.types.filter { $0.name.hasSuffix("PreviewMock") }.compactMap { mock in
                guard !mock.isPrivate || !mock.isFinalClass || file.previews.isEmpty else { return nil }
                return mock.violation("\(mock.name) should be a private final class in the file of the previews")
            }
        }
    }
}
