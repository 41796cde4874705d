// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FlagQuiz

/// Five flags are guessed, the score is told, and a new game begins.
@MainActor
@Suite("Sample FlagQuiz")
struct FlagQuizWalk {
    @Test func aGameOfFiveQuestions() throws {
        let walk = try Walk(view: ContentView { (Array(Country.all.prefix(3)), 1) })
        #expect(walk.sees("Germany"))
        try walk.tap("Flag 2")
        #expect(walk.sees("Correct"))
        #expect(walk.sees("Your score is 1."))
        try walk.tap("Continue")
        try walk.tap("Flag 1")
        #expect(walk.sees("Wrong"))
        #expect(walk.sees("That's the flag of France."))
        try walk.tap("Continue")
        for _ in 3...4 {
            try walk.tap("Flag 2")
            try walk.tap("Continue")
        }
        try walk.tap("Flag 2")
        #expect(walk.sees("Your final score was 4 of 5."))
        try walk.tap("Start again")
        #expect(walk.sees("Score: 0"))
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func theAppAsksForOneOfThreeCountries() throws {
        let walk = try Walk(FlagQuizApp())
        #expect(Country.all.filter { walk.sees($0.name) }.count == 1)
    }
}
