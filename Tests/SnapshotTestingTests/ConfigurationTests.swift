// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SnapshotTesting
import Testing

@Suite("What is recorded, and by whose word")
struct ConfigurationTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private func verify(
        _ text: String, record: SnapshotTestingConfiguration.Record? = nil, test: String = #function
    ) -> String? {
        verifySnapshot(
            of: text, as: .lines, named: "it", record: record, snapshotDirectory: folder.path, testName: test)
    }

    @Test("withSnapshotTesting holds for what it runs, and the innermost wins")
    func scopes() throws {
        withSnapshotTesting(record: .never) {
            #expect(verify("a") != nil)
            withSnapshotTesting(record: .all) { #expect(verify("a")?.contains("Recording is on") == true) }
            #expect(verify("a") == nil)
        }
        #expect(try folder.files == ["scopes.it.txt"])
    }

    @Test("What an inner scope leaves out stays as it is around it")
    func innerScopeInherits() {
        withSnapshotTesting(record: .never, diffTool: "compare") {
            withSnapshotTesting(diffTool: .ksdiff) {
                #expect(verify("a")?.contains("recording is off") == true)
            }
        }
    }

    @Test("It holds for asynchronous operations and across suspension")
    func asynchronous() async throws {
        await withSnapshotTesting(record: .never) {
            await Task.yield()
            #expect(verify("a")?.contains("recording is off") == true)
        }
    }

    @Test("The argument wins over the surroundings, as a mode or as a literal")
    func argument() throws {
        withSnapshotTesting(record: .never) {
            #expect(verify("a", record: true)?.contains("Recording is on") == true)
            #expect(verify("b", record: false) != nil)
        }
        #expect(try folder.text("argument.it.txt") == "a")
    }

    @Test("A trait sets the mode of a test", .snapshots(record: .never))
    func trait() throws {
        #expect(verify("a")?.contains("recording is off") == true)
        #expect(try folder.files.isEmpty)
    }

    @Suite("A suite's trait", .snapshots(record: .never, diffTool: "opendiff"))
    struct OfASuite {
        @Test("holds for its tests")
        func suiteTrait() throws {
            let folder = try TestFolder()
            #expect(verifySnapshot(of: "a", as: .lines, snapshotDirectory: folder.path)?.contains("off") == true)
            try folder.write("a", to: "suiteTrait.it.txt")
            let message = verifySnapshot(of: "b", as: .lines, named: "it", snapshotDirectory: folder.path)
            #expect(message?.contains("opendiff \"\(folder.path)/suiteTrait.it.txt\" \"") == true)
        }

        @Test("gives way to a test's", .snapshots(record: .missing))
        func testTraitWins() throws {
            let folder = try TestFolder()
            _ = verifySnapshot(of: "a", as: .lines, snapshotDirectory: folder.path)
            #expect(try folder.files.count == 1)
        }
    }

    @Test("A diff tool is a command, a closure or the default")
    func diffTools() throws {
        typealias Tool = SnapshotTestingConfiguration.DiffTool
        #expect(Tool.ksdiff(currentFilePath: "a", failedFilePath: "b") == "ksdiff \"a\" \"b\"")
        #expect(("compare" as Tool)(currentFilePath: "a", failedFilePath: "b") == "compare \"a\" \"b\"")
        #expect(Tool { "\($1) before \($0)" }(currentFilePath: "a", failedFilePath: "b") == "b before a")
        #expect((nil as Tool)(currentFilePath: "a", failedFilePath: "b").contains("file://b"))
    }

    @Test("Modes have names, as the environment gives them")
    func modes() {
        typealias Record = SnapshotTestingConfiguration.Record
        #expect(Record(rawValue: "all") == .all && Record(rawValue: "missing") == .missing)
        #expect(Record(rawValue: "failed") == .failed && Record(rawValue: "never") == .never)
        #expect(Record(rawValue: "sometimes") == nil)
        #expect((true as Record) == .all && (false as Record) == .missing)
    }

    @Test("isRecording tells what is in force")
    func legacyVariable() {
        withSnapshotTesting(record: .all) { #expect(isRecording) }
        withSnapshotTesting(record: .never) { #expect(!isRecording) }
    }
}
