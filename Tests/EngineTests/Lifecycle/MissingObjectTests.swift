// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation
import Testing
import VitrineBase
import VitrineCore
import VitrineDisplay

@MainActor
@Suite("A missing environment object")
struct MissingObjectTests {
    @Observable
    fileprivate final class Model {
        var name = "object"
    }

    private struct Reader: View {
        let log: LifecycleLog
        @Environment(Model.self) private var model
        @State private var ownNumber = 0

        var body: some View {
            log.add("reader")
            log.number = $ownNumber
            return Text(verbatim: "\(model.name) \(ownNumber)")
        }
    }

    private struct Framed: ViewModifier {
        @Environment(Model.self) private var model

        func body(content: Content) -> some View {
            VStack {
                content
                Text(verbatim: "modified by \(model.name)")
            }
        }
    }

    private struct Outer<Content: View>: View {
        let log: LifecycleLog
        let content: Content
        @State private var isPresent = false
        @State private var model = Model()

        var body: some View {
            log.isShown = $isPresent
            return VStack {
                Text(verbatim: "neighbour")
                content
            }
            .environment(isPresent ? model : nil)
        }
    }

    private func labels(_ scene: SceneHost) -> [String] {
        scene.display.elements().all { !$0.label.isEmpty }.map(\.label)
    }

    private let standIn = "No object of type Model was found. Add .environment(model) above this view."

    @Test("keeps the body from running, is shown and reported, and the rest of the scene stays")
    func missing() {
        let log = LifecycleLog()
        let scene = SceneHost(Outer(log: log, content: Reader(log: log)), session: .fixture())
        scene.flush()
        #expect(log.entries.isEmpty)
        #expect(labels(scene) == ["neighbour", standIn])
        let found = scene.diagnostics.recorded
        #expect(found.map(\.code) == [.missingObject])
        #expect(found.first?.viewPath.contains("Reader") == true)
    }

    @Test("the view comes back with the object, keeps its state while it is there, and goes with it")
    func recovery() {
        let log = LifecycleLog()
        let scene = SceneHost(Outer(log: log, content: Reader(log: log)), session: .fixture())
        scene.flush()
        log.isShown?.wrappedValue = true
        scene.flush()
        #expect(labels(scene) == ["neighbour", "object 0"])
        log.number?.wrappedValue = 7
        scene.flush()
        #expect(labels(scene) == ["neighbour", "object 7"])
        log.isShown?.wrappedValue = false
        scene.flush()
        #expect(labels(scene) == ["neighbour", standIn])
        log.isShown?.wrappedValue = true
        scene.flush()
        #expect(labels(scene) == ["neighbour", "object 7"])
    }

    @Test("a modifier's body does not run either")
    func modifier() {
        let log = LifecycleLog()
        let content = Text(verbatim: "content").modifier(Framed())
        let scene = SceneHost(Outer(log: log, content: content), session: .fixture())
        scene.flush()
        #expect(labels(scene) == ["neighbour", standIn])
        log.isShown?.wrappedValue = true
        scene.flush()
        #expect(labels(scene) == ["neighbour", "content", "modified by object"])
    }
}
