// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Effects that are made of where a view is.
@MainActor
@Suite("Effects made of geometry")
struct VisualEffectModifierTests {
    private func mount(_ view: some View) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 200, height: 200))
        scene.flush()
        return scene
    }

    /// The effects on the first layer that has any, of a red box of 40 by 20.
    private func effects(
        of effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> LayerEffects {
        let scene = mount(Color.red.frame(width: 40, height: 20).visualEffect(effect))
        return scene.display.root.all.map { $0.effects }.first { $0 != .none } ?? .none
    }

    @Test("are those of the modifiers with their names")
    func steps() {
        #expect(effects { content, _ in content.opacity(0.5) }.opacity == 0.5)
        #expect(effects { content, _ in content.blur(radius: 3) }.blurRadius == 3)
        let filters = effects { content, _ in
            content.brightness(0.1).contrast(2).saturation(0.5).grayscale(0.25).hueRotation(.radians(1))
        }
        #expect(
            filters.colorFilters == [
                .brightness(0.1), .contrast(2), .saturation(0.5), .saturation(0.75), .hueRotation(1),
            ])
        let moved = effects { content, _ in content.offset(x: 3).offset(CGSize(width: 1, height: 2)) }
        #expect(moved.offsetX == 4 && moved.offsetY == 2)
        let scaled = effects { content, _ in content.scaleEffect(2, anchor: .top).offset(y: 5) }
        #expect([scaled.scaleX, scaled.scaleY, scaled.anchorY, scaled.offsetY] == [2, 2, 0, 5])
        #expect(effects { content, _ in content.rotationEffect(.radians(1)) }.rotation == 1)
        #expect(effects { content, _ in content.rotation3DEffect(.radians(1), axis: (0, 1, 0)) }.projection != nil)
        let map = effects { content, _ in content.transformEffect(CGAffineTransform(translationX: 7, y: 8)) }
        #expect(map.projection?.tx == 7 && map.projection?.ty == 8)
    }

    @Test("turn and move a view in the order in which they are written")
    func order() throws {
        // What was moved by 10 is scaled around the view's middle: twice as far.
        let effects = effects { content, _ in content.offset(x: 10).scaleEffect(2) }
        let map = try #require(effects.projection)
        let middle = map.map(x: 20, y: 10)
        #expect(middle.x == 40 && middle.y == 10)
        #expect(effects.offsetX == 0)
    }

    @Test("know the size and the place of the view")
    func geometry() {
        let scene = mount(
            Color.red.frame(width: 40, height: 20)
                .visualEffect { $0.offset(x: $1.size.width, y: $1.frame(in: .global).minY) }
                .padding(.top, 30).frame(maxHeight: .infinity, alignment: .top))
        let effects = scene.display.root.all.map { $0.effects }.first { $0 != .none }
        #expect(effects?.offsetX == 40 && effects?.offsetY == 30)
    }

    @MainActor private final class Model { var write: ((CGFloat) -> Void)? }

    private struct Moving: View {
        let model: Model
        @State private var space: CGFloat = 10

        var body: some View {
            model.write = { [space = $space] in space.wrappedValue = $0 }
            return VStack(spacing: 0) {
                Color.blue.frame(width: 10, height: space)
                Marked()
            }
            .frame(height: 200, alignment: .top)
        }
    }

    private struct Marked: View {
        var body: some View {
            Color.red.frame(width: 40, height: 20).visualEffect { $0.offset(x: $1.frame(in: .global).minY) }
        }
    }

    @Test("follow a view that is moved, with its animation")
    func movement() throws {
        let model = Model()
        let scene = SceneHost(Moving(model: model), session: .fixture(), viewport: Viewport(width: 200, height: 200))
        _ = scene.update()
        withAnimation(.linear(duration: 2)) { model.write?(50) }
        let update = scene.update()
        let changes = update.batch.operations.flatMap { operation -> [LayerAnimation] in
            if case .animate(_, let list) = operation { list } else { [] }
        }
        let offsets = changes.compactMap { animation -> [Double]? in
            if case .effects(let from, let to) = animation.change { [from.offsetX, to.offsetX] } else { nil }
        }
        #expect(offsets == [[10, 50]])
        #expect(changes.allSatisfy { $0.timing?.duration == 2 })
    }

    private struct Rows: View {
        let count: Int

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { _ in
                        Color.red.frame(width: 40, height: 100)
                            .visualEffect { $0.offset(x: $1.frame(in: .scrollView).minY) }
                    }
                }
            }
        }
    }

    @Test("follow what a user scrolls, and run no body")
    func scrolling() throws {
        let scene = mount(Rows(count: 5))
        let scroll = try #require(scene.scrollLayer)
        #expect(scroll.events.contains(.scroll))
        scene.scroll(layer: scroll.id, x: 0, y: 30)
        let work = scene.flush()
        #expect(scene.fills.map { $0.shownOffsetX } == [-30, 70, 170, 270, 370])
        #expect(work.bodies == 0 && work.placements == 0)
        #expect(work.closures == 5 && work.rounds == 1)
    }

    @Test("that ask for nothing that moves are left alone by scrolling")
    func still() throws {
        let scene = mount(
            ScrollView {
                Color.red.frame(width: 40, height: 900).visualEffect { $0.opacity($1.size.height / 1_000) }
            })
        let scroll = try #require(scene.scrollLayer)
        #expect(!scroll.events.contains(.scroll))
        #expect(scene.fills.first?.shownOpacity == 0.9)
    }
}
