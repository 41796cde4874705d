// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Effects")
struct EffectTests {
    @Test("share the layer of the view where their order allows it")
    func joins() throws {
        let layer = try DrawnLayers.only(
            Color.red.clipped().opacity(0.5).rotationEffect(.degrees(90)).offset(x: 3, y: 4))
        #expect(layer.content != .group)
        #expect(layer.effects.clip == .rectangle)
        #expect(layer.effects.opacity == 0.5)
        #expect(layer.effects.offsetX == 3)
        #expect(layer.effects.rotation == .pi / 2)
    }

    @Test("get a layer of their own where the order means something else")
    func separates() throws {
        let layer = try DrawnLayers.only(Color.red.offset(x: 10).clipped())
        #expect(layer.content == .group)
        #expect(layer.effects.clip == .rectangle)
        #expect(layer.effects.offsetX == 0)
        let inner = try #require(layer.children.first)
        #expect(inner.effects.offsetX == 10)
    }

    @Test("turn a view that was moved around the place that it was moved from")
    func turnsAroundThePlace() throws {
        let scene = DrawnLayers.scene(Color.red.frame(width: 20, height: 20).offset(x: 50).rotationEffect(.degrees(90)))
        let layer = try #require(scene.display.root.children.first)
        #expect(layer.effects.rotation == .pi / 2)
        let inner = try #require(layer.children.first)
        let center = inner.frameInRoot()
        // Centred in 200 x 100; 50 to the right becomes 50 down.
        #expect(abs(center.x - 90) < 1e-9 && abs(center.y - 90) < 1e-9)
    }

    @Test("filter, blur and put a shadow behind in one layer where the author's order is the surfaces'")
    func filtersJoin() throws {
        let layer = try DrawnLayers.only(
            Color.red.clipped().saturation(0.5).brightness(0.1).blur(radius: 2).shadow(radius: 3).opacity(0.5)
                .blendMode(.multiply).compositingGroup())
        #expect(layer.children.count == 1)
        let inner = layer.children[0].effects
        #expect(layer.effects.isCompositingGroup)
        #expect(inner.colorFilters == [.saturation(0.5), .brightness(0.1)])
        #expect(inner.blurRadius == 2 && inner.shadow?.radius == 3 && inner.opacity == 0.5)
        #expect(inner.blendMode == .multiply && inner.clip == .rectangle)
    }

    @Test("keep filters apart that a surface would run in another order")
    func filtersSeparate() throws {
        #expect(try DrawnLayers.only(Color.red.blur(radius: 2).saturation(0.5)).children.count == 1)
        #expect(try DrawnLayers.only(Color.red.shadow(radius: 2).blur(radius: 1)).children.count == 1)
        #expect(try DrawnLayers.only(Color.red.blur(radius: 1).shadow(radius: 2)).children.isEmpty)
        #expect(try DrawnLayers.only(Color.red.shadow(radius: 2).clipped()).children.count == 1)
        #expect(try DrawnLayers.only(Rectangle().opacity(0.5).luminanceToAlpha()).children.count == 1)
        // CSS cuts by a path after it has drawn the shadow.
        #expect(try DrawnLayers.only(Color.red.clipShape(Circle()).shadow(radius: 2)).children.count == 1)
        #expect(try DrawnLayers.only(Color.red.clipShape(.rect(cornerRadius: 4)).shadow(radius: 2)).children.isEmpty)
    }

    @Test("mask a view by a layer as large as it is")
    func masks() throws {
        let scene = DrawnLayers.scene(
            Color.red.frame(width: 100, height: 40).mask(alignment: .leading) { Circle().frame(width: 20) }.opacity(0.5)
        )
        let layer = try #require(scene.display.root.children.first)
        #expect(layer.effects.isMasked && layer.effects.opacity == 0.5)
        #expect(layer.children.count == 2)
        let mask = try #require(layer.children.last)
        #expect(mask.effects.isMask && mask.placement.width == 100 && mask.placement.height == 40)
        #expect(mask.children.first?.frameInParent == DisplayRect(x: 0, y: 10, width: 20, height: 20))
        try scene.display.checkInvariants()
    }

