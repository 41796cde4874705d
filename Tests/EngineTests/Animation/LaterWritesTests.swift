// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineCore
import VitrineDisplay

/// States that one action changes in several transactions.
@MainActor
@Suite("Changes of one action in several transactions")
struct LaterWritesTests {
    /// What a view and an action share.
    @MainActor private final class Model {
        var act: (@MainActor (States) -> Void)?
        var seen: [String] = []
        var states: States?
    }

    /// The states of a view, as an action sees them.
    @MainActor private struct States {
        let opacity: Binding<Double>
        let x: Binding<Double>
        let shown: Binding<[Bool]>
    }

    private struct Moving: View {
        let model: Model
        var actsOnAppear = false
        @State private var opacity = 1.0
        @State private var x = 0.0
        @State private var shown = [false, false, false]

        var body: some View {
            let states = States(opacity: $opacity, x: $x, shown: $shown)
            model.states = states
            model.seen.append("\(opacity) \(x)")
            return VStack {
                Rectangle().opacity(opacity).offset(x: x)
                ForEach(0..<3) { index in
                    Rectangle().opacity(shown[index] ? 1 : 0)
                }
            }
            .onAppear { if actsOnAppear { model.act?(states) } }
            .onChange(of: opacity) { model.seen.append("opacity is \($1), x is \(x)") }
        }
    }

