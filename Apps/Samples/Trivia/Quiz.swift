// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation

struct Question: Identifiable, Equatable {
    let id: Int
    let text: String
    let answers: [String]
    let correct: Int
}

@Observable
final class Quiz {
    enum State: Equatable {
        case start
        case asking(Question, chosen: Int?)
        case finished(correct: Int)
    }

    private(set) var state = State.start
    private(set) var results: [Bool] = []
    let questions: [Question]

    init(questions: [Question] = Quiz.standard) {
        self.questions = questions
    }

    static let standard = [
        Question(id: 0, text: "Which planet has the most moons?", answers: ["Mars", "Saturn", "Earth"], correct: 1),
        Question(id: 1, text: "How many legs has a spider?", answers: ["Six", "Eight", "Ten"], correct: 1),
        Question(id: 2, text: "What boils at 100 °C?", answers: ["Water", "Iron", "Helium"], correct: 0),
    ]

    var progress: Double { Double(results.count) / Double(questions.count) }

    func begin() {
        results = []
        state = .asking(questions[0], chosen: nil)
    }

    func choose(_ answer: Int) {
        guard case .asking(let question, chosen: nil) = state else { return }
        results.append(answer == question.correct)
        state = .asking(question, chosen: answer)
    }

    func advance() {
        guard case .asking(let question, chosen: .some) = state else { return }
        if question.id + 1 < questions.count {
            state = .asking(questions[question.id + 1], chosen: nil)
        } else {
            state = .finished(correct: results.count { $0 })
        }
    }
}
