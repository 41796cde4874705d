// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Views that come and go in an animated change.
@MainActor
@Suite("Transitions")
struct TransitionTests {
    private struct Switched<V: View>: View {
        let content: @MainActor () -> V
        @State private var isShown = false
        @MainActor static var write: ((Bool) -> Void)? {
            get { SwitchedWriter.write }
            set { SwitchedWriter.write = newValue }
        }

        var body: some View {
            Self.write = { isShown = $0 }
            return VStack(spacing: 0) {
                Color.blue.frame(width: 30, height: 30)
                if isShown { content() }
                Color.green.frame(width: 30, height: 30)
            }
        }
    }

    private enum SwitchedWriter { @MainActor static var write: ((Bool) -> Void)? }

    private func scene<V: View>(_ content: @escaping @MainActor () -> V) -> SceneHost {
        let scene = SceneHost(Switched(content: content), session: .fixture())
        _ = scene.update()
        return scene
    }

    private func show(_ isShown: Bool, _ scene: SceneHost, _ animation: Animation? = .linear(duration: 1))
        -> DisplayBatch
    {
        withAnimation(animation) { SwitchedWriter.write?(isShown) }
        return scene.update().batch
    }

    private func effects(_ batch: DisplayBatch) -> [(from: LayerEffects, to: LayerEffects)] {
        batch.operations.flatMap { if case .animate(_, let list) = $0 { list } else { [LayerAnimation]() } }.compactMap
        {
            if case .effects(let from, let to) = $0.change { (from, to) } else { nil }
        }
    }

    private func exits(_ batch: DisplayBatch) -> [Int] {
        batch.operations.compactMap { if case .exit(let id) = $0 { id } else { nil } }
    }

    private var tile: some View { Color.red.frame(width: 40, height: 20) }

    @Test("without one a view fades in and out")
    func fade() {
        let scene = scene { tile }
        let entrance = effects(show(true, scene))
        #expect(entrance.map(\.from.opacity) == [0] && entrance.map(\.to.opacity) == [1])
        let exit = show(false, scene)
        #expect(effects(exit).map(\.from.opacity) == [1] && effects(exit).map(\.to.opacity) == [0])
        #expect(exits(exit).count == 1)
    }

    @Test("a view that leaves is out of layout, elements and images at once; its layer goes when the surface says so")
    func exit() throws {
        let scene = scene { Text("Leaving") }
        _ = show(true, scene)
        let exit = show(false, scene)
        let id = try #require(exits(exit).first)
        #expect(!"\(scene.display.elements())".contains("Leaving"))
        #expect(scene.display.layer(id: id)?.isExiting == true)
        try scene.display.checkInvariants()
        let count = scene.display.layerCount
        scene.display.exitEnded(id)
        #expect(scene.display.layerCount == count - 1)
        #expect(scene.update().batch.operations == [.remove(id: id)])
        try scene.display.checkInvariants()
    }

    @Test("a surface that applies the batches holds the tree, exiting layers included")
    func model() throws {
        let scene = SceneHost(Switched { tile.transition(.slide) }, session: .fixture())
        var model = DisplayModel()
        try model.apply(scene.update().batch)
        for isShown in [true, false, true, false, true] { try model.apply(show(isShown, scene)) }
        #expect(model.checksum == scene.display.checksum)
        try scene.display.checkInvariants()
    }

    @Test("without an animation views come and go at once")
    func plain() {
        let scene = scene { tile.transition(.scale) }
        #expect(effects(show(true, scene, nil)).isEmpty)
        let exit = show(false, scene, nil)
        #expect(exits(exit).isEmpty && effects(exit).isEmpty)
    }

    @Test("identity neither comes nor goes visibly")
    func identity() {
        let scene = scene { tile.transition(.identity) }
        #expect(effects(show(true, scene)).isEmpty)
        #expect(exits(show(false, scene)).isEmpty)
    }

    /// What a transition begins and ends with.
    private func ends(_ transition: AnyTransition) -> (in: LayerEffects?, out: LayerEffects?) {
        let scene = scene { tile.transition(transition) }
        return (effects(show(true, scene)).first?.from, effects(show(false, scene)).first?.to)
    }

    @Test("move, slide, push, offset and scale")
    func kinds() {
        let move = ends(.move(edge: .bottom))
        #expect(move.in?.offsetY == 20 && move.out?.offsetY == 20 && move.in?.opacity == 1)
        let slide = ends(.slide)
        #expect(slide.in?.offsetX == -40 && slide.out?.offsetX == 40)
        let push = ends(.push(from: .trailing))
        #expect(push.in?.offsetX == 40 && push.out?.offsetX == -40 && push.out?.opacity == 0)
        let offset = ends(.offset(x: 5, y: 6))
        #expect(offset.in?.offsetX == 5 && offset.out?.offsetY == 6)
        let scale = ends(.scale(scale: 0.5, anchor: .topLeading))
        #expect(scale.in?.scaleX == 0.5 && scale.in?.anchorX == 0)
    }

    @Test("of symbols, with the scale of their effect")
    func symbols() {
        let plain = ends(.symbolEffect)
        #expect(plain.in?.opacity == 0 && plain.in?.scaleX == 0.6 && plain.out?.opacity == 0)
        #expect(ends(.symbolEffect(.appear)).in?.scaleX == 1)
        let up = ends(.symbolEffect(.appear.up))
        #expect(up.in?.opacity == 0 && up.in?.scaleX == 0.6 && up.in?.scaleY == 0.6 && up.out?.scaleX == 0.6)
        let down = SymbolEffectTransition(effect: .disappear.down, options: .default)
        #expect(ends(AnyTransition(down)).out?.scaleX == 1.4)
        let scene = scene { tile.transition(.symbolEffect(.disappear)) }
        #expect(effects(show(true, scene)).map(\.from.scaleX) == [0.6])
    }

