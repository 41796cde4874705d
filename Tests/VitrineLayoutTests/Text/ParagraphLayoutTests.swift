// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineLayout

/// With the fixed shaper at 10 pt every letter is 5 pt wide, a space 2.5 pt; a line box is 11.93 pt high.
@Suite struct ParagraphLayoutTests {
    private let engine = ParagraphLayout(shaper: FixedAdvanceShaper())
    private let font = FontSpec(size: 10)

    private func layout(
        _ string: String,
        width: Double? = nil,
        height: Double? = nil,
        _ change: (inout TextOptions) -> Void = { _ in }
    ) -> TextLayout {
        var options = TextOptions()
        change(&options)
        return engine.layout([TextRun(string, font: font)], options: options, width: width, height: height)
    }

    private func strings(_ layout: TextLayout) -> [String] {
        layout.lines.map { $0.fragments.map(\.string).joined() }
    }

    // MARK: Clusters

    @Test func clustersHaveTheAdvancesOfTheirLine() {
        let run = TextRun("ab c", font: font, tracking: 1)
        let clusters = engine.clusters(of: run, localeIdentifier: "en")
        #expect(clusters.map(\.length) == [1, 1, 1, 1])
        #expect(clusters.map(\.advance) == [6, 6, 3.5, 6])
        #expect(clusters.allSatisfy { !$0.isJoined })
        let kerned = TextRun("ab", font: font, kerning: 2)
        #expect(engine.clusters(of: kerned, localeIdentifier: "en").map(\.advance) == [7, 5])
        #expect(engine.clusters(of: TextRun("", font: font), localeIdentifier: "en").isEmpty)
    }

    // MARK: Heights

    /// Documentation/Layout.md 6.1: size, leading, one line at 3x.
    @Test(arguments: [
        (34.0, 40.67), (28, 33.67), (22, 26.33), (20, 24.0), (17, 20.33), (15, 18.0), (13, 15.67), (12, 14.33),
        (11, 13.33), (16, 19.33), (14, 17.0), (21, 25.33), (27, 32.33), (33, 39.67),
    ]) func lineBoxIsTheSystems(size: Double, expected: Double) {
        let layout = engine.layout(
            [TextRun("Ag", font: FontSpec(size: size))],
            options: TextOptions(),
            width: nil,
            height: nil
        )
        #expect(abs(layout.size.height - expected) < 0.005)
    }

