// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("A redacted view")
struct RedactionTests {
    private func contents(_ view: some View, width: Double = 390) -> [LayerContent] {
        func collect(_ layer: Layer) -> [LayerContent] {
            (layer.content == .group ? [] : [layer.content]) + layer.children.flatMap(collect)
        }
        return collect(TextMount(view, width: width).scene.display.root)
    }

    private func isBar(_ content: LayerContent) -> Bool {
        if case .fill(.path(let elements), .color(let color)) = content {
            return !elements.isEmpty && color.alpha < 0.5
        }
        return false
    }

    @Test("draws a bar for each line, as long as the line, and keeps its frame")
    func bars() throws {
        let text = Text(verbatim: "aaaa bbbb cccc")
        let content = try #require(contents(text.redacted(reason: .placeholder), width: 80).first)
        guard case .fill(.path(let elements), _) = content else { return #expect(Bool(false), "no bars") }
        #expect(elements.count(where: { $0 == .close }) == 2)
        let line = try #require(TextMount(text, width: 80).texts.first?.lines.first)
        let width = line.fragments.map { $0.x + $0.width }.max() ?? 0
        let right = elements.compactMap { element -> Double? in
            if case .cubic(_, _, _, _, let x, _) = element { x } else { nil }
        }.max()
        #expect(abs((right ?? 0) - width) < 0.01)
        let plain = TextMount(text.padding().background(.red), width: 80).scene.display.root.children.first?.placement
        let redacted = TextMount(text.redacted(reason: .placeholder).padding().background(.red), width: 80)
            .scene.display.root.children.first?.placement
        #expect(plain == redacted && plain != nil)
    }

    @Test("has boxes for its images, and shapes as they are")
    func pictures() {
        let view = VStack {
            Image(systemName: "heart"); Color.red
        }.redacted(reason: .placeholder)
        let drawn = contents(view)
        #expect(drawn.count == 2)
        #expect(!drawn.contains { if case .image = $0 { true } else { false } })
    }

    @Test("says nothing to screen readers")
    func silent() {
        let view = VStack {
            Text(verbatim: "secret"); Image(systemName: "heart")
        }.redacted(reason: .placeholder)
        let scene = TextMount(view).scene
        #expect(scene.display.elements().all { !$0.label.isEmpty }.isEmpty)
        #expect(!scene.display.description.contains("secret"))
    }

    @Test("shows again what is not redacted, and only what is private where the reason is privacy")
    func reasons() {
        #expect(
            contents(Text(verbatim: "a").unredacted().redacted(reason: .placeholder)).contains(where: isBar) == false
        )
        #expect(contents(Text(verbatim: "a").redacted(reason: .privacy)).contains(where: isBar) == false)
        #expect(contents(Text(verbatim: "a").privacySensitive().redacted(reason: .privacy)).contains(where: isBar))
        #expect(contents(Text(verbatim: "a").privacySensitive()).contains(where: isBar) == false)
        #expect(
            contents(Text(verbatim: "a").privacySensitive(false).privacySensitive().redacted(reason: .privacy))
                .contains(where: isBar) == false
        )
    }

    @Test("gathers the reasons of the views around it, and tells a view which they are")
    func environment() {
        let seen = SeenReasons()
        _ = TextMount(
            ReasonReader(seen: seen).redacted(reason: .privacy).redacted(reason: .placeholder)
        )
        #expect(seen.reasons == [.placeholder, .privacy])
    }

    @Test("is uncovered when the data is there")
    func uncovered() {
        let model = Loading()
        let scene = SceneHost(LoadingView(model: model), session: .fixture())
        scene.flush()
        #expect(!scene.display.description.contains("Rick"))
        model.isLoading = false
        scene.flush()
        #expect(scene.display.description.contains("Rick"))
    }
}

@MainActor private final class SeenReasons {
    var reasons: RedactionReasons = []
}

private struct ReasonReader: View {
    let seen: SeenReasons
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        seen.reasons = reasons
        return Text(verbatim: "a")
    }
}

@Observable private final class Loading {
    var isLoading = true
}

private struct LoadingView: View {
    let model: Loading

    var body: some View { Text(verbatim: "Rick").redacted(reason: model.isLoading ? .placeholder : []) }
}
