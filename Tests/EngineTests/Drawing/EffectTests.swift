// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineDisplay
import VitrineLayout
import VitrineUI

@MainActor
@Suite("Effects")
struct EffectTests {
    private func scene<V: View>(_ view: V) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 200, height: 100))
        scene.flush()
        return scene
    }

    private func only<V: View>(_ view: V) throws -> Layer {
        try #require(scene(view).display.root.children.first)
    }

    @Test("share the layer of the view where their order allows it")
    func joins() throws {
        let layer = try only(Color.red.clipped().opacity(0.5).offset(x: 3, y: 4).rotationEffect(.degrees(90)))
        #expect(layer.content != .group)
        #expect(layer.effects.clip == .rectangle)
        #expect(layer.effects.opacity == 0.5)
        #expect(layer.effects.offsetX == 3)
        #expect(layer.effects.rotation == .pi / 2)
    }

    @Test("get a layer of their own where the order means something else")
    func separates() throws {
        let layer = try only(Color.red.offset(x: 10).clipped())
        #expect(layer.content == .group)
        #expect(layer.effects.clip == .rectangle)
        #expect(layer.effects.offsetX == 0)
        let inner = try #require(layer.children.first)
        #expect(inner.effects.offsetX == 10)
    }

    @Test("multiply their opacities")
    func opacities() throws {
        #expect(try only(Rectangle().opacity(0.5).opacity(0.5)).effects.opacity == 0.25)
    }

    @Test("stay with a view that is exchanged for another")
    func survivesExchange() throws {
        let model = Switch()
        let scene = SceneHost(
            Exchanged(model: model).opacity(0.5).offset(x: 5), session: .fixture(),
            viewport: Viewport(width: 200, height: 100))
        scene.flush()
        for _ in 0..<3 {
            model.isOn.toggle()
            scene.flush()
            let layer = try #require(scene.display.root.children.first)
            #expect(scene.display.root.children.count == 1)
            #expect(layer.effects.opacity == 0.5)
            #expect(layer.effects.offsetX == 5)
        }
    }

    @Test("change without layout")
    func changesWithoutLayout() throws {
        let model = Switch()
        let scene = SceneHost(Faded(model: model), session: .fixture(), viewport: Viewport(width: 200, height: 100))
        scene.flush()
        let before = scene.graph.counters
        model.isOn = true
        scene.flush()
        #expect((scene.graph.counters - before).measures == 0)
        #expect(scene.display.root.children.first?.effects.opacity == 0.2)
    }

    @Test("carry the paint order through boxes to siblings")
    func paintOrder() throws {
        let scene = scene(VStack { Color.red.zIndex(2).padding(4); Color.blue })
        let stack = try #require(scene.display.root.children.first)
        #expect(stack.children.map(\.effects.zIndex) == [2, 0])
        #expect(stack.paintOrder.first === stack.children.last)
    }
}

@Observable @MainActor
final class Switch {
    var isOn = false
}

private struct Exchanged: View {
    let model: Switch

    var body: some View {
        if model.isOn { Color.red } else { Color.blue.padding(3) }
    }
}

private struct Faded: View {
    let model: Switch

    var body: some View { Rectangle().opacity(model.isOn ? 0.2 : 1) }
}
