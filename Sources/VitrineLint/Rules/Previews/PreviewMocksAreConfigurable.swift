// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A preview's use case can be told to wait, to find nothing and to fail.
package struct PreviewMocksAreConfigurable: Rule {
    package let heading = SeedHeading.view("Preview Mocks Pattern")
    package let explanation = Explanation(
        "One mock shows every state: it waits, finds nothing or fails as it is told.",
        before: ScreenExample.screen(followedBy: Self.mock("delay: Bool = false")),
        after: ScreenExample.screen(
            followedBy: Self.mock("delay: Bool = false, isEmpty: Bool = false, shouldFail: Bool = false")))

    package init() {}

    private static func mock(_ parameters: String) -> String {
        """
        private final class GetItemsUseCasePreviewMock: GetItemsUseCaseContract {
            init(\(parameters)) {}
        }
        """
    }

    package func check(_ project: Project) -> [Violation] {
        project.views.flatMap { view -> [Violation] in
            guard let viewModel = view.statefulViewModel else { return [] }
            let mocks = view.file.types.filter { $0.name.hasSuffix("UseCasePreviewMock") }
            let labels = mocks.flatMap(\.initializers).flatMap(\.parameters).filter(\.hasDefault).compactMap(\.label)
            let needed = ["delay"] + (viewModel.isList ? ["isEmpty"] : []) + ["shouldFail"]
            return needed.filter { !labels.contains($0) }.map {
                view.type.violation("no use case mock of \(view.name)'s previews takes \($0)")
            }
        }
    }
}
