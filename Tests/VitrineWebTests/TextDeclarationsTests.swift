// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay
import VitrineWeb
import WebTestSupport

@Suite struct TextDeclarationsTests {
    private func style(_ font: DisplayFont) -> DisplayTextStyle { DisplayTextStyle(font: font, color: .black) }

    private func text(_ strings: [(String, Int)], _ styles: [DisplayTextStyle]) -> DisplayText {
        let fragments = strings.map { DisplayText.Fragment(string: $0.0, style: $0.1, x: 0, width: 10) }
        let line = DisplayText.Line(fragments: fragments, top: 0, baseline: 17, height: 20, endsParagraph: true)
        return DisplayText(styles: styles, lines: [line], string: strings.map(\.0).joined())
    }

    @Test(arguments: [
        (DisplayFont.Family.sans, 11.0, "16"), (.sans, 20, "19.2"), (.sans, 40, "30"), (.serif, 15, "15"),
        (.serif, 100, "60"),
    ]) func familiesWithAnOpticalAxisSetIt(family: DisplayFont.Family, size: Double, axis: String) {
        let css = TextDeclarations.run(style(DisplayFont(family: family, size: size)))
        #expect(css.contains("font-variation-settings:\"opsz\" \(axis);"))
    }

    @Test(arguments: [
        (DisplayTextStyle.LinePattern.solid, nil), (.dot, "dotted"), (.dash, "dashed"), (.dashDot, "dashed"),
        (.dashDotDot, "dashed"),
    ]) func linesHaveThePatternsThatBrowsersKnow(pattern: DisplayTextStyle.LinePattern, word: String?) {
        var style = style(DisplayFont(size: 17))
        style.linePattern = pattern
        #expect(!TextDeclarations.run(style).contains("decoration"))
        style.isStruckThrough = true
        let css = TextDeclarations.run(style)
        #expect(css.contains("text-decoration:line-through;"))
        #expect(word.map { css.contains("text-decoration-style:\($0);") } ?? !css.contains("-style"))
    }

    @Test(arguments: [(DisplayFont.Family.rounded, "--rounded"), (.monospaced, "--mono")])
    func familiesWithoutItDoNot(family: DisplayFont.Family, variable: String) {
        let css = TextDeclarations.run(style(DisplayFont(family: family, size: 17)))
        #expect(css.contains("font-family:var(\(variable));"))
        #expect(!css.contains("opsz"))
    }

    @Test func anEmojiStandsInABoxOfItsOwn() {
        let font = DisplayFont(size: 20, tracking: 0.5)
        let text = text([("Hi 😀!", 0)], [style(font)])
        let pieces = TextDeclarations.pieces(text.lines[0].fragments[0], of: text)
        #expect(pieces.map(\.string) == ["Hi ", "😀", "!"])
        #expect(pieces.map { $0.declarations == nil } == [true, false, true])
        #expect(pieces[1].declarations?.contains("display:inline-block") == true)
        #expect(pieces[1].declarations?.contains("width:25.5px") == true)
        #expect(TextDeclarations.isCut(text))
    }

    @Test(arguments: [
        ([false, false], ""), ([true, true], "direction:rtl;"), ([false, true], "unicode-bidi:plaintext;"),
    ])
    func theDirectionOfParagraphsIsDeclared(directions: [Bool], declaration: String) {
        let lines = directions.map { isRightToLeft in
            DisplayText.Line(
                fragments: [DisplayText.Fragment(string: "1 €", style: 0, x: 0, width: 10)], top: 0, baseline: 17,
                height: 20, endsParagraph: true, isRightToLeft: isRightToLeft)
        }
        let text = DisplayText(styles: [style(DisplayFont(size: 17))], lines: lines, string: "1 €\n1 €")
        let css = TextDeclarations.block(text, WireSize(width: 100, height: 40))
        #expect(css.hasSuffix("px;" + declaration))
    }

    @Test func anEmojiOfAnotherRunKeepsThatRunsLook() {
        let text = text([("a", 0), ("b🎉", 1)], [style(DisplayFont(size: 20)), style(DisplayFont(size: 40))])
        let pieces = TextDeclarations.pieces(text.lines[0].fragments[1], of: text)
        #expect(pieces.count == 2)
        #expect(pieces.allSatisfy { $0.declarations?.contains("font-size:40px") == true })
        #expect(pieces[1].declarations?.contains("width:50px") == true)
    }

