// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("An archive of pages and lazy rows")
struct StateArchivePlacesTests {
    @Test("reaches the pages of a navigation stack")
    func pages() {
        let log = ArchiveLog()
        let scene = SceneHost(
            NavigationStack { ArchivedRow(item: 1, log: log) }, session: .fixture())
        scene.flush()
        log.rows[1]?.wrappedValue = "kept"
        scene.flush()
        let other = ArchiveLog()
        let second = SceneHost(
            NavigationStack { ArchivedRow(item: 1, log: other) }, session: .fixture(), restoring: scene.archive())
        second.flush()
        #expect(other.seen == ["1 kept"])
    }

    @Test("keeps the state of lazy rows that were scrolled away")
    func lazyRows() throws {
        let log = ArchiveLog()
        let scene = SceneHost(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<2_000, id: \.self) { ArchivedRow(item: $0, log: log) } }
            },
            session: .fixture())
        scene.flush()
        log.rows[0]?.wrappedValue = "kept"
        scene.flush()
        let layer = try #require(scene.display.root.children.first)
        scene.scroll(layer: layer.id, x: 0, y: 15_000)
        scene.flush()
        log.seen = []
        scene.scroll(layer: layer.id, x: 0, y: 0)
        scene.flush()
        #expect(log.seen.contains("0 kept"))
    }

    private struct LongList: View {
        let log: ArchiveLog
        @State private var items = Array(0..<2_000)

        var body: some View {
            log.items = $items
            return ScrollView {
                LazyVStack(spacing: 0) { ForEach(items, id: \.self) { ArchivedRow(item: $0, log: log) } }
            }
        }
    }

    private func longList(_ log: ArchiveLog, _ archive: StateArchive? = nil) -> SceneHost {
        let scene = SceneHost(LongList(log: log), session: .fixture(), restoring: archive)
        scene.flush()
        return scene
    }

    private func scroll(_ scene: SceneHost, to offset: Double) throws {
        let layer = try #require(scene.display.root.children.first)
        scene.scroll(layer: layer.id, x: 0, y: offset)
        scene.flush()
    }

    /// A list whose row 1500 has another state than at first, and is out of sight.
    private func scrolledAway() throws -> SceneHost {
        let log = ArchiveLog()
        let scene = longList(log)
        try scroll(scene, to: 15_000)
        log.rows[1_500]?.wrappedValue = "kept"
        try scroll(scene, to: 0)
        return scene
    }

    @Test("reaches rows that are scrolled away, as often as the scene is archived")
    func releasedRows() throws {
        let again = longList(ArchiveLog(), try scrolledAway().archive())
        let log = ArchiveLog()
        let third = longList(log, again.archive())
        try scroll(third, to: 15_000)
        #expect(log.seen.contains("1500 kept"))
    }

    @Test("forgets a row that is removed before it is shown again")
    func removedRows() throws {
        let log = ArchiveLog()
        let scene = longList(log, try scrolledAway().archive())
        log.items?.wrappedValue.remove(at: 1_500)
        scene.flush()
        log.items?.wrappedValue.insert(1_500, at: 1_500)
        scene.flush()
        try scroll(scene, to: 15_000)
        #expect(log.seen.contains("1500 new"))
        #expect(!log.seen.contains("1500 kept"))
    }

    @Test("keeps the rows of a lazy stack inside of a row that was scrolled away")
    func rowsInRows() throws {
        let log = ArchiveLog()
        let scene = SceneHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<200, id: \.self) { outer in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<3, id: \.self) { ArchivedRow(item: outer * 10 + $0, log: log) }
                            }
                        }
                        .frame(height: 100)
                    }
                }
            },
            session: .fixture())
        scene.flush()
        log.rows[1]?.wrappedValue = "kept"
        scene.flush()
        try scroll(scene, to: 15_000)
        log.seen = []
        try scroll(scene, to: 0)
        #expect(log.seen.contains("1 kept"))
    }

    private struct Pages: View {
        @State private var isLast = false

        var body: some View {
            NavigationStack {
                NavigationLink("first") {
                    VStack {
                        Text("on first")
                        NavigationLink("second", value: 2)
                    }
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("on second \(number)")
                            NavigationLink("third") {
                                VStack {
                                    Text("on third")
                                    Button("show last") { isLast = true }
                                }
                                .navigationDestination(isPresented: $isLast) { Text("on last") }
                            }
                        }
                    }
                }
            }
        }
    }

    @Test("brings back pages that links, values and bindings pushed, in their order", arguments: 1...4)
    func pushedPages(count: Int) throws {
        let names = ["first", "second", "third", "show last"]
        let shown = ["on first", "on second 2", "on third", "on last"]
        let host = TestHost(Pages())
        for name in names.prefix(count) { try host.find(label: name).tap() }
        #expect(host.contains(label: shown[count - 1]))
        let woken = TestHost(Pages(), session: .fixture(), restoring: host.scene.archive())
        #expect(woken.contains(label: shown[count - 1]))
        for page in shown.prefix(count - 1).reversed() {
            try woken.find(label: "Back").tap()
            #expect(woken.contains(label: page))
        }
        try woken.find(label: "Back").tap()
        #expect(woken.contains(label: "first"))
    }

    @Test("does not bring back a page that was left")
    func poppedPage() throws {
        let host = TestHost(Pages())
        try host.find(label: "first").tap()
        try host.find(label: "Back").tap()
        let woken = TestHost(Pages(), session: .fixture(), restoring: host.scene.archive())
        #expect(!woken.contains(label: "on first"))
        #expect(woken.contains(label: "first"))
    }

    private struct Fields: View {
        @FocusState private var field: Int?

        var body: some View {
            Text("field \(field ?? 0)")
            TextField("one", text: .constant("")).focused($field, equals: 1)
            TextField("two", text: .constant("")).focused($field, equals: 2)
        }
    }

    @Test("brings the focus back")
    func focus() throws {
        let host = TestHost(VStack { Fields() })
        try host.find(label: "two").focus()
        let woken = TestHost(VStack { Fields() }, session: .fixture(), restoring: host.scene.archive())
        #expect(woken.contains(label: "field 2"))
        #expect(try woken.find(label: "two").isFocused)
    }
}