    /// Documentation/Layout.md 6.12: size and leading of each style from xS to AX5.
    static let dynamicType: [(style: String, sizes: String)] = [
        ("largeTitle", "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
        ("title", "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
        ("title2", "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
        ("title3", "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
        ("body", "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        ("callout", "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
        ("subheadline", "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
        ("footnote", "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
        ("caption", "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
        ("caption2", "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
    ]

    @Test(arguments: dynamicType) func pitchIsThePublishedLeading(row: (style: String, sizes: String)) {
        for cell in row.sizes.split(separator: " ") {
            let numbers = cell.split(separator: "/").compactMap { Double($0) }
            let box = FontMetrics.iOS.line * numbers[0]
            let font = FontSpec(size: numbers[0], leading: numbers[1] - box)
            let layout = engine.layout(
                [TextRun("a\nb\nc", font: font)],
                options: TextOptions(),
                width: nil,
                height: nil
            )
            #expect(layout.lines.count == 3)
            // 11/13 and its like are tighter than the box: leading counts down as well as up.
            for (upper, lower) in zip(layout.lines, layout.lines.dropFirst()) {
                #expect(abs(lower.baseline - upper.baseline - numbers[1]) < 1e-9, "\(row.style) \(cell)")
            }
            let height = PixelGrid(scale: 3).ceil(2 * numbers[1] + box)
            #expect(abs(layout.size.height - height) < 1e-9)
        }
    }

    @Test func twoCaption2LinesAreAsRecorded() {
        let font = FontSpec(size: 11, leading: 13 - FontMetrics.iOS.line * 11)
        let layout = engine.layout([TextRun("a\nb", font: font)], options: TextOptions(), width: nil, height: nil)
        #expect(abs(layout.size.height - 26.33) < 0.005)
    }

    @Test func baselineIsBelowTheTopByTheAscent() {
        let layout = layout("a\nb")
        #expect(abs(layout.lines[0].baseline - 9.521484375) < 1e-9)
        #expect(abs(layout.firstBaseline - 29.0 / 3) < 1e-9)
        #expect(abs(layout.lastBaseline - layout.firstBaseline - FontMetrics.iOS.line * 10) < 1e-9)
    }

    @Test func macOSLineIsSixteenPointsWithItsBaselineAtThirteen() {
        let engine = ParagraphLayout(shaper: FixedAdvanceShaper(), metrics: .macOS)
        let layout = engine.layout(
            [TextRun("Hello", font: FontSpec(size: 13))],
            options: TextOptions(pixelScale: 2),
            width: nil,
            height: nil
        )
        #expect(layout.size.height == 16)
        #expect(layout.firstBaseline == 13)
    }

    @Test func lineSpacingCountsOnlyBeyondTheLeading() {
        let font = FontSpec(size: 10, leading: 2)
        func pitch(_ spacing: Double) -> Double {
            let layout = engine.layout(
                [TextRun("a\nb", font: font)],
                options: TextOptions(lineSpacing: spacing),
                width: nil,
                height: nil
            )
            return layout.lines[1].top - layout.lines[0].top - FontMetrics.iOS.line * 10
        }
        #expect(abs(pitch(0) - 2) < 1e-9)
        #expect(abs(pitch(1.5) - 2) < 1e-9)
        #expect(abs(pitch(5) - 5) < 1e-9)
    }

    // MARK: Widths and breaking

    @Test func widthIsRoundedUpToThePixel() {
        #expect(abs(layout("a b").size.width - 38.0 / 3) < 1e-9)
        #expect(layout("a b") { $0.pixelScale = 2 }.size.width == 12.5)
        #expect(layout("a b") { $0.pixelScale = 1 }.size.width == 13)
    }

    @Test func trackingFollowsEveryClusterAndKerningAllButTheLast() {
        let engine = ParagraphLayout(shaper: FixedAdvanceShaper(), tracking: { $0.size / 10 })
        func width(tracking: Double, kerning: Double) -> Double {
            let run = TextRun("abcd", font: font, tracking: tracking, kerning: kerning)
            return engine.layout([run], options: TextOptions(pixelScale: 2), width: nil, height: nil).size.width
        }
        #expect(width(tracking: 0, kerning: 0) == 24)
        #expect(width(tracking: 2, kerning: 0) == 32)
        #expect(width(tracking: 0, kerning: 2) == 30)
    }

    @Test func breaksGreedilyAndReportsTheHangingSpace() {
        let layout = layout("aaaa bbbb cc dd ee", width: 46)
        #expect(strings(layout) == ["aaaa bbbb", "cc dd ee"])
        #expect(layout.lines[0].width == 42.5)
        #expect(layout.lines[0].hangingSpace == " ")
        // 42.5 and a space of 2.5.
        #expect(layout.size.width == 45)
        #expect(self.layout("aaaa bbbb cc dd ee", width: 43).size.width == 43)
    }

    @Test func aLineThatFitsExactlyIsNotBroken() {
        #expect(layout("aaaa bbbb", width: 42.5).lines.count == 1)
        #expect(layout("aaaa bbbb", width: 42.4).lines.count == 2)
    }

    @Test func aLongWordBreaksBetweenClusters() {
        #expect(strings(layout("a bbbbbbbbb c", width: 20)) == ["a", "bbbb", "bbbb", "b c"])
    }

    @Test func clustersAreNeverSplit() {
        #expect(strings(layout("👩‍👩‍👧👩‍👩‍👧e\u{301}", width: 0)) == ["👩‍👩‍👧", "👩‍👩‍👧", "e\u{301}"])
    }

    @Test func twoLinesDoNotEndWithALoneWordWhenThatIsLessEven() {
        // Greedy: 57.5 and 10; evened: 35 and 32.5.
        #expect(strings(layout("aaa bbb cccc dd", width: 60)) == ["aaa bbb", "cccc dd"])
        // Greedy: 57.5 and 10; one word more would make that 5 and 62.5.
        #expect(strings(layout("a cccccccccc bb", width: 65)) == ["a cccccccccc", "bb"])
        // Equally uneven either way: greedy.
        #expect(strings(layout("aaaaaa cccccc bbbbbb", width: 66)) == ["aaaaaa cccccc", "bbbbbb"])
        // Short words alone move.
        #expect(strings(layout("aaa bbb cccc ddddd", width: 60)) == ["aaa bbb", "cccc ddddd"])
        #expect(strings(layout("aaa bbb cccc dddddd", width: 60)) == ["aaa bbb cccc", "dddddd"])
        // Three lines are plain.
        #expect(strings(layout("aaa bbb aaa bbb c", width: 35)) == ["aaa bbb", "aaa bbb", "c"])
    }

    @Test func hardBreaksEndParagraphs() {
        let layout = layout("a\n\nb\r\nc")
        #expect(strings(layout) == ["a", "", "b", "c"])
        #expect(layout.lines.allSatisfy { $0.endsParagraph })
        #expect(layout.size.width == 5)
        #expect(strings(self.layout("a\n")) == ["a", ""])
    }

    @Test func noLineIsWiderThanTheProposal() {
        for text in ["aaaa cccccccc bbb", "a bb ccc dddd eeeee ffffff", "aaaaaaaa b cccccccccccc d"] {
            for width in stride(from: 5.0, through: 150, by: 2.5) {
                #expect(layout(text, width: width).lines.allSatisfy { $0.width <= width }, "\(text) in \(width)")
            }
        }
    }

    @Test func ownSizeAsAProposalChangesNothing() {
        for width in stride(from: 5.0, through: 130, by: 2.5) {
            let first = layout("The quick brown fox jumps over", width: width)
            let again = layout("The quick brown fox jumps over", width: width, height: first.size.height)
            #expect(again == first)
        }
    }

    // MARK: No room

    @Test func nothingMeasuresNothing() {
        #expect(layout("").size == .zero)
        #expect(layout("", width: 100, height: 100).size == .zero)
        #expect(engine.layout([], options: TextOptions(), width: nil, height: nil).size == .zero)
    }

    @Test func noHeightKeepsOneLine() {
        let layout = layout("aaaa bbbb", width: 25, height: 0)
        #expect(strings(layout) == ["aaaa…"])
        #expect(layout.size.height == 12)
        #expect(layout.isTruncated)
    }

    @Test func noWidthPutsOneClusterOnEachLine() {
        #expect(strings(layout("abc", width: 0)) == ["a", "b", "c"])
        #expect(strings(layout("abc", width: 0, height: 25)) == ["a", "…"])
        let none = layout("abc", width: 0, height: 0)
        #expect(none.size == .zero)
        #expect(strings(none) == ["…"])
    }

    @Test func heightKeepsTheLinesThatFit() {
        let text = "aa aa aa aa aa"
        #expect(layout(text, width: 10).lines.count == 5)
        #expect(layout(text, width: 10, height: 36).lines.count == 3)
        #expect(layout(text, width: 10, height: 35).lines.count == 2)
        #expect(layout(text, width: 10, height: 1000).isTruncated == false)
    }

    // MARK: Limits

    @Test(arguments: [
        (TextOptions.Truncation.tail, "aa bb…"), (.head, "…dd ee"), (.middle, "aa…ee"),
    ]) func ellipsisTakesClustersAway(mode: TextOptions.Truncation, expected: String) {
        let layout = layout("aa bb cc dd ee", width: mode == .middle ? 27 : 29) {
            $0.lineLimit = 1
            $0.truncation = mode
        }
        #expect(strings(layout) == [expected])
        #expect(layout.isTruncated)
        #expect(layout.size.width <= 29)
    }

    @Test func spacesBeforeTheEllipsisAreDropped() {
        let layout = layout("aa bbbb", width: 18) { $0.lineLimit = 1 }
        #expect(strings(layout) == ["aa…"])
    }

    @Test func onlyTheLastPermittedLineIsCut() {
        let text = "aaaa bbbb cccc dddd eeee ffff"
        let tail = layout(text, width: 25) { $0.lineLimit = 2 }
        #expect(strings(tail) == ["aaaa", "bbbb…"])
        let head = layout(text, width: 25) {
            $0.lineLimit = 2
            $0.truncation = .head
        }
        #expect(strings(head) == ["aaaa", "…ffff"])
    }

    @Test func aLimitAtAHardBreakShowsThatMoreFollows() {
        for (mode, expected) in [(TextOptions.Truncation.tail, "aa…"), (.head, "…cc"), (.middle, "aa…cc")] {
            let layout = layout("aa\nbb\ncc", width: 100) {
                $0.lineLimit = 1
                $0.truncation = mode
            }
            #expect(strings(layout) == [expected])
        }
    }

    @Test func reservedLinesTakeRoomButLeaveTheBaseline() {
        let one = layout("a")
        let reserved = layout("a") {
            $0.lineLimit = 3
            $0.lineLimitReservesSpace = true
        }
        #expect(abs(reserved.size.height - 36) < 1e-9)
        #expect(reserved.lastBaseline == one.lastBaseline)
        #expect(layout("a") { $0.minimumLines = 2 }.size.height == 24)
        #expect(layout("a\na\na") { $0.minimumLines = 2 }.size.height == 36)
    }

    @Test func theLinesForWhichSpaceIsReservedAreShownInALowerPlace() {
        let reserving = layout("aa aa aa", width: 12, height: 12) {
            $0.lineLimit = 2
            $0.lineLimitReservesSpace = true
        }
        #expect(reserving.lines.count == 2)
        #expect(abs(reserving.size.height - 24) < 1e-9)
        #expect(layout("aa aa aa", width: 12, height: 12) { $0.minimumLines = 2 }.lines.count == 2)
        #expect(layout("aa aa aa", width: 12, height: 12).lines.count == 1)
    }

    @Test func shrinksBeforeTruncatingAndOnlyThen() {
        func shrunk(_ width: Double, _ factor: Double) -> TextLayout {
            layout("aaaaaaaaaa", width: width) {
                $0.lineLimit = 1
                $0.minimumScaleFactor = factor
            }
        }
        #expect(shrunk(50, 0.5).scaleFactor == 1)
        let fitted = shrunk(40, 0.5)
        #expect(!fitted.isTruncated)
        #expect(fitted.scaleFactor <= 0.8 && fitted.scaleFactor > 0.79)
        #expect(strings(fitted) == ["aaaaaaaaaa"])
        let tooLong = shrunk(20, 0.5)
        #expect(tooLong.isTruncated)
        #expect(tooLong.scaleFactor == 0.5)
        #expect(strings(tooLong) == ["aaaaaaa…"])
    }

    @Test func aLetterLargerThanItsPlaceShrinksIntoItWhereItMay() {
        let wide = layout("a", width: 2.5) { $0.minimumScaleFactor = 0.01 }
        #expect(wide.scaleFactor <= 0.5 && wide.scaleFactor > 0.48)
        #expect(wide.lines.count == 1 && wide.lines[0].width <= 2.5)
        #expect(layout("a", width: 2.5).scaleFactor == 1)
    }

    @Test func tightensFirst() {
        let layout = layout("aaaaaaaaaa", width: 48) {
            $0.lineLimit = 1
            $0.allowsTightening = true
            $0.minimumScaleFactor = 0.5
        }
        #expect(!layout.isTruncated)
        #expect(layout.scaleFactor == 1)
        #expect(layout.tightening >= 0.2 && layout.tightening < 0.21)
    }

    // MARK: Alignment and direction

    @Test func alignmentMovesLinesAndNeverChangesTheSize() {
        let sizes = [TextOptions.Alignment.leading, .center, .trailing].map { alignment in
            let layout = layout("aaaa\nbb") { $0.alignment = alignment }
            return (layout.size, layout.lines[1].x)
        }
        #expect(sizes.allSatisfy { $0.0 == sizes[0].0 })
        #expect(sizes.map(\.1) == [0, 5, 10])
        #expect(layout("aaaa\nbb") { $0.isRightToLeft = true }.lines[1].x == 10)
    }

    @Test func runsOfARightToLeftParagraphGoFromRightToLeft() {
        let runs = [
            TextRun("שלום ", font: font, attributes: 0), TextRun("abc ", font: font, attributes: 1),
            TextRun("def ", font: font, attributes: 2), TextRun("עולם", font: font, attributes: 3),
        ]
        let line = engine.layout(runs, options: TextOptions(), width: nil, height: nil).lines[0]
        #expect(line.isRightToLeft)
        #expect(line.fragments.sorted { $0.x < $1.x }.map(\.runIndex) == [3, 1, 2, 0])
    }

    @Test func eachParagraphHasTheDirectionOfItsFirstLetter() {
        let text = "123 abc def\n(שלום עולם\n123"
        let leftToRight = layout(text, width: 40)
        #expect(strings(leftToRight) == ["123 abc", "def", "(שלום", "עולם", "123"])
        #expect(leftToRight.lines.map(\.isRightToLeft) == [false, false, true, true, false])
        let rightToLeft = layout(text, width: 40) { $0.isRightToLeft = true }
        #expect(rightToLeft.lines.map(\.isRightToLeft) == [false, false, true, true, true])
    }

    // MARK: Runs

    @Test func theTallestRunOfALineDecides() {
        let runs = [TextRun("small ", font: font), TextRun("Large", font: FontSpec(size: 20))]
        let oneLine = engine.layout(runs, options: TextOptions(), width: nil, height: nil)
        #expect(oneLine.size.height == 24)
        #expect(abs(oneLine.lines[0].baseline - 20 * FontMetrics.iOS.ascent) < 1e-9)
        let two = engine.layout(runs, options: TextOptions(), width: 50, height: nil)
        #expect(strings(two) == ["small", "Large"])
        #expect(abs(two.size.height - 36) < 1e-9)
        #expect(two.lines[1].fragments.map(\.runIndex) == [1])
    }

    @Test func aWordOverTwoRunsStaysTogether() {
        let runs = [TextRun("one tw", font: font), TextRun("o three", font: FontSpec(size: 10, weight: 700))]
        let layout = engine.layout(runs, options: TextOptions(), width: 30, height: nil)
        #expect(strings(layout) == ["one", "two", "three"])
        #expect(layout.lines[1].fragments.map(\.width) == [10, 5])
        #expect(layout.lines[1].fragments.map(\.x) == [0, 10])
    }

    @Test func baselineOffsetMakesTheLineTaller() {
        func height(_ offset: Double) -> Double {
            engine.layout(
                [TextRun("a", font: font, baselineOffset: offset)],
                options: TextOptions(),
                width: nil,
                height: nil
            ).size.height
        }
        #expect(height(3) == 15)
        #expect(height(-3) == 15)
    }

    // MARK: Boxes

    @Test func aBoxIsAClusterThatMakesItsLineTaller() {
        let box = TextAttachment(width: 12, ascent: 30, descent: 1)
        let runs = [
            TextRun("ab ", font: font), TextRun(TextAttachment.character, font: font, attachment: box),
            TextRun("cdefgh", font: font),
        ]
        let layout = engine.layout(runs, options: TextOptions(), width: 31, height: nil)
        #expect(strings(layout) == ["ab \u{FFFC}", "cdefgh"])
        #expect(layout.lines[0].fragments.map(\.width) == [12.5, 12])
        #expect(layout.lines[0].baseline == 30)
        // Below the baseline the font reaches further than the box.
        #expect(abs(layout.lines[0].height - layout.lines[1].height - 30 + 1950.0 / 2048 * 10) < 0.01)
        let scaled = engine.layout(
            [runs[1]], options: TextOptions(minimumScaleFactor: 0.25), width: 6, height: nil)
        #expect(abs(scaled.lines[0].width - 6) < 0.1)
        #expect(engine.clusters(of: runs[1], localeIdentifier: "en").map(\.advance) == [12])
    }

    @Test func theEllipsisAfterABoxIsAFragmentOfItsOwn() {
        let box = TextAttachment(width: 12, ascent: 8, descent: 1)
        let runs = [
            TextRun(TextAttachment.character, font: font, attachment: box), TextRun("abcdef", font: font),
        ]
        let layout = engine.layout(runs, options: TextOptions(lineLimit: 1), width: 18, height: nil)
        #expect(layout.lines[0].fragments.map(\.string) == ["\u{FFFC}", "\u{2026}"])
    }

    // MARK: Caches

    @Test func asksTheShaperOncePerStringAcrossSizes() {
        let counter = TextCounter()
        let engine = ParagraphLayout(shaper: FixedAdvanceShaper(), counter: counter)
        for size in [10.0, 17, 34] {
            let run = TextRun("Hello world", font: FontSpec(size: size))
            for width in [nil, 1000, 40, 40] as [Double?] {
                let layout = engine.layout([run], options: TextOptions(), width: width, height: nil)
                #expect(layout.size.width <= width ?? .infinity)
            }
        }
        // The string and the ellipsis.
        #expect(counter.shapes == 2)
        #expect(counter.layouts == 12)
        // Per size: the first ideal, then the width of 40; at 10 pt that still wraps, at 1000 nothing does.
        #expect(counter.layoutMisses == 6)
    }

    @Test func answersAreTheSameWithoutACache() {
        let without = ParagraphLayout(shaper: FixedAdvanceShaper(), cacheBytes: 0)
        for width in [nil, 0, 12.5, 31, 77, 400] as [Double?] {
            for height in [nil, 0, 20, 50] as [Double?] {
                let runs = [TextRun("The quick brown fox", font: font)]
                let options = TextOptions(lineLimit: 3)
                _ = engine.layout(runs, options: options, width: width, height: height)
                #expect(
                    engine.layout(runs, options: options, width: width, height: height)
                        == without.layout(runs, options: options, width: width, height: height)
                )
            }
        }
        #expect(without.cachedBytes == 0)
    }

    @Test func cachesStayWithinTheirBytes() {
        let engine = ParagraphLayout(shaper: FixedAdvanceShaper(), cacheBytes: 100_000)
        for index in 0..<2000 {
            _ = engine.layout(
                [TextRun("Row number \(index)", font: font)],
                options: TextOptions(),
                width: 40,
                height: nil
            )
            #expect(engine.cachedBytes <= 100_000)
        }
        #expect(engine.cachedBytes > 25_000)
    }

    @Test func threadsGetTheSameAnswers() async {
        let expected = layout("The quick brown fox", width: 44)
        let engine = engine
        let font = font
        await withTaskGroup(of: TextLayout.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    engine.layout(
                        [TextRun("The quick brown fox", font: font)],
                        options: TextOptions(),
                        width: 44,
                        height: nil
                    )
                }
            }
            for await layout in group { #expect(layout == expected) }
        }
    }
}
