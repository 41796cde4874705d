// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineCore
import VitrineDisplay

/// Which changes are animated, and what is said of them: a list beside the target values.
@MainActor
@Suite("Animated changes")
struct AnimationScopeTests {
    @MainActor final class Model {
        var write: ((Bool) -> Void)?
        var completed = 0
    }

    /// A scene around a view of one flag; shown to a surface once.
    private func scene<V: View>(_ make: @escaping @MainActor (Binding<Bool>) -> V) -> (SceneHost, Model) {
        let model = Model()
        let scene = SceneHost(Flag(model: model, make: make), session: .fixture())
        _ = scene.update()
        return (scene, model)
    }

    private struct Flag<V: View>: View {
        let model: Model
        let make: @MainActor (Binding<Bool>) -> V
        @State private var flag = false

        var body: some View {
            model.write = { [flag = $flag] in flag.wrappedValue = $0 }
            return make($flag)
        }
    }

    private func animations(_ batch: DisplayBatch) -> [LayerAnimation] {
        batch.operations.flatMap { if case .animate(_, let list) = $0 { list } else { [LayerAnimation]() } }
    }

    private func opacities(_ batch: DisplayBatch) -> [String] {
        animations(batch).compactMap {
            guard case .effects(let from, let to) = $0.change else { return nil }
            return "\(from.opacity) to \(to.opacity) in \($0.timing.map { "\($0.duration)" } ?? "no time")"
        }
    }

    @Test("a change with an animation is at its target at once, and is said to be on its way there")
    func effects() {
        let (scene, model) = scene { Rectangle().opacity($0.wrappedValue ? 0.5 : 1) }
        withAnimation(.linear(duration: 2)) { model.write?(true) }
        let batch = scene.update().batch
        #expect(opacities(batch) == ["1.0 to 0.5 in 2.0"])
        #expect(scene.display.description.contains("0.5"))
        #expect(scene.update().batch.isEmpty)
    }

    @Test("a change without one is not")
    func plain() {
        let (scene, model) = scene { Rectangle().opacity($0.wrappedValue ? 0.5 : 1) }
        model.write?(true)
        #expect(animations(scene.update().batch).isEmpty)
        withAnimation(nil) { model.write?(false) }
        #expect(animations(scene.update().batch).isEmpty)
    }

