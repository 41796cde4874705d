// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ChallengeCharacter

struct CharacterLocalDataSourceTests {
    @Test
    func whoIsSavedIsFoundByNumberInOrder() async throws {
        // Given
        let sut = try CharacterLocalDataSource(file: nil)
        let characters = [Character.stub(id: 7), .stub(id: 2, imageURL: nil)].map(CharacterRecord.init)

        // When
        try await sut.save(characters)

        // Then
        #expect(try await sut.fetchCharacters() == characters.reversed())
        #expect(try await sut.fetchCharacter(identifier: 7) == characters[0])
        #expect(try await sut.fetchCharacter(identifier: 8) == nil)
    }

    @Test
    func aSecondSaveReplaces() async throws {
        // Given
        let sut = try CharacterLocalDataSource(file: nil)
        try await sut.save([CharacterRecord(.stub(name: "Rick"))])

        // When
        try await sut.save([CharacterRecord(.stub(name: "Morty"))])

        // Then
        #expect(try await sut.fetchCharacters().map(\.name) == ["Morty"])
    }

    @Test
    func aFileKeepsThemBeyondTheApp() async throws {
        // Given
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("deep/characters.sqlite")
        try await CharacterLocalDataSource(file: file).save([CharacterRecord(.stub())])

        // Then
        #expect(try await CharacterLocalDataSource(file: file).fetchCharacters().count == 1)
    }

    @Test
    func theLatestStayWhenThereAreTooMany() async throws {
        // Given
        let sut = try CharacterLocalDataSource(file: nil)
        let many = (1...CharacterLocalDataSource.capacity).map { CharacterRecord(.stub(id: $0)) }
        try await sut.save(many)

        // When
        try await sut.save([CharacterRecord(.stub(id: 1)), CharacterRecord(.stub(id: 900_000))])

        // Then
        let identifiers = try await sut.fetchCharacters().map(\.id)
        #expect(identifiers.count == CharacterLocalDataSource.capacity)
        #expect(identifiers.first == 1)
        #expect(!identifiers.contains(2))
        #expect(identifiers.last == 900_000)
    }
}
