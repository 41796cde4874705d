// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay

/// Which effects `animation(_:value:)` animates: those inside of it, whichever layer they share with those around it.
@MainActor
@Suite("Effects inside and outside of an animation")
struct EffectScopeTests {
    enum Effect: String, CaseIterable, Sendable {
        case opacity, offset, scale, rotation, turn, blur, brightness, shadow

        @MainActor
        func view(of content: some View, _ isOn: Bool) -> AnyView {
            switch self {
            case .opacity: AnyView(content.opacity(isOn ? 0.5 : 1))
            case .offset: AnyView(content.offset(x: isOn ? 10 : 0))
            case .scale: AnyView(content.scaleEffect(isOn ? 2 : 1))
            case .rotation: AnyView(content.rotationEffect(.degrees(isOn ? 90 : 0)))
            case .turn: AnyView(content.rotation3DEffect(.degrees(isOn ? 90 : 0), axis: (x: 0, y: 1, z: 0)))
            case .blur: AnyView(content.blur(radius: isOn ? 4 : 1))
            case .brightness: AnyView(content.brightness(isOn ? 0.5 : 0.1))
            case .shadow: AnyView(content.shadow(radius: isOn ? 4 : 1))
            }
        }

        func differs(_ a: LayerEffects, _ b: LayerEffects) -> Bool {
            switch self {
            case .opacity: a.opacity != b.opacity
            case .offset: a.offsetX != b.offsetX
            case .scale: a.scaleX != b.scaleX
            case .rotation: a.rotation != b.rotation
            case .turn: a.projection != b.projection
            case .blur: a.blurRadius != b.blurRadius
            case .brightness: a.colorFilters != b.colorFilters
            case .shadow: a.shadow != b.shadow
            }
        }
    }

    @MainActor private final class Model { var write: ((Bool) -> Void)? }

    private struct Flag: View {
        let model: Model
        let inner: Effect
        let outer: Effect
        let outerAnimation: Animation?
        @State private var flag = false

        var body: some View {
            model.write = { [flag = $flag] in flag.wrappedValue = $0 }
            let content = inner.view(of: Color.red.frame(width: 40, height: 20), flag)
                .animation(.linear(duration: 3), value: flag)
            return outer.view(of: content, flag).animation(outerAnimation, value: flag)
        }
    }

    private func durations(of effect: Effect, _ batch: DisplayBatch) -> [Double] {
        batch.operations.flatMap { operation -> [Double] in
            guard case .animate(_, let list) = operation else { return [] }
            return list.compactMap { animation -> Double? in
                guard case .effects(let from, let to) = animation.change, effect.differs(from, to) else { return nil }
                return animation.timing?.duration
            }
        }
    }

    @Test("are animated inside alone", arguments: Effect.allCases)
    func inside(inner: Effect) {
        for outer in Effect.allCases where outer != inner {
            let model = Model()
            let scene = SceneHost(
                Flag(model: model, inner: inner, outer: outer, outerAnimation: nil), session: .fixture())
            _ = scene.update()
            // The second time the layer has been animated before.
            for isOn in [true, false] {
                model.write?(isOn)
                let batch = scene.update().batch
                #expect(durations(of: inner, batch) == [3], "\(inner) inside of \(outer)")
                #expect(durations(of: outer, batch) == [], "\(outer) outside of \(inner)")
            }
        }
    }

    @Test("have each the time of the animation around it", arguments: Effect.allCases)
    func times(inner: Effect) {
        for outer in Effect.allCases where outer != inner {
            let model = Model()
            let scene = SceneHost(
                Flag(model: model, inner: inner, outer: outer, outerAnimation: .linear(duration: 1)),
                session: .fixture())
            _ = scene.update()
            for isOn in [true, false] {
                model.write?(isOn)
                let batch = scene.update().batch
                #expect(durations(of: inner, batch) == [3], "\(inner) inside of \(outer)")
                #expect(durations(of: outer, batch) == [1], "\(outer) outside of \(inner)")
            }
        }
    }
}