    /// The animated changes of an action on a view that a surface has.
    private func animations(of act: @escaping @MainActor (States) -> Void) throws -> (said: [String], model: Model) {
        let model = Model()
        let scene = SceneHost(Moving(model: model), session: .fixture())
        _ = scene.update()
        model.seen = []
        act(try #require(model.states))
        return (said(scene.update().batch), model)
    }

    private func said(_ batch: DisplayBatch) -> [String] {
        batch.operations.flatMap { if case .animate(_, let list) = $0 { list } else { [LayerAnimation]() } }
            .compactMap {
                guard case .effects(let from, let to) = $0.change else { return nil }
                var parts: [String] = []
                if from.opacity != to.opacity { parts.append("opacity \(from.opacity) to \(to.opacity)") }
                if from.offsetX != to.offsetX { parts.append("x \(from.offsetX) to \(to.offsetX)") }
                return parts.joined(separator: ", ") + ($0.timing.map { " in \($0.duration)" } ?? " at once")
            }
    }

    @Test("move each with its own animation, though one body reads them all")
    func two() throws {
        let (said, model) = try animations {
            states in
            withAnimation(.linear(duration: 3)) { states.opacity.wrappedValue = 0.5 }
            withAnimation(.linear(duration: 2)) { states.x.wrappedValue = 100 }
        }
        #expect(said.sorted() == ["opacity 1.0 to 0.5 in 3.0", "x 0.0 to 100.0 in 2.0"])
        #expect(model.seen == ["0.5 0.0", "opacity is 0.5, x is 100.0", "0.5 100.0"])
    }

    @Test("are animated from the value that was set without an animation just before")
    func reset() throws {
        let (said, _) = try animations { states in
            states.x.wrappedValue = -50
            withAnimation(.linear(duration: 2)) { states.x.wrappedValue = 0 }
        }
        #expect(said == ["x -50.0 to 0.0 in 2.0"])
    }

    @Test("are not animated with what was animated just before")
    func plainAfterwards() throws {
        let (said, model) = try animations { states in
            withAnimation(.linear(duration: 2)) { states.x.wrappedValue = 100 }
            states.opacity.wrappedValue = 0.25
        }
        #expect(said == ["x 0.0 to 100.0 in 2.0"])
        #expect(model.seen.last == "opacity is 0.25, x is 100.0")
    }

    @Test("of which the last is without an animation end at once")
    func plainLast() throws {
        let (said, model) = try animations { states in
            withAnimation(.linear(duration: 3)) { states.opacity.wrappedValue = 0.5 }
            withAnimation(.linear(duration: 2)) { states.opacity.wrappedValue = 1 }
            states.opacity.wrappedValue = 0.75
        }
        #expect(said.isEmpty)
        #expect(model.states?.opacity.wrappedValue == 0.75)
    }

    @Test("of one state follow each other")
    func staggered() throws {
        let (said, _) = try animations { states in
            for index in 0..<3 {
                withAnimation(.linear(duration: Double(index + 1))) { states.shown.wrappedValue[index] = true }
            }
        }
        #expect(said.map { $0.suffix(3) } == ["1.0", "2.0", "3.0"])
    }

    @Test("are one where the animation is the same")
    func alike() throws {
        let (said, model) = try animations { states in
            withAnimation(.linear(duration: 2)) { states.opacity.wrappedValue = 0.5 }
            withAnimation(.linear(duration: 2)) { states.x.wrappedValue = 100 }
        }
        #expect(said == ["opacity 1.0 to 0.5, x 0.0 to 100.0 in 2.0"])
        #expect(model.seen == ["0.5 100.0", "opacity is 0.5, x is 100.0"])
    }

    @Test("are seen by the action at once")
    func read() throws {
        _ = try animations { states in
            states.x.wrappedValue = 1
            withAnimation(.linear(duration: 2)) {
                states.x.wrappedValue += 1
                #expect(states.x.wrappedValue == 2)
            }
            states.x.wrappedValue += 1
            #expect(states.x.wrappedValue == 3)
            withAnimation(.linear(duration: 2)) { states.x.wrappedValue = 3 }
            #expect(states.x.wrappedValue == 3)
        }
    }

    @Test("when the view appears are animated too")
    func appearing() throws {
        let model = Model()
        model.act = { states in
            withAnimation(.linear(duration: 3)) { states.opacity.wrappedValue = 0.5 }
            withAnimation(.linear(duration: 2).delay(1)) { states.x.wrappedValue = 100 }
        }
        let scene = SceneHost(Moving(model: model, actsOnAppear: true), session: .fixture())
        scene.flush()
        #expect(model.seen == ["1.0 0.0", "0.5 0.0", "opacity is 0.5, x is 100.0", "0.5 100.0"])
        #expect(scene.flush().rounds == 0)
    }

    @Test("are archived with the last value, before they are shown")
    func archived() throws {
        let model = Model()
        let scene = SceneHost(Moving(model: model), session: .fixture())
        _ = scene.update()
        let states = try #require(model.states)
        withAnimation(.linear(duration: 3)) { states.opacity.wrappedValue = 0.5 }
        withAnimation(.linear(duration: 2)) { states.x.wrappedValue = 100 }
        model.seen = []
        let restored = SceneHost(Moving(model: model), session: .fixture(), restoring: scene.archive())
        restored.flush()
        #expect(model.seen == ["0.5 100.0"])
    }

    @Test("many more than a flush has rounds are all shown")
    func many() throws {
        let (said, model) = try animations { states in
            for step in 1...40 {
                withAnimation(.linear(duration: Double(step))) { states.x.wrappedValue = Double(step) }
            }
        }
        #expect(said == ["x 0.0 to 40.0 in 40.0"])
        #expect(model.seen.count == 40 && model.seen.last == "1.0 40.0")
    }

    @Test("of a view that leaves in the first one are dropped")
    func leaving() throws {
        struct Gone: View {
            let model: Model
            @State private var isShown = true
            var body: some View {
                if isShown { Moving(model: model) }
                Color.clear.onAppear {
                    model.act = { [isShown = $isShown] states in
                        withAnimation(.linear(duration: 1)) { isShown.wrappedValue = false }
                        withAnimation(.linear(duration: 2)) { states.x.wrappedValue = 7 }
                    }
                }
            }
        }
        let model = Model()
        let scene = SceneHost(Gone(model: model), session: .fixture())
        _ = scene.update()
        model.seen = []
        let states = try #require(model.states)
        model.act?(states)
        scene.flush()
        #expect(model.seen.isEmpty)
        #expect(states.x.wrappedValue == 7)
    }
}
