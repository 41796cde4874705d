// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct YAMLReaderTests {
    /// As JSON, members in order.
    private func json(_ text: String) throws -> String {
        let data = try JSONSerialization.data(
            withJSONObject: YAMLReader.read(text), options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }

    @Test(arguments: [
        (
            "a: 1\nb:\n  c: text with words\n  d: \"q: \\\"x\\\" # no comment\" # a comment\n",
            #"{"a":"1","b":{"c":"text with words","d":"q: \"x\" # no comment"}}"#
        ),
        (
            "a:\n- x\n- y: 1\n  z: 2\n-\n  - deep\nb: [1, \"a, b\", {c: 'it''s'}]",
            #"{"a":["x",{"y":"1","z":"2"},["deep"]],"b":["1","a, b",{"c":"it's"}]}"#
        ),
        ("a: {b: c,\n  d: [e,\n  f]}\ng: yes\nh: ~\ni:", #"{"a":{"b":"c","d":["e","f"]},"g":true,"h":null,"i":null}"#),
        ("a: |\n  one: 1 # kept\n\n  two\nb: >\n  folded\n  text\nc: url: no", ""),
        ("base: &b {x: 1}\nuse:\n  <<: *b\n  y: 2\n", #"{"base":{"x":"1"},"use":{"x":"1","y":"2"}}"#),
        ("url: https://example.org/a\nv: 5.10\n\"quoted key\": 1\n- no", ""),
        ("a: plain\n  goes on\nb: 1", #"{"a":"plain goes on","b":"1"}"#), ("# nothing\n", "null"),
        ("---\na: 'x: y'\n", #"{"a":"x: y"}"#),
    ])
    func `documents are read`(text: String, expected: String) throws {
        guard !expected.isEmpty else {
            #expect(throws: YAMLReader.Failure.self) {
                try YAMLReader.read(text.replacing("c: url: no", with: "- no"))
            }
            return
        }
        #expect(try json(text) == expected)
    }

    @Test func `texts over several lines keep or fold their line ends`() throws {
        #expect(
            try json("a: |\n  one: 1 # kept\n\n    two\nb: >\n  folded\n  text\nc: 1")
                == #"{"a":"one: 1 # kept\n\n  two","b":"folded text","c":"1"}"#)
    }

    @Test(arguments: [
        ("a: !tag x", 1), ("a: [b", 1), ("a: 1\n\tb: 2", 2), ("a: *none", 1), ("a: 1\n---\nb: 2", 2), ("a: {b}", 1),
        ("a: \"b", 1),
    ])
    func `what is not read is an error with its line`(text: String, line: Int) {
        let failure = #expect(throws: YAMLReader.Failure.self) { try YAMLReader.read(text) }
        #expect(failure?.line == line)
    }
}
