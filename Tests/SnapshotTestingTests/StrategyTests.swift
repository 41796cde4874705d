// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SnapshotTesting

@Suite("Strategies of plain values")
struct StrategyTests {
    private struct User: Encodable {
        var name = "Ada"
        var id = 7
        var tags: Set<String> = ["c", "a", "b"]
        var scores = ["z": 1, "a": 2]
        var nickname: String?
    }

    private enum Size: CaseIterable {
        case small, large
    }

    private final class Node {
        let name: String
        var next: Node?

        init(_ name: String) {
            self.name = name
        }
    }

    private func text<Value>(of value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
        var text: String?
        strategy.snapshot(value).run { text = $0 }
        return text
    }

    @Test("dump shows what a value holds, sets and dictionaries sorted")
    func dump() {
        let expected = """
            ▿ User
              - name: "Ada"
              - id: 7
              ▿ tags: 3 members
                - "a"
                - "b"
                - "c"
              ▿ scores: 2 key/value pairs
                ▿ (2 elements)
                  - key: "a"
                  - value: 2
                ▿ (2 elements)
                  - key: "z"
                  - value: 1
              - nickname: Optional<String>.none

            """
        #expect(text(of: User(), .dump) == expected)
    }

    @Test("dump ends circles, and shows no addresses")
    func dumpOfObjects() {
        let first = Node("a")
        first.next = Node("b")
        first.next?.next = first
        let dump = text(of: first, .dump)
        #expect(dump?.contains("Node (shown above)") == true)
        #expect(dump?.contains("0x") == false)
        first.next?.next = nil
    }

    @Test("dump shows superclasses, enumerations, dates and optionals")
    func dumpOfOthers() {
        class Base { let a = 1 }
        final class Derived: Base { let b = Optional(2) }
        enum Kind { case plain, held(Int) }
        #expect(text(of: Derived(), .dump) == "▿ Derived\n  - a: 1\n  ▿ b: Optional<Int>\n    - some: 2\n")
        #expect(text(of: [Kind.plain, .held(3)], .dump) == "▿ 2 elements\n  - Kind.plain\n  ▿ Kind\n    - held: 3\n")
        #expect(text(of: Date(timeIntervalSince1970: 0), .dump) == "- 1970-01-01T00:00:00Z\n")
    }

    @Test("json has sorted keys")
    func json() throws {
        let json = try #require(text(of: ["b": 1, "a": 2], .json as Snapshotting<[String: Int], String>))
        let a = try #require(json.firstRange(of: "\"a\""))
        let b = try #require(json.firstRange(of: "\"b\""))
        #expect(a.lowerBound < b.lowerBound)
    }

    @Test("What cannot be encoded fails with the reason, and traps nowhere")
    func notEncodable() throws {
        let folder = try TestFolder()
        let message = verifySnapshot(of: Double.infinity, as: .json, snapshotDirectory: folder.path)
        #expect(message?.contains("cannot be encoded") == true)
        #expect(try folder.files.isEmpty)
    }

    @Test("plist is XML")
    func plist() {
        #expect(text(of: ["a": 1], .plist)?.contains("<key>a</key>") == true)
    }

    @Test("description is what the value says")
    func description() {
        #expect(text(of: 42, .description) == "42")
    }

    @Test("data differ from a byte on")
    func data() {
        let difference = Snapshotting<Data, Data>.data.diffing.diff(Data([1, 2, 3]), Data([1, 9, 3]))
        #expect(difference?.0.contains("byte 1") == true)
        #expect(Snapshotting<Data, Data>.data.diffing.diff(Data([1]), Data([1])) == nil)
    }

    @Test("A function is written for all of its inputs")
    func function() {
        let strategy = Snapshotting<Size, String>.func(into: Snapshotting<Int, String>.description)
        var csv = ""
        strategy.snapshot { $0 == .small ? 1 : 2 }.run { csv = $0 }
        #expect(csv == "\"small\",\"1\"\n\"large\",\"2\"\n")
        #expect(strategy.pathExtension == "csv")
    }

    @Test("A strategy is pulled back to other types, at once and later")
    func pullback() {
        let length = Snapshotting<String, String>.lines.pullback { (count: Int) in String(repeating: "x", count: count)
        }
        #expect(text(of: 3, length) == "xxx")
        let later = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
            Async { callback in callback("\(number)") }.map { $0 + "!" }
        }
        #expect(text(of: 3, later) == "3!")
    }

    @Test("Lines show what has gone and what has come, with their places")
    func lines() {
        let old = (1...9).map(String.init).joined(separator: "\n")
        let new = old.replacing("5", with: "five")
        #expect(
            LineDifference(from: old, to: new).description
                == "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8")
    }

    @Test("Far changes are two hunks, near ones are one")
    func hunks() {
        let old = (1...40).map(String.init).joined(separator: "\n")
        let far = old.replacing("\n5\n", with: "\n").replacing("\n35\n", with: "\nx\n")
        #expect(
            LineDifference(from: old, to: far).description.split(separator: "\n").filter { $0.hasPrefix("@@") }
                == ["@@ -2,7 +2,6 @@", "@@ -32,7 +31,7 @@"])
        let near = old.replacing("\n5\n", with: "\n").replacing("\n9\n", with: "\nx\n")
        #expect(LineDifference(from: old, to: near).description.split(separator: "@@").count == 2)
    }

    @Test("A difference of line ends alone is shown")
    func lineEnds() {
        #expect(LineDifference(from: "a\r\nb", to: "a\nb").description.contains("-a\r"))
    }
}
