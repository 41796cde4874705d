// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation

final class FocusTimer: ObservableObject {
    enum Phase: String, CaseIterable, Identifiable {
        case focus = "Focus"
        case pause = "Break"

        var id: Self { self }
        var seconds: Int { self == .focus ? 25 * 60 : 5 * 60 }
        var next: Phase { self == .focus ? .pause : .focus }
    }

    struct Round: Identifiable {
        let id = UUID()
        let phase: Phase
        let finished: Date
    }

    @Published private(set) var phase = Phase.focus
    @Published private(set) var remaining = Phase.focus.seconds
    @Published private(set) var isRunning = false
    @Published private(set) var rounds: [Round] = []

    private let ticks: AnyPublisher<Date, Never>
    private var subscription: AnyCancellable?

    init(ticks: AnyPublisher<Date, Never>? = nil) {
        self.ticks = ticks ?? Timer.publish(every: 1, on: .main, in: .common).autoconnect().eraseToAnyPublisher()
    }

    var progress: Double { 1 - Double(remaining) / Double(phase.seconds) }

    var clock: String { String(format: "%02d:%02d", remaining / 60, remaining % 60) }

    func start() {
        guard !isRunning else { return }
        isRunning = true
        subscription = ticks.sink { [weak self] date in
            self?.tick(at: date)
        }
    }

    func pause() {
        isRunning = false
        subscription?.cancel()
        subscription = nil
    }

    func choose(_ phase: Phase) {
        pause()
        self.phase = phase
        remaining = phase.seconds
    }

    private func tick(at date: Date) {
        remaining -= 1
        guard remaining <= 0 else { return }
        rounds.insert(Round(phase: phase, finished: date), at: 0)
        choose(phase.next)
    }
}
