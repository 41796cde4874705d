// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore

@Suite("What characters are in a text with inline markup")
struct InlinePresentationIntentTests {
    private func intents(_ markdown: String) throws -> [InlinePresentationIntent?] {
        try AttributedString(markdown: markdown).runs.map(\.inlinePresentationIntent)
    }

    @Test("each run has the intents of Markdown's marks")
    func marks() throws {
        #expect(
            try intents("a **b** *c* `d` ~~e~~")
                == [nil, .stronglyEmphasized, nil, .emphasized, nil, .code, nil, .strikethrough])
        let both = try #require(try intents("***a***").first ?? nil)
        #expect(both.contains(.stronglyEmphasized) && both.contains(.emphasized) && !both.contains(.code))
        #expect(try AttributedString(markdown: "[a](https://example.com)").runs.first?.link?.host() == "example.com")
    }

    @Test("What an app sets is drawn as what Markdown says")
    func written() throws {
        var text = AttributedString("a")
        text.inlinePresentationIntent = .stronglyEmphasized
        #expect(try Text(text) == Text(AttributedString(markdown: "**a**")))
        var container = AttributeContainer()
        container.inlinePresentationIntent = [.emphasized, .code]
        let run = AttributedString("b", attributes: container).runs.first
        #expect(run?.inlinePresentationIntent == [.code, .emphasized])
    }
}