    @Test func smallCapitalsAreCapitalsOfASizeOfTheirOwn() {
        let font = DisplayFont(size: 20, smallCapitals: .lowercase, tracking: 0.5)
        let text = text([("Hi ß 😀", 0)], [style(font)])
        let pieces = TextDeclarations.pieces(text.lines[0].fragments[0], of: text)
        #expect(pieces.map(\.string) == ["H", "I", " ", "SS", " ", "😀"])
        #expect(pieces[3].declarations == "font-size:15.321px;font-weight:522;line-height:0;letter-spacing:0.25px;")
        #expect(pieces[0].declarations == nil)
        #expect(pieces[1].declarations == "font-size:15.321px;font-weight:522;line-height:0;")
        #expect(TextDeclarations.isCut(text))
        var all = text
        all.styles[0].font.smallCapitals = [.lowercase, .uppercase]
        #expect(
            TextDeclarations.pieces(all.lines[0].fragments[0], of: all).map(\.string) == ["HI", " ", "SS", " ", "😀"])
    }

    private func imageText(_ image: DisplayImage) -> DisplayText {
        var first = style(DisplayFont(size: 17))
        first.inlineImage = DisplayInlineImage(image, width: 20, height: 18, descent: 3, label: "Favorite")
        var text = text([("\u{FFFC}", 0), (" 4.5", 1)], [first, style(DisplayFont(size: 17))])
        text.string = "Favorite 4.5"
        return text
    }

    @Test func aSymbolIsABoxInTheLineWithTheWordsForIt() throws {
        let text = imageText(
            DisplayImage(source: .symbol(name: "star", weight: 400, pointSize: 17), tint: SamplePages.blue))
        #expect(TextDeclarations.isCut(text))
        let pieces = TextDeclarations.pieces(
            text.lines[0].fragments[0], of: text, client: ClientState(symbols: Triangles()))
        #expect(pieces.map(\.string) == ["Favorite"])
        let css = try #require(pieces.first?.declarations)
        #expect(css.contains("display:inline-block;overflow:hidden;"))
        // The box is moved down to its place, and adds nothing to the height of the line.
        #expect(css.contains("width:20px;height:18px;top:3px;margin:-18px -10px 0 0;"))
        #expect(css.contains("background:\(Declarations.color(SamplePages.blue));clip-path:path(\"M"))
        let missing = TextDeclarations.pieces(text.lines[0].fragments[0], of: text)
        #expect(missing.first?.declarations?.contains("border:1px solid") == true)
        #expect(TextDeclarations.pieces(text.lines[0].fragments[1], of: text).map(\.string) == [" 4.5"])
    }

    @Test func aPictureIsTheBackgroundOfItsBox() {
        let plain = imageText(DisplayImage(source: .stored(hash: "abc")))
        let client = ClientState(basePath: "/app")
        let css = TextDeclarations.pieces(plain.lines[0].fragments[0], of: plain, client: client)[0].declarations
        #expect(css?.contains("background:url(/app/_vitrine/image/abc) 0 0/100% 100% no-repeat;") == true)
        let stencil = imageText(DisplayImage(source: .stored(hash: "abc"), tint: SamplePages.blue))
        let mask = TextDeclarations.pieces(stencil.lines[0].fragments[0], of: stencil, client: client)[0].declarations
        #expect(mask?.contains("mask:url(/app/_vitrine/image/abc)") == true)
    }

    @Test func pagesAndBatchesHoldTheImagesOfTexts() {
        let tree = DisplayTree()
        SamplePages.add(.text(imageText(DisplayImage(source: .stored(hash: "abc")))), to: tree.root)
        var encoder = BatchEncoder()
        let batch = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(batch.contains("\"Favorite\""))
        #expect(encoder.imageHashes == ["abc"])
        let page = PageRenderer.render(tree, head: PageHead(title: "", nonce: "n"))
        #expect(page.html.contains(">Favorite</span>"))
        #expect(page.imageHashes == ["abc"])
    }

    @Test func plainTextNeedsNoBoxes() {
        let text = text([("Привет, 日本", 0)], [style(DisplayFont(size: 20))])
        #expect(!TextDeclarations.isCut(text))
        #expect(TextDeclarations.pieces(text.lines[0].fragments[0], of: text).map(\.declarations) == [nil])
    }
}
