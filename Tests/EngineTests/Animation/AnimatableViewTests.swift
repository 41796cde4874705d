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
        #expect(abs((scene.fills.first?.placement.width ?? 0) - 105) < 0.01)
        let times = operations.flatMap { operation -> [Double?] in
            if case .animate(_, let list) = operation { list.map { $0.timing?.duration } } else { [] }
        }
        #expect(times == [0.1])
    }

    /// Gives its subviews a width that does not grow evenly with its data.
    private struct Square: Layout {
        var root: CGFloat

        var animatableData: CGFloat {
            get { root }
            set { root = newValue }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 300, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
                subview.place(at: bounds.origin, proposal: ProposedViewSize(width: 100 + root * root, height: 10))
            }
        }
    }

    @Test("that are layouts place their views on the way, whether or not their type is hidden")
    func layouts() {
        let (scene, model) = mount { Square(root: $0) { Color.red } }
        let (hidden, other) = mount { AnyLayout(Square(root: $0)) { Color.red } }
        for (scene, model) in [(scene, model), (hidden, other)] {
            #expect(abs((scene.fills.first?.placement.width ?? 0) - 100) < 0.01)
            withAnimation(.linear(duration: 2)) { model.write?(10) }
            _ = scene.update()
            // The end of the first step, at a twentieth of the root.
            #expect(abs((scene.fills.first?.placement.width ?? 0) - 100.25) < 0.01)
            model.write?(4)
            _ = scene.update()
            #expect(abs((scene.fills.first?.placement.width ?? 0) - 116) < 0.01)
        }
    }

    @Test("that become a layout of another type have no steps")
    func otherLayout() {
        let (scene, model) = mount { value in
            let layout = value > 0 ? AnyLayout(HStackLayout()) : AnyLayout(Square(root: 5))
            layout { Color.red.frame(height: 10) }
        }
        withAnimation(.linear(duration: 2)) { model.write?(1) }
        _ = scene.update()
        #expect(abs((scene.fills.first?.placement.width ?? 0) - 400) < 0.01)
        #expect(scene.graph.session.activity.runningTasks == 0)
    }

    @Test("have hidden data that are added and scaled as their own, and no difference from others")
    func hiddenData() {
        func hidden(_ value: Double) -> _AnyAnimatableData { _AnyAnimatableData(value) }
        let (three, four, zero) = (hidden(3), hidden(4), _AnyAnimatableData.zero)
        #expect(three + four == hidden(7))
        #expect(three - four == hidden(-1))
        #expect(zero - three == hidden(-3))
        #expect(three + zero == three)
        #expect(three - zero == three)
        #expect(three.scaled(by: 2) == hidden(6))
        #expect(four.magnitudeSquared == 16)
        let other = _AnyAnimatableData(CGFloat(3))
        #expect(three != other)
        #expect(three != zero)
        #expect(three - other == zero)
        #expect(three + other == three)
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
        #expect(motion.aim(from: Number(value: 0), to: Number(value: 10), .linear(duration: 1), at: 0) == .starts)
        #expect(motion.advance(to: 0.6))
        #expect(motion.shown(Number(value: 10)).value == 6)
        #expect(motion.aim(from: Number(value: 10), to: Number(value: 10), nil, at: 0.5) == .continues)
        // Half way is what is presented then, though the step leads further.
        #expect(motion.aim(from: Number(value: 10), to: Number(value: 0), .linear(duration: 1), at: 0.5) == .starts)
        #expect(motion.shown(Number(value: 0)).value == 5)
        #expect(motion.advance(to: 0.5))
        #expect(motion.shown(Number(value: 0)).value == 2.5)
        #expect(!motion.advance(to: 1.1))
        #expect(motion.shown(Number(value: 0)).value == 0)
    }

    @Test("keep the velocity where a spring takes over from another animation")
    func velocity() {
        let spring = Spring(duration: 1)
        for first in [Animation.spring(spring), .linear(duration: 1), .easeIn(duration: 1)] {
            let motion = AnimatableMotion<Number>()
            #expect(motion.aim(from: Number(value: 0), to: Number(value: 10), first, at: 0) == .starts)
            #expect(motion.advance(to: 0.4) && motion.advance(to: 0.5))
            let atEnd = motion.shown(Number(value: 10)).value
            #expect(motion.aim(from: Number(value: 10), to: Number(value: -10), .spring(spring), at: 0.4) == .starts)
            let start = motion.shown(Number(value: -10)).value
            #expect(start < atEnd)
            // What went up goes on upwards for a moment.
            #expect(motion.advance(to: 0.01))
            let speed = (motion.shown(Number(value: -10)).value - start) / 0.01
            let before = (atEnd - start) / 0.1
            #expect(speed > before * 0.25, "after \(first)")
            while motion.advance(to: 5) {}
            #expect(motion.shown(Number(value: -10)).value == -10)
        }
    }

    @Test("are where the clock says, however late a step comes, and end in time")
    func lateSteps() async {
        let (scene, model) = mount { Number(value: $0) }
        let start = ContinuousClock.now
        var seconds = 0.0
        scene.graph.animations.now = { start + .seconds(seconds) }
        withAnimation(.linear(duration: 1)) { model.write?(100) }
        _ = scene.update()
        #expect(scene.strings == ["5"])
        seconds = 0.7
        while scene.strings == ["5"] {
            await Task.yield()
            _ = scene.update()
        }
        #expect(scene.strings == ["75"])
        seconds = 0.98
        var times: [Double?] = []
        while scene.graph.session.activity.runningTasks > 0 {
            await Task.yield()
            times += scene.update().batch.operations.flatMap { operation -> [Double?] in
                if case .animate(_, let list) = operation { list.map { $0.timing?.duration } } else { [] }
            }
        }
        #expect(scene.strings == ["100"])
        #expect(times.allSatisfy { ($0 ?? 0) < 0.021 })
    }
}