    @Test("what erases does so up to the compositing group or the mask, and is reported without one")
    func erasers() throws {
        func eraser<V: View>(_ view: V) throws -> (scene: SceneHost, layer: Layer) {
            func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
            let scene = DrawnLayers.scene(view)
            let layer = all(scene.display.root).first { $0.effects.blendMode == .destinationOut }
            return (scene, try #require(layer))
        }
        let hole = Circle().frame(width: 20).offset(x: 5).blendMode(.destinationOut)
        let group = try eraser(Rectangle().fill(.black.opacity(0.5)).overlay { hole }.compositingGroup())
        #expect(group.layer.erasedGroup?.effects.isCompositingGroup == true)
        #expect(!group.scene.diagnostics.contains(.withoutEffect))
        let mask = try eraser(Color.red.mask { Rectangle().overlay { hole } })
        #expect(mask.layer.erasedGroup?.effects.isMask == true)
        #expect(!mask.scene.diagnostics.contains(.withoutEffect))
        let alone = try eraser(hole)
        #expect(alone.layer.erasedGroup == nil)
        #expect(alone.scene.diagnostics.contains(.withoutEffect))
        // A mask and what is erased have layers of their own, because browsers do both by filters.
        let masked = try eraser(Color.red.overlay { hole }.compositingGroup().mask { Rectangle() })
        #expect(masked.layer.erasedGroup?.effects.isMasked == false)
        #expect(!masked.scene.diagnostics.contains(.withoutEffect))
    }

    @Test("a mask is neither read nor hit")
    func masksAreSilent() {
        let scene = DrawnLayers.scene(Color.red.mask { Button("Hidden") {} })
        #expect(scene.display.elements().children.isEmpty)
        #expect(scene.display.hitTest(x: 100, y: 50) == nil)
    }

    @Test("turn in space with the longer side's length between the eye and the view")
    func turnsInSpace() throws {
        let view = Color.red.frame(width: 100, height: 50).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        let layer = try DrawnLayers.only(view)
        let map = try #require(layer.effects.projection)
        // The middle stays; the right end goes away by sin 60 * 50, so that it is seen at 25 / (1 + 0.433).
        let right = map.map(x: 100, y: 25)
        #expect(abs(right.x - (50 + 25 / 1.4330127)) < 1e-4 && abs(right.y - 25) < 1e-9)
        let left = map.map(x: 0, y: 25)
        #expect(abs(left.x - (50 - 25 / 0.5669873)) < 1e-4)
        #expect(
            try DrawnLayers.only(Color.red.rotation3DEffect(.zero, axis: (x: 0, y: 0, z: 0))).effects.projection?
                .isAffine == true)
    }

    @Test("a content shape is hit where nothing is drawn, and only there")
    func contentShape() {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10); Spacer()
        }
        .frame(width: 200, height: 100).contentShape(Circle()).onTapGesture {}
        let scene = DrawnLayers.scene(view)
        #expect(scene.display.hitTest(x: 100, y: 90) != nil)
        #expect(scene.display.hitTest(x: 5, y: 50) == nil)
    }

    @Test("multiply their opacities")
    func opacities() throws {
        #expect(try DrawnLayers.only(Rectangle().opacity(0.5).opacity(0.5)).effects.opacity == 0.25)
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
        let scene = DrawnLayers.scene(
            VStack {
                Color.red.zIndex(2).padding(4); Color.blue
            })
        let stack = try #require(scene.display.root.children.first)
        #expect(stack.children.map(\.effects.zIndex) == [2, 0])
        #expect(stack.paintOrder.first === stack.children.last)
    }

    @Test("what lies over a view is painted in front of all of it, whatever order the views inside have")
    func overlayOrder() throws {
        let scene = DrawnLayers.scene(
            ZStack {
                Color.red.frame(width: 90, height: 90).zIndex(7)
                Color.blue.frame(width: 80, height: 80)
            }
            .overlay { Color.green.frame(width: 10, height: 10) })
        let root = try #require(scene.display.root)
        #expect(root.children.count == 3)
        #expect(root.paintOrder.map(\.placement.width) == [80, 90, 10])
    }

    @Test("what lies behind a view is painted behind all of it")
    func backgroundOrder() throws {
        let scene = DrawnLayers.scene(
            ZStack {
                Color.red.frame(width: 90, height: 90)
                Color.blue.frame(width: 80, height: 80).zIndex(-1)
            }
            .background { Color.green.frame(width: 10, height: 10) })
        let root = try #require(scene.display.root)
        #expect(root.children.count == 3)
        #expect(root.paintOrder.map(\.placement.width) == [10, 80, 90])
    }

    @Test("what lies over a tab view is painted in front of its bar")
    func overTabBar() throws {
        let scene = SceneHost(
            TabView { Text(verbatim: "Page").tabItem { Text(verbatim: "First") } }
                .overlay(alignment: .bottom) { Color.green.frame(width: 10, height: 10) },
            session: .fixture())
        scene.flush()
        let front = try #require(scene.display.root.paintOrder.last)
        #expect(front.placement.width == 10)
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
