// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineTesting

@testable import Trivia

/// Three questions are answered, the result is shown, and the quiz begins anew.
@MainActor
@Suite("Sample Trivia")
struct TriviaWalk {
    @Test func theQuizIsPlayed() throws {
        let walk = try Walk(TriviaApp())
        #expect(walk.sees("3 questions about everything"))
        try walk.tap("Begin")
        #expect(walk.sees("Which planet has the most moons?"))
        #expect(!walk.sees("Begin"))
        try walk.tap("Saturn")
        #expect(walk.sees("Saturn, Correct"))
        #expect(try walk.host.find(role: .button, label: "Mars").isDisabled)
        try walk.tap("Next question")
        try walk.tap("Six")
        #expect(walk.sees("Six, Wrong"))
        #expect(walk.sees("Eight, Correct"))
        try walk.tap("Next question")
        try walk.tap("Water")
        try walk.tap("See the result")
        #expect(walk.sees("2 of 3 correct"))
        #expect(try walk.host.find(label: "Correct").value?.contains("2") == true)
        try walk.tap("Play again")
        #expect(walk.sees("Which planet has the most moons?"))
        #expect(try !walk.host.find(role: .button, label: "Mars").isDisabled)
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func thereIsNoNextQuestionBeforeAnAnswer() throws {
        let walk = try Walk(TriviaApp())
        try walk.tap("Begin")
        let next = try? walk.host.find(label: "Next question")
        #expect(next?.isDisabled != false)
        #expect(walk.sees(part: "Question 1 of 3"))
    }
}
