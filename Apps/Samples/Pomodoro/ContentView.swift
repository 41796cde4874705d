// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ContentView: View {
    @ObservedObject var model: FocusTimer
    @Environment(\.scenePhase) private var scenePhase
    @State private var showsHistory = false

    var body: some View {
        NavigationStack {
            VStack(spacing: 32) {
                Picker("Phase", selection: phase.animation()) {
                    ForEach(FocusTimer.Phase.allCases) { phase in
                        Text(phase.rawValue)
                    }
                }
                .pickerStyle(.segmented)
                .frame(maxWidth: 260)

                ZStack {
                    RingView(progress: model.progress, color: color)
                    VStack {
                        Text(model.clock)
                            .font(.system(size: 56, weight: .light, design: .rounded))
                            .monospacedDigit()
                        Text(model.isRunning ? "Keep going" : "Paused")
                            .font(.callout)
                            .foregroundColor(.secondary)
                    }
                }
                .frame(width: 260, height: 260)

                HStack(spacing: 24) {
                    Button(action: toggle) {
                        Label(
                            model.isRunning ? "Pause" : "Start",
                            systemImage: model.isRunning ? "pause.fill" : "play.fill"
                        )
                        .frame(width: 110)
                    }
                    .buttonStyle(.borderedProminent)
                    .tint(color)

                    Button("Reset") {
                        model.choose(model.phase)
                    }
                    .buttonStyle(.bordered)
                }
                .controlSize(.large)

                Spacer()
                StopwatchView()
            }
            .padding()
            .navigationTitle("Pomodoro")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                Button {
                    showsHistory.toggle()
                } label: {
                    Label("History", systemImage: "clock.arrow.circlepath")
                }
            }
            .sheet(isPresented: $showsHistory) {
                HistoryView(model: model)
                    .presentationDetents([.medium, .large])
            }
            .onChange(of: scenePhase) { phase in
                if phase == .background {
                    model.pause()
                }
            }
        }
    }

    private var color: Color { model.phase == .focus ? .red : .mint }

    private var phase: Binding<FocusTimer.Phase> {
        Binding(get: { model.phase }, set: { model.choose($0) })
    }

    private func toggle() {
        if model.isRunning {
            model.pause()
        } else {
            model.start()
        }
    }
}

struct RingView: View {
    let progress: Double
    let color: Color

    var body: some View {
        ZStack {
            Circle()
                .stroke(lineWidth: 18)
                .opacity(0.2)
                .foregroundColor(color)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(style: StrokeStyle(lineWidth: 18, lineCap: .round, lineJoin: .round))
                .foregroundColor(color)
                .rotationEffect(Angle(degrees: 270))
                .animation(.linear(duration: 1), value: progress)
        }
        .accessibilityElement()
        .accessibilityLabel("Progress")
        .accessibilityValue("\(Int(progress * 100)) percent")
    }
}

struct HistoryView: View {
    @ObservedObject var model: FocusTimer
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List(model.rounds) { round in
                HStack {
                    Text(round.phase.rawValue)
                    Spacer()
                    Text(round.finished, style: .time)
                        .foregroundColor(.secondary)
                }
            }
            .overlay {
                if model.rounds.isEmpty {
                    Text("No rounds yet")
                        .foregroundColor(.secondary)
                }
            }
            .navigationTitle("\(model.rounds.count) rounds")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Close") { dismiss() }
                }
            }
        }
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView(model: FocusTimer())
    }
}
