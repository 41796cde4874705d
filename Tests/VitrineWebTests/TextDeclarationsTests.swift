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

    /// Two lines of 20 points, the second one on yellow; `baseline` is the first line's.
    private func highlighted(baseline: Double) -> DisplayText {
        var style = style(DisplayFont(size: 17))
        let plain = style
        style.background = DisplayColor(red: 1, green: 1, blue: 0, alpha: 0.5)
        let lines = [0.0, 22].enumerated().map { index, top in
            DisplayText.Line(
                fragments: [DisplayText.Fragment(string: "a", style: index, x: 3, width: 10)], top: top,
                baseline: baseline + top, height: 20, endsParagraph: true)
        }
        return DisplayText(styles: [plain, style], lines: lines, string: "a\na")
    }

    @Test func aColourBehindCharactersIsAnImageOfTheirBlock() {
        let size = WireSize(width: 100, height: 42)
        let still = TextDeclarations.browserBaseline(size: 17, lineHeight: 22)
        let image = "background:linear-gradient(#ffff0080,#ffff0080) 3px 22px/10px 20px no-repeat;"
        let css = TextDeclarations.block(highlighted(baseline: still), size)
        #expect(css.contains(image) && !css.contains("top:") && !css.contains("clip"))
        // Lines that stand lower are moved inside of the block, those that stand higher with it.
        let lower = TextDeclarations.block(highlighted(baseline: still + 0.5), size)
        #expect(lower.contains(image) && lower.contains("padding-top:0.5px;"))
        let higher = TextDeclarations.block(highlighted(baseline: still - 0.5), size)
        #expect(higher.contains(image.replacing("22px", with: "22.5px")) && higher.contains(";top:-0.5px;"))
        #expect(higher.contains("min-height:42.5px;margin-bottom:-0.5px;") && !lower.contains("min-height"))
    }

    @Test func whatIsSeenThroughCharactersIsAboveTheColourBehindThem() {
        var text = highlighted(baseline: 16)
        let stops = [
            Paint.GradientStop(color: .black, location: 0), Paint.GradientStop(color: .white, location: 1),
        ]
        text.paint = .linearGradient(stops: stops, startX: 0, startY: 0, endX: 1, endY: 0)
        let css = TextDeclarations.block(text, WireSize(width: 100, height: 42))
        #expect(css.contains("100%),linear-gradient(#ffff0080,#ffff0080) 3px"))
        #expect(css.contains(";background-clip:text,border-box;"))
        #expect(css.contains("color:#0000;"))
    }

    @Test func aRaisedRunLeavesTheColourBehindItWhereItsLineIs() {
        var raised = style(DisplayFont(size: 17))
        raised.baselineOffset = 5
        raised.background = .white
        let text = text([("a", 0)], [raised])
        #expect(!TextDeclarations.block(text, WireSize(width: 10, height: 20)).contains("position:relative"))
        let piece = TextDeclarations.pieces(text.lines[0].fragments[0], of: text)[0]
        #expect(piece.declarations?.contains("position:relative;top:-5px;") == true)
    }

    @Test func anEmojiOfAnotherRunKeepsThatRunsLook() {
        let text = text([("a", 0), ("b🎉", 1)], [style(DisplayFont(size: 20)), style(DisplayFont(size: 40))])
        let pieces = TextDeclarations.pieces(text.lines[0].fragments[1], of: text)
        #expect(pieces.count == 2)
        #expect(pieces.allSatisfy { $0.declarations?.contains("font-size:40px") == true })
        #expect(pieces[1].declarations?.contains("width:50px") == true)
    }

    /// What a browser makes of a run: the block's declarations that are inherited, and its own over them.
    private func computed(_ text: DisplayText, run: Int) -> [String: String] {
        let block = TextDeclarations.block(text, WireSize(width: 100, height: 40))
        let own = TextDeclarations.pieces(text.lines[0].fragments[run], of: text)[0].declarations ?? ""
        // The initial values of base.css.
        var values = [
            "font-weight": "400", "font-family": "var(--sans)", "font-variant-ligatures": "normal",
            "font-style": "normal", "font-variant-numeric": "normal", "letter-spacing": "0",
            "font-variation-settings": "normal",
        ]
        for declaration in (block + own).split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map(String.init)
            if values[parts[0]] != nil || ["color", "font-size"].contains(parts[0]) { values[parts[0]] = parts[1] }
        }
        return values
    }

    private static let looks: [DisplayFont] = [
        DisplayFont(size: 17), DisplayFont(size: 17, weight: 700), DisplayFont(family: .monospaced, size: 17),
        DisplayFont(family: .serif, size: 17), DisplayFont(family: .rounded, size: 17),
        DisplayFont(family: .own("Lobster"), size: 17), DisplayFont(size: 17, isItalic: true),
        DisplayFont(size: 17, hasMonospacedDigits: true), DisplayFont(size: 17, tracking: 2), DisplayFont(size: 34),
    ]

    @Test(arguments: looks.indices, looks.indices) func aRunLooksTheSameAfterAnyOther(first: Int, second: Int) {
        let styles = [style(Self.looks[first]), style(Self.looks[second])]
        let both = text([("a", 0), ("b", 1)], styles)
        let alone = text([("b", 0)], [styles[1]])
        #expect(computed(both, run: 1) == computed(alone, run: 0))
        #expect(TextDeclarations.pieces(both.lines[0].fragments[0], of: both)[0].declarations == nil)
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

    @Test func aTextThatIsCutIsReadAsAWhole() {
        var cut = SamplePages.text("Archi\u{2026}")
        cut.string = "Archive"
        cut.isTruncated = true
        let tree = DisplayTree()
        let layer = SamplePages.add(.text(cut), to: tree.root)
        let page = PageRenderer.render(tree, head: PageHead(title: "", nonce: "n"))
        #expect(page.html.contains("role=\"img\" aria-label=\"Archive\">Archi\u{2026}</div>"))
        var encoder = BatchEncoder()
        _ = encoder.encode(tree.takeBatch().operations, of: tree)
        layer.content = .text(SamplePages.text("Archive"))
        let whole = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(whole.contains("[11,\(layer.id),0,[]]"), "\(whole)")
        layer.content = .text(cut)
        let again = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(again.contains("[11,\(layer.id),0,[0,\"img\",1,\"Archive\"]]"), "\(again)")
        layer.content = .text(SamplePages.text("Archived"))
        _ = encoder.encode(tree.takeBatch().operations, of: tree)
        layer.content = .text(SamplePages.text("Archives"))
        #expect(!encoder.encode(tree.takeBatch().operations, of: tree).contains("[11,"))
    }

    @Test func aHeadingIsOneAsLongAsItHasWords() {
        let tree = DisplayTree()
        let layer = SamplePages.add(.text(SamplePages.text("")), to: tree.root, role: .heading(level: 1))
        let page = PageRenderer.render(tree, head: PageHead(title: "", nonce: "n"))
        #expect(!page.html.contains("<h1"))
        var encoder = BatchEncoder()
        _ = encoder.encode(tree.takeBatch().operations, of: tree)
        func described(_ words: String) -> String {
            layer.content = .text(SamplePages.text(words))
            return encoder.encode(tree.takeBatch().operations, of: tree)
        }
        let first = described("Lisbon")
        #expect(first.contains("[11,\(layer.id),\(WireTag.h1.rawValue),[]]"), "\(first)")
        #expect(!described("Rome").contains("[11,"))
        let empty = described("")
        #expect(empty.contains("[11,\(layer.id),\(WireTag.div.rawValue),[]]"), "\(empty)")
    }

    @Test func aTextThatIsCutAroundLinksLeavesThemToBeRead() {
        var cut = SamplePages.text("Archi\u{2026}")
        cut.isTruncated = true
        let tree = DisplayTree()
        let layer = SamplePages.add(.text(cut), to: tree.root)
        layer.semantics = Semantics()
        SamplePages.add(to: layer, role: .link(href: "/a"), label: "Archi")
        let page = PageRenderer.render(tree, head: PageHead(title: "", nonce: "n"))
        #expect(!page.html.contains("role=\"img\""))
    }

    @Test func plainTextNeedsNoBoxes() {
        let text = text([("Привет, 日本", 0)], [style(DisplayFont(size: 20))])
        #expect(!TextDeclarations.isCut(text))
        #expect(TextDeclarations.pieces(text.lines[0].fragments[0], of: text).map(\.declarations) == [nil])
    }
}