    @Test("the leading edge is on the right where lines begin there")
    func mirrored() {
        let scene = scene { tile.transition(.move(edge: .leading)).environment(\.layoutDirection, .rightToLeft) }
        #expect(effects(show(true, scene)).map(\.from.offsetX) == [40])
        #expect(effects(show(false, scene)).map(\.to.offsetX) == [40])
    }

    @Test("combined and asymmetric ones")
    func composed() {
        let both = ends(.move(edge: .leading).combined(with: .opacity))
        #expect(both.in?.offsetX == -40 && both.in?.opacity == 0)
        let two = ends(.asymmetric(insertion: .scale, removal: .opacity))
        #expect(two.in?.scaleX == 0 && two.in?.opacity == 1)
        #expect(two.out?.scaleX == 1 && two.out?.opacity == 0)
    }

    private struct Tilt: ViewModifier {
        let amount: Double
        func body(content: Content) -> some View {
            content.rotationEffect(.radians(amount)).opacity(amount == 0 ? 1 : 0.25).blur(radius: amount * 4)
        }
    }

    @Test("an author's modifiers")
    func modifiers() {
        let found = ends(.modifier(active: Tilt(amount: 1), identity: Tilt(amount: 0)))
        #expect(found.in?.rotation == 1 && found.in?.opacity == 0.25 && found.out?.blurRadius == 4)
    }

    private struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.scaleEffect(phase.isIdentity ? 1 : 0.5).rotationEffect(.radians(phase.value))
        }
    }

    @Test("an author's transition leaves the work of the session alone")
    func customBesideTasks() async throws {
        var ran = 0
        let scene = scene {
            tile.transition(Twirl()).task {
                while !Task.isCancelled {
                    ran += 1
                    await Task.yield()
                }
            }
        }
        defer { scene.unmount() }
        for round in 1...2 {
            _ = show(true, scene)
            let before = ran
            try await eventually("the task runs in round \(round)") { ran > before }
            try await eventually("one task runs in round \(round)") {
                scene.graph.session.activity.runningTasks == 1
            }
            _ = show(false, scene)
        }
    }

    @Test("an author's transition, alone and put together with others")
    func custom() {
        let scene = scene { tile.transition(Twirl().combined(with: .opacity)) }
        let entrance = effects(show(true, scene)).first?.from
        #expect(entrance?.scaleX == 0.5 && entrance?.rotation == -1 && entrance?.opacity == 0)
        #expect(effects(show(false, scene)).first?.to.rotation == 1)
    }

    @Test("a transition's own animation, and modifiers around it")
    func animation() {
        let scene = scene { tile.transition(.scale.animation(.linear(duration: 7))).opacity(0.5) }
        let batch = show(true, scene)
        var timings: [Double] = []
        for case .animate(_, let list) in batch.operations {
            for animation in list {
                if case .effects = animation.change { timings.append(animation.timing?.duration ?? 0) }
            }
        }
        #expect(timings == [7])
        #expect(effects(batch).first?.from.scaleX == 0)
    }

    /// Containers without a layer of their own, in which a view comes and goes.
    enum Container: String, CaseIterable {
        case row, depth, inset, overlay

        @MainActor private var wall: some View { Color.blue.frame(width: 30, height: 30) }

        @MainActor
        func view(of content: some View) -> AnyView {
            switch self {
            case .row:
                AnyView(
                    HStack {
                        wall; content
                    })
            case .depth:
                AnyView(
                    ZStack {
                        wall; content
                    })
            case .inset: AnyView(wall.safeAreaInset(edge: .bottom) { content })
            case .overlay: AnyView(wall.overlay { content })
            }
        }
    }

    @Test(
        "a view comes and goes with the animation around its container, and only there", arguments: Container.allCases)
    func scoped(container: Container) {
        struct Page: View {
            let container: Container
            @State private var isShown = false

            var body: some View {
                SwitchedWriter.write = { isShown = $0 }
                return ZStack {
                    container.view(of: Group { if isShown { Color.red.frame(width: 40, height: 20) } })
                        .animation(.linear(duration: 2), value: isShown)
                    container.view(of: Group { if isShown { Color.green.frame(width: 40, height: 20) } })
                }
            }
        }
        let scene = SceneHost(Page(container: container), session: .fixture())
        _ = scene.update()
        let entrance = effects(show(true, scene, nil))
        #expect(entrance.map(\.from.opacity) == [0] && entrance.map(\.to.opacity) == [1])
        let exit = show(false, scene, nil)
        #expect(effects(exit).contains { $0.from.opacity == 1 && $0.to.opacity == 0 })
        #expect(!exits(exit).isEmpty)
    }

    @Test("a view that is moved into another place in an animated change does not leave")
    func moved() throws {
        struct Moving: View {
            @State private var isWrapped = false
            var body: some View {
                SwitchedWriter.write = { isWrapped = $0 }
                return Color.red.opacity(isWrapped ? 0.5 : 1).frame(width: 10, height: 10)
                    .rotationEffect(.degrees(isWrapped ? 10 : 0)).offset(x: isWrapped ? 4 : 0).scaleEffect(
                        isWrapped ? 2 : 1)
            }
        }
        let scene = SceneHost(Moving(), session: .fixture())
        _ = scene.update()
        let batch = show(true, scene)
        #expect(exits(batch).isEmpty)
        try scene.display.checkInvariants()
    }
}
