// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing
import VitrineCore

@testable import VitrineWeb

@MainActor @Suite("What browsers keep on several machines") struct SharedDefaultsTests {
    /// A place in memory that goes, comes back, and loses what it had.
    private final class Place: SharedDefaults {
        private struct State {
            var isUp = true
            var browsers: [String: [String: DefaultsValue]] = [:]
            /// Whether the next question is answered with `goOn()` alone.
            var holdsQuestion = false
            /// Whether it writes and does not say so.
            var losesAnswers = false
            /// Whoever waits for an answer, or before it asks again.
            var waiting: [CheckedContinuation<Void, Never>] = []
        }

        private let state = Mutex(State())

        private func answer<Answer: Sendable>(
            _ work: (inout [String: [String: DefaultsValue]]) -> Answer
        ) throws -> Answer {
            try state.withLock { state -> Answer in
                guard state.isUp else { throw CancellationError() }
                return work(&state.browsers)
            }
        }

        private func hold() async {
            await withCheckedContinuation { continuation in
                let holds = state.withLock { state -> Bool in
                    defer { state.holdsQuestion = false }
                    if state.holdsQuestion { state.waiting.append(continuation) }
                    return state.holdsQuestion
                }
                if !holds { continuation.resume() }
            }
        }

        func pause() async {
            await withCheckedContinuation { continuation in state.withLock { $0.waiting.append(continuation) } }
        }

        func goOn() {
            let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
                defer { state.waiting = [] }
                return state.waiting
            }
            for continuation in waiting { continuation.resume() }
        }

        /// Runs something whose first question waits, and waits until it does.
        func holding(_ work: @escaping @MainActor () async -> Void) async -> Task<Void, Never> {
            state.withLock { $0.holdsQuestion = true }
            let task = Task { @MainActor in await work() }
            while state.withLock({ $0.holdsQuestion }) { await Task.yield() }
            return task
        }

        /// Waits until somebody pauses before it asks again.
        func untilPaused() async {
            while state.withLock({ $0.waiting.isEmpty }) { await Task.yield() }
        }

        func values(of browser: String) async throws -> [String: DefaultsValue]? {
            await hold()
            return try answer { $0[browser] }
        }

        func write(
            _ changes: [String: DefaultsValue?], of browser: String, isWhole: Bool
        ) async throws -> [String: DefaultsValue]? {
            await hold()
            let answer = try answer { browsers -> [String: DefaultsValue]? in
                guard isWhole || browsers[browser] != nil else { return nil }
                var values = browsers[browser] ?? [:]
                for (key, value) in changes { values[key] = value }
                browsers[browser] = values
                return values
            }
            if answer != nil, state.withLock({ $0.losesAnswers }) { throw CancellationError() }
            return answer
        }

        func forget(_ browser: String) async throws { try answer { $0[browser] = nil } }

        func loseAnswers() { state.withLock { $0.losesAnswers = true } }
        func set(isUp: Bool) { state.withLock { $0.isUp = isUp } }
        func clear() { state.withLock { $0.browsers = [:] } }

