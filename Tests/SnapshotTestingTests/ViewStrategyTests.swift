// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SnapshotTesting
import Testing
import VitrineComponents
import VitrineCore

/// A view whose text is there after work of several kinds.
struct LoadingView: View {
    @State private var text = "Loading"
    private let load: @MainActor () async -> String

    nonisolated init(load: @escaping @MainActor () async -> String) {
        self.load = load
    }

    var body: some View {
        Text(verbatim: text).task { text = await load() }
    }
}

/// Somebody on an executor of their own.
actor Storage {
    func word() async -> String {
        await Task.yield()
        return "Loaded"
    }
}

@Suite("Snapshots of views")
struct ViewStrategyTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    @MainActor
    private static func hop() async -> String {
        let storage = Storage()
        for _ in 0..<3 { _ = await Task.detached { 1 }.value }
        return await storage.word()
    }

    private func read(_ name: String = #function) throws -> String {
        try folder.text(name.replacing("()", with: "") + ".it.txt")
    }

    @MainActor
    @Test("A synchronous test on the main actor gets the view after its work")
    func onTheMainActor() throws {
        let message = verifySnapshot(
            of: LoadingView { await Self.hop() }, as: .accessibility, named: "it", snapshotDirectory: folder.path)
        #expect(message?.contains("was recorded") == true)
        #expect(try read().contains("Loaded"))
    }

    @MainActor
    @Test("An asynchronous test on the main actor writes the same line, after suspensions too")
    func inAnAsynchronousTest() async throws {
        await Task.yield()
        _ = await Task.detached { 1 }.value
        let message = verifySnapshot(
            of: LoadingView { await Self.hop() }, as: .accessibility, named: "it", snapshotDirectory: folder.path)
        #expect(message?.contains("was recorded") == true)
        await Task.yield()
        #expect(try read().contains("Loaded"))
        MainActor.assertIsolated()
    }

    @Test("A synchronous test on no actor waits for the main actor")
    func onNoActor() throws {
        let message = verifySnapshot(
            of: LoadingView { await Self.hop() }, as: .accessibility, named: "it", snapshotDirectory: folder.path)
        #expect(message?.contains("was recorded") == true)
        #expect(try read().contains("Loaded"))
    }

    @Test("An asynchronous test on no actor does, too")
    func asynchronousOnNoActor() async throws {
        await Task.yield()
        let message = verifySnapshot(
            of: LoadingView { await Self.hop() }, as: .accessibility, named: "it", snapshotDirectory: folder.path)
        #expect(message?.contains("was recorded") == true)
        #expect(try read().contains("Loaded"))
    }

    @MainActor
    @Test("A sleep does not pass: the view is as it is while it loads")
    func asleep() throws {
        let view = LoadingView {
            try? await Task.sleep(for: .seconds(1_000_000))
            return "Loaded"
        }
        _ = verifySnapshot(of: view, as: .accessibility, named: "it", snapshotDirectory: folder.path)
        #expect(try read().contains("Loading"))
    }

    @MainActor
    @Test("A view that never rests is a timeout")
    func restless() throws {
        let view = LoadingView {
            while !Task.isCancelled { await Task.yield() }
            return "Cancelled"
        }
        let message = verifySnapshot(
            of: view, as: .accessibility, named: "it", snapshotDirectory: folder.path, timeout: 0.2)
        // Turns of the main actor are bounded, so a fast machine may find the view after its last turn.
        #expect(message?.contains("within 0.2 s") == true || message?.contains("was recorded") == true)
    }

    @MainActor
    @Test("Tasks of the test itself run after the snapshot, in their order")
    func tasksOfTheTest() async throws {
        var order: [Int] = []
        let first = Task { order.append(1) }
        let second = Task { order.append(2) }
        _ = verifySnapshot(
            of: LoadingView { await Self.hop() }, as: .accessibility, named: "it", snapshotDirectory: folder.path)
        #expect(order.isEmpty)
        await first.value
        await second.value
        #expect(order == [1, 2])
        #expect(try read().contains("Loaded"))
    }

    @MainActor
    @Test("A view that waits for a task of the test gets it")
    func waitingForTheTest() throws {
        let word = Task { "From the test" }
        _ = verifySnapshot(
            of: LoadingView { await word.value }, as: .accessibility, named: "it", snapshotDirectory: folder.path,
            timeout: 30)
        let text = try read()
        #expect(text.contains("From the test") || text.contains("Loading"))
    }

    @MainActor
    @Test("Elements are recorded with their places")
    func elements() throws {
        let view = VStack { Button("Go") {}.accessibilityIdentifier("go") }
        _ = verifySnapshot(
            of: view, as: .elements(layout: .fixed(width: 100, height: 50)), named: "it",
            snapshotDirectory: folder.path)
        let json = try folder.text("elements.it.json")
        #expect(json.contains("\"identifier\": \"go\""))
        #expect(json.contains("\"width\": 100"))
    }

    @MainActor
    @Test("A view without room is a failure in words")
    func noRoom() throws {
        let message = verifySnapshot(of: EmptyView(), as: .elements, snapshotDirectory: folder.path)
        #expect(message?.contains("fixed size") == true)
        #expect(try folder.files.isEmpty)
    }

    @MainActor
    @Test("A strategy can wait before it looks")
    func waitStrategy() throws {
        _ = verifySnapshot(
            of: "a", as: .wait(for: 0.001, on: .lines), named: "it", snapshotDirectory: folder.path)
        #expect(try read() == "a")
    }
}
