// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The sources that the examples of several rules are about, with the part that one breaks and mends.
enum ScreenExample {
    /// The declaration of the view model as the seeds have it.
    static let heldModel = "@State private var viewModel: ItemListViewModel"

    /// A view model with states and its view.
    ///
    /// - Parameters:
    ///   - members: What the view declares.
    ///   - rest: What follows in the file.
    /// - Returns: The source.
    static func screen(_ members: String = heldModel, followedBy rest: String = "") -> String {
        let end = rest.isEmpty ? "" : "\n\n" + rest
        return """
            enum ItemListViewState { case idle, loaded([Item]) }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }

            struct ItemListView: View {
            \(indented(members, by: 4))
            }\(end)
            """
    }

    /// A view that shows states, whose `content` is that.
    static func rendering(_ content: String) -> String {
        screen(
            """
            \(heldModel)

            @ViewBuilder
            private var content: some View {
            \(indented(content, by: 4))
            }
            """)
    }

    /// A view that shows states, and a preview of that name.
    static func previewed(_ name: String) -> String {
        screen(followedBy: preview(name))
    }

    /// A preview; `nil` for one without a name.
    static func preview(_ name: String?) -> String {
        """
        #Preview\(name.map { "(\"\($0)\")" } ?? "") {
            ItemListView()
        }
        """
    }

    /// A screen of people, with what it shows of an error.
    static func showing(error content: String) -> String {
        """
        enum ViewState<T> { case idle, loading, loaded(T), error(String) }

        final class PersonListViewModel {
            private(set) var state: ViewState<[Person]> = .idle
        }

        struct PersonListView: View {
            @State private var viewModel = PersonListViewModel()

            var body: some View {
                switch viewModel.state {
                case .idle, .loading:
                    ProgressView()
                case .loaded(let users):
                    List(users) { Text($0.name) }
                case .error(let message):
        \(indented(content, by: 12))
                }
            }
        }
        """
    }

    /// A card that is a link to what `destination` makes, with a style of buttons or none.
    static func card(
        to destination: String = "newsDetailsBuilder.buildNewsDetailsView(character: character)",
        style: String? = ".plain"
    ) -> String {
        let modifier = style.map { "\n        .buttonStyle(\($0))" } ?? ""
        return """
            struct CardView: View {
                var body: some View {
                    NavigationLink {
                        \(destination)
                    } label: {
                        Text(character.name)
                    }\(modifier)
                }
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
