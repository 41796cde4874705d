// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SnapshotTesting
import Synchronization
import Testing

/// Assertions write beside their test, so these are given a file's place in a temporary folder.
@Suite("Assertions")
struct AssertSnapshotTests {
    @Test("A failure is an issue of the test, at the asserting line")
    func issue() {
        withKnownIssue {
            assertSnapshot(of: "a", as: .lines, record: .never, fileID: "Module/File.swift", line: 7)
        } matching: { issue in
            issue.sourceLocation?.line == 7 && issue.sourceLocation?.fileName == "File.swift"
                && issue.comments.contains { $0.rawValue.contains("There is no reference") }
        }
    }

    @Test("Several strategies are asserted in the order of their names, each under its own")
    func namedStrategies() {
        let names = Mutex<[String]>([])
        withKnownIssue {
            assertSnapshots(of: "a", as: ["b": .lines, "a": .dump, "c": .description], record: .never)
        } matching: { issue in
            let found = issue.comments.compactMap { $0.rawValue.firstMatch(of: /namedStrategies\.(.)\.txt/)?.output.1 }
            names.withLock { $0 += found.map(String.init) }
            return true
        }
        #expect(names.withLock(\.self) == ["a", "b", "c"])
    }

    @Test("Several strategies without names are numbered")
    func numberedStrategies() {
        let names = Mutex<[String]>([])
        withKnownIssue {
            assertSnapshots(of: 1, as: [.dump, .description], record: .never)
        } matching: { issue in
            let found = issue.comments.compactMap {
                $0.rawValue.firstMatch(of: /numberedStrategies\.(.)\.txt/)?.output.1
            }
            names.withLock { $0 += found.map(String.init) }
            return true
        }
        #expect(names.withLock(\.self) == ["1", "2"])
    }

    @Test("A mode can be a Bool that is not a literal")
    func variableMode() {
        let recording = false
        // The reference is there: `false` compares.
        assertSnapshot(of: "kept\n", as: .lines, record: recording)
    }

    @Test("A snapshot that equals its reference is silent")
    func committedReference() {
        assertSnapshot(of: "kept\n", as: .lines)
    }
}
