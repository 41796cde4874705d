// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCommon
import SwiftUI

struct CharacterDetailView: View {
    @State private var viewModel: CharacterDetailViewModel

    init(viewModel: CharacterDetailViewModel) {
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
                .accessibilityLabel(LocalizedStrings.loading)
        case .loaded(let character):
            ScrollView {
                VStack(spacing: 16) {
                    if let notice = viewModel.notice {
                        CharacterNoticeView(notice: notice)
                    }

                    AsyncImage(url: character.imageURL) { image in
                        image.resizable().scaledToFit()
                    } placeholder: {
                        ProgressView()
                    }
                    .frame(width: 200, height: 200)
                    .clipShape(RoundedRectangle(cornerRadius: 24))
                    .accessibilityLabel(character.name)
                    .accessibilityIdentifier(AccessibilityIdentifier.image)

                    Text(character.name)
                        .font(.title)
                        .accessibilityIdentifier(AccessibilityIdentifier.nameLabel)
                    Text(character.status.localizedName)
                        .foregroundStyle(.secondary)
                        .accessibilityIdentifier(AccessibilityIdentifier.statusLabel)

                    VStack(spacing: 12) {
                        CharacterFactView(label: LocalizedStrings.species, value: character.species)
                        Divider()
                        CharacterFactView(label: LocalizedStrings.origin, value: character.origin)
                        Divider()
                        CharacterFactView(label: LocalizedStrings.location, value: character.location)
                        Divider()
                        CharacterFactView(
                            label: LocalizedStrings.episodes,
                            value: LocalizedStrings.episodes(character.episodeCount)
                        )
                    }
                    .padding()
                    .background(Color.gray.opacity(0.12))
                    .clipShape(RoundedRectangle(cornerRadius: 16))
                }
                .readableWidth()
                .padding()
            }
            .accessibilityIdentifier(AccessibilityIdentifier.scrollView)
            .refreshable {
                await viewModel.load()
            }
        case .error(CharacterError.notFound):
            ContentUnavailableView {
                Label(LocalizedStrings.NotFound.title, systemImage: "person.slash")
            } description: {
                Text(LocalizedStrings.NotFound.description)
            } actions: {
                Button(LocalizedStrings.NotFound.back) {
                    viewModel.didTapOnBackButton()
                }
                .accessibilityIdentifier(AccessibilityIdentifier.backButton)
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
}

// MARK: - LocalizedStrings

private enum LocalizedStrings {
    static var title: String { "characterDetail.title".localized() }
    static var loading: String { "characterDetail.loading".localized() }
    static var species: String { "characterDetail.species".localized() }
    static var origin: String { "characterDetail.origin".localized() }
    static var location: String { "characterDetail.location".localized() }
    static var episodes: String { "characterDetail.episodes".localized() }

    static func episodes(_ count: Int) -> String {
        "characterDetail.episodeCount".localized(count: count)
    }

    enum NotFound {
        static var title: String { "characterDetail.notFound.title".localized() }
        static var description: String { "characterDetail.notFound.description".localized() }
        static var back: String { "characterDetail.notFound.back".localized() }
    }

    enum Error {
        static var title: String { "characterDetail.error.title".localized() }
    }
}

// MARK: - AccessibilityIdentifiers

private enum AccessibilityIdentifier {
    static let scrollView = "characterDetail.scrollView"
    static let image = "characterDetail.image"
    static let nameLabel = "characterDetail.nameLabel"
    static let statusLabel = "characterDetail.statusLabel"
    static let backButton = "characterDetail.backButton"
}

// MARK: - Previews

#Preview("Loading") {
    NavigationStack {
        CharacterDetailView(
            viewModel: CharacterDetailViewModel(
                identifier: 1,
                getCharacterUseCase: GetCharacterUseCasePreviewMock(delay: true),
                router: RouterPreviewMock()
            )
        )
    }
}

#Preview("Loaded") {
    NavigationStack {
        CharacterDetailView(
            viewModel: CharacterDetailViewModel(
                identifier: 1,
                getCharacterUseCase: GetCharacterUseCasePreviewMock(),
                router: RouterPreviewMock()
            )
        )
    }
}

#Preview("Not found") {
    NavigationStack {
        CharacterDetailView(
            viewModel: CharacterDetailViewModel(
                identifier: 1,
                getCharacterUseCase: GetCharacterUseCasePreviewMock(isEmpty: true),
                router: RouterPreviewMock()
            )
        )
    }
}

#Preview("Error") {
    NavigationStack {
        CharacterDetailView(
            viewModel: CharacterDetailViewModel(
                identifier: 1,
                getCharacterUseCase: GetCharacterUseCasePreviewMock(shouldFail: true),
                router: RouterPreviewMock()
            )
        )
    }
}

// MARK: - Preview Mocks

private final class GetCharacterUseCasePreviewMock: GetCharacterUseCaseContract {
    private let delay: Bool
    private let isEmpty: Bool
    private let shouldFail: Bool

    init(delay: Bool = false, isEmpty: Bool = false, shouldFail: Bool = false) {
        self.delay = delay
        self.isEmpty = isEmpty
        self.shouldFail = shouldFail
    }

    func execute(identifier: Int) async throws -> Character {
        if delay {
            try? await Task.sleep(for: .seconds(100))
        }
        if shouldFail {
            throw PreviewError.failed
        }
        if isEmpty {
            throw CharacterError.notFound
        }
        return Character.stub()
    }
}

private enum PreviewError: Error {
    case failed
}

private final class RouterPreviewMock: RouterContract {
    func navigate(to destination: any Navigation) {}
    func goBack() {}
}
