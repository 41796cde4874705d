// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineCore
import VitrineDisplay

@MainActor
@Suite("An archive of states")
struct StateArchiveTests {
    private func scene(_ log: ArchiveLog, _ archive: StateArchive? = nil) -> SceneHost {
        let scene = SceneHost(Archived(log: log), session: .fixture(), restoring: archive)
        scene.flush()
        return scene
    }

    private func changed() -> SceneHost {
        let log = ArchiveLog()
        let first = scene(log)
        log.items?.wrappedValue = [3, 1, 2]
        first.flush()
        log.rows[1]?.wrappedValue = "one"
        log.rows[3]?.wrappedValue = "three"
        log.object?.wrappedValue.name = "kept"
        first.flush()
        return first
    }

    @Test("brings every state back in memory, rows by their identity, objects by reference")
    func inMemory() {
        let archive = changed().archive()
        let log = ArchiveLog()
        let second = scene(log, archive)
        #expect(log.seen == ["3 three", "1 one", "2 new"])
        #expect(log.object?.wrappedValue.name == "kept")
        #expect(second.archive().count == archive.count)
        #expect(archive.tombstones.isEmpty)
    }

    @Test("encoded, keeps what is Codable and a tombstone for the rest")
    func encoded() throws {
        let data = try JSONEncoder().encode(changed().archive())
        let archive = try JSONDecoder().decode(StateArchive.self, from: data)
        #expect(archive.tombstones.count == 1)
        #expect(archive.tombstones.first?.contains("Thing") == true)
        let log = ArchiveLog()
        _ = scene(log, archive)
        #expect(log.seen == ["3 three", "1 one", "2 new"])
        #expect(log.object?.wrappedValue.name == "fresh")
        #expect(try JSONEncoder().encode(archive).isEmpty == false)
    }

    @Test("encoded, names a state that does not fit what was kept, and begins it anew")
    func unfit() throws {
        let data = try JSONEncoder().encode(changed().archive())
        let text = String(decoding: data, as: UTF8.self).replacing("Array<Swift.Int>", with: "Array<Swift.Bool>")
        let archive = try JSONDecoder().decode(StateArchive.self, from: Data(text.utf8))
        let log = ArchiveLog()
        let second = scene(log, archive)
        let messages = second.diagnostics.recorded.filter { $0.code == .unfitState }.map(\.message)
        #expect(
            messages == [
                "A state that was kept as Swift.Array<Swift.Bool> does not fit Swift.Array<Swift.Int>: it begins anew."
            ])
        #expect(log.items?.wrappedValue != [3, 1, 2])
    }

    @Test("encoded, says of a state that cannot be read although its type has the same name")
    func unreadable() throws {
        let data = try JSONEncoder().encode(changed().archive())
        let text = String(decoding: data, as: UTF8.self).replacing("[3,1,2]", with: "{}")
        let archive = try JSONDecoder().decode(StateArchive.self, from: Data(text.utf8))
        let second = scene(ArchiveLog(), archive)
        let messages = second.diagnostics.recorded.filter { $0.code == .unfitState }.map(\.message)
        let problem = "A state that was kept as Swift.Array<Swift.Int> cannot be read as such any more: it begins anew."
        #expect(messages == [problem])
    }

    @Test("a state is restored once: a view that comes again later starts anew")
    func once() {
        let archive = changed().archive()
        let log = ArchiveLog()
        let second = scene(log, archive)
        log.items?.wrappedValue = []
        second.flush()
        log.seen = []
        log.items?.wrappedValue = [1]
        second.flush()
        #expect(log.seen == ["1 new"])
    }
}

@MainActor
final class ArchiveLog {
    var items: Binding<[Int]>?
    var rows: [Int: Binding<String>] = [:]
    var object: Binding<ArchivedThing>?
    var seen: [String] = []
}

final class ArchivedThing {
    var name = "fresh"
}

private struct Archived: View {
    let log: ArchiveLog
    @State private var items = [1, 2]
    @State private var thing = ArchivedThing()

    var body: some View {
        log.items = $items
        log.object = $thing
        return VStack {
            ForEach(items, id: \.self) { ArchivedRow(item: $0, log: log) }
        }
    }
}

struct ArchivedRow: View {
    let item: Int
    let log: ArchiveLog
    @State private var text = "new"

    var body: some View {
        log.rows[item] = $text
        log.seen.append("\(item) \(text)")
        return Color.red.frame(height: 10)
    }
}
