// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// Animations that rows begin by themselves when they appear, in the forms in which shimmers are published: as many
/// begin in one flush as there are rows, and all of them run.
@MainActor
@Suite("Shimmers")
struct ShimmerTests {
    private static let rows = 40
    private static let forever = Animation.linear(duration: 1.5).repeatForever(autoreverses: false)

    /// Which forms there are, and whether the surface runs the way (else the bodies run on it).
    enum Form: String, CaseIterable {
        case offsetInReader, gradientPoints, gradientStops, animatedMask, animatedView, animationOfValue, pulse
        case rotatedBand, placement, phases, keyframes, changeOfValue, changedState

        var runsBodies: Bool {
            switch self {
            case .animatedMask, .animatedView, .phases, .keyframes: true
            default: false
            }
        }
    }

    // MARK: - The forms

    /// A band that an overlay moves, cut by the content itself.
    private struct OffsetInReader: ViewModifier {
        @State private var phase: CGFloat = -1

        func body(content: Content) -> some View {
            content
                .overlay(
                    GeometryReader { geo in
                        LinearGradient(
                            colors: [.clear, .white.opacity(0.6), .clear], startPoint: .leading, endPoint: .trailing
                        )
                        .offset(x: phase * geo.size.width)
                    }
                )
                .mask(content)
                .onAppear { withAnimation(ShimmerTests.forever) { phase = 1 } }
        }
    }

    /// A mask whose ends travel over the view.
    private struct GradientPoints: ViewModifier {
        @State private var isInitial = true

        func body(content: Content) -> some View {
            content
                .mask(
                    LinearGradient(
                        colors: [.black.opacity(0.4), .black, .black.opacity(0.4)],
                        startPoint: isInitial ? UnitPoint(x: -0.3, y: -0.3) : UnitPoint(x: 1, y: 1),
                        endPoint: isInitial ? UnitPoint(x: 0, y: 0) : UnitPoint(x: 1.3, y: 1.3))
                )
                .animation(.linear(duration: 1.5).delay(0.25).repeatForever(autoreverses: false), value: isInitial)
                .onAppear { isInitial = false }
        }
    }

    /// The same by the stops.
    private struct GradientStops: ViewModifier {
        @State private var phase = 0.0

        func body(content: Content) -> some View {
            content
                .overlay {
                    LinearGradient(
                        stops: [
                            .init(color: .gray, location: phase - 0.3), .init(color: .white, location: phase),
                            .init(color: .gray, location: phase + 0.3),
                        ], startPoint: .leading, endPoint: .trailing)
                }
                .onAppear { withAnimation(ShimmerTests.forever) { phase = 1.3 } }
        }
    }

    private struct AnimatedMask: ViewModifier, Animatable {
        var phase: CGFloat

        nonisolated var animatableData: CGFloat {
            get { phase }
            set { phase = newValue }
        }

        func body(content: Content) -> some View {
            content.mask(
                LinearGradient(
                    stops: [
                        .init(color: .black.opacity(0.3), location: phase), .init(color: .black, location: phase + 0.1),
                        .init(color: .black.opacity(0.3), location: phase + 0.2),
                    ], startPoint: .topLeading, endPoint: .bottomTrailing
                ).scaleEffect(3))
        }
    }

    private struct OnAnimatedMask: ViewModifier {
        @State private var phase: CGFloat = 0

        func body(content: Content) -> some View {
            content.modifier(AnimatedMask(phase: phase))
                .onAppear { withAnimation(ShimmerTests.forever) { phase = 0.8 } }
        }
    }

    private struct Band: View, Animatable {
        var progress: Double

        nonisolated var animatableData: Double {
            get { progress }
            set { progress = newValue }
        }

        var body: some View {
            Rectangle().fill(
                LinearGradient(
                    colors: [.clear, .white, .clear], startPoint: UnitPoint(x: progress - 1, y: 0.5),
                    endPoint: UnitPoint(x: progress, y: 0.5)))
        }
    }

    private struct OnAnimatedView: ViewModifier {
        @State private var progress = 0.0

        func body(content: Content) -> some View {
            content.overlay(Band(progress: progress))
                .onAppear { withAnimation(ShimmerTests.forever) { progress = 2 } }
        }
    }

    private struct AnimationOfValue: ViewModifier {
        @State private var isOn = false

        func body(content: Content) -> some View {
            content
                .overlay(Color.white.frame(width: 40).offset(x: isOn ? 200 : -200))
                .clipped()
                .animation(ShimmerTests.forever, value: isOn)
                .onAppear { isOn.toggle() }
        }
    }

    private struct Pulse: ViewModifier {
        @State private var isDim = false

