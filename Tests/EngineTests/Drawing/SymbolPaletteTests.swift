// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineBase
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("A symbol in several styles")
struct SymbolPaletteTests {
    /// A symbol source that draws everything, but no parts of what is called lone.
    private struct Squares: SymbolSource {
        func drawing(of name: String, weight: SymbolWeight) -> SymbolDrawing? {
            if name.hasPrefix("lone."), name.contains(":") { return nil }
            return SymbolDrawing(
                elements: [.move(x: 0, y: 0), .line(x: 256, y: 0), .line(x: 256, y: 256), .close],
                frame: DisplayRect(width: 256, height: 256), width: 1, height: 1)
        }
    }

    private struct Shown: Equatable {
        var name: String
        var tint: DisplayColor?
    }

    private let check = Image(systemName: "checkmark.circle.fill")

    private func scene(_ view: some View) -> SceneHost {
        let session = SessionContext(
            textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), symbols: Squares())
        let scene = SceneHost(view, session: session, viewport: Viewport(width: 200, height: 100))
        scene.flush()
        return scene
    }

    private func layers(_ scene: SceneHost) -> [Layer] {
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
        return all(scene.display.root).filter { if case .image = $0.content { true } else { false } }
    }

    /// The symbols from back to front.
    private func symbols(_ scene: SceneHost) -> [Shown] {
        layers(scene).compactMap { layer -> Shown? in
            guard case .image(let image) = layer.content, case .symbol(let name, _, _) = image.source else {
                return nil
            }
            return Shown(name: name, tint: image.tint)
        }
    }

    private let parts = [
        Shown(name: "checkmark.circle.fill:base", tint: .black),
        Shown(name: "checkmark.circle.fill:mark", tint: .white),
    ]

    @Test("has the first in its mark and the second in its shape, at the same place")
    func palette() throws {
        let styled = check.symbolRenderingMode(.palette).foregroundStyle(Color.white, Color.black)
        let scene = scene(styled)
        #expect(symbols(scene) == parts)
        let layers = layers(scene)
        try #require(layers.count == 2)
        #expect(layers[1].placement == LayerPlacement(width: 17, height: 17))
        #expect(layers[0].placement.width == 17 && layers[0].placement.height == 17)
        #expect(scene.display.elements().all { $0.role == .image }.count == 1)
        #expect(scene.diagnostics.recorded.isEmpty)
    }

    @Test("needs no rendering mode, and the mode of the image or of its place keeps it to one")
    func modes() {
        #expect(symbols(scene(check.foregroundStyle(Color.white, Color.black))) == parts)
        let mono = check.symbolRenderingMode(.monochrome).foregroundStyle(Color.white, Color.black)
        #expect(symbols(scene(mono)) == [Shown(name: "checkmark.circle.fill", tint: .white)])
        let place = HStack { check }.foregroundStyle(Color.white, Color.black).symbolRenderingMode(.monochrome)
        #expect(symbols(scene(place)) == [Shown(name: "checkmark.circle.fill", tint: .white)])
        #expect(symbols(scene(check.foregroundStyle(Color.white))).count == 1)
    }

    @Test("of a hierarchy has the second level in its shape")
    func hierarchy() {
        var pale = DisplayColor.white
        pale.alpha = 0.5
        let view = check.symbolRenderingMode(.hierarchical).foregroundStyle(Color.white)
        #expect(symbols(scene(view)).map(\.tint) == [pale, .white])
    }

    @Test("has the size that a resizable one is given, in both parts")
    func resizable() throws {
        let view = check.resizable().foregroundStyle(Color.white, Color.black).frame(width: 60, height: 40)
        let layers = layers(scene(view))
        try #require(layers.count == 2)
        #expect(layers[1].placement == LayerPlacement(width: 60, height: 40))
    }

    @Test("whose icon is one piece has the style of its shape, and says so")
    func onePiece() {
        let lone = scene(
            Image(systemName: "lone.circle").symbolRenderingMode(.palette)
                .foregroundStyle(Color.white, Color.black))
        #expect(symbols(lone) == [Shown(name: "lone.circle", tint: .black)])
        #expect(lone.diagnostics.contains(.withoutEffect))
        let people = scene(
            Image(systemName: "person.2").symbolRenderingMode(.palette).foregroundStyle(Color.white, Color.black))
        #expect(symbols(people) == [Shown(name: "person.2", tint: .white)])
        #expect(people.diagnostics.contains(.withoutEffect))
        let heart = scene(
            Image(systemName: "heart.fill").symbolRenderingMode(.palette).foregroundStyle(Color.white, Color.black))
        #expect(symbols(heart) == [Shown(name: "heart.fill", tint: .white)])
        #expect(heart.diagnostics.recorded.isEmpty)
    }

    @Observable fileprivate final class Choice {
        var isPalette = true
    }

    private struct Chosen: View {
        let choice: Choice

        var body: some View {
            Image(systemName: "checkmark.circle.fill")
                .symbolRenderingMode(choice.isPalette ? .palette : .monochrome)
                .foregroundStyle(Color.white, Color.black)
        }
    }

    @Test("becomes whole again with another rendering mode")
    func changes() {
        let choice = Choice()
        let scene = scene(Chosen(choice: choice))
        #expect(symbols(scene) == parts)
        choice.isPalette = false
        scene.flush()
        #expect(symbols(scene) == [Shown(name: "checkmark.circle.fill", tint: .white)])
    }
}
