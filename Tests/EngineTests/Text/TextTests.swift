// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The fixed shaper: letters are half an em wide, spaces a quarter; body is 17 points.
@MainActor
@Suite("Text")
struct TextTests {
    @Test("is as large as its line, centred in the window")
    func isAsLargeAsItsLine() throws {
        let mount = TextMount(Text(verbatim: "Hello"))
        let frame = try #require(mount.frames.first)
        #expect(abs(frame.width - 42.667) < 0.01)
        #expect(abs(frame.height - 20.333) < 0.01)
        #expect(abs(frame.x - (390 - frame.width) / 2) < 0.01)
        #expect(abs(frame.y - (844 - frame.height) / 2) < 0.01)
        #expect(mount.lines == ["Hello"])
    }

    @Test("draws its runs with their fonts and colours")
    func drawsRuns() throws {
        let text = Text(verbatim: "a").bold() + Text(verbatim: "b").foregroundColor(.white)
        let mount = TextMount(text.font(.title).foregroundColor(.black))
        let drawn = try #require(mount.texts.first)
        #expect(drawn.string == "ab")
        #expect(drawn.styles.map(\.font.weight) == [700, 400])
        #expect(drawn.styles.map(\.font.size) == [28, 28])
        #expect(drawn.styles.map(\.color) == [.black, .white])
        #expect(drawn.lines.first?.fragments.map(\.string) == ["a", "b"])
    }

    @Test("formats dates and objects with a formatter, alone and among words")
    func formatters() {
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US_POSIX")
        dates.timeZone = .gmt
        dates.dateFormat = "yyyy-MM-dd"
        let date = Date(timeIntervalSince1970: 0)
        #expect(TextMount(Text("on \(date, formatter: dates)")).lines == ["on 1970-01-01"])
        #expect(TextMount(Text(date, formatter: dates)).lines == ["1970-01-01"])
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US_POSIX")
        numbers.minimumFractionDigits = 2
        #expect(TextMount(Text("\(NSNumber(value: 1), formatter: numbers)")).lines == ["1.00"])
    }

    @Test("breaks into lines at its width and is drawn as it was measured")
    func breaksLines() {
        let mount = TextMount(Text(verbatim: "aaaa bbbb cccc"), width: 80)
        #expect(mount.lines == ["aaaa bbbb", "cccc"])
        #expect(mount.texts.first?.lines.map(\.endsParagraph) == [false, true])
        #expect(mount.texts.first?.lines.map(\.top) == [0, 22])
    }

    @Test("says whether something of it is not shown")
    func isTruncated() {
        let text = Text(verbatim: "aaaa bbbb")
        #expect(TextMount(text.lineLimit(1), width: 50).texts.map(\.isTruncated) == [true])
        #expect(TextMount(text, width: 50).texts.map(\.isTruncated) == [false])
    }

    @Test("reads as static text")
    func readsAsStaticText() {
        let mount = TextMount(Text(verbatim: "Read me"))
        #expect(mount.scene.display.elements().all(role: .staticText, label: "Read me").count == 1)
    }

    @Test("without characters takes no room")
    func emptyTakesNoRoom() {
        let mount = TextMount(Text(verbatim: "").padding(10))
        #expect(mount.layers.first?.placement.width == 0)
        #expect(mount.layers.first?.placement.height == 0)
    }

    @Test("aligns its first and last baselines in a row")
    func alignsBaselines() throws {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text(verbatim: "a").font(.largeTitle)
            Text(verbatim: "a").font(.caption)
        }
        let frames = TextMount(row).frames
        try #require(frames.count == 2)
        let ascent = 1950.0 / 2048
        #expect(abs((frames[1].y - frames[0].y) - (34 - 12) * ascent) < 0.4)
    }

    @Test("takes the font of its place, and its own before that")
    func inheritsFont() {
        let mount = TextMount(
            VStack {
                Text(verbatim: "a")
                Text(verbatim: "b").font(.caption)
            }.font(.title))
        #expect(mount.texts.map { $0.styles[0].font.size } == [28, 12])
    }

    @Test("is equal to a text with the same content and look only")
    func compares() {
        #expect(Text(verbatim: "a").bold() == Text(verbatim: "a").bold())
        #expect(Text(verbatim: "a").bold() != Text(verbatim: "a"))
        #expect(Text(verbatim: "a") != Text(verbatim: "b"))
        #expect(Text(3, format: .number) == Text(3, format: .number))
        #expect(Text(3, format: .number) != Text(4, format: .number))
        #expect(Text(verbatim: "a").foregroundStyle(.red) == Text(verbatim: "a").foregroundStyle(.red))
        #expect(Text(verbatim: "a").foregroundStyle(.red) != Text(verbatim: "a").foregroundStyle(.blue))
    }

    @Test("formats values in the locale of its place")
    func formats() {
        #expect(TextMount(Text(1234.5, format: .number)).lines == ["1,234.5"])
        let german = Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
        #expect(TextMount(german).lines == ["1.234,5"])
        let day = Date(timeIntervalSince1970: 0)
        #expect(TextMount(Text(day, style: .date)).lines == ["January 1, 1970"])
    }

    @Test("shows a custom font as the system's and says so")
    func diagnosesCustomFonts() {
        let mount = TextMount(Text(verbatim: "a").font(.custom("Comic Neue", size: 20)))
        #expect(mount.style?.font.size == 20)
        #expect(mount.scene.diagnostics.contains(.fontFallback))
    }

    @Test(
        "stands in for a custom font with the look that its name tells of",
        arguments: [
            ("AvenirNext-DemiBoldItalic", .default, 600, true), ("Avenir Next", .default, 400, false),
            ("AvenirNext-Heavy", .default, 800, false), ("Helvetica-LightOblique", .default, 300, true),
            ("Georgia-Bold", .serif, 700, false), ("TimesNewRomanPS-BoldItalicMT", .serif, 700, true),
            ("Menlo-Regular", .monospaced, 400, false), ("CourierNewPSMT", .monospaced, 400, false),
            ("ArialRoundedMTBold", .rounded, 700, false), ("Poppins-ExtraBold", .default, 800, false),
            ("Blackletter", .default, 400, false),
        ] as [(String, Font.Design, Int, Bool)])
    func looksLikeItsName(name: String, design: Font.Design, weight: Int, isItalic: Bool) {
        let font = Font.custom(name, size: 20).resolved(in: FontContext())
        #expect((font.design, font.weight, font.isItalic) == (design, weight, isItalic))
        #expect(font.missingName == name)
    }
}
