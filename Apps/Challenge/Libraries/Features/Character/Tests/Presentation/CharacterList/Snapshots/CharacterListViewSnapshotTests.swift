// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SnapshotTesting
import SwiftUI
import Testing

@testable import ChallengeCharacter

struct CharacterListViewSnapshotTests {
    @Test
    func loading() {
        // Given
        let useCase = GetCharactersUseCaseNeverMock()

        // Then
        assertSnapshots(of: makeView(useCase), as: appearances())
    }

    @Test
    func loaded() {
        // Given
        let useCase = GetCharactersUseCaseMock()
        useCase.result = .success([
            .stub(id: 1, imageURL: nil),
            .stub(id: 7, name: "Abradolf Lincler", status: .unknown, imageURL: nil),
            .stub(id: 8, name: "Adjudicator Rick", status: .dead, imageURL: nil),
            .stub(id: 9, name: "Somebody with a name that needs more than one line", imageURL: nil),
        ])

        // Then
        assertSnapshots(of: makeView(useCase), as: appearances())
    }

    @Test
    func empty() {
        // Given
        let useCase = GetCharactersUseCaseMock()
        useCase.result = .success([])

        // Then
        assertSnapshots(of: makeView(useCase), as: appearances())
    }

    @Test
    func error() {
        // Given
        let useCase = GetCharactersUseCaseMock()

        // Then
        assertSnapshots(of: makeView(useCase), as: appearances())
    }

    @Test
    func offline() {
        // Given
        let useCase = GetCharactersUseCaseMock()
        useCase.result = .failure(URLError(.notConnectedToInternet))
        let stored = GetStoredCharactersUseCaseMock()
        stored.result = .success([.stub(imageURL: nil)])

        // Then
        assertSnapshots(of: makeView(useCase, stored: stored), as: appearances())
    }

    @Test
    func notRefreshed() async {
        // Given
        let useCase = GetCharactersUseCaseMock()
        useCase.result = .success([.stub(imageURL: nil)])
        let viewModel = CharacterListViewModel(getCharactersUseCase: useCase, router: RouterMock())
        await viewModel.load()
        useCase.result = .failure(MockError.notConfigured)

        // Then
        assertSnapshots(of: NavigationStack { CharacterListView(viewModel: viewModel) }, as: appearances())
    }

    @Test
    func moreToCome() {
        // Given
        let useCase = GetCharactersUseCaseMock()
        useCase.result = .success(GetCharactersPageUseCaseMock.page(1))

        // Then
        assertSnapshots(of: makeView(useCase, pages: GetCharactersPageUseCaseMock()), as: appearances())
    }

    @Test
    func loadedIsReadRowByRow() {
        // Given
        let useCase = GetCharactersUseCaseMock()
        useCase.result = .success([
            .stub(imageURL: nil), .stub(id: 8, name: "Adjudicator Rick", status: .dead, imageURL: nil),
        ])

        // Then
        assertSnapshot(of: makeView(useCase), as: .accessibility(layout: .device(config: .iPhone13)))
    }

    private func makeView(
        _ useCase: GetCharactersUseCaseContract, pages: GetCharactersPageUseCaseContract? = nil,
        stored: GetStoredCharactersUseCaseContract? = nil
    ) -> some View {
        NavigationStack {
            CharacterListView(
                viewModel: CharacterListViewModel(
                    getCharactersUseCase: useCase, router: RouterMock(), getCharactersPageUseCase: pages,
                    getStoredCharactersUseCase: stored)
            )
        }
    }
}

/// Never finishes loading.
private final class GetCharactersUseCaseNeverMock: GetCharactersUseCaseContract {
    func execute() async throws -> [Character] {
        try await Task.sleep(for: .seconds(100))
        return []
    }
}
