// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

@MainActor
@Suite("A view model in a stored archive")
struct ModelArchiveTests {
    struct Opaque: Equatable {
        var number = 1
    }

    @Observable
    final class Model {
        var name = "fresh"
        var numbers: [Int] = []
        var chosen: Int?
        private(set) var visits = 0
        @ObservationIgnored var cache = "fresh cache"
        fileprivate var opaque = Opaque()
        var password = ""
        /// Named as the storage of a property that is observed is, and none.
        private let _title: String
        let service: String
        var onChange: String = "" { didSet { changes += 1 } }
        @ObservationIgnored private(set) var changes = 0

        init(service: String) {
            self.service = service
            _title = "title of \(service)"
        }

        var title: String { _title }
        func visit() { visits += 1 }
    }

    private struct Screen: View {
        let log: Log
        @State private var model: Model
        @State private var kept = 1

        init(_ log: Log, service: String) {
            self.log = log
            _model = State(initialValue: Model(service: service))
        }

        var body: some View {
            log.model = model
            log.seen.append("\(model.name) \(model.numbers) \(model.visits) \(kept)")
            return VStack {
                Button("count") { kept += 1 }
                if !model.name.isEmpty {
                    SecureField("Password", text: Binding(get: { model.password }, set: { model.password = $0 }))
                }
            }
        }
    }

    @MainActor private final class Log {
        var model: Model?
        var seen: [String] = []
    }

    private func host(_ log: Log, service: String, _ archive: StateArchive? = nil) -> TestHost {
        TestHost(
            Screen(log, service: service), session: SessionContext(textEngine: RecordedTextEngine()), restoring: archive
        )
    }

    private func stored(_ archive: StateArchive) throws -> StateArchive {
        try JSONDecoder().decode(StateArchive.self, from: JSONEncoder().encode(archive))
    }

    @Test("is the fresh object of the view's initialiser with the values that are Codable and observed")
    func values() throws {
        let log = Log()
        let first = host(log, service: "one")
        let model = try #require(log.model)
        model.name = "kept"
        model.numbers = [1, 2]
        model.chosen = 7
        model.visit()
        model.cache = "of the first"
        model.opaque = Opaque(number: 2)
        model.onChange = "set"
        try first.find(label: "count").tap()
        let archive = first.scene.archive()
        #expect(archive.unwritten.contains { $0.hasSuffix("Model.opaque") })
        let other = Log()
        let second = host(other, service: "two", try stored(archive))
        let restored = try #require(other.model)
        #expect(other.seen.last == "kept [1, 2] 1 2")
        #expect(restored.chosen == 7)
        #expect(restored.onChange == "set")
        #expect(restored.changes == 0)
        #expect(restored.cache == "fresh cache")
        #expect(restored.opaque == Opaque())
        #expect(restored.service == "two")
        #expect(restored.title == "title of two")
        restored.name = "observed"
        second.scene.flush()
        #expect(other.seen.last == "observed [1, 2] 1 2")
    }

    @Test("holds no text of a secure field, whatever its binding is, also when the field is gone")
    func secrets() throws {
        let log = Log()
        let first = host(log, service: "one")
        try first.type("wubba", into: "Password")
        #expect(log.model?.password == "wubba")
        let shown = try JSONEncoder().encode(first.scene.archive())
        #expect(!String(decoding: shown, as: UTF8.self).contains("wubba"))
        log.model?.name = ""
        first.scene.flush()
        #expect(!first.contains(label: "Password"))
        log.model?.numbers = [3]
        let gone = first.scene.archive()
        #expect(!String(decoding: try JSONEncoder().encode(gone), as: UTF8.self).contains("wubba"))
        let other = Log()
        _ = host(other, service: "two", try stored(gone))
        #expect(other.model?.password.isEmpty == true)
        #expect(other.model?.numbers == [3])
    }

    private struct Rows: View {
        var body: some View { List(0..<20) { Row(id: $0) } }
    }

    private struct Row: View {
        let id: Int
        @State private var text = "a text of some words"
        @State private var isOn = false

        var body: some View { Text(verbatim: "\(id) \(text) \(isOn)") }
    }

    @Test("twenty rows with two states each are less than four kilobytes")
    func size() throws {
        let host = TestHost(
            Rows(), session: SessionContext(textEngine: RecordedTextEngine()),
            viewport: Viewport(width: 390, height: 2_000))
        let archive = host.scene.archive()
        #expect(archive.count >= 40)
        #expect(try JSONEncoder().encode(archive).count < 4_096)
    }

    @Test("of a program that was built differently keeps what fits")
    func otherProgram() throws {
        let log = Log()
        let first = host(log, service: "one")
        log.model?.name = "kept"
        let data = try JSONEncoder().encode(first.scene.archive())
        let text = String(decoding: data, as: UTF8.self)
            .replacing("\\\"numbers\\\"", with: "\\\"other\\\"").replacing("Swift.Int", with: "Swift.Double")
        let other = Log()
        _ = host(other, service: "two", try JSONDecoder().decode(StateArchive.self, from: Data(text.utf8)))
        #expect(other.seen.last == "kept [] 0 1")
    }
}
