// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SnapshotTesting
import SwiftUI
import Testing

@testable import ChallengeCharacter

struct CharacterDetailViewSnapshotTests {
    @Test
    func loading() {
        // Given
        let useCase = GetCharacterUseCaseNeverMock()

        // Then
        assertSnapshots(of: makeView(useCase), as: appearances())
    }

    @Test
    func loaded() {
        // Given
        let useCase = GetCharacterUseCaseMock()
        useCase.result = .success(.stub(imageURL: nil))

        // Then
        assertSnapshots(of: makeView(useCase), as: appearances())
    }

    @Test
    func error() {
        // Given
        let useCase = GetCharacterUseCaseMock()

        // Then
        assertSnapshots(of: makeView(useCase), as: appearances())
    }

    @Test
    func notFound() {
        // Given
        let useCase = GetCharacterUseCaseMock()
        useCase.result = .failure(CharacterError.notFound)

        // Then
        assertSnapshots(of: makeView(useCase), as: appearances())
    }

    @Test
    func stored() {
        // Given
        let stored = GetStoredCharacterUseCaseMock()
        stored.result = .success(.stub(imageURL: nil))

        // Then
        assertSnapshots(of: makeView(GetCharacterUseCaseMock(), stored: stored), as: appearances())
    }

    @Test
    func notRefreshed() async {
        // Given
        let useCase = GetCharacterUseCaseMock()
        useCase.result = .success(.stub(imageURL: nil))
        let viewModel = CharacterDetailViewModel(
            identifier: 1, getCharacterUseCase: useCase, router: RouterMock())
        await viewModel.load()
        useCase.result = .failure(MockError.notConfigured)

        // Then
        assertSnapshots(
            of: NavigationStack { CharacterDetailView(viewModel: viewModel) }, as: appearances())
    }

    private func makeView(
        _ useCase: GetCharacterUseCaseContract, stored: GetStoredCharacterUseCaseContract? = nil
    ) -> some View {
        NavigationStack {
            CharacterDetailView(
                viewModel: CharacterDetailViewModel(
                    identifier: 1, getCharacterUseCase: useCase, router: RouterMock(), getStoredCharacterUseCase: stored
                )
            )
        }
    }
}

/// Never finishes loading.
private final class GetCharacterUseCaseNeverMock: GetCharacterUseCaseContract {
    func execute(identifier: Int) async throws -> Character {
        try await Task.sleep(for: .seconds(100))
        return .stub()
    }
}
