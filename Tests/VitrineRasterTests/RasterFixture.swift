// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
import VitrineDisplay
import VitrineLayout
import VitrineText

@testable import VitrineRaster

/// Small trees and their images.
enum RasterFixture {
    /// The derived fonts; a test that needs them fails with the remedy when they are not there.
    static let fonts: Result<RasterFonts, any Error> = Result {
        try RasterFonts(library: FontLibrary(fontDirectory: fontFolder, fallbackFolders: []))
    }

    static let fontFolder: URL = {
        var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        while folder.path != "/" {
            folder = folder.deletingLastPathComponent()
            let script = folder.appendingPathComponent("Scripts/setup-fonts")
            if FileManager.default.fileExists(atPath: script.path) { break }
        }
        return TextEngine.fontDirectory(repository: folder)
    }()

    /// A tree with layers on its root.
    static func tree(_ build: (DisplayTree) -> [Layer]) -> DisplayTree {
        let tree = DisplayTree()
        for layer in build(tree) { tree.root.append(layer) }
        return tree
    }

    static func layer(
        _ tree: DisplayTree, _ content: LayerContent, x: Double = 0, y: Double = 0, width: Double, height: Double,
        children: [Layer] = [], effects change: (inout LayerEffects) -> Void = { _ in }
    ) -> Layer {
        let layer = Layer(tree: tree, content: content)
        layer.placement = LayerPlacement(x: x, y: y, width: width, height: height)
        change(&layer.effects)
        for child in children { layer.append(child) }
        return layer
    }

    static func rasterizer(
        images: @escaping (String) -> [UInt8]? = { _ in nil }, symbols: any SymbolSource = NoSymbols(),
        diagnose: @escaping (Diagnostic) -> Void = { _ in }
    ) throws -> Rasterizer {
        Rasterizer(fonts: try fonts.get(), images: images, symbols: symbols, diagnose: diagnose)
    }

    static func picture(
        width: Double, height: Double, scale: Double = 1, background: DisplayColor? = .white,
        _ build: (DisplayTree) -> [Layer]
    ) throws -> RasterImage {
        try rasterizer().picture(of: tree(build), width: width, height: height, scale: scale, background: background)
    }

    /// One line of text with its baseline at `baseline`.
    static func text(
        _ string: String, size: Double = 17, weight: Int = 400, baseline: Double = 16, color: DisplayColor = .black,
        smallCapitals: DisplayFont.SmallCapitals = []
    ) -> LayerContent {
        let font = DisplayFont(size: size, weight: weight, smallCapitals: smallCapitals)
        let style = DisplayTextStyle(font: font, color: color)
        let fragment = DisplayText.Fragment(string: string, style: 0, x: 0, width: 100)
        let line = DisplayText.Line(
            fragments: [fragment], top: 0, baseline: baseline, height: size * 1.2, endsParagraph: true)
        return .text(DisplayText(styles: [style], lines: [line], string: string))
    }

    static let red = DisplayColor(red: 1, green: 0, blue: 0)
    static let blue = DisplayColor(red: 0, green: 0, blue: 1)
}

extension RasterImage {
    struct Pixel: Equatable, CustomStringConvertible {
        var red: Int
        var green: Int
        var blue: Int
        var alpha: Int

        init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        var description: String { "(\(red) \(green) \(blue) \(alpha))" }

        func isNear(_ other: Pixel, within distance: Int = 1) -> Bool {
            [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
                .allSatisfy { abs($0) <= distance }
        }
    }

    subscript(x: Int, y: Int) -> Pixel {
        let start = (y * width + x) * 4
        return Pixel(Int(pixels[start + 2]), Int(pixels[start + 1]), Int(pixels[start]), Int(pixels[start + 3]))
    }

    /// How much ink is in the image, in pixels: the sum of what is missing to white in the green channel.
    var ink: Double {
        stride(from: 1, to: pixels.count, by: 4).reduce(0) { $0 + Double(255 - pixels[$1]) / 255 }
    }

    /// Writes the image into the folder that VITRINE_LOOK names, for a look at it.
    func look(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_LOOK"] else { return }
        try Data(png()).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }
}
