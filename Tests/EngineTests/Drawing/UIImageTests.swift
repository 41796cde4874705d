// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Images of UIKit in views")
struct UIImageTests {
    private func shown(_ view: some View) throws -> DisplayImage {
        let session = SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), images: NoImages())
        let scene = SceneHost(view, session: session, viewport: Viewport(width: 200, height: 100))
        scene.flush()
        var found: [DisplayImage] = []
        func walk(_ layer: Layer) {
            if case .image(let image) = layer.content { found.append(image) }
            layer.children.forEach(walk)
        }
        walk(scene.display.root)
        return try #require(found.first)
    }

    /// The weight and the size in which a symbol is drawn.
    private func symbol(_ configuration: UIImage.SymbolConfiguration) throws -> [Double] {
        let image = try #require(UIImage(systemName: "star", withConfiguration: configuration))
        let shown = try shown(Image(uiImage: image))
        guard case .symbol(_, let weight, let pointSize) = shown.source else { return [] }
        return [Double(weight), pointSize]
    }

    @Test("A symbol has the size, weight and scale of its configuration, whatever surrounds it")
    func configuration() throws {
        #expect(try symbol(.init(pointSize: 40)).last == 40)
        #expect(try symbol(.init(pointSize: 40, weight: .bold)) == [700, 40])
        #expect(try symbol(.init(pointSize: 50, weight: .light, scale: .large)) == [300, 64])
        #expect(try symbol(.init(weight: .black)).first == 900)
        #expect(try symbol(.init(font: .systemFont(ofSize: 30, weight: .semibold))) == [600, 30])
        #expect(try symbol(.init(textStyle: .largeTitle)).last == 34)
        let both = UIImage.SymbolConfiguration(pointSize: 40).applying(UIImage.SymbolConfiguration(weight: .thin))
        #expect(try symbol(both) == [200, 40])
        #expect(both == UIImage.SymbolConfiguration(pointSize: 40, weight: .thin))
        let plain = try #require(UIImage(systemName: "star"))
        #expect(plain.isSymbolImage && plain.withConfiguration(both).size.width > plain.size.width)
        #expect(plain.applyingSymbolConfiguration(both)?.symbolConfiguration == both)
    }

    @Test("A tint is the colour of a symbol, unless it is drawn as a template")
    func tint() throws {
        let star = try #require(UIImage(systemName: "star"))
        let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)
        #expect(try shown(Image(uiImage: star.withTintColor(.white))).tint == white)
        #expect(try shown(Image(uiImage: star.withTintColor(.white, renderingMode: .alwaysOriginal))).tint == white)
        let template = star.withTintColor(.white).withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate && star.renderingMode == .automatic)
        #expect(try shown(Image(uiImage: template).foregroundStyle(.black)).tint != white)
        let palette = star.withConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: .white))
        #expect(try shown(Image(uiImage: palette)).tint == white)
        // Without a drawing the parts of a symbol are not known: the shape's colour is seen on every ground.
        let circle = try #require(UIImage(systemName: "star.circle.fill"))
        let two = circle.withConfiguration(UIImage.SymbolConfiguration(paletteColors: [.black, .white]))
        #expect(try shown(Image(uiImage: two)).tint == white)
    }

    @Test("An image is ready to be shown at once")
    func preparing() async {
        let star = UIImage(systemName: "star")
        #expect(star?.preparingForDisplay() === star)
        #expect(await star?.byPreparingForDisplay() === star)
    }
}
