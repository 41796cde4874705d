// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay

/// What a surface shows of keyframes: the values of the timeline at each time, whatever the keyframes are.
@MainActor
@Suite("Keyframe animators")
struct KeyframeAnimatorTests {
    @MainActor private final class Model { var run: (() -> Void)? }

    /// Content that keyframes change once for each call of `run`.
    private struct Moving<Frames: Keyframes, Content: View>: View {
        let model: Model
        let initial: Frames.Value
        let content: @MainActor (Frames.Value) -> Content
        let keyframes: (Frames.Value) -> Frames
        @State private var count = 0

        var body: some View {
            model.run = { [count = $count] in count.wrappedValue += 1 }
            return KeyframeAnimator(
                initialValue: initial, trigger: count, content: { content($0) }, keyframes: keyframes)
        }
    }

    private func mount<Value, Frames: Keyframes<Value>>(
        _ initial: Value, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames,
        @ViewBuilder content: @escaping @MainActor (Value) -> some View
    ) -> (scene: SceneHost, model: Model) {
        let model = Model()
        let scene = SceneHost(
            Moving(model: model, initial: initial, content: content, keyframes: keyframes), session: .fixture())
        _ = scene.update()
        return (scene, model)
    }

    private func frames(_ batch: DisplayBatch) -> [(effects: [LayerEffects], timing: AnimationTiming?)] {
        batch.operations.flatMap { operation -> [(effects: [LayerEffects], timing: AnimationTiming?)] in
            guard case .animate(_, let list) = operation else { return [] }
            return list.compactMap { animation -> (effects: [LayerEffects], timing: AnimationTiming?)? in
                guard case .effectFrames(let frames) = animation.change else { return nil }
                return (effects: frames, timing: animation.timing)
            }
        }
    }

    /// Expects the offsets of one run to be the timeline's values.
    private func expectTrue<Frames: Keyframes<Double>>(
        @KeyframesBuilder<Double> _ keyframes: @escaping (Double) -> Frames
    ) throws {
        let (scene, model) = mount(0.0, keyframes: keyframes) { Color.red.offset(x: $0) }
        model.run?()
        let (effects, timing) = try #require(frames(scene.update().batch).first)
        let timeline = KeyframeTimeline(initialValue: 0.0) { keyframes(0) }
        let duration = try #require(timing?.duration)
        #expect(abs(duration - timeline.duration) < 1e-9)
        #expect(timing?.easing == .linear)
        #expect(Double(effects.count - 1) > 30 * duration - 0.5)
        for (index, frame) in effects.enumerated() {
            let time = duration * Double(index) / Double(effects.count - 1)
            #expect(abs(frame.offsetX - timeline.value(time: time)) < 1e-6, "at \(time)")
        }
        #expect(scene.fills.first?.effects.offsetX == timeline.value(time: timeline.duration))
    }

    @Test("linear keyframes are shown at constant speed, and along their curves")
    func linear() throws {
        try expectTrue { _ in
            LinearKeyframe(100.0, duration: 0.5)
            LinearKeyframe(0.0, duration: 0.5, timingCurve: .easeIn)
        }
    }

    @Test("cubic keyframes are shown along their curve")
    func cubic() throws {
        try expectTrue { _ in
            CubicKeyframe(100.0, duration: 0.4)
            CubicKeyframe(150.0, duration: 0.6, endVelocity: 20.0)
        }
    }

    @Test("spring keyframes overshoot as the spring does")
    func spring() throws {
        try expectTrue { _ in SpringKeyframe(100.0, duration: 1, spring: .bouncy) }
    }

    private struct Pose {
        var scale = 1.0
        var y = 0.0
    }

    @KeyframesBuilder<Pose>
    private nonisolated static func keyframes(_: Pose) -> some Keyframes<Pose> {
        KeyframeTrack(\.scale) { LinearKeyframe(2.0, duration: 0.3) }
        KeyframeTrack(\.y) {
            SpringKeyframe(-40.0, duration: 0.5, spring: .snappy)
            CubicKeyframe(0.0, duration: 0.5)
        }
    }

    @Test("tracks with other times and curves move one layer, each in its own")
    func tracks() throws {
        let (scene, model) = mount(Pose(), keyframes: Self.keyframes) {
            Color.red.scaleEffect($0.scale).offset(y: $0.y)
        }
        model.run?()
        let (effects, timing) = try #require(frames(scene.update().batch).first)
        let timeline = KeyframeTimeline(initialValue: Pose()) { Self.keyframes(Pose()) }
        #expect(abs((timing?.duration ?? 0) - 1) < 1e-9 && effects.count == 31)
        for (index, frame) in effects.enumerated() {
            let pose = timeline.value(time: Double(index) / 30)
            #expect(abs(frame.scaleX - pose.scale) < 1e-6 && abs(frame.offsetY - pose.y) < 1e-6)
        }
    }

    @Test("sizes and places go along the keyframes, too")
    func placement() throws {
        let (scene, model) = mount(
            10.0, keyframes: { _ in LinearKeyframe(40.0, duration: 1) },
            content: { Color.red.frame(width: $0, height: 10) })
        model.run?()
        let widths = scene.update().batch.operations.flatMap { operation -> [Double] in
            guard case .animate(_, let list) = operation else { return [] }
            return list.flatMap { animation -> [Double] in
                guard case .placementFrames(let frames) = animation.change else { return [] }
                return frames.map(\.width)
            }
        }
        #expect(widths.count == 31)
        #expect(abs((widths.dropFirst(10).first ?? 0) - 20) < 1e-6 && widths.last == 40)
    }

    @Test("a move jumps between two ways")
    func jumps() async throws {
        let (scene, model) = mount(
            0.0,
            keyframes: { _ in
                LinearKeyframe(50.0, duration: 0.1)
                MoveKeyframe(100.0)
                LinearKeyframe(150.0, duration: 0.1)
            }, content: { Color.red.offset(x: $0) })
        model.run?()
        var ways = frames(scene.update().batch).map(\.effects)
        #expect(abs((ways.first?.last?.offsetX ?? 0) - 50) < 1e-3)
        while scene.graph.session.activity.runningTasks > 0 {
            await Task.yield()
            ways += frames(scene.update().batch).map(\.effects)
        }
        #expect(ways.count == 2)
        #expect(ways.last?.first?.offsetX == 100 && ways.last?.last?.offsetX == 150)
    }

    @Test("a text changes in its time")
    func texts() {
        let (scene, model) = mount(
            0.0, keyframes: { _ in LinearKeyframe(10.0, duration: 1) },
            content: { Text(verbatim: "\(Int($0.rounded()))") })
        model.run?()
        _ = scene.update()
        #expect(scene.strings == ["1"])
    }

    @Test("the next run begins where the keyframes have led")
    func again() async throws {
        let (scene, model) = mount(
            0.0, keyframes: { LinearKeyframe($0 + 10, duration: 0.1) }, content: { Color.red.offset(x: $0) })
        model.run?()
        _ = scene.update()
        while scene.graph.session.activity.runningTasks > 0 { await Task.yield() }
        model.run?()
        let (effects, _) = try #require(frames(scene.update().batch).first)
        #expect(effects.first?.offsetX == 10 && effects.last?.offsetX == 20)
    }
}
