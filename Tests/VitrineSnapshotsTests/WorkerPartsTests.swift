// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import VitrineSnapshots

struct WorkerPartsTests {
    @Test
    func linesComeWhenTheyAreComplete() {
        var buffer = LineBuffer()
        #expect(buffer.next() == nil)
        buffer.append("one\ntw".utf8)
        #expect(buffer.next() == Data("one".utf8))
        #expect(buffer.next() == nil)
        buffer.append("o\n\nthree\n".utf8)
        #expect(buffer.next() == Data("two".utf8))
        #expect(buffer.next() == Data())
        #expect(buffer.next() == Data("three".utf8))
        #expect(buffer.next() == nil)
    }

    @Test(arguments: [
        (
            Int32(SIGILL), "chatter\nApp/File.swift:3: Fatal error: Index out of range\n",
            "App/File.swift:3: Fatal error: Index out of range"
        ),
        (Int32(SIGSEGV), "", "The process ended by signal 11 (a bad access, such as an endless recursion)."),
        (Int32(3 << 8), "chatter", "The process ended with exit code 3."),
    ])
    func anEndIsSaidInWords(_ status: Int32, _ complaints: String, _ reason: String) {
        #expect(WorkerEnd(status: status, complaints: complaints).reason == reason)
    }

    @Test
    func messagesAreOneLineAndComeBack() throws {
        var reply = SnapshotReply(number: 3)
        reply.error = "two\nlines"
        let line = try MessageLine.encode(SnapshotMessage.done(reply))
        #expect(line.filter { $0 == UInt8(ascii: "\n") }.count == 1 && line.last == UInt8(ascii: "\n"))
        #expect(try MessageLine.decode(SnapshotMessage.self, from: line.dropLast()) == .done(reply))
    }

    @Test
    func theBarFitsIntoEightyColumns() {
        let bar = SnapshotProgress.bar(done: 34, failed: 2, of: 120, doing: String(repeating: "x", count: 200))
        #expect(bar.count <= 79 && bar.hasPrefix("[========") && bar.contains("34/120, 2 failed"))
        #expect(SnapshotProgress.bar(done: 0, failed: 0, of: 0, doing: "").contains("0/0"))
    }

    @Test
    func pagesEscapeWhatPreviewsAreCalled() {
        #expect(ReportPage.escaped("<b> & \"c\"") == "&lt;b&gt; &amp; &quot;c&quot;")
        #expect(ReportPage.address("A/50% ü #1?.png") == "A/50%25%20%C3%BC%20%231%3F.png")
    }
}
