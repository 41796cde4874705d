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

    @Test("Markdown with attributes of the app's own has the words without the marks, if it is read with them")
    func attributesInMarkdown() throws {
        let source = "a ^[b *c* (d)](mood: 'calm :)', level: 2) [e](https://e.example) ^[f] g ^[h](i"
        let options = AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let read = try AttributedString(markdown: source, including: \.swiftUI, options: options)
        #expect(String(read.characters) == "a b c (d) e ^[f] g ^[h](i")
        #expect(read.runs.compactMap { $0.link?.absoluteString } == ["https://e.example"])
        let emphasised = read.runs.filter { $0.inlinePresentationIntent == .emphasized }
        #expect(emphasised.map { String(read[$0.range].characters) } == ["c"])
        let scoped = try AttributedString(
            markdown: source, including: AttributeScopes.SwiftUIAttributes.self, options: options)
        #expect(scoped == read)
        let plain = try AttributedString(markdown: "^[b](mood)")
        #expect(String(plain.characters) == "^b" && plain.runs.compactMap { $0.link }.count == 1)
    }

    /// Draws each run by itself.
    private struct Runs: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for line in layout { for run in line { ctx.draw(run) } }
        }
    }

    /// The fixed shaper: letters are half an em wide, spaces a quarter; body is 17 points.
    @Test("A colour behind a run is as wide as the run, wherever the text is drawn")
    func background() throws {
        var string = AttributedString("a bb c")
        let range = try #require(string.range(of: "bb"))
        string[range].backgroundColor = .init(red: 1, green: 1, blue: 0)
        let text = try #require(TextMount(Text(string)).texts.first)
        let line = try #require(text.lines.first)
        let box = DisplayRect(x: 12.75, y: line.top, width: 17, height: line.height)
        #expect(text.backgrounds.map(\.box) == [box])
        #expect(text.backgrounds.map(\.color) == [DisplayColor(red: 1, green: 1, blue: 0)])
        let layers = TextMount(Text(string).textRenderer(Runs())).scene.display.root.all
        let rendered = layers.compactMap { layer -> DisplayText? in
            if case .text(let text) = layer.content { text } else { nil }
        }
        #expect(rendered.filter(\.hasBackgrounds).map(\.string) == ["bb"])
        #expect(rendered.flatMap(\.backgrounds).map(\.box.width) == [17])
    }

    @Test("A colour behind several lines has no gap between them")
    func backgroundOfLines() throws {
        var string = AttributedString("aaaa bbbb")
        string.backgroundColor = .init(red: 1, green: 1, blue: 0)
        let text = try #require(TextMount(Text(string), width: 50).texts.first)
        let boxes = text.backgrounds.map(\.box)
        #expect(boxes.count == 2)
        #expect(boxes.map(\.width) == [34, 34])
        #expect(boxes.first.map { $0.y + $0.height } == boxes.last?.y)
        #expect(boxes.last?.height == text.lines.last?.height)
    }

    @Test("A colour behind a part is that of the text around unless it has its own")
    func backgroundAround() {
        var inner = AttributedString("b")
        inner.backgroundColor = .init(red: 0, green: 0, blue: 1)
        var outer = Text(verbatim: "a") + Text(inner)
        outer.attributes.background = Color(red: 1, green: 0, blue: 0)
        let looks = TextResolver.resolve(outer, in: TextEnvironment(EnvironmentValues())).looks
        #expect(looks.map(\.background?.red) == [1, 0])
        #expect(looks.map(\.background?.blue) == [0, 1])
    }

    @Test("Of an underline and a strikethrough that differ the underline is drawn, with a diagnostic")
    func twoLines() {
        var string = AttributedString("A")
        string.underlineStyle = .single
        string.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
        let mount = TextMount(Text(string))
        #expect(mount.style?.isStruckThrough == true)
        #expect(mount.style?.lineColor == nil && mount.style?.linePattern == .solid)
        #expect(mount.scene.diagnostics.contains(.withoutEffect))
        string.strikethroughStyle = .single
        #expect(!TextMount(Text(string)).scene.diagnostics.contains(.withoutEffect))
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
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(fromTimeInterval: -300) == "5 min. ago")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(fromTimeInterval: -300) == "5m ago")
    }

    @Test("A relative formatter names days as they were at its reference")
    func relativeDays() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.dateTimeStyle = .named
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        func text(atSecondOfDay second: Double) -> String {
            let reference = Date(timeIntervalSinceReferenceDate: 100 * 86_400 + second)
            return formatter.localizedString(for: reference.addingTimeInterval(-90_000), relativeTo: reference)
        }
        #expect(text(atSecondOfDay: 43_200) == "yesterday")
        #expect(text(atSecondOfDay: 1_800) == "2 days ago")
    }

    @Test("Each class of views has one appearance proxy")
    func appearance() {
        #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
        #expect(UITabBar.appearance() as AnyObject !== UINavigationBar.appearance())
        UINavigationBar.appearance().barTintColor = .red
        #expect(UINavigationBar.appearance().barTintColor == .red)
    }
}
