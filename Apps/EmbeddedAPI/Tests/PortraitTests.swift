// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import EmbeddedAPI

struct PortraitTests {
    @Test("What is encoded decodes to the painted samples", arguments: [1, 2, 3, 7, 36, 118, 826])
    func roundTrip(id: Int) throws {
        let canvas = Portrait.paint(PortraitTraits(id: id, species: id.isMultiple(of: 2) ? "Alien" : "Human"))
        let picture = try PNGDecoder.decode(PNGEncoder.encode(canvas))
        #expect(picture.width == 300)
        #expect(picture.height == 300)
        #expect(picture.samples == canvas.samples)
    }

    @Test("The same character always looks the same, another one does not")
    func reproducible() {
        let rick = PortraitTraits(id: 1, species: "Human")
        #expect(Portrait.png(of: rick) == Portrait.png(of: rick))
        #expect(Portrait.png(of: rick) != Portrait.png(of: PortraitTraits(id: 2, species: "Human")))
    }

    @Test("Runs of every length survive compression", arguments: [0, 1, 2, 3, 10, 11, 257, 258, 259, 260, 261, 1000])
    func runs(length: Int) throws {
        let bytes: [UInt8] = [9] + [UInt8](repeating: 200, count: length) + [7, 144, 143, 255]
        #expect(try PNGDecoder.inflate(Deflate.zlib(bytes)) == bytes)
    }

    @Test("Edges are antialiased by the area that is covered")
    func coverage() {
        var canvas = Canvas(width: 4, height: 4, colour: Colour(0x000000))
        canvas.fill(.rectangle(x: 0.5, y: 0, width: 2, height: 2.5), Colour(0xFFFFFF))
        let reds = stride(from: 0, to: canvas.samples.count, by: 3).map { canvas.samples[$0] }
        #expect(
            reds == [
                128, 255, 128, 0,
                128, 255, 128, 0,
                64, 128, 64, 0,
                0, 0, 0, 0,
            ])
    }

    @Test("A shape that leaves the canvas is cut, not wrapped")
    func clipping() {
        var canvas = Canvas(width: 3, height: 2, colour: Colour(0x000000))
        canvas.fill(.rectangle(x: -5, y: -5, width: 6, height: 20), Colour(0xFFFFFF))
        let reds = stride(from: 0, to: canvas.samples.count, by: 3).map { canvas.samples[$0] }
        #expect(reds == [255, 0, 0, 255, 0, 0])
    }
}
