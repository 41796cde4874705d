// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

@Observable
@MainActor
private final class Model {
    var color = Color.black
    var string = "abcd"
    var limit: Int? = 1
}

@MainActor
@Suite("A text that changes")
struct TextInvalidationTests {
    @Test("repaints for a new colour without layout")
    func repaintsOnly() {
        let model = Model()
        let mount = TextMount(Screen(model: model))
        let frame = mount.frames
        let before = mount.scene.graph.counters
        model.color = .white
        mount.scene.flush()
        let work = mount.scene.graph.counters - before
        #expect(work.measures == 0)
        #expect(work.placements == 0)
        #expect(mount.style?.color == .white)
        #expect(mount.frames == frame)
    }

    @Test("lays out for a new string")
    func laysOut() {
        let model = Model()
        let mount = TextMount(Screen(model: model))
        let before = mount.scene.graph.counters
        model.string = "abcdefgh"
        mount.scene.flush()
        let work = mount.scene.graph.counters - before
        #expect(work.measures > 0)
        #expect(mount.lines == ["abcdefgh"])
    }

    @Test("draws a new string of the same size")
    func redrawsAtTheSameSize() {
        let model = Model()
        let mount = TextMount(Screen(model: model))
        let frames = mount.frames
        model.string = "dcba"
        mount.scene.flush()
        #expect(mount.lines == ["dcba"])
        #expect(mount.texts.first?.string == "dcba")
        #expect(mount.frames == frames)
    }

    @Test("does nothing for an equal value")
    func ignoresEqualValues() {
        let model = Model()
        let mount = TextMount(Screen(model: model))
        _ = mount.scene.display.takeBatch()
        model.color = .black
        model.string = "abcd"
        mount.scene.flush()
        #expect(mount.scene.display.takeBatch().operations.isEmpty)
    }

    @Test("follows an option of its environment")
    func followsOptions() {
        let model = Model()
        model.string = "aaaa bbbb"
        let mount = TextMount(Screen(model: model), width: 50)
        #expect(mount.lines.count == 1)
        model.limit = nil
        mount.scene.flush()
        #expect(mount.lines == ["aaaa", "bbbb"])
    }

    @Test("follows light and dark without layout")
    func followsAppearance() {
        let mount = TextMount(Text(verbatim: "a").foregroundStyle(.secondary))
        let light = mount.style?.color
        let before = mount.scene.graph.counters
        var viewport = mount.scene.viewport
        viewport.isDark = true
        mount.scene.resize(viewport)
        mount.scene.flush()
        #expect((mount.scene.graph.counters - before).measures == 0)
        #expect(mount.style?.color != light)
    }
}

private struct Screen: View {
    let model: Model

    var body: some View {
        Text(verbatim: model.string).foregroundColor(model.color).lineLimit(model.limit)
    }
}
