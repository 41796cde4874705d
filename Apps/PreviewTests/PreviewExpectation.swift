// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// What a person sees of one preview.
nonisolated struct PreviewExpectation: CustomTestStringConvertible, Sendable {
    /// `Module/File/Name`.
    let id: String
    /// Read among its elements.
    let labels: [String]
    /// Whether something is in progress.
    let isBusy: Bool

    init(_ id: String, labels: [String] = [], isBusy: Bool = false) {
        self.id = id
        self.labels = labels
        self.isBusy = isBusy
    }

    var testDescription: String { id }
}

nonisolated extension PreviewExpectation {
    /// Every preview of the modules that are linked here.
    static var all: [PreviewExpectation] {
        #if SEEDS
            challenge + seeds
        #else
            challenge
        #endif
    }

    private static let challenge = [
        PreviewExpectation("ChallengeCharacter/CharacterDetailView/Error", labels: ["Error loading character"]),
        PreviewExpectation(
            "ChallengeCharacter/CharacterDetailView/Loaded", labels: ["Rick Sanchez", "Alive", "Species, Human"]),
        PreviewExpectation(
            "ChallengeCharacter/CharacterDetailView/Loading", labels: ["Loading character"], isBusy: true),
        PreviewExpectation("ChallengeCharacter/CharacterFactView", labels: ["Species, Human"]),
        PreviewExpectation("ChallengeCharacter/CharacterListView/Empty", labels: ["No characters"]),
        PreviewExpectation("ChallengeCharacter/CharacterListView/Error", labels: ["Error loading characters"]),
        PreviewExpectation("ChallengeCharacter/CharacterListView/Loaded", labels: ["Rick Sanchez, Alive"]),
        PreviewExpectation("ChallengeCharacter/CharacterListView/Loading", isBusy: true),
        PreviewExpectation("ChallengeCharacter/CharacterRowView/Alive", labels: ["Rick Sanchez, Alive"]),
        PreviewExpectation("ChallengeCharacter/CharacterRowView/Dead", labels: ["Adjudicator Rick, Dead"]),
        PreviewExpectation("ChallengeCharacter/CharacterRowView/Unknown", labels: ["Abradolf Lincler, Unknown"]),
        PreviewExpectation("ChallengeHome/HomeView", labels: ["Rick and Morty", "Characters"]),
    ]

    #if SEEDS
        private static let seeds = [
            PreviewExpectation("SeedHome/HomeView", labels: ["Rick and Morty", "Characters"]),
            PreviewExpectation("SeedViewExamples/CharacterDetailView/Error", labels: ["Error loading character"]),
            PreviewExpectation("SeedViewExamples/CharacterDetailView/Loaded", labels: ["Rick Sanchez", "Alive"]),
            PreviewExpectation("SeedViewExamples/CharacterDetailView/Loading", isBusy: true),
            PreviewExpectation("SeedViewExamples/CharacterListView/Empty", labels: ["No characters"]),
            PreviewExpectation("SeedViewExamples/CharacterListView/Error", labels: ["Error loading characters"]),
            PreviewExpectation("SeedViewExamples/CharacterListView/Loaded", labels: ["Characters", "Rick Sanchez"]),
            PreviewExpectation("SeedViewExamples/CharacterListView/Loading", isBusy: true),
            PreviewExpectation("SeedViewSkill/CharacterDetailView/Error", labels: ["Error loading character"]),
            PreviewExpectation("SeedViewSkill/CharacterDetailView/Loaded", labels: ["Rick Sanchez", "Alive"]),
            PreviewExpectation("SeedViewSkill/CharacterDetailView/Loading", isBusy: true),
            PreviewExpectation("SeedViewSkill/CharacterListView/Loaded", labels: ["Characters", "Rick Sanchez"]),
            PreviewExpectation("SeedViewSkill/CharacterListView/Loading", isBusy: true),
        ]
    #endif
}