    @Test("places and sizes, contents and transforms are animated")
    func kinds() {
        let (scene, model) = scene { flag in
            HStack {
                (flag.wrappedValue ? Color.red : Color.blue).frame(width: flag.wrappedValue ? 50 : 100, height: 20)
                Color.green.frame(width: 10, height: 10).rotationEffect(.degrees(flag.wrappedValue ? 90 : 0))
            }
        }
        withAnimation { model.write?(true) }
        let changes = animations(scene.update().batch).map(\.change)
        #expect(
            changes.contains {
                if case .placement(let a, let b) = $0 { a.width == 100 && b.width == 50 } else { false }
            })
        #expect(changes.contains { if case .content = $0 { true } else { false } })
        #expect(
            changes.contains {
                if case .effects(let a, let b) = $0 {
                    a.rotation == 0 && abs(b.rotation - .pi / 2) < 1e-9
                } else {
                    false
                }
            })
    }

    @Test("animation(_:value:) animates its content when the value changed, and nothing else")
    func scoped() {
        let (scene, model) = scene { flag in
            VStack {
                Rectangle().opacity(flag.wrappedValue ? 0.5 : 1).animation(
                    .linear(duration: 3), value: flag.wrappedValue)
                Rectangle().opacity(flag.wrappedValue ? 0.25 : 1)
                Rectangle().opacity(flag.wrappedValue ? 0.75 : 1).animation(.linear(duration: 1), value: 0)
            }
        }
        model.write?(true)
        #expect(opacities(scene.update().batch) == ["1.0 to 0.5 in 3.0"])
    }

    @Test("effects on one layer are animated by what stands between them")
    func between() throws {
        let (scene, model) = scene { flag in
            // Two layers, so that the opacity is no part of a colour.
            ZStack {
                Color.red
                Color.blue.frame(width: 10)
            }
            .opacity(flag.wrappedValue ? 0.5 : 1)
            .animation(.linear(duration: 3), value: flag.wrappedValue)
            .offset(x: flag.wrappedValue ? 10 : 0)
            .animation(nil, value: flag.wrappedValue)
        }
        withAnimation(.linear(duration: 1)) { model.write?(true) }
        let found = animations(scene.update().batch)
        #expect(found.count == 1)
        #expect(found.first?.timing?.duration == 3)
        guard case .effects(let from, let to) = found.first?.change else { throw DisplayModelError.rootCannotMove }
        #expect(from.offsetX == 10 && to.offsetX == 10)
    }

    @Test("the inner one wins; nil shows its content at once; disabled animations stay disabled")
    func overrides() {
        let (scene, model) = scene { flag in
            VStack {
                Rectangle().opacity(flag.wrappedValue ? 0.1 : 1).animation(nil, value: flag.wrappedValue)
                Rectangle().opacity(flag.wrappedValue ? 0.2 : 1).animation(
                    .linear(duration: 1), value: flag.wrappedValue)
                Rectangle().opacity(flag.wrappedValue ? 0.3 : 1)
                Rectangle().opacity(flag.wrappedValue ? 0.4 : 1).transaction { $0.animation = nil }
            }
            .animation(.linear(duration: 2), value: flag.wrappedValue)
        }
        model.write?(true)
        #expect(opacities(scene.update().batch) == ["1.0 to 0.2 in 1.0", "1.0 to 0.3 in 2.0"])
        var still = Transaction()
        still.disablesAnimations = true
        withTransaction(still) { model.write?(false) }
        #expect(opacities(scene.update().batch).allSatisfy { $0.hasSuffix("no time") })
    }

    @Test("a binding's animation goes with what is written through it")
    func bindings() {
        final class Box { var binding: Binding<Bool>? }
        let box = Box()
        let (scene, _) = scene { flag in
            box.binding = flag
            return Rectangle().opacity(flag.wrappedValue ? 0.5 : 1)
        }
        box.binding?.animation(.linear(duration: 4)).wrappedValue = true
        #expect(opacities(scene.update().batch) == ["1.0 to 0.5 in 4.0"])
    }

    private struct IsUndo: TransactionKey {
        static var defaultValue: Bool { false }
    }

    @Test("a transaction with a value is told of its own change, whatever changes before and after it")
    func mixedWithValue() {
        let (scene, model) = scene { flag in
            Rectangle().opacity(flag.wrappedValue ? 0.5 : 1)
                .transaction { if $0[IsUndo.self] { $0.animation = .linear(duration: 3) } }
        }
        var undo = Transaction()
        undo[IsUndo.self] = true
        model.write?(true)
        withTransaction(undo) { model.write?(false) }
        #expect(opacities(scene.update().batch) == ["0.5 to 1.0 in 3.0"])
        withTransaction(undo) { model.write?(true) }
        model.write?(false)
        #expect(opacities(scene.update().batch).isEmpty)
        withAnimation(.linear(duration: 2)) { model.write?(true) }
        withTransaction(undo) { model.write?(false) }
        // From where the view is to where it stays.
        #expect(opacities(scene.update().batch).isEmpty)
    }

    @Test("a change at once ends what was on its way")
    func stopped() {
        let (scene, model) = scene { Rectangle().opacity($0.wrappedValue ? 0.5 : 1) }
        withAnimation { model.write?(true) }
        _ = scene.update()
        model.write?(false)
        #expect(opacities(scene.update().batch) == ["0.5 to 1.0 in no time"])
        model.write?(true)
        #expect(animations(scene.update().batch).isEmpty)
    }

    @Observable final class Shared { var flag = false }

    private struct Observing: View {
        let shared: Shared
        var body: some View { Rectangle().opacity(shared.flag ? 0.5 : 1) }
    }

    @Test("an observable object's change is animated as a state's is")
    func observation() {
        let shared = Shared()
        let scene = SceneHost(Observing(shared: shared), session: .fixture())
        _ = scene.update()
        withAnimation(.linear(duration: 2)) { shared.flag = true }
        #expect(opacities(scene.update().batch) == ["1.0 to 0.5 in 2.0"])
    }

    private struct Spinner: View {
        @State private var turns = false
        var body: some View {
            Color.red.frame(width: 10, height: 10)
                .rotationEffect(.degrees(turns ? 360 : 0))
                .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { turns = true } }
        }
    }

    @Test("what runs for ever is said again to a page that was drawn before")
    func endless() throws {
        let scene = SceneHost(Spinner(), session: .fixture())
        _ = scene.update()
        #expect(scene.update().batch.isEmpty)
        scene.display.restateEndlessAnimations()
        let found = try #require(animations(scene.update().batch).first)
        guard case .effects(let from, let to) = found.change else { throw DisplayModelError.rootCannotMove }
        #expect(from.rotation == 0 && abs(to.rotation - 2 * .pi) < 1e-9)
        #expect(found.timing?.isEndless == true)
        #expect(
            animations(DisplayBatch(sequence: 0, operations: scene.display.snapshot().operations, checksum: 0)).count
                == 1)
    }

    @Test("a shape is drawn at steps of its animatable data")
    func shapes() throws {
        let (scene, model) = scene { flag in
            Circle().trim(from: 0, to: flag.wrappedValue ? 1 : 0.25).stroke(Color.red, lineWidth: 4).frame(
                width: 40, height: 40)
        }
        withAnimation(.linear(duration: 1)) { model.write?(true) }
        let found = try #require(animations(scene.update().batch).first)
        guard case .contentFrames(let frames) = found.change else { throw DisplayModelError.rootCannotMove }
        #expect(frames.count == 21 && Set(frames).count == 21)
    }

    @Test("a shape that turns round on its way starts where it is shown")
    func turningShapes() throws {
        let (scene, model) = scene { flag in
            Circle().trim(from: 0, to: flag.wrappedValue ? 1 : 0).stroke(Color.red, lineWidth: 4).frame(
                width: 40, height: 40)
        }
        let start = ContinuousClock.now
        var seconds = 0.0
        scene.graph.animations.now = { start + .seconds(seconds) }
        func frames() throws -> [LayerContent] {
            let found = try #require(animations(scene.update().batch).first)
            guard case .contentFrames(let frames) = found.change else { throw DisplayModelError.rootCannotMove }
            return frames
        }
        withAnimation(.linear(duration: 1)) { model.write?(true) }
        let there = try frames()
        seconds = 0.5
        withAnimation(.linear(duration: 1)) { model.write?(false) }
        let back = try frames()
        #expect(back.first != there.last && back.first != there.first && back.last == there.first)
        #expect(Set(back).count == 21)
        // After the end of its way it starts at that end.
        seconds = 3
        withAnimation(.linear(duration: 1)) { model.write?(true) }
        #expect(try frames() == there)
    }

    @Test("a shape whose type is hidden is drawn at such steps too")
    func hiddenShapes() throws {
        let (scene, model) = scene { flag in
            AnyShape(Circle().trim(from: 0, to: flag.wrappedValue ? 1 : 0.25)).stroke(Color.red, lineWidth: 4)
                .frame(width: 40, height: 40)
        }
        withAnimation(.linear(duration: 1)) { model.write?(true) }
        let found = try #require(animations(scene.update().batch).first)
        guard case .contentFrames(let frames) = found.change else { throw DisplayModelError.rootCannotMove }
        #expect(Set(frames).count == 21)
    }

    @Test("a completion runs once, after the time that the animation takes")
    func completion() async {
        let (scene, model) = scene { Rectangle().opacity($0.wrappedValue ? 0.5 : 1) }
        await SessionContext.$current.withValue(scene.graph.session) {
            withAnimation(.linear(duration: 0.01)) {
                model.write?(true)
            } completion: {
                model.completed += 1
            }
            #expect(model.completed == 0)
            while scene.graph.session.activity.runningTasks > 0 { await Task.yield() }
        }
        #expect(model.completed == 1)
    }

    @Test("a completion does not wait where nothing moves")
    func stillCompletion() async {
        let (scene, model) = scene { Rectangle().opacity($0.wrappedValue ? 0.5 : 1) }
        let session = scene.graph.session
        session.viewport.reducesMotion = true
        await SessionContext.$current.withValue(session) {
            withAnimation(.linear(duration: 1_000_000)) {
                model.write?(true)
            } completion: {
                model.completed += 1
            }
            await wait { model.completed == 1 }
        }
        #expect(model.completed == 1)
    }

    @Test("phases end with the view that goes through them")
    func phases() async {
        let (scene, model) = scene { flag in
            Group {
                if !flag.wrappedValue {
                    Color.red.phaseAnimator([1.0, 0.5]) {
                        $0.opacity($1)
                    } animation: { _ in
                        .linear(duration: 1e6)
                    }
                }
            }
        }
        let activity = scene.graph.session.activity
        #expect(activity.runningTasks == 1)
        model.write?(true)
        _ = scene.update()
        await wait { activity.runningTasks == 0 }
        #expect(activity.runningTasks == 0)
    }

    /// Lets tasks run until they have done something, or it is clear that they do not.
    private func wait(_ isDone: () -> Bool) async {
        var turns = 0
        while !isDone(), turns < 100_000 {
            await Task.yield()
            turns += 1
        }
    }
}
