// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCombine
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("onReceive")
struct OnReceiveModifierTests {
    @Test("a view hears a publisher as long as it is there")
    func values() throws {
        let subject = PassthroughSubject<Int, Never>()
        let host = TestHost(Listening(subject: subject))
        subject.send(7)
        host.scene.flush()
        #expect(host.contains(label: "heard 7"))
        try host.find(label: "Leave").tap()
        subject.send(8)
        host.scene.flush()
        #expect(host.contains(label: "heard 7"))
    }

    @Test("a publisher that has a value says it at once")
    func current() {
        let host = TestHost(Current(subject: CurrentValueSubject(3)))
        host.scene.flush()
        #expect(host.contains(label: "heard 3"))
    }

    @Test("a timer's publisher ticks without a run loop, and ends with its view")
    func timer() async throws {
        let counter = Counter()
        let host = TestHost(Ticker(counter: counter))
        await withCheckedContinuation { counter.third = $0 }
        // One more may have come before this test goes on.
        #expect(counter.count >= 3)
        host.unmount()
        let count = counter.count
        let later = Counter()
        let other = TestHost(Ticker(counter: later))
        await withCheckedContinuation { later.third = $0 }
        other.unmount()
        #expect(counter.count == count)
    }

    @Test("another publisher takes the place of the one before")
    func replaced() throws {
        let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let host = TestHost(Switching(subjects: subjects))
        try host.find(label: "Switch").tap()
        subjects[0].send(1)
        host.scene.flush()
        #expect(host.contains(label: "heard 0"))
        subjects[1].send(2)
        host.scene.flush()
        #expect(host.contains(label: "heard 2"))
    }

    @Test("a publisher that each body makes of closures says its value once, and each other one")
    func made() {
        let model = Model()
        let host = TestHost(Making(model: model))
        host.scene.flush()
        #expect(model.heard == [0] && host.diagnostics.isEmpty)
        model.value = 2
        host.scene.flush()
        #expect(model.heard == [0, 4] && host.diagnostics.isEmpty)
        model.note += 1
        host.scene.flush()
        #expect(model.heard == [0, 4] && host.contains(label: "note 3"))
    }
}

@MainActor private final class Model: ObservableObject {
    @Published var value = 0
    @Published var note = 0
    var heard: [Int] = []

    /// Publishes, as a store does whose state is set to an equal one.
    func hear(_ value: Int) {
        heard.append(value)
        note += 1
    }
}

private struct Making: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("note \(model.note)").onReceive(model.$value.map { $0 * 2 }.removeDuplicates()) { model.hear($0) }
    }
}

private struct Listening: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var heard = 0
    @State private var isThere = true

    var body: some View {
        Text("heard \(heard)")
        if isThere { Text("ear").onReceive(subject) { heard = $0 } }
        Button("Leave") { isThere = false }
    }
}

private struct Current: View {
    let subject: CurrentValueSubject<Int, Never>
    @State private var heard = 0

    var body: some View { Text("heard \(heard)").onReceive(subject) { heard = $0 } }
}

private struct Switching: View {
    let subjects: [PassthroughSubject<Int, Never>]
    @State private var index = 0
    @State private var heard = 0

    var body: some View {
        Text("heard \(heard)").onReceive(subjects[index]) { heard = $0 }
        Button("Switch") { index = 1 }
    }
}

@MainActor private final class Counter {
    var count = 0
    var third: CheckedContinuation<Void, Never>?
}

private struct Ticker: View {
    let counter: Counter
    private let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("tick").onReceive(timer) { _ in
            counter.count += 1
            if counter.count == 3 { counter.third?.resume() }
        }
    }
}
