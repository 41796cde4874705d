// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay
import VitrineTesting

@testable import VitrineComponents
@testable import VitrineCore

/// Attributes of strings are those of texts.
@MainActor
@Suite("Attributed strings")
struct AttributedStringTests {
    private func resolved(_ string: AttributedString) -> ResolvedText {
        TextResolver.resolve(Text(string), in: TextEnvironment(EnvironmentValues()))
    }

    @Test("Each run has its own font, colour and lines")
    func runs() throws {
        var string = AttributedString("plain coloured")
        let range = try #require(string.range(of: "coloured"))
        string[range].foregroundColor = .init(red: 1, green: 0, blue: 0)
        string[range].font = .system(size: 30)
        string[range].underlineStyle = .single
        let text = resolved(string)
        #expect(text.runs.map(\.string) == ["plain ", "coloured"])
        #expect(text.runs.map(\.font.size) == [17, 30])
        #expect(text.looks.map { $0.underline != nil } == [false, true])
        #expect(text.looks.last?.color == DisplayColor(red: 1, green: 0, blue: 0))
    }

    @Test("Inline markup is read")
    func markdown() throws {
        let text = resolved(try AttributedString(markdown: "A **bold** [link](https://example.com)"))
        #expect(text.string == "A bold link")
        #expect(text.looks.last?.link == "https://example.com")
        #expect(text.runs[1].font.weight > text.runs[0].font.weight)
    }

    @Test("A relative formatter counts from its reference")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let now = Date(timeIntervalSinceReferenceDate: 1_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7_200), relativeTo: now) == "2 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 3 * 86_400) == "in 3 days")
    }

    @Test("What stands for all views of a kind is one")
    func appearance() {
        #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
        #expect(UITabBar.appearance() as AnyObject !== UINavigationBar.appearance())
        UINavigationBar.appearance().barTintColor = .red
        #expect(UINavigationBar.appearance().barTintColor == .red)
    }
}
