// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Shadows and blend modes of styles")
struct StyleDrawingTests {
    private let drop = LayerEffects.Shadow(color: .black, radius: 4, x: 1, y: 2)
    private let dropStyle = ShadowStyle.drop(color: .black, radius: 4, x: 1, y: 2)

    @Test("a drop shadow of a style is the shadow of what the style paints, in shapes, texts, symbols and backgrounds")
    func drops() throws {
        let filled = try DrawnLayers.only(Circle().fill(.red.shadow(dropStyle)))
        #expect(filled.effects.shadow == drop)
        let material = try DrawnLayers.only(Rectangle().fill(.thinMaterial.shadow(dropStyle)))
        #expect(material.effects.shadow == drop)
        #expect(try DrawnLayers.only(Circle().stroke(.red.shadow(dropStyle))).effects.shadow == drop)
        #expect(try DrawnLayers.only(Text("a").foregroundStyle(.red.shadow(dropStyle))).effects.shadow == drop)
        #expect(
            try DrawnLayers.only(Text("a").padding().foregroundStyle(.red.shadow(dropStyle))).effects.shadow == drop)
        #expect(try DrawnLayers.only(Text("a").foregroundStyle(.shadow(dropStyle))).effects.shadow == drop)
        #expect(
            try DrawnLayers.only(Image(systemName: "star").foregroundStyle(.red.shadow(dropStyle))).effects.shadow
                == drop)
        let behind = DrawnLayers.scene(Text("a").background(.red.shadow(dropStyle))).display.root.children
        #expect(behind.contains { $0.effects.shadow == drop })
        #expect(behind.contains { $0.effects.shadow == nil })
    }

    @Test("what a style does is kept by styles that are made of it")
    func forwarded() throws {
        #expect(try DrawnLayers.only(Circle().fill(AnyShapeStyle(.red.shadow(dropStyle)))).effects.shadow == drop)
        #expect(try DrawnLayers.only(Circle().fill(.tint).tint(Color.red.shadow(dropStyle))).effects.shadow == drop)
        #expect(
            try DrawnLayers.only(Circle().fill(.background).backgroundStyle(.red.shadow(dropStyle))).effects.shadow
                == drop)
        #expect(
            try DrawnLayers.only(Circle().fill(.red.shadow(dropStyle).opacity(0.5))).effects.shadow?.color.alpha == 0.5)
        #expect(
            try DrawnLayers.only(Circle().fill(.secondary).foregroundStyle(.red.shadow(dropStyle))).effects.shadow
                == drop)
        #expect(try DrawnLayers.only(Circle().fill(Themed())).effects.shadow == drop)
        // An image that is no stencil is not painted by the style.
        #expect(try DrawnLayers.only(Circle().fill(.red)).effects.shadow == nil)
    }

    private struct Themed: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            Color.red.shadow(.drop(color: .black, radius: 4, x: 1, y: 2))
        }
    }

    @Test("a style's blend mode blends what it paints, and effects around follow in their order")
    func blends() throws {
        let layer = try DrawnLayers.only(Circle().fill(.red.blendMode(.multiply)).opacity(0.5))
        #expect(layer.effects.blendMode == .multiply)
        #expect(layer.effects.opacity == 0.5)
        #expect(try DrawnLayers.only(Text("a").foregroundStyle(.blendMode(.screen))).effects.blendMode == .screen)
        let around = try DrawnLayers.only(Circle().fill(.red.blendMode(.multiply)).blendMode(.screen))
        #expect(around.effects.blendMode == .screen)
        #expect(around.children.first?.effects.blendMode == .multiply)
        let twice = try DrawnLayers.only(Circle().fill(.red.shadow(dropStyle)).shadow(radius: 9))
        #expect(twice.effects.shadow?.radius == 9)
        #expect(twice.children.first?.effects.shadow == drop)
    }

    @Test("an inner shadow is cast by what lies around the shape and cut to it")
    func inner() throws {
        let style = ShadowStyle.inner(color: .black, radius: 3, x: 0, y: 2)
        let layer = try DrawnLayers.only(Circle().fill(.red.shadow(style)).frame(width: 40, height: 40))
        #expect(layer.effects.shadow == nil)
        let cut = try #require(layer.children.first)
        #expect(cut.effects.clip == .circle)
        #expect(cut.placement.width == 40)
        let around = try #require(cut.children.first)
        #expect(around.effects.shadow == LayerEffects.Shadow(color: .black, radius: 3, x: 0, y: 2))
        guard case .fill(let outline, _) = around.content else {
            Issue.record("a filled surrounding")
            return
        }
        let (width, height) = (around.placement.width, around.placement.height)
        #expect(!outline.contains(x: width / 2, y: height / 2, width: width, height: height))
        #expect(outline.contains(x: 1, y: 1, width: width, height: height))
    }

    @Test("what cannot be drawn is told")
    func told() {
        let inner = DrawnLayers.scene(Text("a").foregroundStyle(.red.shadow(.inner(radius: 2))))
        #expect(inner.diagnostics.contains(.withoutEffect))
        let two = DrawnLayers.scene(Circle().fill(.red.shadow(dropStyle).shadow(dropStyle)))
        #expect(two.diagnostics.contains(.withoutEffect))
        let part = DrawnLayers.scene(Text("a").foregroundStyle(.red.shadow(dropStyle)) + Text("b"))
        #expect(part.diagnostics.contains(.withoutEffect))
        #expect(!DrawnLayers.scene(Circle().fill(.red.shadow(dropStyle))).diagnostics.contains(.withoutEffect))
    }

    @Observable
    final class Model {
        var isOn = false
    }

    private struct Switching: View {
        let model: Model
        var body: some View {
            Circle().fill(model.isOn ? AnyShapeStyle(.red.shadow(.drop(radius: 4))) : AnyShapeStyle(.red)).clipped()
        }
    }

    @Test("a style that comes to cast a shadow later is cut by what cuts the view")
    func switches() throws {
        let model = Model()
        let scene = DrawnLayers.scene(Switching(model: model))
        model.isOn = true
        scene.flush()
        let later = scene.display.description
        let fresh = DrawnLayers.scene(Switching(model: model))
        #expect(later == fresh.display.description)
        model.isOn = false
        scene.flush()
        #expect(try #require(scene.display.root.children.first).effects.shadow == nil)
    }
}
