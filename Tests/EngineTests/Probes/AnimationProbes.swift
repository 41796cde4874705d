// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// Each public modifier of animations changes how a change is shown.
@MainActor
@Suite("Probes of animation modifiers")
struct AnimationProbes {
    @MainActor private final class Writer { var write: ((Bool) -> Void)? }

    private struct Switch<V: View>: View {
        let writer: Writer
        let content: @MainActor (Bool) -> V
        @State private var isOn = false

        var body: some View {
            writer.write = { [isOn = $isOn] in isOn.wrappedValue = $0 }
            return VStack { content(isOn) }
        }
    }

    /// The animations of a change.
    private func changes<V: View>(
        with animation: Animation?, @ViewBuilder _ content: @escaping @MainActor (Bool) -> V
    ) -> [LayerAnimation] {
        let writer = Writer()
        let scene = SceneHost(Switch(writer: writer, content: content), session: .fixture())
        _ = scene.update()
        withAnimation(animation) { writer.write?(true) }
        return scene.update().batch.operations.flatMap { operation -> [LayerAnimation] in
            if case .animate(_, let list) = operation { return list }
            return []
        }
    }

    /// The times and the effects' beginnings of what a change sets on its way.
    private func change<V: View>(
        with animation: Animation? = nil, @ViewBuilder _ content: @escaping @MainActor (Bool) -> V
    ) -> (durations: [Double], starts: [LayerEffects]) {
        let found = changes(with: animation, content)
        let starts = found.compactMap { animation -> LayerEffects? in
            switch animation.change {
            case .effects(let from, _): return from
            case .effectFrames(let frames): return frames.first
            default: return nil
            }
        }
        return (found.compactMap { $0.timing?.duration }, starts)
    }

    @Test("animation(_:value:) animates")
    func animation() {
        let found = change { Color.red.opacity($0 ? 0.5 : 1).animation(.linear(duration: 3), value: $0) }
        #expect(found.durations == [3])
    }

    @Test("transaction(_:) and transaction(value:_:) change what is animated")
    func transaction() {
        let inside = change(with: .linear(duration: 3)) {
            Color.red.opacity($0 ? 0.5 : 1).transaction { $0.animation = .linear(duration: 1) }
        }
        #expect(inside.durations == [1])
        let valued = change {
            Color.red.opacity($0 ? 0.5 : 1).transaction(value: $0) { $0.animation = .linear(duration: 2) }
        }
        #expect(valued.durations == [2])
    }

    @Test("transaction(_:body:) changes what is animated of the effects in its closure")
    func transactionWithBody() {
        let found = change { isOn in
            Color.red.transaction { transaction in
                transaction.animation = .linear(duration: 2)
            } body: { content in
                content.opacity(isOn ? 0.5 : 1)
            }
        }
        #expect(found.durations == [2])
    }

    @Test("transition(_:) says where a view comes from")
    func transition() {
        let found = change(with: .linear(duration: 1)) { isOn in
            if isOn { Color.red.frame(width: 10, height: 10).transition(.offset(x: 5, y: 0)) }
        }
        #expect(found.starts.map(\.offsetX) == [5])
    }

    /// How the text of a change takes the place of what it was: with that, and "in" for one that fades in.
    private func texts(
        _ transition: @escaping (Bool) -> ContentTransition, from before: String = "19", to after: String = "20",
        gradient: Bool = false, with animation: Animation? = .linear(duration: 1)
    ) -> [String] {
        let style = AnyShapeStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        let found = changes(with: animation) {
            Text(verbatim: $0 ? after : before).contentTransition(transition($0))
                .foregroundStyle(gradient ? style : AnyShapeStyle(Color.red))
        }
        return found.compactMap { animation -> String? in
            switch animation.change {
            case .line(let line, let change): "\(line) \(change)"
            case .effectFrames(let frames): frames.first?.opacity == 0 ? "in" : nil
            default: nil
            }
        }
    }

