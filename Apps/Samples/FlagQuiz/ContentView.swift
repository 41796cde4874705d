// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ContentView: View {
    @State private var countries: [Country]
    @State private var correctAnswer: Int
    @State private var score = 0
    @State private var questionNumber = 1
    @State private var selected: Int?
    @State private var scoreTitle = ""
    @State private var message = ""
    @State private var showingScore = false
    @State private var showingResults = false

    private static let questions = 5
    private let pick: @MainActor () -> (countries: [Country], answer: Int)

    init(
        pick: @escaping @MainActor () -> (countries: [Country], answer: Int) = ContentView.randomQuestion
    ) {
        self.pick = pick
        let question = pick()
        _countries = State(initialValue: question.countries)
        _correctAnswer = State(initialValue: question.answer)
    }

    static func randomQuestion() -> (countries: [Country], answer: Int) {
        (Array(Country.all.shuffled().prefix(3)), Int.random(in: 0...2))
    }

    var body: some View {
        ZStack {
            RadialGradient(
                stops: [
                    .init(color: Color(red: 0.1, green: 0.2, blue: 0.45), location: 0.3),
                    .init(color: Color(red: 0.76, green: 0.15, blue: 0.26), location: 0.3),
                ], center: .top, startRadius: 200, endRadius: 700
            )
            .ignoresSafeArea()

            VStack {
                Spacer()
                Text("Guess the Flag")
                    .font(.largeTitle.weight(.bold))
                    .foregroundStyle(.white)

                VStack(spacing: 15) {
                    VStack {
                        Text("Tap the flag of")
                            .foregroundStyle(.secondary)
                            .font(.subheadline.weight(.heavy))
                        Text(countries[correctAnswer].name)
                            .font(.largeTitle.weight(.semibold))
                    }

                    ForEach(0..<3) { number in
                        Button {
                            flagTapped(number)
                        } label: {
                            FlagView(country: countries[number])
                        }
                        .accessibilityLabel("Flag \(number + 1)")
                        .rotation3DEffect(.degrees(selected == number ? 360 : 0), axis: (x: 0, y: 1, z: 0))
                        .opacity(selected == nil || selected == number ? 1 : 0.25)
                        .scaleEffect(selected == nil || selected == number ? 1 : 0.8)
                    }
                }
                .frame(maxWidth: .infinity)
                .padding(.vertical, 20)
                .background(.regularMaterial)
                .clipShape(.rect(cornerRadius: 20))

                Spacer()
                Spacer()

                Text("Score: \(score)")
                    .foregroundStyle(.white)
                    .font(.title.bold())
                    .contentTransition(.numericText())

                Spacer()
            }
            .padding()
        }
        .alert(scoreTitle, isPresented: $showingScore) {
            Button("Continue", action: askQuestion)
        } message: {
            Text(message)
        }
        .alert("Game over", isPresented: $showingResults) {
            Button("Start again", action: newGame)
        } message: {
            Text("Your final score was \(score) of \(Self.questions).")
        }
    }

    private func flagTapped(_ number: Int) {
        withAnimation(.spring(duration: 1, bounce: 0.5)) {
            selected = number
        }
        if number == correctAnswer {
            scoreTitle = "Correct"
            withAnimation { score += 1 }
            message = "Your score is \(score)."
        } else {
            scoreTitle = "Wrong"
            message = "That's the flag of \(countries[number].name)."
        }
        if questionNumber == Self.questions {
            showingResults = true
        } else {
            showingScore = true
        }
    }

    private func askQuestion() {
        (countries, correctAnswer) = pick()
        selected = nil
        questionNumber += 1
    }

    private func newGame() {
        questionNumber = 0
        score = 0
        askQuestion()
    }
}

#Preview {
    ContentView()
}
