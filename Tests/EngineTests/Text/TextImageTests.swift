// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

/// The fixed shaper: letters are half an em wide, spaces a quarter; body is 17 points.
@MainActor
@Suite("An image in a text")
struct TextImageTests {
    private static let logo = LoadedImage(
        data: Data([1, 2, 3]), mediaType: "image/png", width: 64, height: 40, hash: "abc")

    private let bell = Text(Image(systemName: "bell"))

    private func picture(isDecorative: Bool = false) -> Text {
        Text(Image(source: .loaded(Self.logo, scale: 2), label: .string("Logo"), isDecorative: isDecorative))
    }

    private func drawn(_ text: some View, width: Double = 390) throws -> DisplayText {
        try #require(TextMount(text, width: width).texts.first)
    }

    @Test("is laid out among the characters, a symbol in the size, weight and colour of its run")
    func symbol() throws {
        let text = try drawn((bell.bold() + Text(verbatim: " 4.5")).foregroundColor(.white))
        let line = try #require(text.lines.first)
        #expect(line.fragments.map(\.string) == ["\u{FFFC}", " 4.5"])
        #expect(abs(line.fragments[0].width - 19) < 0.01)
        #expect(abs(line.fragments[1].x - 19) < 0.01)
        let image = try #require(text.inlineImages.first)
        #expect(image.image.source == .symbol(name: "bell", weight: 600, pointSize: 17))
        #expect(image.image.tint == .white)
        // The symbol reaches a fifth of its point size below the baseline, and does not make the line taller.
        #expect(abs(image.frame.maxY - line.baseline - 3.4) < 0.01)
        #expect(abs(line.height - 20.29) < 0.01)
    }

    @Test("in an interpolation is placed where it is inserted, with the style of its markup")
    func interpolation() throws {
        let text = try drawn(Text("Rated **\(Image(systemName: "bell"))** highly"))
        #expect(text.lines.first?.fragments.map(\.string) == ["Rated ", "\u{FFFC}", " highly"])
        #expect(text.inlineImages.map(\.image.source) == [.symbol(name: "bell", weight: 600, pointSize: 17)])
    }

    @Test("that is a symbol follows the font, the scale and the variant of its place")
    func environment() throws {
        let text = try drawn(bell.font(.system(size: 20)).imageScale(.large))
        #expect(text.inlineImages.map(\.image.source) == [.symbol(name: "bell", weight: 400, pointSize: 20 * 1.28)])
        let red = try drawn(bell.foregroundStyle(Color.white))
        #expect(red.inlineImages.first?.image.tint == .white)
    }

    @Test("that is no symbol stands on the baseline at its own size, in its own colours")
    func pictureOnBaseline() throws {
        let text = try drawn(picture() + Text(verbatim: "a"))
        let line = try #require(text.lines.first)
        #expect(line.baseline == 20)
        #expect(text.inlineImages.map(\.frame) == [DisplayRect(x: 0, y: 0, width: 32, height: 20)])
        #expect(text.inlineImages.map(\.image.source) == [.stored(hash: "abc")])
        #expect(text.inlineImages.map(\.image.tint) == [nil])
        #expect(text.inlineImageHashes == ["abc"])
    }

    @Test("is read by its name, and not at all if it is decorative")
    func spoken() throws {
        let star = Text("Rated \(Image(systemName: "star")) highly")
        #expect(try drawn(star).string == "Rated Favorite highly")
        let named = TextMount(star)
        #expect(named.scene.display.elements().all(role: .staticText, label: "Rated Favorite highly").count == 1)
        #expect(try drawn(picture() + Text(verbatim: " on")).string == "Logo on")
        #expect(try drawn(picture(isDecorative: true) + Text(verbatim: " on")).string == " on")
    }

    @Test("is part of a link, which is read with its name")
    func link() throws {
        let mount = TextMount(Text("[\(Image(systemName: "bell")) call](https://example.com)"))
        let links = mount.scene.display.elements().all { if case .link = $0.role { true } else { false } }
        #expect(links.map(\.label) == ["Bell call"])
    }

    @Test("shrinks with the characters around it")
    func shrinks() throws {
        let text = (bell + Text(verbatim: "aaaa")).minimumScaleFactor(0.4).lineLimit(1)
        let image = try #require(try drawn(text, width: 27).inlineImages.first)
        #expect(image.frame.width > 8 && image.frame.width < 10)
        guard case .symbol(_, _, let pointSize) = image.image.source else {
            Issue.record("a symbol")
            return
        }
        #expect(abs(pointSize / 17 - image.frame.width / 19) < 0.001)
    }

    @Test("is followed by the ellipsis of a text that is cut behind it")
    func ellipsis() throws {
        let text = try drawn((bell + Text(verbatim: "aaaaaa")).lineLimit(1), width: 30)
        #expect(text.lines.first?.fragments.map(\.string) == ["\u{FFFC}", "\u{2026}"])
        #expect(text.inlineImages.count == 1)
    }

    @Test("that cannot be drawn is diagnosed, and the rest of the text is shown")
    func problems() throws {
        #expect(TextMount(bell).scene.diagnostics.contains(.missingSymbol))
        let mount = TextMount(Text(Image("nowhere")) + Text(verbatim: "here"))
        #expect(mount.scene.diagnostics.contains(.imageFailed))
        #expect(mount.lines == ["here"])
    }

    @Test("distinguishes two texts with images")
    func compares() {
        #expect(bell == Text(Image(systemName: "bell")))
        #expect(bell != Text(Image(systemName: "star")))
    }

    @Test("is measured by an engine of recordings as well")
    func recorded() throws {
        let host = TestHost(bell + Text(verbatim: " 4.5"))
        let frame = try host.find(label: "Bell 4.5").frame
        #expect(abs(frame.width - (19 + 4 * 8.5)) < 0.5)
    }
}
