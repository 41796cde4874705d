// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("AnyView")
struct AnyViewTests {
    @MainActor @Observable
    fileprivate final class Model {
        var word = "one"
        var isColor = false
    }

    private struct Erased: View {
        let model: Model

        var body: some View {
            VStack {
                model.isColor ? AnyView(Color.red) : AnyView(Text(verbatim: model.word))
            }
        }
    }

    @Test("shows a newer value of the same type in place")
    func sameType() throws {
        let model = Model()
        let scene = SceneHost(Erased(model: model), session: .fixture())
        scene.flush()
        let created = scene.graph.counters.nodesCreated
        #expect(scene.display.description.contains("one"))
        model.word = "two"
        scene.flush()
        #expect(scene.display.description.contains("two"))
        #expect(!scene.display.description.contains("one"))
        #expect(scene.graph.counters.nodesCreated == created)
    }

    @Test("is another place for a value of another type")
    func otherType() throws {
        let model = Model()
        let scene = SceneHost(Erased(model: model), session: .fixture())
        scene.flush()
        let created = scene.graph.counters.nodesCreated
        model.isColor = true
        scene.flush()
        #expect(!scene.display.description.contains("one"))
        #expect(scene.graph.counters.nodesCreated > created)
    }
}
