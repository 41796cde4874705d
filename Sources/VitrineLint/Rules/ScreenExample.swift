// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The sources that the examples of several rules are about, with the part that one breaks and mends.
enum ScreenExample {
    /// A view that shows states.
    ///
    /// - Parameter content: What its `content` is.
    /// - Returns: The source.
    static func rendering(_ content: String) -> String {
        """
        \(screen)
            @State private var viewModel: ItemListViewModel

            @ViewBuilder
            private var content: some View {
        \(indented(content, by: 8))
            }
        }
        """
    }

    /// A view that shows states, and a preview of that name.
    static func previewed(_ name: String) -> String {
        """
        \(screen)
            @State private var viewModel: ItemListViewModel
        }

        #Preview("\(name)") {
            ItemListView()
        }
        """
    }

    /// A view model that loads, and its tests.
    static func loading(testedBy test: String) -> String {
        """
        // Sources/ItemListViewModel.swift
        enum ItemListViewState { case idle, loading, loaded([Item]), error(Error) }

        final class ItemListViewModel {
            private(set) var state: ItemListViewState = .idle
        }
        \(suite(test))
        """
    }

    /// A view model that navigates, and its tests.
    static func navigating(testedBy test: String) -> String {
        """
        // Sources/ItemListViewModel.swift
        final class ItemListViewModel {
            private let router: RouterContract

            init(router: RouterContract) { self.router = router }

            func didSelect(_ item: Item) { router.navigate(to: .detail(item)) }
        }
        \(suite(test))
        """
    }

    /// A test of what a selection does, with a router.
    static func navigationTest(router: String) -> String {
        """
        @Test
        func didSelectNavigatesToDetail() {
            let router = \(router)
            ItemListViewModel(router: router).didSelect(.stub())
            #expect(router.path.count == 1)
        }
        """
    }

    private static let screen = """
        enum ItemListViewState { case idle, loaded([Item]) }

        final class ItemListViewModel {
            private(set) var state: ItemListViewState = .idle
        }

        struct ItemListView: View {
        """

    private static func suite(_ test: String) -> String {
        let body = test.isEmpty ? "" : indented(test, by: 4) + "\n"
        return """
            // Tests/ItemListViewModelTests.swift
            import Testing

            struct ItemListViewModelTests {
            \(body)}
            """
    }

    private static func indented(_ text: String, by width: Int) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : String(repeating: " ", count: width) + $0 }.joined(separator: "\n")
    }
}