        /// What there is, of all browsers.
        var all: [[String: DefaultsValue]] { state.withLock { Array($0.browsers.values) } }
    }

    private let place = Place()

    private func withFolders(_ body: (_ first: URL, _ second: URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Shared-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appendingPathComponent("1"), folder.appendingPathComponent("2"))
        // Their machines are gone by now.
        place.goOn()
    }

    /// A machine that has just started.
    private func machine(_ folder: URL) throws -> BrowserDefaults {
        let defaults = try BrowserDefaults(folder: folder)
        defaults.share(over: place, pause: { [place] _ in await place.pause() })
        return defaults
    }

    private func store(_ machine: BrowserDefaults) async -> DefaultsStore {
        await machine.prepare("rick")
        return machine.store(for: "rick")
    }

    @Test("what a browser keeps on one machine is there on another, and stays there in a file")
    func exchange() async throws {
        try await withFolders { one, two in
            let (first, second) = (try machine(one), try machine(two))
            let rick = await store(first)
            rick.set(.string("portal"), for: "gun")
            rick.set(.integer(1), for: "one")
            await first.flush()
            #expect(await store(second).values == rick.values)
            await second.flush()
            #expect(try BrowserDefaults(folder: two).store(for: "rick").values == rick.values)
            #expect(place.all == [rick.values])
            // Nobody else's.
            await second.prepare("morty")
            #expect(second.store(for: "morty").values.isEmpty)
        }
    }

    @Test("machines that have a browser's sessions at once learn of each other's changes")
    func both() async throws {
        try await withFolders { one, two in
            let (first, second) = (try machine(one), try machine(two))
            let (here, there) = (await store(first), await store(second))
            here.set(.integer(1), for: "one")
            await first.flush()
            there.set(.integer(2), for: "two")
            await second.flush()
            let expected: [String: DefaultsValue] = ["one": .integer(1), "two": .integer(2)]
            #expect(there.values == expected)
            // With its next page.
            await first.prepare("rick")
            #expect(here.values == expected)
            here.set(nil, for: "two")
            await first.flush()
            await second.prepare("rick")
            #expect(there.values == ["one": .integer(1)])
            #expect(place.all == [there.values])
        }
    }

    @Test("what is written while the place is down is brought there when it is back")
    func down() async throws {
        try await withFolders { one, two in
            let (first, second) = (try machine(one), try machine(two))
            await store(first).set(.integer(1), for: "one")
            await first.flush()
            place.set(isUp: false)
            // The last reference to the store is gone by then.
            first.store(for: "rick").set(.integer(2), for: "two")
            await first.flush()
            #expect(await store(second).values.isEmpty)
            place.set(isUp: true)
            await first.sharedPlaceIsBack()
            #expect(place.all == [["one": .integer(1), "two": .integer(2)]])
            #expect(await store(second).values == ["one": .integer(1), "two": .integer(2)])
        }
    }

    @Test("a file that is older than what others have written replaces none of it")
    func stale() async throws {
        try await withFolders { one, two in
            let (first, second) = (try machine(one), try machine(two))
            await store(first).set(.integer(1), for: "x")
            await first.flush()
            await store(second).set(.integer(2), for: "x")
            await second.flush()
            place.set(isUp: false)
            let restarted = try machine(one)
            let rick = await store(restarted)
            #expect(rick.values == ["x": .integer(1)])
            rick.set(.integer(3), for: "y")
            await restarted.flush()
            place.set(isUp: true)
            await restarted.sharedPlaceIsBack()
            #expect(place.all == [["x": .integer(2), "y": .integer(3)]])
            #expect(rick.values == ["x": .integer(2), "y": .integer(3)])
        }
    }

    @Test("a place that has lost everything gets it again from whoever has it", arguments: [false, true])
    func lost(isRestarted: Bool) async throws {
        try await withFolders { one, _ in
            var first = try machine(one)
            var rick = await store(first)
            rick.set(.integer(1), for: "one")
            await first.flush()
            place.clear()
            if isRestarted {
                first = try machine(one)
                rick = await store(first)
            } else {
                rick.set(.integer(2), for: "two")
            }
            await first.flush()
            #expect(place.all == [rick.values])
            #expect(rick.values["one"] == .integer(1))
        }
    }

    @Test("what was removed elsewhere does not come back from a file")
    func removed() async throws {
        try await withFolders { one, two in
            let (first, second) = (try machine(one), try machine(two))
            await store(first).set(.integer(1), for: "x")
            await first.flush()
            await store(second).set(nil, for: "x")
            await second.flush()
            let restarted = try machine(one)
            #expect(await store(restarted).values.isEmpty)
            await restarted.flush()
            #expect(try BrowserDefaults(folder: one).store(for: "rick").values.isEmpty)
        }
    }

    @Test("who is forgotten is forgotten in the place, too, and asks again where that is down")
    func forgotten() async throws {
        try await withFolders { one, _ in
            let first = try machine(one)
            let rick = await store(first)
            rick.set(.integer(1), for: "x")
            await first.flush()
            place.set(isUp: false)
            await #expect(throws: (any Error).self) { try await first.forget("rick") }
            place.set(isUp: true)
            _ = try await first.forget("rick")
            rick.set(.integer(2), for: "x")
            await first.flush()
            #expect(place.all.isEmpty)
        }
    }

    @Test("what the place did not take is tried again without anybody's change")
    func retried() async throws {
        try await withFolders { one, _ in
            let first = try machine(one)
            let rick = await store(first)
            place.set(isUp: false)
            rick.set(.integer(1), for: "x")
            await first.flush()
            await place.untilPaused()
            place.goOn()
            await place.untilPaused()
            #expect(place.all.isEmpty)
            place.set(isUp: true)
            place.goOn()
            while place.all != [["x": .integer(1)]] { await Task.yield() }
        }
    }

    @Test("who was to be forgotten while the place was down is forgotten without being asked again")
    func forgottenLater() async throws {
        try await withFolders { one, _ in
            let first = try machine(one)
            await store(first).set(.integer(1), for: "x")
            await first.flush()
            place.set(isUp: false)
            await #expect(throws: (any Error).self) { try await first.forget("rick") }
            await place.untilPaused()
            place.set(isUp: true)
            place.goOn()
            while !place.all.isEmpty { await Task.yield() }
        }
    }

    @Test("what was to be deleted does not come back with the next page, and what is written since stays")
    func deletedFirst() async throws {
        try await withFolders { one, two in
            let first = try machine(one)
            await store(first).set(.integer(1), for: "x")
            await first.flush()
            place.set(isUp: false)
            await #expect(throws: (any Error).self) { try await first.forget("rick") }
            // A page while the place is down, and its store, which is in use afterwards.
            let down = await store(first)
            #expect(down.values.isEmpty)
            down.set(.integer(2), for: "y")
            await first.flush()
            place.set(isUp: true)
            #expect(await store(first).values == ["y": .integer(2)])
            await first.sharedPlaceIsBack()
            #expect(place.all == [["y": .integer(2)]])
            #expect(await store(try machine(two)).values == ["y": .integer(2)])
        }
    }

    @Test("what is on its way to the place while its browser is forgotten is deleted there", arguments: [false, true])
    func forgottenOnItsWay(isAnswerLost: Bool) async throws {
        try await withFolders { one, _ in
            let first = try machine(one)
            let rick = await store(first)
            if isAnswerLost { place.loseAnswers() }
            let writing = await place.holding {
                rick.set(.integer(1), for: "x")
                await first.flush()
            }
            _ = try await first.forget("rick")
            place.goOn()
            await writing.value
            if isAnswerLost {
                await place.untilPaused()
                place.goOn()
            }
            while !place.all.isEmpty { await Task.yield() }
            #expect(rick.isForgotten)
        }
    }

    @Test("of two pages that ask at once nothing is left for a later one")
    func together() async throws {
        try await withFolders { one, _ in
            let first = try machine(one)
            let late = await place.holding { await first.prepare("rick") }
            let rick = await store(first)
            place.goOn()
            await late.value
            #expect(first.fetchedCount == 0)
            #expect(first.store(for: "rick") === rick)
            // Pages that are not made in the end.
            for number in 0..<(DefaultsExchange.fetchedLimit + 5) { await first.prepare("\(number)") }
            #expect(first.fetchedCount == DefaultsExchange.fetchedLimit)
        }
    }
}
