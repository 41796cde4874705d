// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCombine
import VitrineComponents
import VitrineCore
import VitrineTesting

@MainActor
@Suite("StateObject")
struct StateObjectTests {
    private final class Log {
        var made: [Int] = []
        private(set) var alive = 0
        func begin(_ id: Int) {
            made.append(id)
            alive += 1
        }
        func end() { alive -= 1 }
    }

    private final class Model: ObservableObject {
        @Published var text = "new"
        private let log: Log

        init(_ id: Int, _ log: Log) {
            self.log = log
            log.begin(id)
        }

        deinit { log.end() }
    }

    private struct Row: View {
        let id: Int
        @StateObject private var model: Model

        init(id: Int, log: Log) {
            self.id = id
            _model = StateObject(wrappedValue: Model(id, log))
        }

        var body: some View {
            Button("\(id) \(model.text)") { model.text += "!" }.frame(height: 20)
        }
    }

    private struct Rows: View {
        let isList: Bool
        let log: Log

        var body: some View {
            if isList {
                List(0..<500) { Row(id: $0, log: log) }.accessibilityIdentifier("rows")
            } else {
                ScrollView { LazyVStack { ForEach(0..<500) { Row(id: $0, log: log) } } }
                    .accessibilityIdentifier("rows")
            }
        }
    }

    private func host(_ view: some View, _ archive: StateArchive? = nil) -> TestHost {
        TestHost(view, session: SessionContext(textEngine: RecordedTextEngine()), restoring: archive)
    }

    @Test("is the same object when its scene was parked and woken, and goes with the scene")
    func parked() throws {
        let log = Log()
        var first: TestHost? = host(Row(id: 1, log: log))
        try first?.find(label: "1 new").tap()
        var archive = first?.scene.archive()
        first?.unmount()
        first = nil
        #expect(log.alive == 1)
        var second: TestHost? = host(Row(id: 1, log: log), archive)
        #expect(second?.contains(label: "1 new!") == true)
        try second?.find(label: "1 new!").tap()
        #expect(second?.contains(label: "1 new!!") == true)
        #expect(log.made == [1])
        archive = nil
        second?.unmount()
        second = nil
        #expect(log.alive == 0)
    }

    @Test("of a scene that is parked for good is freed with what keeps it")
    func dropped() {
        let log = Log()
        var scene: TestHost? = host(Row(id: 1, log: log))
        var archive = scene?.scene.archive()
        scene?.unmount()
        scene = nil
        #expect(archive?.isEmpty == false)
        #expect(log.alive == 1)
        archive = nil
        #expect(log.alive == 0)
    }

    @Test("of a lazy row is the same object when the row was scrolled away and back", arguments: [false, true])
    func lazyRow(isList: Bool) throws {
        let log = Log()
        var scene: TestHost? = host(Rows(isList: isList, log: log))
        try scene?.find(label: "0 new").tap()
        try scene?.find(identifier: "rows").scroll(to: CGPoint(x: 0, y: 5_000))
        #expect(scene?.contains(label: "0 new!") == false)
        try scene?.find(identifier: "rows").scroll(to: .zero)
        #expect(scene?.contains(label: "0 new!") == true)
        #expect(log.made.filter { $0 == 0 } == [0])
        scene?.unmount()
        scene = nil
        #expect(log.alive == 0)
    }

    @Test("of a row that was scrolled away when its scene was parked is still there")
    func parkedRow() throws {
        let log = Log()
        let first = host(Rows(isList: false, log: log))
        try first.find(label: "0 new").tap()
        try first.find(identifier: "rows").scroll(to: CGPoint(x: 0, y: 5_000))
        let archive = first.scene.archive()
        first.unmount()
        let second = host(Rows(isList: false, log: log), archive)
        #expect(second.contains(label: "0 new!"))
        #expect(log.made.filter { $0 == 0 } == [0])
    }

    private final class Search: ObservableObject {
        @Published var query = ""
        @Published var count = 0
        @Published private(set) var heard: [String] = []
        @Published var first: Date?
        let service: String
        private var subscriptions: Set<AnyCancellable> = []

        init(service: String) {
            self.service = service
            $query.dropFirst().sink { [weak self] in self?.count = $0.count }.store(in: &subscriptions)
        }

        func hear(_ word: String) { heard.append(word) }
    }

    private struct SearchView: View {
        @StateObject private var search: Search

        init(service: String) { _search = StateObject(wrappedValue: Search(service: service)) }

        var body: some View {
            VStack {
                TextField("Query", text: $search.query)
                Text(verbatim: "\(search.service) \(search.count) \(search.heard) \(search.first == nil)")
                Button("hear") { search.hear(search.query) }
            }
        }
    }

    @Test("in a stored archive is the fresh object with its published values, and its subscriptions go on")
    func stored() throws {
        let first = host(SearchView(service: "one"))
        try first.type("abc", into: "Query")
        try first.find(label: "hear").tap()
        #expect(first.contains(label: "one 3 [\"abc\"] true"))
        let data = try JSONEncoder().encode(first.scene.archive())
        let second = host(SearchView(service: "two"), try JSONDecoder().decode(StateArchive.self, from: data))
        #expect(try second.find(label: "Query").value == "abc")
        #expect(second.contains(label: "two 3 [\"abc\"] true"))
        try second.type("d", into: "Query")
        #expect(second.contains(label: "two 4 [\"abc\"] true") || second.contains(label: "two 1 [\"abc\"] true"))
    }
}
