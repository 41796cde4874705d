// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
@_spi(Engine) import VitrineCore

@MainActor
@Suite("A view's life")
struct ViewLifeTests {
    @Test("appears once, disappears once, in the flush that shows or removes it")
    func appearance() {
        let log = LifeLog()
        let scene = SceneHost(Living(log: log), session: .fixture())
        #expect(log.entries.isEmpty)
        scene.flush()
        #expect(log.entries == ["appear 0"])
        log.number?.wrappedValue = 1
        scene.flush()
        #expect(log.entries == ["appear 0", "change 0 1"])
        log.isShown?.wrappedValue = false
        scene.flush()
        #expect(log.entries == ["appear 0", "change 0 1", "disappear"])
        log.isShown?.wrappedValue = true
        scene.flush()
        #expect(log.entries == ["appear 0", "change 0 1", "disappear", "appear 1"])
    }

    @Test("a change that is taken back within one flush is none")
    func takenBack() {
        let log = LifeLog()
        let scene = SceneHost(Living(log: log), session: .fixture())
        scene.flush()
        log.number?.wrappedValue = 5
        log.number?.wrappedValue = 0
        scene.flush()
        #expect(log.entries == ["appear 0"])
        log.number?.wrappedValue = 2
        log.number?.wrappedValue = 3
        scene.flush()
        #expect(log.entries == ["appear 0", "change 0 3"])
    }

    @Test("a change is reported with the value before it, and undoing it in a later flush is another change")
    func consecutiveChanges() {
        let log = LifeLog()
        let scene = SceneHost(Living(log: log), session: .fixture())
        scene.flush()
        for number in [1, 2, 0] {
            log.number?.wrappedValue = number
            scene.flush()
        }
        #expect(log.entries == ["appear 0", "change 0 1", "change 1 2", "change 2 0"])
    }

    @Test("a task starts with the view, starts anew for another id, and is cancelled with the view")
    func tasks() async throws {
        let log = LifeLog()
        let scene = SceneHost(Tasking(log: log), session: .fixture())
        scene.flush()
        try await eventually("task 0 starts") { log.entries.contains("start 0") }
        log.number?.wrappedValue = 1
        scene.flush()
        try await eventually("task 1 starts") { log.entries.contains("start 1") }
        try await eventually("task 0 is cancelled") { log.entries.contains("cancelled 0") }
        log.isShown?.wrappedValue = false
        scene.flush()
        try await eventually("task 1 is cancelled") { log.entries.contains("cancelled 1") }
        #expect(Set(log.entries) == ["start 0", "cancelled 0", "start 1", "cancelled 1"])
    }

    @Test("a scene that ends cancels what it started and frees its nodes")
    func end() async throws {
        let log = LifeLog()
        weak var root: ViewNode?
        do {
            let scene = SceneHost(Tasking(log: log), session: .fixture())
            scene.flush()
            try await eventually("task 0 starts") { log.entries.contains("start 0") }
            root = scene.root
            scene.unmount()
        }
        try await eventually("task 0 is cancelled") { log.entries.contains("cancelled 0") }
        #expect(root == nil)
    }

    @Test("a preference follows the order of the views that write it")
    func preferenceOrder() {
        let log = LifeLog()
        let scene = SceneHost(Preferring(log: log), session: .fixture())
        scene.flush()
        #expect(log.entries == ["1 2 3"])
        log.items?.wrappedValue = [3, 1, 2]
        scene.flush()
        #expect(log.entries == ["1 2 3", "3 1 2"])
        log.items?.wrappedValue = [1]
        scene.flush()
        #expect(log.entries.last == "1")
    }
}

@MainActor
private final class LifeLog {
    var entries: [String] = []
    var isShown: Binding<Bool>?
    var number: Binding<Int>?
    var items: Binding<[Int]>?
}

private struct Living: View {
    let log: LifeLog
    @State private var isShown = true
    @State private var number = 0

    var body: some View {
        log.isShown = $isShown
        log.number = $number
        return VStack {
            if isShown {
                Color.red
                    .onAppear { log.entries.append("appear \(number)") }
                    .onDisappear { log.entries.append("disappear") }
                    .onChange(of: number) { log.entries.append("change \($0) \($1)") }
            }
        }
    }
}

private struct Tasking: View {
    let log: LifeLog
    @State private var isShown = true
    @State private var number = 0

    var body: some View {
        log.isShown = $isShown
        log.number = $number
        return VStack {
            if isShown {
                Color.red.task(id: number) {
                    let mine = number
                    log.entries.append("start \(mine)")
                    while !Task.isCancelled { await Task.yield() }
                    log.entries.append("cancelled \(mine)")
                }
            }
        }
    }
}

private struct NamesKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Preferring: View {
    let log: LifeLog
    @State private var items = [1, 2, 3]

    var body: some View {
        log.items = $items
        return VStack {
            ForEach(items, id: \.self) { Color.red.preference(key: NamesKey.self, value: ["\($0)"]) }
        }
        .onPreferenceChange(NamesKey.self) { log.entries.append($0.joined(separator: " ")) }
    }
}
