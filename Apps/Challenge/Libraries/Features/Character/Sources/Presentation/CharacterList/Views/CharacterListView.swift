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
            .navigationTitle(LocalizedStrings.title)
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
        case .loaded:
            ScrollView {
                LazyVStack(spacing: 12) {
                    ForEach(viewModel.characters) { character in
                        CharacterRowView(character: character)
                            .accessibilityIdentifier(AccessibilityIdentifier.row(id: character.id))
                            .onTapGesture {
                                viewModel.didSelect(character)
                            }
                    }
                }
                .padding()
            }
            .accessibilityIdentifier(AccessibilityIdentifier.scrollView)
        case .error:
            ContentUnavailableView(
                LocalizedStrings.Error.title,
                systemImage: "exclamationmark.triangle"
            )
        }
    }
}

// MARK: - LocalizedStrings

private enum LocalizedStrings {
    static var title: String { "characterList.title".localized() }

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
