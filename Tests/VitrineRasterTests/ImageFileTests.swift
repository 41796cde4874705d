// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineDisplay

@testable import VitrineRaster

private typealias F = RasterFixture

/// Images as files: what is written is read again, and what is broken is refused.
@Suite struct ImageFileTests {
    private func sample(background: DisplayColor?) throws -> RasterImage {
        try F.picture(width: 30, height: 20, scale: 3, background: background) { tree in
            [F.layer(tree, .fill(.circle, .color(F.red)), x: 5, y: 5, width: 10, height: 10) { $0.opacity = 0.5 }]
        }
    }

    @Test func opaquePicturesComeBackExactly() throws {
        let picture = try sample(background: .white)
        let again = try RasterImage(png: picture.png())
        #expect(again == picture)
        #expect(again.scale == 3)
    }

    /// Files are not premultiplied, images are; both roundings go to the nearest, so that nothing is lost.
    @Test func transparentPicturesComeBackExactly() throws {
        let picture = try sample(background: nil)
        let again = try RasterImage(png: picture.png())
        #expect(again == picture)
        #expect(again[0, 0] == .init(0, 0, 0, 0))
    }

    @Test func filesSayTheirColoursAndScaleAndNoTime() throws {
        let bytes = try sample(background: .white).png()
        var names: [String] = []
        var offset = 8
        while offset + 8 <= bytes.count {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            names.append(String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self))
            offset += 12 + length
        }
        #expect(names.first == "IHDR" && names.last == "IEND")
        #expect(names.contains("sRGB") && names.contains("pHYs"))
        #expect(Set(names).isSubset(of: ["IHDR", "sRGB", "gAMA", "cHRM", "pHYs", "IDAT", "IEND"]))
    }

    @Test func jpegFilesAreReadAgainAndWhiteWhereNothingIs() throws {
        let picture = try sample(background: .white)
        let again = try RasterImage(encodedImage: picture.jpeg(quality: 1))
        #expect(again.width == picture.width && again.height == picture.height && again.isOpaque)
        #expect(try picture.jpeg(quality: 1) == picture.jpeg(quality: 1))
        let clear = RasterImage(width: 8, height: 8, scale: 1, pixels: [UInt8](repeating: 0, count: 8 * 8 * 4))
        let white = try RasterImage(encodedImage: clear.jpeg(quality: 1))
        #expect(white.pixels.allSatisfy { $0 >= 254 })
    }

    @Test func jpegFilesOfMoreThanTheFormatCanTellAreRefused() throws {
        let line = RasterImage(width: 70_000, height: 1, scale: 1, pixels: [UInt8](repeating: 0, count: 70_000 * 4))
        let error = #expect(throws: Diagnostic.self) { try line.jpeg(quality: 1) }
        #expect(error?.code == .renderEncoding)
    }

    @Test func brokenFilesAreRefused() throws {
        let good = try sample(background: .white).png()
        #expect(throws: Diagnostic.self) { try RasterImage(png: []) }
        #expect(throws: Diagnostic.self) { try RasterImage(png: Array("not a picture at all, really not".utf8)) }
        for length in stride(from: 0, to: good.count - 1, by: 7) {
            #expect(throws: Diagnostic.self) { try RasterImage(png: Array(good.prefix(length))) }
        }
        for position in 8..<60 {
            var bytes = good
            bytes[position] ^= 0xFF
            // Whatever a damaged byte means, the answer is an image or an error, and never a trap.
            _ = try? RasterImage(png: bytes)
        }
    }

    @Test func hugeHeadersTakeNoMemory() throws {
        var bytes = try sample(background: .white).png()
        bytes.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
        let error = #expect(throws: Diagnostic.self) { try RasterImage(png: bytes) }
        #expect(error?.code == .renderTooLarge)
    }

    @Test func otherPNGKindsBecomePixels() throws {
        // A 2 by 2 palette image with one transparent entry, and a 16 bit grey one of a single pixel.
        let palette = try #require(Data(base64Encoded: Samples.palette))
        let picture = try RasterImage(png: Array(palette))
        #expect(picture[0, 0] == .init(255, 0, 0) && picture[1, 0] == .init(0, 0, 0, 0))
        let grey = try #require(Data(base64Encoded: Samples.grey16))
        #expect(try RasterImage(png: Array(grey))[0, 0] == .init(128, 128, 128))
    }

    @Test func photographsAreDecoded() throws {
        let jpeg = try #require(Data(base64Encoded: Samples.jpeg))
        let picture = try RasterImage(encodedImage: Array(jpeg))
        #expect(picture.width == 16 && picture.height == 8)
        #expect(picture[2, 4].isNear(.init(255, 0, 0), within: 6))
        #expect(picture[13, 4].isNear(.init(0, 0, 255), within: 6))
        #expect(throws: Diagnostic.self) { try RasterImage(jpeg: Array(jpeg.prefix(20))) }
    }

    @Test func otherFormatsAreNamed() {
        for (bytes, name) in [("GIF89a.....", "GIF"), ("RIFF....WEBPVP8 ", "WebP"), ("<svg/>", "SVG")] {
            let error = #expect(throws: Diagnostic.self) { try RasterImage(encodedImage: Array(bytes.utf8)) }
            #expect(error?.code == .renderImageFormat)
            #expect(error?.message.contains(name) == true)
        }
    }
}
