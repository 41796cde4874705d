// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineDisplay

@testable import VitrineRaster

private typealias F = RasterFixture

/// Images and symbols in their boxes.
@Suite struct ImagePaintingTests {
    /// 4 by 4 pixels: a red frame of one pixel around blue.
    private static let framed: [UInt8] = {
        var pixels: [UInt8] = []
        for y in 0..<4 {
            for x in 0..<4 {
                let isInside = (1...2).contains(x) && (1...2).contains(y)
                pixels += isInside ? [255, 0, 0, 255] : [0, 0, 255, 255]
            }
        }
        let picture = RasterImage(width: 4, height: 4, scale: 1, pixels: pixels)
        return (try? picture.png()) ?? []
    }()

    private func picture(
        _ image: DisplayImage, width: Double, height: Double, bytes: [UInt8]? = Self.framed,
        symbols: any SymbolSource = NoSymbols(), diagnose: @escaping (Diagnostic) -> Void = { _ in }
    ) throws -> RasterImage {
        let tree = F.tree { tree in [F.layer(tree, .image(image), width: width, height: height)] }
        return try F.rasterizer(images: { _ in bytes }, symbols: symbols, diagnose: diagnose)
            .picture(of: tree, width: width, height: height, scale: 1)
    }

    private let stored = DisplayImage.Source.stored(hash: "x")

    @Test func pixelsAreKeptWithoutInterpolation() throws {
        let picture = try picture(DisplayImage(source: stored, interpolation: .none), width: 40, height: 40)
        #expect(picture[9, 20] == .init(255, 0, 0) && picture[10, 20] == .init(0, 0, 255))
        #expect(picture[29, 20] == .init(0, 0, 255) && picture[30, 20] == .init(255, 0, 0))
    }

    @Test func smoothScalingMixesNeighboursButNotTheEdge() throws {
        let picture = try picture(DisplayImage(source: stored), width: 40, height: 40)
        #expect(picture[0, 0] == .init(255, 0, 0))
        #expect(picture[10, 20].red > 60 && picture[10, 20].blue > 60)
        let small = try self.picture(DisplayImage(source: stored), width: 1, height: 1)
        // A quarter of the area is blue.
        #expect(small[0, 0].isNear(.init(191, 0, 64), within: 40))
    }

    @Test func anImageLooksTheSameWhereverItStands() throws {
        func picture(x: Double) throws -> RasterImage {
            let tree = F.tree { tree in
                [F.layer(tree, .image(DisplayImage(source: stored)), x: x, y: 1, width: 7, height: 7)]
            }
            return try F.rasterizer(images: { _ in Self.framed }).picture(of: tree, width: 40, height: 8, scale: 3)
        }
        let (left, right) = (try picture(x: 0), try picture(x: 31))
        for y in 0..<24 {
            for x in 0..<21 { #expect(left[x, y] == right[x + 93, y]) }
        }
    }

    @Test func anotherFileOfTheSameNameIsAnotherImage() throws {
        let white = try RasterImage(width: 1, height: 1, scale: 1, pixels: [255, 255, 255, 255]).png()
        let first = try picture(DisplayImage(source: stored), width: 8, height: 8)
        let second = try picture(DisplayImage(source: stored), width: 8, height: 8, bytes: white)
        #expect(first[0, 0] == .init(255, 0, 0) && second[0, 0] == .init(255, 255, 255))
        #expect(try picture(DisplayImage(source: stored), width: 8, height: 8) == first)
    }

    @Test func templatesAreFilledWithTheTint() throws {
        let tint = DisplayColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        let picture = try picture(DisplayImage(source: stored, tint: tint), width: 4, height: 4)
        #expect(picture[2, 2].isNear(.init(127, 255, 127)))
    }

    @Test func mirroredImagesAreTurned() throws {
        let pixels: [UInt8] = [0, 0, 255, 255, 255, 0, 0, 255]
        let bytes = try RasterImage(width: 2, height: 1, scale: 1, pixels: pixels).png()
        let image = DisplayImage(source: stored, interpolation: .none, isMirrored: true)
        let picture = try picture(image, width: 4, height: 2, bytes: bytes)
        #expect(picture[0, 0] == .init(0, 0, 255) && picture[3, 1] == .init(255, 0, 0))
    }

    @Test func capsKeepTheirSize() throws {
        let slicing = DisplayImage.Slicing(width: 4, height: 4, top: 1, left: 1, bottom: 1, right: 1)
        let image = DisplayImage(source: stored, interpolation: .none, slicing: slicing)
        let picture = try picture(image, width: 20, height: 12)
        #expect(picture[0, 6] == .init(255, 0, 0) && picture[1, 6] == .init(0, 0, 255))
        #expect(picture[18, 6] == .init(0, 0, 255) && picture[19, 6] == .init(255, 0, 0))
        #expect(picture[10, 0] == .init(255, 0, 0) && picture[10, 1] == .init(0, 0, 255))
    }

    @Test func tilesAreRepeated() throws {
        let slicing = DisplayImage.Slicing(width: 4, height: 4, isTiled: true)
        let image = DisplayImage(source: stored, interpolation: .none, slicing: slicing)
        let picture = try picture(image, width: 12, height: 4)
        let row = (0..<12).map { picture[$0, 1].blue == 255 }
        #expect(row == (0..<12).map { (1...2).contains($0 % 4) })
    }

    @Test func missingAndForeignImagesAreSeenAndSaid() throws {
        var said: [Diagnostic.Code] = []
        for (bytes, code) in [(nil, Diagnostic.Code.renderImageMissing), (Array("GIF89a".utf8), .renderImageFormat)] {
            let picture = try picture(
                DisplayImage(source: stored), width: 20, height: 20, bytes: bytes, diagnose: { said.append($0.code) })
            #expect(picture.ink > 20)
            #expect(said.last == code)
        }
        #expect(said.count == 2)
    }

    private struct Triangle: SymbolSource {
        func drawing(of name: String, weight: SymbolWeight) -> SymbolDrawing? {
            guard name == "triangle" else { return nil }
            return SymbolDrawing(
                elements: [.move(x: 0, y: 0), .line(x: 256, y: 0), .line(x: 0, y: 256), .close],
                frame: DisplayRect(width: 256, height: 256), width: 1, height: 1)
        }
    }

    @Test func symbolsFillTheirBoxWithTheTint() throws {
        let image = DisplayImage(source: .symbol(name: "triangle", weight: 400, pointSize: 20), tint: F.red)
        let picture = try picture(image, width: 20, height: 20, symbols: Triangle())
        #expect(picture[2, 2] == .init(255, 0, 0) && picture[18, 18] == .init(255, 255, 255))
        #expect(abs(picture.ink - 200) < 1)
    }

    @Test func unknownSymbolsAreBoxesWithALetter() throws {
        let image = DisplayImage(source: .symbol(name: "nothing.such", weight: 400, pointSize: 20), tint: .black)
        let picture = try picture(image, width: 24, height: 24, symbols: Triangle())
        #expect(picture[12, 2].green < 100)
        #expect((7..<17).contains { x in (7..<17).contains { picture[x, $0].green < 100 } })
    }
}
