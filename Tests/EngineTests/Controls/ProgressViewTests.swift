// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("A progress view")
struct ProgressViewTests {
    private func scene<V: View>(_ view: V) -> SceneHost {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene
    }

    private func progress(_ scene: SceneHost) throws -> DisplayElement {
        let found = scene.display.elements().all { $0.role == .progress }
        #expect(found.count == 1)
        return try #require(found.first)
    }

    @Test("without a value is a spinner of 20 points that says so")
    func spinner() throws {
        let element = try progress(scene(ProgressView()))
        #expect(element.label == "In progress")
        #expect(element.frame.width == 20)
        #expect(element.frame.height == 20)
    }

    @Test("with a title has it below and as its name")
    func title() throws {
        let element = try progress(scene(ProgressView("Loading")))
        #expect(element.label == "Loading")
        #expect(element.value == "In progress")
        #expect(element.frame.height > 20 + 20.33)
    }

    @Test("with a value is a bar that says the share")
    func bar() throws {
        let scene = scene(ProgressView(value: 1, total: 4).padding())
        let element = try progress(scene)
        #expect(element.value == "25%")
        #expect(element.frame.height == 4)
        #expect(element.frame.width == 390 - 32)
    }

    @Test("with a label is named by it, whatever draws it")
    func labelledBar() throws {
        let scene = scene(
            ProgressView(value: 0.4) {
                Text("Upload")
            } currentValueLabel: {
                Text("4 of 10")
            })
        let element = try progress(scene)
        #expect(element.label == "Upload" && element.value == "4 of 10")
        func fractions(_ layer: Layer) -> [Double] {
            [layer.semantics?.fraction].compactMap { $0 } + layer.children.flatMap(fractions)
        }
        #expect(fractions(scene.display.root) == [0.4])
        #expect(fractions(self.scene(ProgressView("Upload")).display.root) == [])
    }

    @Test("clamps a value outside of its total")
    func clamped() throws {
        #expect(try progress(scene(ProgressView(value: 9, total: 4))).value == "100%")
        #expect(try progress(scene(ProgressView(value: 1, total: 0))).value == "0%")
    }

    @Test("of a style is drawn by it and stays one element")
    func style() throws {
        let element = try progress(scene(ProgressView("Loading").progressViewStyle(Blocks())))
        #expect(element.label == "Loading")
        #expect(element.frame.width == 50)
    }

    @Test("unavailable content names itself, hides its icon and keeps its action")
    func unavailable() throws {
        let scene = scene(
            ContentUnavailableView("Nothing", systemImage: "tray", description: Text(verbatim: "Add one.")))
        let root = scene.display.elements()
        #expect(root.all { $0.role == .staticText }.map(\.label) == ["Nothing", "Add one."])
        #expect(root.all { $0.role == .image }.isEmpty)
        #expect(scene.diagnostics.contains(.missingSymbol))
    }
}

private struct Blocks: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            Color.red.frame(width: 50, height: 10)
        }
        .frame(width: 50)
    }
}
