// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay

/// Effects that apps write: a map of the drawing, and the way that only the effect knows.
@MainActor
@Suite("Geometry effects")
struct GeometryEffectTests {
    /// What apps shake a wrong entry with: at every whole number the view is where it was.
    ///
    /// Its data is computed, which compiles only where no actor isolates geometry effects.
    private struct Shake: GeometryEffect {
        var distance: CGFloat = 10
        var travel: CGFloat
        var animatableData: CGFloat {
            get { travel }
            set { travel = newValue }
        }

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: distance * sin(travel * .pi * 3), y: size.height))
        }
    }

    @MainActor private final class Model {
        var shake: (() -> Void)?
    }

    private struct Entry: View {
        let model: Model
        @State private var attempts = 0

        var body: some View {
            model.shake = { [attempts = $attempts] in attempts.wrappedValue += 1 }
            return HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).modifier(Shake(travel: CGFloat(attempts)))
                Color.blue.frame(width: 10, height: 10)
            }
        }
    }

    private func projections(_ batch: DisplayBatch) -> [[DisplayTransform]] {
        batch.operations.flatMap { operation -> [[DisplayTransform]] in
            guard case .animate(_, let list) = operation else { return [] }
            return list.compactMap { animation in
                guard case .effectFrames(let frames) = animation.change else { return nil }
                return frames.compactMap(\.projection)
            }
        }
    }

    @Test("map what is drawn for the size of the view, and leave its neighbours alone")
    func maps() throws {
        let scene = SceneHost(Entry(model: Model()), session: .fixture())
        scene.flush()
        let layers = scene.display.root.children
        let map = try #require(layers[0].effects.projection)
        #expect(abs(map.map(x: 0, y: 0).x) < 1e-9 && map.map(x: 0, y: 0).y == 10)
        #expect(layers[0].placement.width == 10)
        #expect(layers[1].placement.x == layers[0].placement.x + 10 && layers[1].effects.projection == nil)
    }

    @Test("are shown at steps on the way, though the end is where it began")
    func steps() throws {
        let model = Model()
        let scene = SceneHost(Entry(model: model), session: .fixture())
        _ = scene.update()
        withAnimation(.linear(duration: 0.4)) { model.shake?() }
        let frames = try #require(projections(scene.update().batch).first)
        let xs = frames.map { $0.map(x: 0, y: 0).x }
        #expect(abs(xs[0]) < 1e-6 && abs(xs[xs.count - 1]) < 1e-6)
        #expect(xs.max() ?? 0 > 8 && xs.min() ?? 0 < -8)
    }

    @Test("start where they are shown when their way is interrupted")
    func interrupted() throws {
        let model = Model()
        let scene = SceneHost(Entry(model: model), session: .fixture())
        _ = scene.update()
        let start = ContinuousClock.now
        var seconds = 0.0
        scene.graph.animations.now = { start + .seconds(seconds) }
        withAnimation(.linear(duration: 0.4)) { model.shake?() }
        let first = try #require(projections(scene.update().batch).first)
        seconds = 0.02
        withAnimation(.linear(duration: 0.4)) { model.shake?() }
        let second = try #require(projections(scene.update().batch).first)
        #expect(abs(second[0].map(x: 0, y: 0).x - first[1].map(x: 0, y: 0).x) < 0.1)
    }

    @Test("jump where nothing animates")
    func jumps() {
        let model = Model()
        let scene = SceneHost(Entry(model: model), session: .fixture())
        _ = scene.update()
        model.shake?()
        #expect(projections(scene.update().batch).isEmpty)
    }

    @Test("apply to each view of a list, and may stay out of the layout")
    func lists() {
        let scene = SceneHost(
            VStack {
                Group {
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 10, height: 10)
                }
                .modifier(Shake(travel: 0).ignoredByLayout())
            }, session: .fixture())
        scene.flush()
        let run = scene.display.root.children.first
        #expect(run?.children.map { $0.effects.projection != nil } == [true, true])
    }
}