    @Test("contentTransition(_:) fades from one text to the other, or rolls the characters of a number")
    func contentTransition() {
        #expect(texts({ _ in .identity }).isEmpty)
        for fading in [ContentTransition.opacity, .interpolate] { #expect(texts { _ in fading } == ["19 fades"]) }
        #expect(texts { _ in .numericText() } == ["19 rollsUp"])
        #expect(texts { _ in .numericText(countsDown: true) } == ["19 rollsDown"])
        #expect(texts { .numericText(value: $0 ? 20 : 19) } == ["19 rollsUp"])
        #expect(texts { .numericText(value: $0 ? 18 : 19) } == ["19 rollsDown"])
        #expect(texts({ _ in .numericText() }, to: "19").isEmpty)
        #expect(texts({ _ in .numericText() }, with: nil).isEmpty)
        // What a surface does not cut into characters fades in.
        #expect(texts({ _ in .numericText() }, to: "2\n0") == ["in"])
        #expect(texts({ _ in .numericText() }, gradient: true) == ["in"])
    }

    @Test("matchedGeometryEffect(id:in:) takes over from the view that goes")
    func matchedGeometryEffect() {
        struct Hero: View {
            let isOn: Bool
            @Namespace private var names

            var body: some View {
                HStack(spacing: 0) {
                    if isOn {
                        Color.red.frame(width: 10, height: 10)
                        Color.blue.matchedGeometryEffect(id: "hero", in: names).frame(width: 40, height: 20)
                    } else {
                        Color.blue.matchedGeometryEffect(id: "hero", in: names).frame(width: 20, height: 20)
                    }
                }
                .frame(width: 100, height: 20, alignment: .leading)
            }
        }
        let found = change(with: .linear(duration: 1)) { Hero(isOn: $0) }
        #expect(found.starts.contains { $0.scaleX == 0.5 && $0.offsetX == -20 })
    }

    @Test("matchedGeometryEffect(id:in:) leads the view that goes to the one that comes", arguments: [false, true])
    func matchedDeparture(isInGroup: Bool) {
        struct Hero: View {
            let isOn: Bool
            let isInGroup: Bool
            @Namespace private var names

            var body: some View {
                HStack(spacing: 0) {
                    if isOn {
                        Color.red.frame(width: 10, height: 10)
                        hero.frame(width: 40, height: 20)
                    } else if isInGroup {
                        // The view leaves in another one, 5 points from its edge.
                        ZStack {
                            Color.green
                            hero.padding(.leading, 5)
                        }
                        .frame(width: 25, height: 20)
                        .compositingGroup()
                        .clipped()
                    } else {
                        hero.frame(width: 20, height: 20)
                    }
                }
                .frame(width: 100, height: 20, alignment: .leading)
            }

            private var hero: some View { Color.blue.matchedGeometryEffect(id: "hero", in: names) }
        }
        let found = changes(with: .linear(duration: 1)) { Hero(isOn: $0, isInGroup: isInGroup) }
        let ends = found.compactMap { animation -> LayerEffects? in
            if case .effects(_, let end) = animation.change { end } else { nil }
        }
        // The middle goes from 10 to 30, or from 15.
        #expect(ends.contains { $0.scaleX == 2 && $0.offsetX == (isInGroup ? 15 : 20) })
    }

    @Test("matchedGeometryEffect(id:in:) leads a view in a matched one to its place, wherever that one goes")
    func matchedInside() {
        struct Hero: View {
            let isOn: Bool
            @Namespace private var names

            var body: some View {
                HStack(spacing: 0) {
                    if isOn {
                        Color.red.frame(width: 30, height: 20)
                        card(inset: 0)
                    } else {
                        card(inset: 10)
                    }
                }
                .frame(width: 200, height: 20, alignment: .leading)
            }

            /// A view of 20 points, at a distance from the edge of one of 60.
            private func card(inset: CGFloat) -> some View {
                ZStack(alignment: .leading) {
                    Color.green
                    Color.blue.matchedGeometryEffect(id: "inside", in: names).frame(width: 20, height: 20)
                        .padding(.leading, inset)
                }
                .frame(width: 60, height: 20)
                .matchedGeometryEffect(id: "card", in: names)
            }
        }
        // The card goes from 0 to 30, and what is in it from 10 to 30.
        let starts = change(with: .linear(duration: 1)) { Hero(isOn: $0) }.starts.map(\.offsetX)
        #expect(starts.contains(-30) && starts.contains(10) && !starts.contains(-20))
        let ends = changes(with: .linear(duration: 1)) { Hero(isOn: $0) }.compactMap { animation -> Double? in
            if case .effects(_, let end) = animation.change { end.offsetX } else { nil }
        }
        #expect(ends.contains(30) && ends.contains(-10) && !ends.contains(20))
    }

    @Test("matchedGeometryEffect(id:in:) leads to and from the rows of a lazy container")
    func matchedRows() {
        struct Hero: View {
            let isOn: Bool
            @Namespace private var names

            var body: some View {
                HStack(spacing: 0) {
                    if isOn {
                        LazyVGrid(columns: [GridItem(.fixed(40))], spacing: 0) { hero.frame(width: 40, height: 20) }
                    } else {
                        hero.frame(width: 20, height: 20)
                    }
                }
                .frame(width: 100, height: 20, alignment: .leading)
            }

            private var hero: some View { Color.blue.matchedGeometryEffect(id: "hero", in: names) }
        }
        let found = change(with: .linear(duration: 1)) { Hero(isOn: $0) }
        #expect(found.starts.contains { $0.scaleX == 0.5 })
    }

    @Test("phaseAnimator shows its first phase, and the next one when it is triggered")
    func phaseAnimator() {
        let found = change { isOn in
            Color.red.phaseAnimator([1.0, 0.5], trigger: isOn) { view, phase in
                view.opacity(phase)
            } animation: { _ in
                .linear(duration: 2)
            }
        }
        #expect(found.durations == [2])
        #expect(found.starts.map(\.opacity) == [1])
    }

    @Test("keyframeAnimator goes to its first keyframes when it is triggered")
    func keyframeAnimator() {
        let found = change { isOn in
            Color.red.keyframeAnimator(initialValue: 1.0, trigger: isOn) { view, value in
                view.opacity(value)
            } keyframes: { _ in
                LinearKeyframe(0.25, duration: 2)
            }
        }
        #expect(found.durations == [2])
        #expect(found.starts.map(\.opacity) == [1])
    }
}
