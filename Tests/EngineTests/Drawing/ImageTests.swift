// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("An image")
struct ImageTests {
    private static let picture = LoadedImage(
        data: Data([1, 2, 3]), mediaType: "image/png", width: 64, height: 40, hash: "abc")

    private func scene<V: View>(_ view: V, images: any ImageLoading = NoImages()) -> SceneHost {
        let session = SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), images: images)
        let scene = SceneHost(view, session: session, viewport: Viewport(width: 200, height: 100))
        scene.flush()
        return scene
    }

    private func image(_ scene: SceneHost) throws -> (layer: Layer, image: DisplayImage) {
        var found: [(Layer, DisplayImage)] = []
        func walk(_ layer: Layer) {
            if case .image(let image) = layer.content { found.append((layer, image)) }
            layer.children.forEach(walk)
        }
        walk(scene.display.root)
        #expect(found.count == 1)
        return try #require(found.first)
    }

    @Test("of a symbol in its own colours has the foreground where it has none")
    func originalSymbol() throws {
        let white = scene(Image(systemName: "star").renderingMode(.original).foregroundStyle(.white))
        #expect(try image(white).image.tint == .white)
    }

    @Test("keeps its caps or is repeated where it is resizable so")
    func slicing() throws {
        let picture = Image(source: .loaded(Self.picture, scale: 2), isDecorative: true)
        let caps = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let sliced = try image(scene(picture.resizable(capInsets: caps))).image.slicing
        #expect(sliced == .init(width: 32, height: 20, top: 1, left: 2, bottom: 3, right: 4))
        let mirrored = picture.resizable(capInsets: caps).environment(\.layoutDirection, .rightToLeft)
        #expect(
            try image(scene(mirrored)).image.slicing
                == .init(
                    width: 32, height: 20, top: 1, left: 4, bottom: 3, right: 2))
        let tiled = try image(scene(picture.resizable(resizingMode: .tile))).image.slicing
        #expect(tiled == .init(width: 32, height: 20, isTiled: true))
        #expect(try image(scene(picture.resizable())).image.slicing == nil)
    }

    @Test("of a symbol has the measured frame and the foreground's colour")
    func symbol() throws {
        let found = try image(scene(Image(systemName: "bell").foregroundStyle(Color.white)))
        #expect(abs(found.layer.placement.width - 19) < 0.01)
        #expect(abs(found.layer.placement.height - 19.33) < 0.01)
        #expect(found.image.tint == .white)
        #expect(found.image.source == .symbol(name: "bell", weight: 400, pointSize: 17))
    }

    @Test("of a symbol follows font and scale")
    func symbolScale() throws {
        let large = try image(scene(Image(systemName: "magnifyingglass").font(.system(size: 56))))
        #expect(large.layer.placement.height == 62)
        let small = try image(scene(Image(systemName: "bell").imageScale(.large)))
        #expect(small.image.source == .symbol(name: "bell", weight: 400, pointSize: 17 * 1.28))
    }

    @Test("of a symbol is read by a name, diagnosed once per name until a surface can draw it")
    func symbolNames() throws {
        let scene = scene(
            VStack {
                Image(systemName: "xmark"); Image(systemName: "xmark"); Image(systemName: "cart.fill")
            })
        #expect(scene.display.elements().all { $0.role == .image }.map(\.label) == ["Close", "Close", "Cart"])
        #expect(scene.diagnostics.recorded.filter { $0.code == .missingSymbol }.count == 2)
        let session = SessionContext(
            textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), symbols: Strokes(mirrors: false))
        let drawn = SceneHost(Image(systemName: "xmark"), session: session)
        drawn.flush()
        #expect(drawn.diagnostics.recorded.isEmpty)
    }

    /// A symbol source that draws everything as a wide stroke on the baseline.
    private struct Strokes: SymbolSource {
        var mirrors: Bool

        func drawing(of name: String, weight: SymbolWeight) -> SymbolDrawing? {
            if name.hasPrefix("missing.") { return nil }
            return SymbolDrawing(
                elements: [.move(x: 0, y: 128), .line(x: 256, y: 128), .line(x: 256, y: 144), .close],
                frame: DisplayRect(x: 0, y: 96, width: 256, height: 64), width: 2, height: 0.5,
                mirrorsInRightToLeft: mirrors)
        }
    }

    private func drawn(_ view: some View, mirrors: Bool = false) throws -> (layer: Layer, image: DisplayImage) {
        let session = SessionContext(
            textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), symbols: Strokes(mirrors: mirrors))
        let scene = SceneHost(view, session: session, viewport: Viewport(width: 200, height: 100))
        scene.flush()
        return try image(scene)
    }

    @Test("of a symbol with a drawing takes the drawing's frame, its baseline and its aspect ratio")
    func symbolDrawing() throws {
        let plain = try drawn(Image(systemName: "pencil").font(.system(size: 20)))
        #expect(plain.layer.placement.width == 40)
        #expect(plain.layer.placement.height == 10)
        let fitted = try drawn(Image(systemName: "pencil").resizable().scaledToFit().font(.system(size: 18)))
        #expect(fitted.layer.placement.width == 200)
        #expect(fitted.layer.placement.height == 50)
        // The grid's middle is 0.352 em above the baseline, the frame's lower edge 0.25 em below the middle.
        let row = HStack(alignment: .firstTextBaseline) {
            Image(systemName: "pencil").font(.system(size: 20))
            Color.red.frame(width: 10, height: 50)
        }
        let placement = try drawn(row).layer.placement
        #expect(abs(placement.y + placement.height - (75 - 20 * (0.352 - 0.25))) < 0.01)
    }

    @Test(
        "of a symbol takes the form that is asked for, where there is one",
        arguments: [
            (SymbolVariants.fill, "bell", "bell.fill"), (.none, "bell", "bell"), (.fill, "bell.fill", "bell.fill"),
            (.circle.fill, "bell", "bell.circle.fill"), (.slash.fill, "bell", "bell.slash.fill"),
            (.square, "bell.circle", "bell.circle"), (.slash, "bell.circle.fill", "bell.slash.circle.fill"),
            (.fill, "circle", "circle.fill"), (.fill, "missing", "missing"),
        ])
    func symbolVariant(variant: SymbolVariants, name: String, shown: String) throws {
        let found = try drawn(Image(systemName: name).symbolVariant(variant)).image
        #expect(found.source == .symbol(name: shown, weight: 400, pointSize: 17))
    }

    @Test("of a symbol takes the forms that all views around it ask for, or the one that the environment is set to")
    func symbolVariants() throws {
        let inner = Image(systemName: "bell").symbolVariant(.slash)
        let both = try drawn(inner.symbolVariant(.fill)).image
        #expect(both.source == .symbol(name: "bell.slash.fill", weight: 400, pointSize: 17))
        let reset = Image(systemName: "bell").environment(\.symbolVariants, .none).symbolVariant(.fill)
        #expect(try drawn(reset).image.source == .symbol(name: "bell", weight: 400, pointSize: 17))
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.circle.fill.contains(.square))
    }

    @Test("of a symbol that follows the direction of reading is mirrored from right to left", arguments: [true, false])
    func symbolMirror(mirrors: Bool) throws {
        let symbol = Image(systemName: "arrow.forward")
        #expect(try !drawn(symbol, mirrors: mirrors).image.isMirrored)
        #expect(
            try drawn(symbol.environment(\.layoutDirection, .rightToLeft), mirrors: mirrors).image.isMirrored == mirrors
        )
    }

    @Test("is rigid at its pixels over its scale, or takes what it is offered")
    func sizes() throws {
        let loaded = Image(source: .loaded(Self.picture, scale: 2))
        #expect(try image(scene(loaded)).layer.placement == LayerPlacement(x: 84, y: 40, width: 32, height: 20))
        #expect(try image(scene(loaded.resizable())).layer.placement == LayerPlacement(width: 200, height: 100))
        let fitted = try image(scene(loaded.resizable().scaledToFit()))
        #expect(fitted.layer.placement.width == 160)
    }

    @Test("as a stencil takes the foreground's colour, without interpolation its pixels")
    func modes() throws {
        let loaded = Image(source: .loaded(Self.picture, scale: 1))
        #expect(try image(scene(loaded)).image.tint == nil)
        #expect(try image(scene(loaded.renderingMode(.template))).image.tint == .black)
        #expect(try image(scene(loaded.interpolation(.none))).image.interpolation == .none)
    }

    @Test("that no catalogue has is diagnosed and takes no room")
    func missingAsset() {
        let scene = scene(Image("nowhere"))
        #expect(scene.diagnostics.contains(.imageFailed))
        #expect(scene.display.elements().all { $0.role == .image }.first?.frame.width == 0)
    }

    @Test("is found in an asset catalogue at the display's scale")
    func asset() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".resources")
        let set = folder.appendingPathComponent("Media.xcassets/Icons/logo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try png(width: 30, height: 20).write(to: set.appendingPathComponent("logo@1x.png"))
        try png(width: 90, height: 60).write(to: set.appendingPathComponent("logo@3x.png"))
        let contents = """
            {"images": [{"filename": "logo@1x.png", "scale": "1x"}, {"filename": "logo@3x.png", "scale": "3x"}],
             "properties": {"template-rendering-intent": "template"}}
            """
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let view = Image(source: .asset("logo", bundle: folder), label: .string("logo"))
        let scene = scene(view)
        let found = try image(scene)
        #expect(found.layer.placement.width == 30)
        #expect(found.image.tint == .black)
        guard case .stored(let hash) = found.image.source else {
            Issue.record("a stored picture")
            return
        }
        #expect(scene.graph.session.imageStore.image(hash)?.width == 90)
    }

    @Test("in a folder that provides a namespace is found by its whole name, elsewhere by its own")
    func namespace() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".resources")
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalogue = folder.appendingPathComponent("Media.xcassets")
        func write(_ path: String, width: UInt8) throws {
            let set = catalogue.appendingPathComponent(path + ".imageset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try png(width: width, height: 20).write(to: set.appendingPathComponent("a.png"))
            try Data(#"{"images": [{"filename": "a.png", "scale": "1x"}]}"#.utf8)
                .write(to: set.appendingPathComponent("Contents.json"))
        }
        try write("Icons/star", width: 10)
        try write("Plain/star", width: 20)
        try write("Plain/Inner/moon", width: 30)
        for name in ["Icons", "Plain/Inner"] {
            try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
                .write(to: catalogue.appendingPathComponent(name + "/Contents.json"))
        }
        func width(_ name: String) -> Double? {
            let scene = scene(Image(source: .asset(name, bundle: folder), label: .string("a")))
            return scene.diagnostics.contains(.imageFailed) ? nil : try? image(scene).layer.placement.width
        }
        #expect(width("Icons/star") == 10)
        #expect(width("star") == 20)
        #expect(width("Inner/moon") == 30)
        #expect(width("moon") == nil)
        #expect(width("Plain/star") == nil)
    }

    private func png(width: UInt8, height: UInt8) -> Data {
        Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
                + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
    }
}
