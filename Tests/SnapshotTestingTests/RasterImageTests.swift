// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineDisplay
import VitrineRaster

@testable import SnapshotTesting

@Suite("Images as references")
struct RasterImageTests {
    private static let elements = """
        {
          "format": 1,
          "size": {"width": 20, "height": 10},
          "root": {"role": "none", "frame": {"x": 0, "y": 0, "width": 20, "height": 10}, "children": [
            {"role": "button", "label": "Add", "identifier": "add", "frame": {"x": 10, "y": 0, "width": 10, "height": 10}}
          ]}
        }

        """
    private static let stamp = ImageStamp(fonts: ["a.ttf": "1"], libraries: ["cairo": "1.16"])

    /// A white image of 20 by 10 points at 2x, with some pixels in black.
    private func content(
        black: [(x: Int, y: Int)] = [], width: Int = 40, stamp: ImageStamp? = stamp, elements: String = elements
    ) -> ImageContent {
        var pixels = [UInt8](repeating: 255, count: width * 20 * 4)
        for (x, y) in black {
            for channel in 0..<3 { pixels[(y * width + x) * 4 + channel] = 0 }
        }
        return ImageContent(
            picture: RasterImage(width: width, height: 20, scale: 2, pixels: pixels), stamp: stamp, elements: elements)
    }

    private func difference(
        _ actual: ImageContent, from reference: ImageContent, precision: Float = 1
    ) -> (String, [XCTAttachment])? {
        Diffing<UIImage>.image(precision: precision).diff(UIImage(content: reference), UIImage(content: actual))
    }

    @Test("An image is read as it was written, with stamp and elements")
    func roundTrip() throws {
        let written = content(black: [(1, 1)])
        let read = ImageContent(png: try written.png())
        #expect(read.picture == written.picture)
        #expect(read.stamp == written.stamp)
        #expect(read.elements == written.elements)
        #expect(UIImage(content: read).size == CGSize(width: 20, height: 10))
    }

    @Test("Texts are chunks with a right checksum, and other readers skip them")
    func chunks() throws {
        #expect(PNGText.checksum(of: Array("IEND".utf8)) == 0xAE42_6082)
        let png = [UInt8](try content().png())
        #expect(PNGText.read(from: png).keys.sorted() == ["Vitrine elements", "Vitrine stamp"])
        let bare = PNGText.insert([("ä", "\u{0} ü")], into: png)
        #expect(PNGText.read(from: bare)["ä"] == "\u{0} ü")
        #expect(throws: Never.self) { try RasterImage(png: bare) }
    }

    @Test("What is no image has no texts and traps nowhere", arguments: [0, 7, 8, 20, 33, 60, 200])
    func cutShort(length: Int) throws {
        let png = [UInt8](try content().png())
        _ = PNGText.read(from: Array(png.prefix(length)))
        let read = ImageContent(png: Data(png.prefix(length)))
        #expect(read.picture == nil && read.problem != nil)
        #expect(difference(content(), from: read)?.0.contains("cannot be read") == true)
    }

    @Test("Equal images match")
    func equal() {
        #expect(difference(content(), from: content()) == nil)
    }

    @Test("A difference says how much, where in points, and which element is there")
    func where_() throws {
        let (message, files) = try #require(difference(content(black: [(24, 4), (25, 4)]), from: content()))
        #expect(message.contains("2 of 800 pixels differ (0.25 %)"))
        #expect(message.contains("(12, 2, 1 × 0.5) pt"))
        #expect(message.contains("button \"Add\" (add)"))
        #expect(files.map(\.name) == ["reference.png", "failure.png", "difference.png"])
        let marked = try #require(files.last.flatMap { ImageContent(png: $0.data).picture })
        #expect(Array(marked.pixels[(4 * 40 + 24) * 4..<(4 * 40 + 24) * 4 + 4]) == [0, 0, 255, 255])
    }

    @Test("Differences far from each other are told apart, the largest first")
    func regions() throws {
        let black = [(0, 0), (36, 0), (37, 0), (38, 1)]
        let picture = RasterImage.difference(
            between: try #require(content(black: black).picture), and: try #require(content().picture))
        let regions = DifferingRegion.all(in: picture)
        #expect(
            regions == [
                DifferingRegion(pixels: 3, frame: DisplayRect(x: 18, y: 0, width: 1.5, height: 1)),
                DifferingRegion(pixels: 1, frame: DisplayRect(x: 0, y: 0, width: 0.5, height: 0.5)),
            ])
    }

    @Test("Precision is the share of pixels that must match")
    func precision() {
        let actual = content(black: [(0, 0), (1, 0), (2, 0), (3, 0)])
        #expect(difference(actual, from: content(), precision: 0.995) == nil)
        #expect(difference(actual, from: content(), precision: 0.996)?.0.contains("precision of 0.996") == true)
    }

    @Test("Another size is said as such")
    func sizes() {
        let message = difference(content(width: 30), from: content())?.0
        #expect(message?.contains("30 × 20 pixels; the reference has 40 × 20") == true)
    }

    @Test("Elements that moved are shown beside the pixels")
    func elements() throws {
        let moved = RasterImageTests.elements.replacing("\"x\": 10", with: "\"x\": 9")
        let message = try #require(difference(content(black: [(20, 4)], elements: moved), from: content())).0
        #expect(message.contains("Elements differ:"))
        #expect(message.contains("-    {\"role\": \"button\"") && message.contains("\"x\": 9"))
    }

    @Test("Images of other versions match when their elements do, and say that pixels were not compared")
    func otherVersions() throws {
        let old = content(stamp: ImageStamp(fonts: ["a.ttf": "0"], libraries: ["cairo": "1.16"]))
        let run = SnapshotRun(timeout: 1)
        SnapshotRun.$current.withValue(run) {
            #expect(difference(content(black: [(0, 0)]), from: old) == nil)
        }
        #expect(run.notes.first?.contains("pixels are not comparable") == true)
        #expect(run.notes.first?.contains("a.ttf: 0, now 1") == true)
    }

    @Test("Images of other versions fail when their elements differ")
    func otherVersionsAndElements() throws {
        let old = content(stamp: ImageStamp(fonts: [:], libraries: [:]))
        let moved = RasterImageTests.elements.replacing("\"x\": 10", with: "\"x\": 9")
        let message = difference(content(black: [(0, 0)], elements: moved), from: old)?.0
        #expect(message?.contains("Elements or geometry differ") == true)
    }

    @Test("Equal pixels match whatever drew them")
    func otherVersionsSamePixels() {
        let run = SnapshotRun(timeout: 1)
        SnapshotRun.$current.withValue(run) {
            #expect(difference(content(), from: content(stamp: ImageStamp(fonts: [:], libraries: [:]))) == nil)
        }
        #expect(run.notes.isEmpty)
    }

    @Test("A reference without a stamp is compared, and its origin is doubted")
    func unknownOrigin() {
        let message = difference(content(black: [(0, 0)]), from: content(stamp: nil))?.0
        #expect(message?.contains("does not say what drew it") == true)
    }
}
