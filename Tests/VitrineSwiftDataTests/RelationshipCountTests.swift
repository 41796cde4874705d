// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

@Model
final class Team {
    var name: String
    @Relationship(minimumModelCount: 1, maximumModelCount: 2, inverse: \Player.team) var players: [Player] = []
    @Relationship(minimumModelCount: 2) var sponsors: [Sponsor]?

    init(name: String, players: [Player] = []) {
        self.name = name
        self.players = players
    }
}

@Model
final class Player {
    var name: String
    var team: Team?

    init(name: String) { self.name = name }
}

@Model
final class Sponsor {
    var name: String

    init(name: String) { self.name = name }
}

/// Relationships to some numbers of objects only.
@MainActor
@Suite struct RelationshipCountTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try ModelContainer(
            for: Team.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
    }

    private func team() throws -> Team {
        let team = Team(name: "A", players: [Player(name: "1")])
        context.insert(team)
        try context.save()
        return team
    }

    private func storedCount() throws -> Int { try ModelContext(container).fetchCount(FetchDescriptor<Player>()) }

    @Test func `a new object with too few or too many related objects is not saved`() throws {
        let team = Team(name: "A")
        context.insert(team)
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        team.players = (0..<3).map { Player(name: "\($0)") }
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        #expect(try storedCount() == 0 && context.hasChanges)
        context.delete(team.players[2])
        try context.save()
        #expect(try storedCount() == 2)
    }

    @Test func `what is changed at the other end counts`() throws {
        let team = try team()
        let players = [Player(name: "2"), Player(name: "3")]
        for player in players {
            context.insert(player)
            player.team = team
        }
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        players[0].team = nil
        try context.save()
        #expect(try storedCount() == 3 && team.players.count == 2)
        for player in team.players { player.team = nil }
        let error = #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        #expect(error?.description.contains("Team cannot be saved with fewer than 1 players") == true)
    }

    @Test func `a roll back and a deletion end what counts`() throws {
        let team = try team()
        team.players = []
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        context.rollback()
        team.name = "B"
        try context.save()
        #expect(team.players.count == 1)
        team.players = []
        context.delete(team)
        try context.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Team>()) == 0)
    }

    @Test func `what is optional may be nothing, and else has its minimum`() throws {
        let team = try team()
        team.sponsors = [Sponsor(name: "x")]
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        team.sponsors = [Sponsor(name: "x"), Sponsor(name: "y"), Sponsor(name: "z")]
        try context.save()
        team.sponsors = nil
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Team>()).first?.sponsors?.isEmpty != false)
    }
}
