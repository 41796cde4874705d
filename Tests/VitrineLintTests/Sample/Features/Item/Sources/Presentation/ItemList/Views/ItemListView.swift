// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ItemListView: View {
    @State private var viewModel: ItemListViewModel

    init(viewModel: ItemListViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        content
            .task {
                await viewModel.load()
            }
            .navigationTitle(LocalizedStrings.title)
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle:
            Color.clear
        case .loading:
            ProgressView()
        case .loaded(let items):
            List(items) { item in
                Button(item.name) {
                    viewModel.didSelect(item)
                }
                .accessibilityIdentifier(AccessibilityIdentifier.row(id: item.id))
            }
            .accessibilityIdentifier(AccessibilityIdentifier.list)
        case .empty:
            ContentUnavailableView(LocalizedStrings.empty, systemImage: "tray")
        case .error:
            ContentUnavailableView(LocalizedStrings.error, systemImage: "exclamationmark.triangle")
        }
    }
}

// MARK: - LocalizedStrings

private enum LocalizedStrings {
    static var title: String { "itemList.title".localized() }
    static var empty: String { "itemList.empty".localized() }
    static var error: String { "itemList.error".localized() }
}

// MARK: - AccessibilityIdentifiers

private enum AccessibilityIdentifier {
    static let list = "itemList.list"

    static func row(id: Int) -> String {
        "itemList.row.\(id)"
    }
}

// MARK: - Previews

#Preview("Loading") {
    NavigationStack {
        ItemListView(
            viewModel: ItemListViewModel(
                getItemsUseCase: GetItemsUseCasePreviewMock(delay: true),
                router: RouterPreviewMock()
            )
        )
    }
}

#Preview("Loaded") {
    NavigationStack {
        ItemListView(
            viewModel: ItemListViewModel(getItemsUseCase: GetItemsUseCasePreviewMock(), router: RouterPreviewMock())
        )
    }
}

#Preview("Empty") {
    NavigationStack {
        ItemListView(
            viewModel: ItemListViewModel(
                getItemsUseCase: GetItemsUseCasePreviewMock(isEmpty: true),
                router: RouterPreviewMock()
            )
        )
    }
}

#Preview("Error") {
    NavigationStack {
        ItemListView(
            viewModel: ItemListViewModel(
                getItemsUseCase: GetItemsUseCasePreviewMock(shouldFail: true),
                router: RouterPreviewMock()
            )
        )
    }
}

// MARK: - Preview Mocks

private final class GetItemsUseCasePreviewMock: GetItemsUseCaseContract {
    private let delay: Bool
    private let isEmpty: Bool
    private let shouldFail: Bool

    init(delay: Bool = false, isEmpty: Bool = false, shouldFail: Bool = false) {
        self.delay = delay
        self.isEmpty = isEmpty
        self.shouldFail = shouldFail
    }

    func execute() async throws -> [Item] {
        if delay { try? await Task.sleep(for: .seconds(100)) }
        if shouldFail { throw PreviewError.failed }
        return isEmpty ? [] : [.stub()]
    }
}

private enum PreviewError: Error {
    case failed
}

private final class RouterPreviewMock: RouterContract {
    func navigate(to destination: any Navigation) {}
    func goBack() {}
}
