// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ChallengeCharacter

struct CharacterContainerTests {
    /// What a container shows without a network after another one of the same folder has stored a character.
    private func stored(in folder: URL) async -> CharacterListViewModel {
        let httpClient = HTTPClientMock()
        httpClient.result = .success(CharacterFixtures.page)
        await CharacterContainer(httpClient: httpClient, cacheDirectory: folder)
            .makeCharacterListViewModel(router: Router()).load()
        httpClient.result = .failure(URLError(.notConnectedToInternet))
        let sut = CharacterContainer(httpClient: httpClient, cacheDirectory: folder)
            .makeCharacterListViewModel(router: Router())
        await sut.load()
        return sut
    }

    @Test
    func whoWasSeenIsKeptInTheFolder() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sut = await stored(in: folder)
        #expect(sut.characters.map(\.id) == [2])
        #expect(sut.notice == .offline)
    }

    @Test
    func aFolderThatCannotBeUsedIsNoReasonToFail() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("no folder".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let sut = await stored(in: file)
        guard case .error = sut.state else {
            Issue.record("Expected error state")
            return
        }
    }
}
