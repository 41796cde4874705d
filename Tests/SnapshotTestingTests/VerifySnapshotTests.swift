// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SnapshotTesting
import Testing

@Suite("A snapshot and its reference")
struct VerifySnapshotTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private func verify(
        _ text: String, named name: String? = "case", record: SnapshotTestingConfiguration.Record? = nil,
        test: String = #function
    ) -> String? {
        verifySnapshot(
            of: text, as: .lines, named: name, record: record, snapshotDirectory: folder.path, testName: test)
    }

    @Test("A missing reference is recorded, and the test fails once")
    func missing() throws {
        let message = try #require(verify("one"))
        #expect(message.contains("was recorded"))
        #expect(try folder.text("missing.case.txt") == "one")
        #expect(verify("one") == nil)
    }

    @Test("Another snapshot fails and leaves its reference alone")
    func different() throws {
        try folder.write("one\ntwo\n", to: "different.case.txt")
        let message = try #require(verify("one\n2\n"))
        #expect(message.contains("-two") && message.contains("+2"))
        #expect(message.contains(folder.path + "/different.case.txt"))
        #expect(try folder.text("different.case.txt") == "one\ntwo\n")
    }

    @Test("`all` records what is there already, and fails")
    func all() throws {
        try folder.write("old", to: "all.case.txt")
        #expect(verify("new", record: .all)?.contains("Recording is on") == true)
        #expect(try folder.text("all.case.txt") == "new")
    }

    @Test("`failed` records what does not match, fails once, and leaves a match alone")
    func failed() throws {
        try folder.write("old", to: "failed.case.txt")
        #expect(verify("old", record: .failed) == nil)
        #expect(verify("new", record: .failed)?.contains("A new reference was recorded") == true)
        #expect(try folder.text("failed.case.txt") == "new")
        #expect(verify("new", record: .failed) == nil)
    }

    @Test("`failed` records a missing reference")
    func failedWithoutReference() throws {
        #expect(verify("new", record: .failed) != nil)
        #expect(try folder.files == ["failedWithoutReference.case.txt"])
    }

    @Test("`never` fails without a reference and writes none")
    func never() throws {
        #expect(verify("one", record: .never)?.contains("There is no reference") == true)
        #expect(try folder.files.isEmpty)
    }

    @Test("`never` makes no folder either")
    func neverWithoutFolder() throws {
        let inner = folder.path + "/inner"
        #expect(verifySnapshot(of: "a", as: .lines, record: .never, snapshotDirectory: inner) != nil)
        #expect(!FileManager.default.fileExists(atPath: inner))
    }

    @Test("Snapshots without a name are numbered, names become file names")
    func names() throws {
        _ = verify("one", named: nil)
        _ = verify("two", named: nil)
        _ = verify("three", named: "a dark / large one!")
        #expect(try folder.files == ["names.1.txt", "names.2.txt", "names.a-dark-large-one.txt"])
        #expect(try folder.text("names.2.txt") == "two")
    }

    @Test("A test's name loses its parentheses, and keeps letters of every language")
    func testNames() throws {
        _ = verify("one", test: "showsÄpfel_2(of:in:)")
        #expect(try folder.files == ["showsÄpfel_2-of-in.case.txt"])
    }

    @Test("References are in __Snapshots__ beside the test's file")
    func besideTheTest() throws {
        let file: StaticString = #filePath
        let references = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__/VerifySnapshotTests/besideTheTest.1.txt")
        let message = try #require(verifySnapshot(of: "", as: .lines, record: .never))
        #expect(message.contains(references.path))
    }

    @Test("A value that cannot be made is the failure")
    func throwing() throws {
        struct Broken: Error {}
        func value() throws -> String { throw Broken() }
        #expect(verifySnapshot(of: try value(), as: .lines, snapshotDirectory: folder.path)?.contains("Broken") == true)
        #expect(try folder.files.isEmpty)
    }

    @Test("A snapshot that does not come is a timeout, not a hang, and nothing is recorded")
    func timeout() throws {
        let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
        let message = verifySnapshot(of: "a", as: never, record: .all, snapshotDirectory: folder.path, timeout: 0.01)
        #expect(message?.contains("within 0.01 s") == true)
        #expect(try folder.files.isEmpty)
    }

    @Test("A snapshot that comes from another thread is waited for")
    func fromAnotherThread() throws {
        let later = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { text in
            Async { callback in
                nonisolated(unsafe) let callback = callback
                DispatchQueue.global().async { callback(text) }
            }
        }
        #expect(verifySnapshot(of: "late", as: later, named: "it", snapshotDirectory: folder.path) != nil)
        #expect(try folder.text("fromAnotherThread.it.txt") == "late")
    }

    @Test("A failure leaves reference, failure and difference among the artifacts")
    func artifacts() throws {
        try folder.write("old", to: "artifacts.case.txt")
        let message = try #require(verify("new"))
        let failure = try #require(message.firstMatch(of: /failure: "file:\/\/(.*)"/).map { String($0.output.1) })
        #expect(try String(contentsOfFile: failure, encoding: .utf8) == "new")
        let difference = failure.replacing(".failure.txt", with: ".difference.patch")
        #expect(try String(contentsOfFile: difference, encoding: .utf8).hasPrefix("@@"))
    }
}