        func body(content: Content) -> some View {
            content.redacted(reason: .placeholder).opacity(isDim ? 0.4 : 1)
                .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { isDim = true } }
        }
    }

    private struct RotatedBand: ViewModifier {
        @State private var isOn = false

        func body(content: Content) -> some View {
            ZStack {
                content.foregroundColor(.gray)
                content.foregroundColor(.white)
                    .mask(
                        Rectangle()
                            .fill(
                                LinearGradient(colors: [.clear, .white, .clear], startPoint: .top, endPoint: .bottom)
                            )
                            .rotationEffect(.degrees(70))
                            .offset(x: isOn ? 400 : -400)
                    )
            }
            .onAppear { withAnimation(ShimmerTests.forever) { isOn = true } }
        }
    }

    private struct Placement: ViewModifier {
        @State private var isEnd = false

        func body(content: Content) -> some View {
            content.overlay(
                GeometryReader { geo in
                    Color.white.frame(width: 30)
                        .position(x: isEnd ? geo.size.width + 15 : -15, y: geo.size.height / 2)
                }
            )
            .onAppear { withAnimation(ShimmerTests.forever) { isEnd = true } }
        }
    }

    private struct Phases: ViewModifier {
        func body(content: Content) -> some View {
            content.phaseAnimator([0.3, 1]) {
                $0.opacity($1)
            } animation: { _ in
                .easeInOut(duration: 0.8)
            }
        }
    }

    private struct Frames: ViewModifier {
        func body(content: Content) -> some View {
            content.keyframeAnimator(initialValue: 0.3, repeating: true) {
                $0.opacity($1)
            } keyframes: { _ in
                LinearKeyframe(1, duration: 0.8)
                LinearKeyframe(0.3, duration: 0.8)
            }
        }
    }

    private struct ChangeOfValue: ViewModifier {
        @State private var hasAppeared = false
        @State private var phase = 0.0

        func body(content: Content) -> some View {
            content.opacity(1 - phase)
                .onAppear { hasAppeared = true }
                .onChange(of: hasAppeared) { withAnimation(ShimmerTests.forever) { phase = 0.5 } }
        }
    }

    /// What moves depends on what else the flush finds out.
    private struct ChangedState: ViewModifier {
        @State private var size = CGSize.zero
        @State private var isOn = false

        func body(content: Content) -> some View {
            content
                .background(GeometryReader { geo in Color.clear.onAppear { size = geo.size } })
                .overlay(Color.white.frame(width: 30).offset(x: isOn ? size.width : -size.width))
                .onAppear { withAnimation(ShimmerTests.forever) { isOn = true } }
        }
    }

    private static func modifier(_ form: Form) -> any ViewModifier {
        switch form {
        case .offsetInReader: OffsetInReader()
        case .gradientPoints: GradientPoints()
        case .gradientStops: GradientStops()
        case .animatedMask: OnAnimatedMask()
        case .animatedView: OnAnimatedView()
        case .animationOfValue: AnimationOfValue()
        case .pulse: Pulse()
        case .rotatedBand: RotatedBand()
        case .placement: Placement()
        case .phases: Phases()
        case .keyframes: Frames()
        case .changeOfValue: ChangeOfValue()
        case .changedState: ChangedState()
        }
    }

    // MARK: - What a surface is told

    private func mount(_ view: some View, height: Double = 1_000) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 400, height: height))
        _ = scene.update()
        return scene
    }

    private func mount(_ form: Form, rows: Int = ShimmerTests.rows, isLazy: Bool = false) -> SceneHost {
        func mounted(_ modifier: some ViewModifier) -> SceneHost {
            let rows = ForEach(0..<rows, id: \.self) { _ in
                RoundedRectangle(cornerRadius: 4).fill(Color.gray).frame(height: 10).modifier(modifier)
            }
            return isLazy
                ? mount(ScrollView { LazyVStack(spacing: 0) { rows } }, height: 400)
                : mount(ScrollView { VStack(spacing: 0) { rows } })
        }
        return mounted(ShimmerTests.modifier(form))
    }

    private func endless(_ scene: SceneHost) -> Int {
        scene.display.snapshot().operations.count { operation in
            guard case .animate(_, let list) = operation else { return false }
            return list.contains { $0.timing?.isEndless == true }
        }
    }

    private func expectMoving(_ scene: SceneHost, _ form: Form) {
        #expect(scene.diagnostics.recorded.map(\.message) == [])
        #expect(!scene.graph.isDirty)
        if form.runsBodies {
            #expect(scene.graph.session.activity.runningTasks == ShimmerTests.rows)
        } else {
            #expect(endless(scene) == ShimmerTests.rows)
        }
    }

    @Test("of as many rows as there are run, in one flush", arguments: Form.allCases)
    func stack(form: Form) {
        let scene = mount(form)
        expectMoving(scene, form)
        scene.unmount()
    }

    @Test("of lazy rows run, and of those that nobody sees do not", arguments: Form.allCases)
    func lazyStack(form: Form) {
        let scene = mount(form, rows: 1_000, isLazy: true)
        expectMoving(scene, form)
        scene.unmount()
    }

    @Test("whose bodies run on the way come further", arguments: [Form.animatedMask, .animatedView])
    func bodies(form: Form) async throws {
        let scene = mount(form)
        func paints() -> [LayerContent] { scene.fills.map(\.content) }
        for step in 0..<3 {
            let before = paints()
            try await eventually("step \(step) of \(form)") {
                _ = scene.update()
                return zip(before, paints()).count { $0 != $1 } == ShimmerTests.rows
            }
        }
        #expect(scene.diagnostics.recorded.map(\.message) == [])
        scene.unmount()
    }

    // MARK: - Cycles

    private struct Restless: View {
        @State private var count = 0

        var body: some View {
            Color.red.frame(width: CGFloat(count))
                .onAppear { withAnimation { count = 1 } }
                .onChange(of: count) { withAnimation { count += 1 } }
        }
    }

    @Test("do not hide a view that animates itself in a circle, however many rows begin beside it")
    func cycle() throws {
        let scene = mount(
            VStack(spacing: 0) {
                ForEach(0..<ShimmerTests.rows, id: \.self) { _ in Color.gray.frame(height: 10).modifier(Pulse()) }
                Restless()
            })
        let found = try #require(scene.diagnostics.recorded.first { $0.code == .cyclicUpdate })
        #expect(found.viewPath.contains("Restless"))
        #expect(endless(scene) == ShimmerTests.rows)
        scene.unmount()
    }
}
