// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

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
    func loadedIsReadRowByRow() {
        // Given
        let useCase = GetCharactersUseCaseMock()
        useCase.result = .success([
            .stub(imageURL: nil), .stub(id: 8, name: "Adjudicator Rick", status: .dead, imageURL: nil),
        ])

        // Then
        assertSnapshot(of: makeView(useCase), as: .accessibility(layout: .device(config: .iPhone13)))
    }

    private func makeView(_ useCase: GetCharactersUseCaseContract) -> some View {
        NavigationStack {
            CharacterListView(
                viewModel: CharacterListViewModel(getCharactersUseCase: useCase, router: RouterMock())
            )
        }
    }
}

/// Loads for as long as anybody looks.
private final class GetCharactersUseCaseNeverMock: GetCharactersUseCaseContract {
    func execute() async throws -> [Character] {
        try await Task.sleep(for: .seconds(100))
        return []
    }
}
