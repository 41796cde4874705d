// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// How views look while they come into a scroll view and while they leave.
@MainActor
@Suite("Scroll transitions")
struct ScrollTransitionModifierTests {
    /// A port of 200 points over rows of 100.
    private func mount(_ row: some View) throws -> (scene: SceneHost, scroll: Layer) {
        let scene = SceneHost(
            ScrollView { VStack(spacing: 0) { ForEach(0..<6, id: \.self) { _ in row } } },
            session: .fixture(), viewport: Viewport(width: 200, height: 200))
        _ = scene.update()
        return (scene, try #require(scene.scrollLayer))
    }

    private var row: some View { Color.red.frame(width: 100, height: 100) }

    private func opacities(_ scene: SceneHost) -> [Double] {
        scene.fills.map { $0.shownOpacity }
    }

    private func linear(_ threshold: ScrollTransitionConfiguration.Threshold = .visible)
        -> ScrollTransitionConfiguration
    {
        .interactive(timingCurve: .linear).threshold(threshold)
    }

    @Test("go with the way that a view has come in")
    func interactive() throws {
        let (scene, scroll) = try mount(
            row.scrollTransition(linear()) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) })
        #expect(opacities(scene) == [1, 1, 0, 0, 0, 0])
        scene.scroll(layer: scroll.id, x: 0, y: 25)
        let work = scene.flush()
        #expect(opacities(scene) == [0.75, 1, 0.25, 0, 0, 0])
        #expect(work.bodies == 0)
    }

    private final class Model {
        var scroll: (() -> Void)?
        var offsets: [CGFloat] = []
    }

    /// Rows that the app scrolls, and what it hears of that.
    private struct Moving: View {
        let model: Model
        @State private var position = ScrollPosition()

        var body: some View {
            model.scroll = { [position = $position] in position.wrappedValue.scrollTo(y: 200) }
            return ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<6, id: \.self) { _ in
                        Color.red.frame(width: 100, height: 100)
                            .scrollTransition(.interactive(timingCurve: .linear).threshold(.visible)) {
                                content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0)
                            }
                    }
                }
            }
            .scrollPosition($position)
            .onScrollGeometryChange(for: CGFloat.self) { geometry in
                geometry.contentOffset.y
            } action: { _, offset in
                model.offsets.append(offset)
            }
        }
    }

    @Test("wait on a way that is seen for what the surface reports of it")
    func way() throws {
        let model = Model()
        let session = SessionContext.fixture()
        session.reportsWays = true
        let scene = SceneHost(Moving(model: model), session: session, viewport: Viewport(width: 200, height: 200))
        _ = scene.update()
        let scroll = try #require(scene.scrollLayer)
        model.offsets = []
        withAnimation { model.scroll?() }
        scene.flush()
        #expect(opacities(scene) == [1, 1, 0, 0, 0, 0])
        #expect(model.offsets.isEmpty)
        scene.scroll(layer: scroll.id, x: 0, y: 50)
        scene.flush()
        #expect(opacities(scene) == [0.5, 1, 0.5, 0, 0, 0])
        scene.scroll(layer: scroll.id, x: 0, y: 200, isAtRest: true)
        scene.flush()
        #expect(opacities(scene) == [0, 0, 1, 1, 0, 0])
        #expect(model.offsets == [50, 200])
        model.scroll = nil
    }

    @Test("follow the size of the scroll view")
    func resized() throws {
        let (scene, _) = try mount(
            row.scrollTransition(linear()) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) })
        var viewport = scene.viewport
        viewport.height = 350
        scene.resize(viewport)
        scene.flush()
        #expect(opacities(scene) == [1, 1, 1, 0.5, 0, 0])
    }

    @Test("know the edge by the sign of the phase's value")
    func edges() throws {
        let (scene, scroll) = try mount(
            row.scrollTransition(linear()) { content, phase in content.offset(x: phase.value * 40) })
        scene.scroll(layer: scroll.id, x: 0, y: 25)
        scene.flush()
        #expect(scene.fills.map { $0.shownOffsetX } == [-10, 0, 30, 40, 40, 40])
    }

    @Test(
        "end at their threshold",
        arguments: [
            (ScrollTransitionConfiguration.Threshold.visible(0.5), [1.0, 1, 0.5]),
            (.visible(0.5).inset(by: 50), [0.75, 1, 0.25]),
            (.visible(0).interpolated(towards: .visible, amount: 0.5), [1, 1, 0.5]),
            (.hidden, [1, 1, 1]),
        ])
    func thresholds(threshold: ScrollTransitionConfiguration.Threshold, expected: [Double]) throws {
        let (scene, scroll) = try mount(
            row.scrollTransition(linear(threshold)) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) })
        scene.scroll(layer: scroll.id, x: 0, y: 25)
        scene.flush()
        #expect(Array(opacities(scene).prefix(3)) == expected)
    }

    @Test("end in the middle where they are centred")
    func centered() throws {
        let (scene, scroll) = try mount(
            row.scrollTransition(linear(.centered)) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) })
        scene.scroll(layer: scroll.id, x: 0, y: 50)
        scene.flush()
        let third = 1.0 / 3
        #expect(Array(opacities(scene).prefix(4)) == [third, 1, third, 0])
    }

    private func animations(_ scene: SceneHost) -> [Double?] {
        scene.update().batch.operations.flatMap { operation -> [Double?] in
            if case .animate(_, let list) = operation { list.map { $0.timing?.duration } } else { [] }
        }
    }

    @Test("happen at once with an animation where they are animated")
    func animated() throws {
        let (scene, scroll) = try mount(
            row.scrollTransition(.animated(.linear(duration: 2)).threshold(.visible(0.5))) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0)
            })
        #expect(opacities(scene) == [1, 1, 0, 0, 0, 0])
        scene.scroll(layer: scroll.id, x: 0, y: 40)
        #expect(animations(scene).isEmpty)
        scene.scroll(layer: scroll.id, x: 0, y: 60)
        #expect(animations(scene) == [2, 2])
        #expect(opacities(scene) == [0, 1, 1, 0, 0, 0])
    }

    @Test("are each edge's own")
    func twoEdges() throws {
        let (scene, scroll) = try mount(
            row.scrollTransition(topLeading: .identity, bottomTrailing: linear()) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0)
            })
        scene.scroll(layer: scroll.id, x: 0, y: 25)
        scene.flush()
        #expect(Array(opacities(scene).prefix(3)) == [1, 1, 0.25])
    }

    @Test("change nothing outside of a scroll view")
    func noScrollView() {
        let scene = SceneHost(
            row.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) },
            session: .fixture(), viewport: Viewport(width: 200, height: 200))
        scene.flush()
        #expect(opacities(scene) == [1])
    }
}
