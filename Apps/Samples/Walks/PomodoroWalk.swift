// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation
import Testing
import VitrineTesting

@testable import Pomodoro

/// A round of work runs down, and the break begins.
@MainActor
@Suite("Sample Pomodoro")
struct PomodoroWalk {
    private let ticks = PassthroughSubject<Date, Never>()

    private func walk() throws -> Walk {
        try Walk(view: ContentView(model: FocusTimer(ticks: ticks.eraseToAnyPublisher())))
    }

    private func pass(_ seconds: Int, in walk: Walk) async {
        for _ in 0..<seconds { ticks.send(Date(timeIntervalSince1970: 0)) }
        await walk.settle()
    }

    @Test func aRoundRunsDown() async throws {
        let walk = try walk()
        #expect(walk.sees("25:00"))
        try walk.tap("Start")
        #expect(walk.sees("Keep going"))
        await pass(61, in: walk)
        #expect(walk.sees("23:59"))
        try walk.tap("Pause")
        await pass(5, in: walk)
        #expect(walk.sees("23:59"))
        #expect(try walk.host.find(label: "Progress").value == "4 percent")

        try walk.tap("Start")
        await pass(24 * 60, in: walk)
        #expect(walk.sees("05:00"))
        #expect(walk.sees("Paused"))
        try walk.tap("History")
        #expect(walk.sees("1 rounds"))
        try walk.tap("Close")
        #expect(!walk.sees("1 rounds"))
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func aPhaseIsChosenAndReset() async throws {
        let walk = try walk()
        try walk.tap("Break")
        #expect(walk.sees("05:00"))
        try walk.tap("Start")
        await pass(30, in: walk)
        #expect(walk.sees("04:30"))
        try walk.tap("Reset")
        #expect(walk.sees("05:00"))
        #expect(walk.sees("Start"))
    }

    @Test func theStopwatchHasLaps() throws {
        let walk = try walk()
        #expect(try walk.host.find(role: .button, label: "Lap").isDisabled)
        try walk.tap("Go")
        try walk.tap("Lap")
        #expect(walk.sees(part: "1 laps, first at"))
        try walk.tap("Stop")
    }
}
