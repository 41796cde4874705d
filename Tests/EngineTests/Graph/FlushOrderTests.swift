// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineBase
import VitrineCore
import VitrineDisplay

@MainActor
@Suite("The order of a flush")
struct FlushOrderTests {
    @Test("is bodies, lists, layout, preferences, appearance, actions, until nothing is dirty")
    func order() {
        let log = Log()
        let scene = SceneHost(Everything(log: log), session: .fixture())
        scene.flush()
        log.entries = []
        scene.graph.trace = []
        log.count?.wrappedValue = 1
        scene.flush()
        #expect(
            scene.graph.trace == ["bodies", "lists", "layout", "preferences", "appearance", "actions"])
        #expect(log.entries == ["body 1", "appear 0", "change 0 to 1", "preference 1"])
    }

    @Test("a state written by an action is shown by another round of the same flush")
    func anotherRound() {
        let scene = SceneHost(Follower(), session: .fixture())
        scene.flush()
        scene.graph.trace = []
        let before = scene.graph.counters
        Follower.write?(5)
        scene.flush()
        #expect(scene.graph.trace == ["bodies", "layout", "actions", "bodies", "layout"])
        #expect((scene.graph.counters - before).rounds == 2)
        #expect(!scene.graph.isDirty)
    }

    @Test("two transactions in one flush keep their contexts apart, in the order of their writes")
    func transactions() {
        let log = Log()
        let scene = SceneHost(TwoStates(log: log), session: .fixture())
        scene.flush()
        log.entries = []
        var transaction = Transaction()
        transaction.animation = .linear(duration: 0.5)
        withTransaction(transaction) { TwoStates.first?.wrappedValue = 1 }
        TwoStates.second?.wrappedValue = 1
        scene.flush()
        #expect(log.entries == ["first with 0.5", "second with none"])
        #expect(scene.graph.counters.bodies == 5)
    }

    @Test("a write that changes nothing runs nothing")
    func equalWrite() {
        let scene = SceneHost(Follower(), session: .fixture())
        scene.flush()
        let before = scene.graph.counters
        Follower.write?(0)
        #expect(!scene.graph.isDirty)
        scene.flush()
        #expect(scene.graph.counters == before)
    }

    @Test("asks for a flush once, whatever is written")
    func announcement() {
        let scene = SceneHost(TwoStates(log: Log()), session: .fixture())
        scene.flush()
        var calls = 0
        scene.graph.onInvalidate = { calls += 1 }
        TwoStates.first?.wrappedValue = 10
        TwoStates.second?.wrappedValue = 10
        #expect(calls == 1)
        scene.flush()
        TwoStates.first?.wrappedValue = 11
        #expect(calls == 2)
    }

    @Test("gives up on views that keep changing each other, says so, and the next action works")
    func cycle() {
        let scene = SceneHost(Cycle(), session: .fixture())
        scene.flush()
        #expect(!scene.diagnostics.contains(.cyclicUpdate))
        Cycle.isCyclic = true
        Cycle.write?(1)
        scene.flush()
        #expect(scene.diagnostics.contains(.cyclicUpdate))
        #expect(scene.diagnostics.recorded.contains { $0.viewPath.contains("Cycle") })
        #expect(!scene.graph.isDirty)
        Cycle.isCyclic = false
        Cycle.write?(100)
        scene.flush()
        #expect(Cycle.lastSeen == 100)
        #expect(!scene.graph.isDirty)
    }

    @Test("a cycle through an observed model ends too")
    func observedCycle() {
        let model = Counter()
        let scene = SceneHost(ObservedCycle(model: model), session: .fixture())
        scene.flush()
        model.value = 1
        scene.flush()
        #expect(scene.diagnostics.contains(.cyclicUpdate))
        #expect(!scene.graph.isDirty)
        model.limit = 0
        model.value = 1_000
        scene.flush()
        #expect(model.seen == 1_000)
    }

    @Test("a body that writes what it reads is named, and the next action works")
    func bodyWrites() throws {
        SelfWriter.isWriting = true
        let scene = SceneHost(SelfWriter(), session: .fixture())
        scene.flush()
        let found = try #require(scene.diagnostics.recorded.first { $0.code == .bodyWritesState })
        #expect(found.viewPath.contains("SelfWriter"))
        #expect(found.message.contains("SelfWriter"))
        #expect(!scene.graph.isDirty)
        SelfWriter.isWriting = false
        SelfWriter.count?.wrappedValue = 500
        scene.flush()
        #expect(SelfWriter.lastSeen == 500)
    }
}

@MainActor
final class Log {
    var entries: [String] = []
    var count: Binding<Int>?
}

private struct NumberKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Everything: View {
    let log: Log
    @State private var count = 0

    var body: some View {
        log.count = $count
        log.entries.append("body \(count)")
        return VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
                Color.red.onAppear { log.entries.append("appear \(index)") }
            }
            Color.blue.preference(key: NumberKey.self, value: count)
        }
        .onChange(of: count) { log.entries.append("change \($0) to \($1)") }
        .onPreferenceChange(NumberKey.self) { log.entries.append("preference \($0)") }
    }
}

private struct Follower: View {
    @MainActor static var write: ((Int) -> Void)?
    @State private var first = 0
    @State private var second = 0

    var body: some View {
        Follower.write = { first = $0 }
        return Color.red.frame(width: CGFloat(first), height: CGFloat(second))
            .onChange(of: first) { second = first * 2 }
    }
}

private struct TwoStates: View {
    @MainActor static var first: Binding<Int>?
    @MainActor static var second: Binding<Int>?
    let log: Log

    var body: some View {
        VStack {
            One(name: "first", log: log) { TwoStates.first = $0 }
            One(name: "second", log: log) { TwoStates.second = $0 }
        }
    }

    struct One: View {
        let name: String
        let log: Log
        let publish: (Binding<Int>) -> Void
        @State private var value = 0

        var body: some View {
            publish($value)
            let motion = UpdateContext.transaction.animation.map { "\($0.timing.duration)" } ?? "none"
            log.entries.append("\(name) with \(motion)")
            return Color.red.frame(width: CGFloat(value), height: 10)
        }
    }
}

private struct Cycle: View {
    @MainActor static var isCyclic = false
    @MainActor static var write: ((Int) -> Void)?
    @MainActor static var lastSeen = 0
    @State private var value = 0

    var body: some View {
        Cycle.write = { value = $0 }
        Cycle.lastSeen = value
        return Color.red.frame(width: CGFloat(value), height: 10)
            .onChange(of: value) { if Cycle.isCyclic { value += 1 } }
    }
}

@Observable @MainActor
private final class Counter {
    var value = 0
    @ObservationIgnored var limit = 1_000_000
    @ObservationIgnored var seen = 0
}

private struct ObservedCycle: View {
    let model: Counter

    var body: some View {
        model.seen = model.value
        return Color.red.frame(width: CGFloat(model.value), height: 10)
            .onChange(of: model.value) { if model.value < model.limit { model.value += 1 } }
    }
}

private struct SelfWriter: View {
    @MainActor static var isWriting = false
    @MainActor static var count: Binding<Int>?
    @MainActor static var lastSeen = 0
    @State private var value = 0

    var body: some View {
        SelfWriter.count = $value
        SelfWriter.lastSeen = value
        if SelfWriter.isWriting { value += 1 }
        return Color.red.frame(width: CGFloat(value), height: 10)
    }
}
