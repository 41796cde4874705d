// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCommon
import SwiftUI

struct CharacterListView: View {
    @State private var viewModel: CharacterListViewModel

    init(viewModel: CharacterListViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        content
            .task {
                await viewModel.load()
            }
            .task(id: viewModel.filter) {
                await viewModel.search()
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaInset(edge: .top, spacing: 0) {
                statusPicker
            }
            .navigationTitle(LocalizedStrings.title)
            .searchable(text: $viewModel.searchText, prompt: LocalizedStrings.searchPrompt)
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle:
            Color.clear
        case .loading:
            ProgressView()
        case .empty:
            ContentUnavailableView(
                LocalizedStrings.Empty.title,
                systemImage: "person.slash"
            )
        case .loaded(let characters):
            ScrollView {
                LazyVStack(spacing: 12) {
                    if let notice = viewModel.notice {
                        CharacterNoticeView(notice: notice)
                    }
                    ForEach(characters) { character in
                        CharacterRowView(character: character)
                            .accessibilityIdentifier(AccessibilityIdentifier.row(id: character.id))
                            .onTapGesture {
                                viewModel.didSelect(character)
                            }
                    }
                    more
                }
                .readableWidth()
                .padding()
            }
            .accessibilityIdentifier(AccessibilityIdentifier.scrollView)
            .refreshable {
                await viewModel.load()
            }
        case .error:
            CharacterFailureView(
                title: LocalizedStrings.Error.title,
                systemImage: "exclamationmark.triangle"
            ) {
                await viewModel.load()
            }
        }
    }

    @ViewBuilder
    private var statusPicker: some View {
        Picker(LocalizedStrings.Status.title, selection: $viewModel.status) {
            Text(LocalizedStrings.Status.all).tag(CharacterStatus?.none)
            ForEach(CharacterStatus.allCases, id: \.self) { status in
                Text(status.localizedName).tag(CharacterStatus?.some(status))
            }
        }
        .pickerStyle(.segmented)
        .readableWidth()
        .padding(.horizontal)
        .padding(.bottom, 8)
        .background(.background)
        .accessibilityIdentifier(AccessibilityIdentifier.statusPicker)
    }

    @ViewBuilder
    private var more: some View {
        switch viewModel.continuation {
        case .nothing:
            EmptyView()
        case .loading:
            ProgressView()
                .padding()
        case .available, .failed:
            LoadMoreButton(hasFailed: viewModel.continuation == .failed) {
                await viewModel.loadMore()
            }
            .accessibilityIdentifier(AccessibilityIdentifier.loadMoreButton)
        }
    }
}

// MARK: - LocalizedStrings

private enum LocalizedStrings {
    static var title: String { "characterList.title".localized() }

    static var searchPrompt: String { "characterList.search.prompt".localized() }

    enum Status {
        static var title: String { "characterList.status.title".localized() }
        static var all: String { "characterList.status.all".localized() }
    }

    enum Empty {
        static var title: String { "characterList.empty.title".localized() }
    }

    enum Error {
        static var title: String { "characterList.error.title".localized() }
    }
}

// MARK: - AccessibilityIdentifiers

private enum AccessibilityIdentifier {
    static let scrollView = "characterList.scrollView"
    static let loadMoreButton = "characterList.loadMoreButton"
    static let statusPicker = "characterList.statusPicker"

    static func row(id: Int) -> String {
        "characterList.row.\(id)"
    }
}

// MARK: - Previews

#Preview("Loading") {
    NavigationStack {
        CharacterListView(
            viewModel: CharacterListViewModel(
                getCharactersUseCase: GetCharactersUseCasePreviewMock(delay: true),
                router: RouterPreviewMock()
            )
        )
    }
}

#Preview("Loaded") {
    NavigationStack {
        CharacterListView(
            viewModel: CharacterListViewModel(
                getCharactersUseCase: GetCharactersUseCasePreviewMock(),
                router: RouterPreviewMock()
            )
        )
    }
}

#Preview("Empty") {
    NavigationStack {
        CharacterListView(
            viewModel: CharacterListViewModel(
                getCharactersUseCase: GetCharactersUseCasePreviewMock(isEmpty: true),
                router: RouterPreviewMock()
            )
        )
    }
}

#Preview("Error") {
    NavigationStack {
        CharacterListView(
            viewModel: CharacterListViewModel(
                getCharactersUseCase: GetCharactersUseCasePreviewMock(shouldFail: true),
                router: RouterPreviewMock()
            )
        )
    }
}

// MARK: - Preview Mocks

private final class GetCharactersUseCasePreviewMock: GetCharactersUseCaseContract {
    private let delay: Bool
    private let isEmpty: Bool
    private let shouldFail: Bool

    init(delay: Bool = false, isEmpty: Bool = false, shouldFail: Bool = false) {
        self.delay = delay
        self.isEmpty = isEmpty
        self.shouldFail = shouldFail
    }

    func execute() async throws -> [Character] {
        if delay {
            try? await Task.sleep(for: .seconds(100))
        }
        if shouldFail {
            throw PreviewError.failed
        }
        if isEmpty {
            return []
        }
        return [Character.stub()]
    }
}

private enum PreviewError: Error {
    case failed
}

private final class RouterPreviewMock: RouterContract {
    func navigate(to destination: any Navigation) {}
    func goBack() {}
}
