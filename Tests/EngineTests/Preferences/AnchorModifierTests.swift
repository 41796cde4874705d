// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Where views are, told to views around them.
@MainActor
@Suite("Anchors")
struct AnchorModifierTests {
    private struct BoundsKey: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    private struct PointsKey: PreferenceKey {
        static var defaultValue: [String: Anchor<CGPoint>] { [:] }
        static func reduce(value: inout [String: Anchor<CGPoint>], nextValue: () -> [String: Anchor<CGPoint>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    @MainActor private final class Model {
        var write: ((CGFloat) -> Void)?
        var seen: [CGRect] = []
        var points: [String: CGPoint] = [:]
        var layersMade = 0
    }

    private func mount(_ view: some View) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 200, height: 200))
        scene.flush()
        return scene
    }

    /// A column whose second view says where it is; its first one has a height that can be written.
    private struct Column: View {
        let model: Model
        var isBackground = false
        @State private var height: CGFloat = 30

        var body: some View {
            model.write = { [height = $height] in height.wrappedValue = $0 }
            let column = VStack(spacing: 0) {
                Color.red.frame(width: 100, height: height)
                Color.blue.frame(width: 40, height: 20)
                    .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                Spacer(minLength: 0)
            }
            .frame(width: 200, height: 200, alignment: .top)
            return Group {
                if isBackground {
                    column.backgroundPreferenceValue(BoundsKey.self, alignment: .topLeading) { mark($0) }
                } else {
                    column.overlayPreferenceValue(BoundsKey.self) { mark($0) }
                }
            }
        }

        private func mark(_ anchor: Anchor<CGRect>?) -> some View {
            model.layersMade += 1
            return GeometryReader { proxy in
                if let anchor {
                    let frame = proxy[anchor]
                    let _ = model.seen.append(frame)
                    Color.green.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
                }
            }
        }
    }

    @Test("tell a layer over or behind their view where it is", arguments: [false, true])
    func bounds(isBackground: Bool) {
        let model = Model()
        let scene = mount(Column(model: model, isBackground: isBackground))
        #expect(model.seen.last == CGRect(x: 80, y: 30, width: 40, height: 20))
        let colors = scene.fills
        #expect(colors.count == 3)
        #expect(colors.map { $0.placement.height }.firstIndex(of: 30) == (isBackground ? 1 : 0))
    }

    @Test("are followed where their view goes, without making the layer anew")
    func moves() {
        let model = Model()
        let scene = mount(Column(model: model))
        #expect(model.layersMade == 1)
        model.write?(50)
        scene.flush()
        #expect(model.seen.last == CGRect(x: 80, y: 50, width: 40, height: 20))
        // The body of the column gave the layer's closure anew, nothing else did.
        #expect(model.layersMade == 2)
        #expect(!scene.graph.isDirty)
        let rounds = scene.flush()
        #expect(rounds.bodies == 0 && rounds.closures == 0)
    }

