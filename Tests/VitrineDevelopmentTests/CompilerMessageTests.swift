// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineDevelopment

@Suite struct CompilerMessageTests {
    private func read(_ text: String) -> [CompilerMessage] {
        CompilerMessage.read(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    @Test func `a message has its place, its words and its lines, numbered as in the developer's file`() throws {
        let messages = read(
            """
            [3/5] Compiling App
            /work/my app/View.swift:99:13: error: cannot find 'Txt' in scope
             98 |     var body: some View {
             99 |         VStack {
            100 |             Txt("title")
                |             `- error: cannot find 'Txt' in scope
            101 |         }
            102 |

            """)
        let message = try #require(messages.first)
        #expect(messages.count == 1)
        #expect(message.severity == .error)
        #expect(message.file == "/work/my app/View.swift")
        #expect(message.line == 99)
        #expect(message.column == 13)
        #expect(message.text == "cannot find 'Txt' in scope")
        #expect(message.excerpt.prefix(3).map { $0.prefix(5) } == [" 97 |", " 98 |", " 99 |"])
        #expect(message.excerpt.count == 6)
    }

    @Test func `what several steps say is taken once, errors before warnings`() {
        let messages = read(
            """
            /a.swift:1:1: warning: unused
            /a.swift:2:1: error: one
            /a.swift:2:1: error: one
            /a.swift:3:1: note: because
            error: emit-module command failed with exit code 1
            """)
        #expect(messages.map(\.text) == ["one", "emit-module command failed with exit code 1", "unused", "because"])
    }

    @Test(arguments: [
        "ld.lld: error: undefined symbol: x", "/usr/bin/ld.gold: error: undefined symbol: x",
        "error: undefined symbol: x", "<unknown>:0: error: undefined symbol: x",
        "clang: error: undefined symbol: x",
    ])
    func `what linkers and drivers say has no place`(line: String) {
        let messages = read(line + "\n>>> referenced by a.o")
        #expect(messages.map(\.text) == ["undefined symbol: x"])
        #expect(messages.first?.file == nil)
        #expect(messages.first?.excerpt == [">>> referenced by a.o"])
    }

    @Test func `lines that speak of errors are no messages`() {
        #expect(read("Building for debugging...\nprint(\"an error: here\")\n  error: indented").isEmpty)
    }
}
