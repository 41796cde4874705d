// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Views and modifiers of an app whose data are animated.
@MainActor
@Suite("Animatable views")
struct AnimatableViewTests {
    @MainActor private final class Model { var write: ((Double) -> Void)? }

    private struct Number: View, Animatable {
        var value: Double

        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        var body: some View { Text(verbatim: "\(Int(value.rounded()))") }
    }

    private struct Wide: ViewModifier, Animatable {
        var width: CGFloat

        nonisolated var animatableData: CGFloat {
            get { width }
            set { width = newValue }
        }

        func body(content: Content) -> some View { content.frame(width: width, height: 10) }
    }

    private struct Changing<V: View>: View {
        let model: Model
        let content: @MainActor (Double) -> V
        @State private var value = 0.0

        var body: some View {
            model.write = { [value = $value] in value.wrappedValue = $0 }
            return content(value)
        }
    }

    private func mount(
        isStill: Bool = false, @ViewBuilder _ content: @escaping @MainActor (Double) -> some View
    ) -> (scene: SceneHost, model: Model) {
        let model = Model()
        let scene = SceneHost(
            Changing(model: model, content: content), session: .fixture(),
            viewport: Viewport(width: 400, height: 400, reducesMotion: isStill))
        _ = scene.update()
        return (scene, model)
    }

    @Test("run their bodies on the way")
    func steps() {
        let (scene, model) = mount { Number(value: $0) }
        withAnimation(.linear(duration: 2)) { model.write?(100) }
        _ = scene.update()
        // The end of the first step, which is a twentieth of the way.
        #expect(scene.strings == ["5"])
        model.write?(40)
        _ = scene.update()
        #expect(scene.strings == ["40"])
    }

    @Test("end where their data lead")
    func end() async {
        let (scene, model) = mount { Number(value: $0).animation(.linear(duration: 0.2), value: $0) }
        model.write?(100)
        _ = scene.update()
        #expect(scene.strings != ["100"])
        while scene.graph.session.activity.runningTasks > 0 {
            await Task.yield()
            _ = scene.update()
        }
        #expect(scene.strings == ["100"])
    }

    @Test("change at once without an animation, and where nothing moves")
    func atOnce() {
        let (scene, model) = mount { Number(value: $0) }
        model.write?(100)
        _ = scene.update()
        #expect(scene.strings == ["100"])
        let (still, other) = mount(isStill: true) { Number(value: $0) }
        withAnimation(.linear(duration: 2)) { other.write?(100) }
        _ = still.update()
        #expect(still.strings == ["100"])
    }

    @Test("of modifiers change the layout, each step in its time")
    func modifiers() throws {
        let (scene, model) = mount { Color.red.modifier(Wide(width: 100 + $0)) }
        withAnimation(.linear(duration: 2)) { model.write?(100) }
        let operations = scene.update().batch.operations
        #expect(scene.fills.first?.placement.width == 105)
        let times = operations.flatMap { operation -> [Double?] in
            if case .animate(_, let list) = operation { list.map { $0.timing?.duration } } else { [] }
        }
        #expect(times == [0.1])
    }

    @Test("that are shapes leave the way to the surface")
    func shapes() {
        struct Half: Shape {
            var part: Double
            var animatableData: Double {
                get { part }
                set { part = newValue }
            }
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * part, height: 1)) }
        }
        let (scene, model) = mount { Half(part: $0) }
        withAnimation(.linear(duration: 2)) { model.write?(1) }
        _ = scene.update()
        #expect(scene.graph.session.activity.runningTasks == 0)
    }

    @Test("lead from where they are when the goal changes")
    func retarget() {
        let motion = AnimatableMotion<Number>()
        #expect(motion.aim(from: Number(value: 0), to: Number(value: 10), .linear(duration: 1)) == .begins)
        #expect(motion.advance(by: 0.5))
        #expect(motion.shown(Number(value: 10)).value == 5)
        #expect(motion.aim(from: Number(value: 10), to: Number(value: 10), nil) == .goesOn)
        #expect(motion.aim(from: Number(value: 10), to: Number(value: 0), .linear(duration: 1)) == .begins)
        #expect(motion.advance(by: 0.5))
        #expect(motion.shown(Number(value: 0)).value == 2.5)
        #expect(!motion.advance(by: 0.6))
        #expect(motion.shown(Number(value: 0)).value == 0)
    }
}