    private struct Parts: View {
        let model: Model

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 40)
                    .anchorPreference(key: PointsKey.self, value: .topLeading) { ["topLeading": $0] }
                Color.blue.frame(width: 50, height: 40)
                    .anchorPreference(key: PointsKey.self, value: .bottomTrailing) { ["bottomTrailing": $0] }
                    .transformAnchorPreference(key: PointsKey.self, value: .unitPoint(UnitPoint(x: 0.25, y: 0.5))) {
                        $0["quarter"] = $1
                    }
                Color.green.frame(width: 50, height: 40)
                    .anchorPreference(key: PointsKey.self, value: .point(CGPoint(x: 3, y: 4))) { ["point": $0] }
            }
            .overlayPreferenceValue(PointsKey.self) { anchors in
                GeometryReader { proxy in
                    let _ = model.points = anchors.mapValues { proxy[$0] }
                    Color.clear
                }
            }
        }
    }

    @Test("are parts of a view; a transform adds to what is inside")
    func parts() {
        let model = Model()
        _ = mount(Parts(model: model))
        let wanted: [String: CGPoint] = [
            "topLeading": CGPoint(x: 0, y: 0), "bottomTrailing": CGPoint(x: 100, y: 40),
            "quarter": CGPoint(x: 62.5, y: 20), "point": CGPoint(x: 103, y: 4),
        ]
        #expect(model.points == wanted)
    }

    private struct Scrolled: View {
        let model: Model

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 150)
                    Color.blue.frame(width: 100, height: 20)
                        .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                    Color.red.frame(width: 100, height: 500)
                }
            }
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in
                    if let anchor {
                        let _ = model.seen.append(proxy[anchor])
                        Color.clear
                    }
                }
            }
        }
    }

    @Test("move with what a user scrolls, and the surface is asked to tell")
    func scrolling() throws {
        let model = Model()
        let scene = mount(Scrolled(model: model))
        #expect(model.seen.last?.minY == 150)
        let layer = try #require(scene.scrollLayer)
        #expect(layer.events.contains(.scroll))
        scene.scroll(layer: layer.id, x: 0, y: 60)
        let work = scene.flush()
        #expect(model.seen.last?.minY == 90)
        #expect(work.bodies == 0)
    }

    private struct Removable: View {
        let model: Model
        @State private var isThere = true

        var body: some View {
            model.write = { [isThere = $isThere] in isThere.wrappedValue = $0 > 0 }
            return VStack {
                if isThere {
                    Color.blue.frame(width: 10, height: 10).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                }
            }
            .frame(width: 100, height: 50)
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                Text(verbatim: anchor == nil ? "none" : "one")
            }
        }
    }

    @Test("go with their view")
    func removal() {
        let model = Model()
        let scene = mount(Removable(model: model))
        #expect(scene.strings == ["one"])
        model.write?(0)
        scene.flush()
        #expect(scene.strings == ["none"])
    }

    private struct Underline: View {
        let model: Model
        @State private var selected: CGFloat = 0

        var body: some View {
            model.write = { [selected = $selected] in selected.wrappedValue = $0 }
            return HStack(spacing: 0) {
                ForEach(0..<3) { index in
                    Color.red.frame(width: 50, height: 40)
                        .anchorPreference(key: BoundsKey.self, value: .bounds) {
                            CGFloat(index) == selected ? $0 : nil
                        }
                }
            }
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in
                    if let anchor { Color.green.frame(width: 50, height: 2).offset(x: proxy[anchor].minX) }
                }
            }
        }
    }

    @Test("move a layer with the animation that changed them")
    func animation() {
        let model = Model()
        let scene = mount(Underline(model: model))
        _ = scene.update()
        withAnimation(.linear(duration: 2)) { model.write?(2) }
        let animated = scene.update().batch.operations.flatMap { operation -> [LayerAnimation] in
            if case .animate(_, let list) = operation { list } else { [] }
        }
        #expect(animated.map { $0.timing?.duration } == [2])
        guard case .effects(let from, let to) = animated.first?.change else {
            Issue.record("The underline does not move.")
            return
        }
        #expect(from.offsetX == 0 && to.offsetX == 100)
    }

    private struct Writer: View {
        let model: Model

        var body: some View {
            Color.red.frame(width: 10, height: 10).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                .overlayPreferenceValue(BoundsKey.self) { _ in
                    let _ = model.layersMade += 1
                    Color.clear.anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                }
        }
    }

    @Test("that a layer sets itself do not make it again")
    func noCycle() {
        let model = Model()
        let scene = mount(Writer(model: model))
        #expect(model.layersMade == 1)
        #expect(scene.graph.diagnostics.recorded.isEmpty)
    }

    @Test("are equal where they are the same part of the same view")
    func equality() {
        let place = AnchorPlace()
        let anchor = Anchor(place: place, source: .bounds)
        #expect(anchor == Anchor(place: place, source: Anchor<CGRect>.Source.bounds))
        #expect(anchor != Anchor(place: AnchorPlace(), source: Anchor<CGRect>.Source.bounds))
        #expect(anchor != Anchor(place: place, source: Anchor<CGRect>.Source.rect(.zero)))
        let both = Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing])
        let points = both.resolve(CGSize(width: 4, height: 6)) { $0.offsetBy(dx: 1, dy: 1) }
        #expect(points == [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 7)])
        #expect(Anchor<CGPoint?>.Source(nil as Anchor<CGPoint>.Source?).resolve(.zero) { $0 } == nil)
    }
}
