// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct QuizView: View {
    @Environment(Quiz.self) private var quiz

    var body: some View {
        ZStack {
            MeshBackground()
            Group {
                switch quiz.state {
                case .start:
                    StartView()
                        .transition(.opacity)
                case .asking(let question, let chosen):
                    QuestionView(question: question, chosen: chosen)
                        .id(question.id)
                        .transition(.push(from: .trailing))
                case .finished(let correct):
                    ResultView(correct: correct)
                        .transition(.scale(scale: 0.5).combined(with: .opacity))
                }
            }
            .padding()
        }
        .fontDesign(.rounded)
    }
}

struct MeshBackground: View {
    var body: some View {
        MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.teal, .indigo, .purple, .pink]
        )
        .opacity(0.5)
        .ignoresSafeArea()
    }
}

struct StartView: View {
    @Environment(Quiz.self) private var quiz

    var body: some View {
        VStack(spacing: 24) {
            Image(systemName: "questionmark.bubble")
                .font(.system(size: 90))
                .accessibilityHidden(true)
            Text("Trivia")
                .font(.largeTitle.weight(.heavy))
            Text("^[\(quiz.questions.count) question](inflect: true) about everything")
            Button("Begin") {
                withAnimation { quiz.begin() }
            }
            .buttonStyle(PillButtonStyle())
        }
    }
}

struct QuestionView: View {
    @Environment(Quiz.self) private var quiz
    let question: Question
    let chosen: Int?

    var body: some View {
        VStack(spacing: 20) {
            ProgressView(value: quiz.progress) {
                Text("Question \(question.id + 1) of \(quiz.questions.count)")
            }
            Spacer()
            Text(question.text)
                .font(.title.bold())
                .multilineTextAlignment(.center)
            ForEach(question.answers.indices, id: \.self) { index in
                Button {
                    withAnimation(.snappy) { quiz.choose(index) }
                } label: {
                    HStack {
                        Text(question.answers[index])
                        Spacer()
                        if chosen != nil, index == question.correct {
                            Image(systemName: "checkmark.circle.fill")
                                .accessibilityLabel("Correct")
                                .transition(.scale)
                        } else if chosen == index {
                            Image(systemName: "xmark.circle.fill")
                                .accessibilityLabel("Wrong")
                        }
                    }
                }
                .buttonStyle(AnswerButtonStyle(color: color(of: index)))
                .disabled(chosen != nil)
            }
            Spacer()
            Button(question.id + 1 == quiz.questions.count ? "See the result" : "Next question") {
                withAnimation(.easeInOut) { quiz.advance() }
            }
            .buttonStyle(PillButtonStyle())
            .opacity(chosen == nil ? 0 : 1)
            .disabled(chosen == nil)
        }
    }

    private func color(of index: Int) -> Color {
        switch chosen {
        case nil: .white
        case _ where index == question.correct: .green
        case index: .red
        default: .gray
        }
    }
}

struct ResultView: View {
    @Environment(Quiz.self) private var quiz
    let correct: Int
    @State private var shown = 0.0

    private var share: Double { Double(correct) / Double(quiz.questions.count) }

    var body: some View {
        VStack(spacing: 24) {
            Gauge(value: shown) {
                Text("Correct")
            } currentValueLabel: {
                Text("\(correct)")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .scaleEffect(2)
            .padding(40)
            Text("\(correct) of \(quiz.questions.count) correct")
                .font(.title)
            HStack {
                ForEach(Array(quiz.results.enumerated()), id: \.offset) { _, isCorrect in
                    Image(systemName: isCorrect ? "checkmark" : "xmark")
                        .foregroundStyle(isCorrect ? .green : .red)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Results")
            Button("Play again") {
                withAnimation { quiz.begin() }
            }
            .buttonStyle(PillButtonStyle())
        }
        .onAppear {
            withAnimation(.spring.delay(0.3)) { shown = share }
        }
    }
}

struct PillButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.horizontal, 32)
            .padding(.vertical, 14)
            .background(.indigo, in: .capsule)
            .foregroundStyle(.white)
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.spring, value: configuration.isPressed)
    }
}

struct AnswerButtonStyle: ButtonStyle {
    let color: Color

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .frame(maxWidth: .infinity)
            .background(color.opacity(configuration.isPressed ? 0.5 : 0.8), in: .rect(cornerRadius: 16))
            .overlay {
                RoundedRectangle(cornerRadius: 16)
                    .stroke(.black.opacity(0.2))
            }
    }
}

#Preview {
    QuizView()
        .environment(Quiz())
}
