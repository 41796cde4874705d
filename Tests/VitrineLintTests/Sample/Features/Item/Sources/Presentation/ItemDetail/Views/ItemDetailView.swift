// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ItemDetailView: View {
    @State private var viewModel: ItemDetailViewModel

    init(viewModel: ItemDetailViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        content
            .task {
                await viewModel.load()
            }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle:
            Color.clear
        case .loading:
            ProgressView()
        case .loaded(let item):
            Text(item.name)
        case .error:
            ContentUnavailableView(LocalizedStrings.error, systemImage: "exclamationmark.triangle")
        }
    }
}

// MARK: - LocalizedStrings

private enum LocalizedStrings {
    static var error: String { "itemDetail.error".localized() }
}

// MARK: - Previews

#Preview("Loading") {
    ItemDetailView(
        viewModel: ItemDetailViewModel(identifier: 1, getItemUseCase: GetItemUseCasePreviewMock(delay: true))
    )
}

#Preview("Loaded") {
    ItemDetailView(viewModel: ItemDetailViewModel(identifier: 1, getItemUseCase: GetItemUseCasePreviewMock()))
}

#Preview("Error") {
    ItemDetailView(
        viewModel: ItemDetailViewModel(identifier: 1, getItemUseCase: GetItemUseCasePreviewMock(shouldFail: true))
    )
}

// MARK: - Preview Mocks

private final class GetItemUseCasePreviewMock: GetItemUseCaseContract {
    private let delay: Bool
    private let shouldFail: Bool

    init(delay: Bool = false, shouldFail: Bool = false) {
        self.delay = delay
        self.shouldFail = shouldFail
    }

    func execute(identifier: Int) async throws -> Item {
        if delay { try? await Task.sleep(for: .seconds(100)) }
        if shouldFail { throw PreviewError.failed }
        return .stub(id: identifier)
    }
}

private enum PreviewError: Error {
    case failed
}
