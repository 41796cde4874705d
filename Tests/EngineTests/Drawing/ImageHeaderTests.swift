// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineCore

/// What is read of a file that may be anybody's.
@Suite("ImageHeader") struct ImageHeaderTests {
    private static func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

    private static func png(_ width: Int, _ height: Int) -> [UInt8] {
        [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + big(13, 4) + Array("IHDR".utf8) + big(width, 4)
            + big(height, 4) + [8, 6, 0, 0, 0]
    }

    private static func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
        [0xff, 0xd8, 0xff, 0xe0] + big(4, 2) + [0, 0, 0xff, 0xc0] + big(17, 2) + [8] + big(height, 2) + big(width, 2)
            + [3, 1, 0x22, 0]
    }

    private static func gif(_ width: Int, _ height: Int) -> [UInt8] {
        Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0, 0, 0]
    }

    private static func webp(_ width: Int, _ height: Int) -> [UInt8] {
        Array("RIFF".utf8) + little(22, 4) + Array("WEBPVP8X".utf8) + little(10, 4) + [0, 0, 0, 0]
            + little(width - 1, 3) + little(height - 1, 3)
    }

    private static let formats: [@Sendable (Int, Int) -> [UInt8]] = [png, jpeg, gif, webp]

    @Test("the size of each format is read")
    func sizes() throws {
        for format in Self.formats {
            let header = try #require(ImageHeader(Data(format(300, 200))))
            #expect(header.width == 300 && header.height == 200, "\(header.mediaType)")
        }
    }

    @Test("a size larger than any image that is shown is stated, and its pixels counted")
    func sizesBeyondTheLimits() throws {
        let header = try #require(ImageHeader(Data(Self.png(0xffff_ffff, 0xffff_ffff))))
        #expect(header.width == 0xffff_ffff && header.height == 0xffff_ffff)
        let most: UInt64 = 0xffff_fffe_0000_0001
        #expect(header.pixelCount == most)
        let large: UInt64 = 65_535 * 65_535
        for format in Self.formats { #expect(ImageHeader(Data(format(65_535, 65_535)))?.pixelCount == large) }
    }

    private func refusal(_ bytes: [UInt8]) -> ImageHeader.Refusal? {
        do {
            _ = try ImageHeader.image(of: Data(bytes))
            return nil
        } catch {
            return error
        }
    }

    @Test("an image without pixels is none, and one with more than any should have is refused for these")
    func limits() {
        for format in Self.formats {
            #expect(refusal(format(20_000, 12_500)) == nil)
            #expect(refusal(format(20_000, 12_501)) == .tooManyPixels(250_020_000))
        }
        for format in [Self.png, Self.jpeg, Self.gif] {
            #expect(ImageHeader(Data(format(0, 5))) == nil)
            #expect(refusal(format(5, 0)) == .noImage)
        }
        #expect(refusal(Self.png(1, 65_536)) == .sideTooLong(65_536))
        #expect(refusal(Self.png(0xffff_ffff, 1)) == .tooManyPixels(0xffff_ffff))
    }

    @Test("what is cut, damaged or written to run is an image or none, and never a trap")
    func noise() {
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for format in Self.formats {
            let good = format(300, 200)
            for length in 0..<good.count { _ = ImageHeader(Data(good.prefix(length))) }
            for _ in 0..<2_000 {
                var bytes = good
                for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
                if let image = try? ImageHeader.image(of: Data(bytes)) {
                    #expect(image.width * image.height <= ImageHeader.mostPixels)
                }
            }
        }
        let documents = ["<svg xmlns=\"http://www.w3.org/2000/svg\"><script>1</script></svg>", "<html>", "%PDF-1.7"]
        for text in documents {
            #expect(ImageHeader(Data(text.utf8)) == nil)
        }
    }
}
