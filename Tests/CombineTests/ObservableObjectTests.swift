// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineBase
import VitrineCombine
import VitrineComponents
@_spi(Engine) import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Written from several threads; each value is written by one of them.
final class CounterModel: ObservableObject, @unchecked Sendable {
    @Published var count: Int
    let name: String

    init(name: String, count: Int = 0) {
        self.name = name
        self.count = count
    }
}

/// What the views of a test hand out.
@MainActor
final class ObjectProbe {
    var made = 0
    weak var model: CounterModel?
    var outer: Binding<Int>?
    var bodies: [String] = []
}

@MainActor
@Suite("Observable objects in a mounted view")
struct ObservableObjectTests {
    private func mount<V: View>(_ view: V) -> SceneHost {
        let session = SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()))
        let scene = SceneHost(view, session: session)
        scene.flush()
        return scene
    }

    private func labels(_ scene: SceneHost) -> [String] {
        scene.display.elements().all { !$0.label.isEmpty }.map(\.label)
    }

    private struct Owner: View {
        let probe: ObjectProbe
        let seed: Int
        @StateObject private var model: CounterModel

        init(probe: ObjectProbe, seed: Int) {
            self.probe = probe
            self.seed = seed
            _model = StateObject(wrappedValue: ObservableObjectTests.make(probe, seed))
        }

        var body: some View {
            probe.model = model
            return Text(verbatim: "\(model.name) \(model.count) of \(seed)")
        }
    }

    private static func make(_ probe: ObjectProbe, _ seed: Int) -> CounterModel {
        probe.made += 1
        return CounterModel(name: "made with \(seed)")
    }

    private struct Around: View {
        let probe: ObjectProbe
        @State private var seed = 1

        var body: some View {
            probe.outer = $seed
            return Owner(probe: probe, seed: seed)
        }
    }

    @Test("StateObject makes its object once and keeps it, whatever values the view gets")
    func stateObject() {
        let probe = ObjectProbe()
        let scene = mount(Around(probe: probe))
        #expect(labels(scene) == ["made with 1 0 of 1"])
        probe.model?.count = 4
        scene.flush()
        #expect(labels(scene) == ["made with 1 4 of 1"])
        probe.outer?.wrappedValue = 2
        scene.flush()
        #expect(labels(scene) == ["made with 1 4 of 2"])
        #expect(probe.made == 1)
    }

    @Test("StateObject lets go of its object with its view")
    func release() {
        let probe = ObjectProbe()
        let scene = mount(Around(probe: probe))
        #expect(probe.model != nil)
        scene.unmount()
        #expect(probe.model == nil)
    }

    private struct Observer: View {
        let probe: ObjectProbe
        @ObservedObject var model: CounterModel

        var body: some View {
            probe.bodies.append("\(model.name) \(model.count)")
            return Stepper(count: $model.count)
        }
    }

    private struct Stepper: View {
        @Binding var count: Int
        var body: some View { Button("more") { count += 1 } }
    }

    private struct Exchange: View {
        let probe: ObjectProbe
        let models: [CounterModel]
        @State private var index = 0

        var body: some View {
            probe.outer = $index
            return Observer(probe: probe, model: models[index])
        }
    }

    @Test("ObservedObject follows the object that it was exchanged for, and no longer the old one")
    func observedObject() {
        let probe = ObjectProbe()
        let models = [CounterModel(name: "a"), CounterModel(name: "b", count: 10)]
        let scene = mount(Exchange(probe: probe, models: models))
        models[0].count = 1
        scene.flush()
        probe.outer?.wrappedValue = 1
        scene.flush()
        #expect(probe.bodies == ["a 0", "a 1", "b 10"])
        models[0].count = 2
        #expect(!scene.graph.isDirty)
        models[1].count = 11
        scene.flush()
        #expect(probe.bodies.last == "b 11")
    }

    @Test("a binding to an object's property writes it and brings the view up to date")
    func binding() throws {
        let probe = ObjectProbe()
        let model = CounterModel(name: "a")
        let scene = mount(Observer(probe: probe, model: model))
        let button = try #require(scene.display.elements().all { $0.role == .button }.first)
        #expect(scene.send(.tap, to: button.layerID) == .handled)
        scene.flush()
        #expect(model.count == 1)
        #expect(probe.bodies == ["a 0", "a 1"])
    }

    @Test("a write from another thread is seen")
    func otherThread() async {
        let probe = ObjectProbe()
        let model = CounterModel(name: "a")
        let scene = mount(Observer(probe: probe, model: model))
        for round in 1...200 {
            await Task.detached { model.count = round }.value
            await scene.waitUntilIdle()
            #expect(probe.bodies.last == "a \(round)")
        }
    }

    private struct Reader: View {
        let probe: ObjectProbe
        @EnvironmentObject private var model: CounterModel

        var body: some View {
            probe.bodies.append("\(model.name) \(model.count)")
            return Text(verbatim: "\(model.name) \(model.count)")
        }
    }

    private struct Provider: View {
        let probe: ObjectProbe
        let models: [CounterModel]
        @State private var index = 0

        var body: some View {
            probe.outer = $index
            return VStack { Reader(probe: probe) }.environmentObject(models[index])
        }
    }

    @Test("EnvironmentObject is read, followed and exchanged")
    func environmentObject() {
        let probe = ObjectProbe()
        let models = [CounterModel(name: "a"), CounterModel(name: "b", count: 10)]
        let scene = mount(Provider(probe: probe, models: models))
        models[0].count = 1
        scene.flush()
        probe.outer?.wrappedValue = 1
        scene.flush()
        models[1].count = 11
        scene.flush()
        #expect(probe.bodies == ["a 0", "a 1", "b 10", "b 11"])
        models[0].count = 2
        #expect(!scene.graph.isDirty)
    }

    @Test("a missing EnvironmentObject stands in for the view and is reported")
    func missing() {
        let probe = ObjectProbe()
        let scene = mount(Reader(probe: probe))
        #expect(probe.bodies.isEmpty)
        #expect(
            labels(scene) == [
                "No ObservableObject of type CounterModel was found. Add .environmentObject(_:) with one above this view."
            ])
        #expect(scene.diagnostics.recorded.map(\.code) == [.missingObject])
    }

    @Test("an ended scene leaves no subscription: 1,000 of them on one object")
    func subscriptions() {
        final class Box { weak var node: ViewNode? }
        let model = CounterModel(name: "a")
        var left = 0
        for _ in 0..<1_000 {
            let box = Box()
            autoEnd(model, box)
            if box.node != nil { left += 1 }
        }
        #expect(left == 0)

        func autoEnd(_ model: CounterModel, _ box: Box) {
            let probe = ObjectProbe()
            let scene = mount(Observer(probe: probe, model: model))
            box.node = scene.root
            scene.unmount()
            model.count += 1
            #expect(probe.bodies.count == 1)
        }
    }
}
