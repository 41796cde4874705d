// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation
import Testing
import VitrineCore
import VitrineDisplay

/// When the closure of a `ForEach` runs again though the view around it did.
@MainActor
@Suite("The update of a ForEach")
struct ForEachUpdateTests {
    private static let count = 30

    /// The cost of running the body around a `ForEach` again, and what is shown then.
    private func update(
        disabled: String = "", _ page: (PageHandle) -> some View, change: (PageHandle) -> Void = { _ in }
    ) -> (closures: Int, shown: String) {
        let handle = PageHandle()
        let scene = SceneHost(page(handle), session: .fixture(), options: EngineOptions(disabled: disabled))
        let work = scene.work {
            change(handle)
            handle.run?()
        }.work
        #expect(work.bodies > 0)
        return (work.closures, scene.display.description)
    }

    @Test("the same elements and a closure that captures nothing run no closure, but for the switch that says so")
    func same() {
        let page = { (handle: PageHandle) in
            Page(handle: handle) { ForEach(0..<Self.count, id: \.self) { Text("Row \($0)") } }
        }
        #expect(update(page).closures == 0)
        #expect(update(disabled: "skip", page).closures == Self.count)
        let list = { (handle: PageHandle) in
            Page(handle: handle) { ForEach(handle.items) { Text($0.name) } }
        }
        #expect(update(list).closures == 0)
    }

    @Test("a closure that captures something runs, and shows it")
    func capture() {
        let result = update { handle in
            Page(handle: handle) { ForEach(0..<Self.count, id: \.self) { Text("\(handle.title) \($0)") } }
        } change: {
            $0.title = "Later"
        }
        #expect(result.closures == Self.count)
        #expect(result.shown.contains("Later 29"))
    }

    @Test("other elements of the same identity are shown")
    func elements() {
        let result = update { handle in
            Page(handle: handle) { ForEach(handle.items) { Text($0.name) } }
        } change: {
            $0.items[3].name = "Renamed"
        }
        #expect(result.closures == Self.count)
        #expect(result.shown.contains("Renamed"))
    }

    @Test("other identities of the same elements are other children")
    func identities() {
        let result = update { handle in
            Page(handle: handle) {
                ForEach(handle.items, id: handle.isByName ? \.name : \.number) { _ in Numbered(handle: handle) }
            }
        } change: {
            $0.isByName = true
        }
        #expect(result.shown.contains("Child 31"))
    }

    @Test("objects that changed in place are shown")
    func objects() {
        let result = update { handle in
            Page(handle: handle) { ForEach(handle.objects, id: \.number) { Text($0.name) } }
        } change: {
            $0.objects[3].name = "Renamed"
        }
        #expect(result.shown.contains("Renamed"))
    }

    @Test("what a closure without captures reads of an observable object brings it back")
    func observed() {
        let handle = PageHandle()
        let scene = SceneHost(
            Page(handle: handle) { ForEach(0..<3, id: \.self) { Text("\(Shared.model.name) \($0)") } },
            session: .fixture())
        _ = scene.update()
        handle.run?()
        _ = scene.update()
        Shared.model.name = "Observed"
        _ = scene.update()
        #expect(scene.display.description.contains("Observed 2"))
    }
}

@MainActor
private enum Shared {
    static let model = ObservedName()
}

@MainActor @Observable
private final class ObservedName {
    var name = "At first"
}

@MainActor
private final class PageHandle {
    struct Item: Identifiable, Equatable {
        let number: String
        var name: String
        var id: String { number }
    }

    final class Object {
        let number: Int
        var name = "At first"
        init(_ number: Int) { self.number = number }
    }

    /// Runs the body of the page again.
    var run: (() -> Void)?
    var title = "At first"
    var isByName = false
    var items = (0..<30).map { Item(number: "\($0)", name: "Item \($0)") }
    let objects = (0..<30).map(Object.init)
    var made = 0
}

/// Runs its content again when it is told to.
private struct Page<Content: View>: View {
    let handle: PageHandle
    @ViewBuilder let content: () -> Content
    @State private var runs = 0

    var body: some View {
        handle.run = { [runs = $runs] in runs.wrappedValue += 1 }
        return VStack {
            Text("Run \(runs)")
            content()
        }
    }
}

/// Says which child was made.
private struct Numbered: View {
    let handle: PageHandle
    @State private var number = 0

    var body: some View {
        Text("Child \(number)").onAppear {
            handle.made += 1
            number = handle.made
        }
    }
}
