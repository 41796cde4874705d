// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// What a user sees of one preview.
nonisolated struct PreviewExpectation: CustomTestStringConvertible, Sendable {
    /// `Module/File/Name`.
    let id: String
    /// Read among its elements.
    let labels: [String]
    /// Whether something is in progress.
    let isBusy: Bool

    /// Whether a request is pending that is never answered.
    let isUnanswered: Bool

    init(_ id: String, labels: [String] = [], isBusy: Bool = false, isUnanswered: Bool = false) {
        self.id = id
        self.labels = labels
        self.isBusy = isBusy
        self.isUnanswered = isUnanswered
    }

    var testDescription: String { id }
}

nonisolated extension PreviewExpectation {
    /// Every preview of the modules that are linked here.
    static var all: [PreviewExpectation] {
        #if SEEDS
            challenge + neva + userDirectory + seeds
        #else
            challenge + neva + userDirectory
        #endif
    }

    private static let challenge = [
        PreviewExpectation("ChallengeCharacter/CharacterDetailView/Error", labels: ["Error loading character"]),
        PreviewExpectation(
            "ChallengeCharacter/CharacterDetailView/Loaded", labels: ["Rick Sanchez", "Alive", "Species, Human"]),
        PreviewExpectation(
            "ChallengeCharacter/CharacterDetailView/Loading", labels: ["Loading character"], isBusy: true),
        PreviewExpectation(
            "ChallengeCharacter/CharacterDetailView/Not found", labels: ["Character not found", "Go back"]),
        PreviewExpectation("ChallengeCharacter/CharacterFactView", labels: ["Species, Human"]),
        PreviewExpectation(
            "ChallengeCharacter/CharacterFailureView/List", labels: ["Error loading characters", "Try again"]),
        PreviewExpectation("ChallengeCharacter/CharacterListView/Empty", labels: ["No characters"]),
        PreviewExpectation("ChallengeCharacter/CharacterListView/Error", labels: ["Error loading characters"]),
        PreviewExpectation("ChallengeCharacter/CharacterListView/Loaded", labels: ["Rick Sanchez, Alive"]),
        PreviewExpectation("ChallengeCharacter/CharacterListView/Loading", isBusy: true),
        PreviewExpectation("ChallengeCharacter/CharacterNoticeView/Not refreshed", labels: ["Could not refresh."]),
        PreviewExpectation(
            "ChallengeCharacter/CharacterNoticeView/Offline",
            labels: ["You are offline. This is what was loaded before."]),
        PreviewExpectation(
            "ChallengeCharacter/CharacterNoticeView/Stored", labels: ["Could not load. This is what was loaded before."]
        ),
        PreviewExpectation("ChallengeCharacter/CharacterRowView/Alive", labels: ["Rick Sanchez, Alive"]),
        PreviewExpectation("ChallengeCharacter/CharacterRowView/Dead", labels: ["Adjudicator Rick, Dead"]),
        PreviewExpectation("ChallengeCharacter/CharacterRowView/Unknown", labels: ["Abradolf Lincler, Unknown"]),
        PreviewExpectation("ChallengeCharacter/LoadMoreButton/Available", labels: ["Load more"]),
        PreviewExpectation("ChallengeCharacter/LoadMoreButton/Failed", labels: ["Could not load more. Try again"]),
        PreviewExpectation("ChallengeHome/HomeView", labels: ["Rick and Morty", "Characters"]),
    ]

    private static let neva = [
        PreviewExpectation("Neva/CarouselView/Characters", labels: ["Rick Sanchez, Human"]),
        PreviewExpectation("Neva/CarouselView/Placeholder", labels: ["Loading characters"]),
        PreviewExpectation("Neva/CharacterView/Character", labels: ["Rick Sanchez, Human"]),
        PreviewExpectation("Neva/CharacterView/Placeholder", labels: ["Loading characters"]),
        PreviewExpectation("Neva/FeedDetailsView/Character", labels: ["Rick Sanchez", "Species", "Human", "Share…"]),
        PreviewExpectation("Neva/FeedDetailsView/Long name", labels: ["Abadango Cluster Princess", "Alien"]),
        PreviewExpectation(
            "Neva/FeedSectionsView/All sections",
            labels: ["Featured", "Popular", "More characters", "Agency Director, Human"]),
        PreviewExpectation("Neva/FeedSectionsView/Few characters", labels: ["Featured", "Morty Smith, Human"]),
        PreviewExpectation("Neva/FeedSectionsView/Placeholder", labels: ["Loading characters"]),
        PreviewExpectation("Neva/FeedView/Empty", labels: ["Neva", "No characters", "Retry"]),
        PreviewExpectation(
            "Neva/FeedView/Error", labels: ["Characters can't be shown", "The server can't be reached."]),
        PreviewExpectation("Neva/FeedView/Loaded", labels: ["Neva", "Featured", "Rick Sanchez, Human"]),
        PreviewExpectation("Neva/FeedView/Loading", labels: ["Neva", "Loading characters"]),
        PreviewExpectation("Neva/ImageLoaderView/Loaded"),
        PreviewExpectation("Neva/ImageLoaderView/Loading", isBusy: true),
        PreviewExpectation("Neva/ImageLoaderView/Missing"),
        PreviewExpectation("Neva/ImageLoaderView/Placeholder"),
        PreviewExpectation("Neva/ProductCardView/Character", labels: ["Rick Sanchez, Human"]),
        PreviewExpectation("Neva/ProductCardView/Long name", labels: ["Abadango Cluster Princess, Alien"]),
        PreviewExpectation("Neva/ProductCardView/Placeholder", labels: ["Loading characters"]),
        PreviewExpectation("Neva/ShimmerBandView/Half of the way"),
    ]

    private static let userDirectory = [
        PreviewExpectation(
            "UserDirectory/DirectoryListView/Everybody", labels: ["Users", "Ada Lovelace, ada@example.org"]),
        PreviewExpectation("UserDirectory/DirectoryListView/Favourites", labels: ["Favourites", "Everybody else"]),
        PreviewExpectation("UserDirectory/DirectoryListView/Found", labels: ["Grace Hopper, grace@example.org"]),
        PreviewExpectation("UserDirectory/DirectoryListView/Nobody", labels: ["Nobody is here"]),
        PreviewExpectation("UserDirectory/DirectoryListView/Nobody found", labels: ["No Results for “Babbage”"]),
        PreviewExpectation("UserDirectory/DirectoryView/Empty", labels: ["Users", "Nobody is here"]),
        PreviewExpectation("UserDirectory/DirectoryView/Error", labels: ["Users", "Users can't be shown", "Retry"]),
        PreviewExpectation("UserDirectory/DirectoryView/Loaded", labels: ["Users", "Ada Lovelace, ada@example.org"]),
        PreviewExpectation(
            "UserDirectory/DirectoryView/Loading", labels: ["Users", "Loading users..."], isBusy: true,
            isUnanswered: true),
        PreviewExpectation("UserDirectory/FavouriteButton/Favourite", labels: ["Remove from favourites"]),
        PreviewExpectation("UserDirectory/FavouriteButton/Not a favourite", labels: ["Add to favourites"]),
        PreviewExpectation("UserDirectory/InitialsView/Names"),
        PreviewExpectation("UserDirectory/UserDirectory/Detail", labels: ["Ada Lovelace", "ada@example.org"]),
        PreviewExpectation("UserDirectory/UserDirectory/Empty", labels: ["Users"]),
        PreviewExpectation("UserDirectory/UserDirectory/Error", labels: ["Users can't be shown", "Retry"]),
        PreviewExpectation("UserDirectory/UserDirectory/Fact", labels: ["Username", "ada"]),
        PreviewExpectation("UserDirectory/UserDirectory/Fact with a link", labels: ["ada@example.org"]),
        PreviewExpectation("UserDirectory/UserDirectory/Loaded", labels: ["Users", "Mary Jackson, mary@example.org"]),
        PreviewExpectation(
            "UserDirectory/UserDirectory/Loading", labels: ["Loading users..."], isBusy: true, isUnanswered: true),
        PreviewExpectation("UserDirectory/UserDirectory/Row", labels: ["Ada Lovelace, ada@example.org"]),
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
