// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Documentation/Rules.md 3.15: what a bar does while the content scrolls is data that every surface evaluates.
@MainActor
@Suite("A large title")
struct TitleCollapseTests {
    private func mount(_ view: some View) -> SceneHost {
        let scene = SceneHost(NavigationStack { view }, session: .fixture())
        scene.flush()
        return scene
    }

    private func layers(_ scene: SceneHost) -> [Layer] {
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
        return all(scene.display.root)
    }

    private func scroller(_ scene: SceneHost) throws -> Layer {
        try #require(layers(scene).first { if case .scroll = $0.content { true } else { false } })
    }

    private func texts(_ words: String, _ scene: SceneHost) -> [Layer] {
        layers(scene).filter { if case .text(let text) = $0.content { text.string == words } else { false } }
    }

    private func isSame(_ one: DisplayRect, _ other: DisplayRect) -> Bool {
        abs(one.x - other.x) < 0.001 && abs(one.y - other.y) < 0.001 && abs(one.width - other.width) < 0.001
            && abs(one.height - other.height) < 0.001
    }

    private struct Rows: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100) { Text(verbatim: "Row \($0)").frame(height: 40) } }
            }
            .navigationTitle("Things")
        }
    }

    @Test("lies in the layer of the scroll view below, where it was, and moves with the content")
    func movesWithContent() throws {
        let still = mount(Color.clear.navigationTitle("Things"))
        let scene = mount(Rows())
        let scroller = try scroller(scene)
        let title = try #require(texts("Things", scene).first { $0.semantics?.role == .heading(level: 1) })
        let place = title.frameInRoot()
        #expect(isSame(place, texts("Things", still)[0].frameInRoot()))
        #expect(sequence(first: title, next: \.parent).contains { $0 === scroller })
        // The layer reaches under the bar's row to the window's edge; the first row stands below the title.
        #expect(scroller.frameInRoot().y == 0)
        guard case .scroll(let port) = scroller.content else { return }
        #expect(port.insetTop == 64)
        #expect(texts("Row 0", scene)[0].frameInRoot().y >= 116)
        let moved = title.frameInRoot(scrollOffsets: { $0 === scroller ? (0, 30) : (0, 0) })
        #expect(abs(moved.y - place.y + 30) < 0.001)
        // As far as without a title: the layer is longer by what the content is longer.
        #expect(port.contentHeight - scroller.placement.height == 4_000 - (844 - 116))
    }

    @Test(
        "lies in the page's own scroll view, not in one in front of or behind it, or that masks it",
        arguments: ["overlay", "background", "mask"])
    func besideOthers(place: String) throws {
        let other = ScrollView { Text(verbatim: "Beside").frame(maxWidth: .infinity) }
        let scene =
            switch place {
            case "overlay": mount(Rows().overlay { other })
            case "background": mount(Rows().background { other })
            default: mount(Rows().mask(other))
            }
        func scroller(around layer: Layer) -> Layer? { sequence(first: layer, next: \.parent).first { $0.isScroll } }
        let title = try #require(texts("Things", scene).first { $0.semantics?.role == .heading(level: 1) })
        let row = try #require(texts("Row 0", scene).first)
        #expect(scroller(around: title) === scroller(around: row))
    }

    @Test("leaves an inline copy and a background that appear as it goes, by the offset alone")
    func inlineTitleAppears() throws {
        let scene = mount(Rows())
        let scroller = try scroller(scene)
        let inline = try #require(texts("Things", scene).first { $0.semantics?.isHidden == true })
        let link = try #require(inline.effects.scrollLinks.first)
        #expect(link.source == scroller.id && link.property == .opacity)
        #expect(inline.effects.opacity == 0)
        #expect([0, 36, 42, 48, 500].map(link.value) == [0, 0, 0.5, 1, 1])
        let ground = try #require(layers(scene).first { $0 !== inline && !$0.effects.scrollLinks.isEmpty })
        #expect([0, 52, 56, 60].map(ground.effects.scrollLinks[0].value) == [0, 0, 0.5, 1])
        #expect(ground.frameInRoot() == DisplayRect(x: 0, y: 0, width: 390, height: 80))
        // The layer itself fades and shows what lies behind.
        #expect(ground.effects.backdrop?.fullEdge == .top)
    }

    @Test("takes as much room as its letters at accessibility sizes, and follows a change of size")
    func accessibilitySize() throws {
        let scene = SceneHost(
            NavigationStack { Rows() }, session: .fixture(), viewport: Viewport(textSizeStep: 8))
        scene.flush()
        let title = try #require(texts("Things", scene).first { $0.semantics?.role == .heading(level: 1) })
            .frameInRoot()
        // The line of 60 points is 29 points higher than the one of 34.
        let row = texts("Row 0", scene)[0].frameInRoot()
        #expect(abs(row.y + row.height / 2 - (64 + 52 + 29 + 20)) < 1)
        #expect(title.y + title.height <= 64 + 52 + 29)
        scene.resize(Viewport())
        scene.flush()
        #expect(try scroller(scene).frameInRoot().y == 0)
        #expect(texts("Row 0", scene)[0].frameInRoot().y < 64 + 52 + 20)
    }

    @Test("an inline title stays, and gets its background with the first points")
    func inlineOnly() throws {
        let scene = mount(Rows().navigationBarTitleDisplayMode(.inline))
        let scroller = try scroller(scene)
        #expect(scroller.frameInRoot().y == 0)
        #expect(texts("Things", scene).count == 1)
        #expect(texts("Things", scene)[0].effects.scrollLinks.isEmpty)
        let ground = try #require(layers(scene).first { !$0.effects.scrollLinks.isEmpty })
        #expect([0, 4, 8].map(ground.effects.scrollLinks[0].value) == [0, 0.5, 1])
    }

    @Test("follows a scroll view that is added later, and is shown by itself when that has gone")
    func followsTheContent() throws {
        let model = Phase()
        let scene = mount(Loading(model: model))
        func title() throws -> Layer {
            try #require(texts("Things", scene).first { $0.semantics?.role == .heading(level: 1) })
        }
        let place = try title().frameInRoot()
        #expect(layers(scene).allSatisfy { $0.effects.scrollLinks.isEmpty })
        var model2 = DisplayModel()
        try model2.apply(scene.update().batch)
        for _ in 0..<2 {
            model.isLoaded = true
            try model2.apply(scene.update().batch)
            let words = try title()
            let port = try scroller(scene)
            #expect(sequence(first: words, next: \.parent).contains { $0 === port })
            #expect(try isSame(title().frameInRoot(), place))
            #expect(model2.matches(scene.display))
            model.isLoaded = false
            try model2.apply(scene.update().batch)
            #expect(try isSame(title().frameInRoot(), place))
            #expect(layers(scene).allSatisfy { $0.effects.scrollLinks.isEmpty })
            #expect(model2.matches(scene.display))
        }
    }

    private struct Pulsing: View {
        @State private var isDim = false
        @State private var isLoaded = false

        var body: some View {
            ScrollView {
                LazyVStack {
                    if isLoaded {
                        Text(verbatim: "loaded")
                    } else {
                        Text(verbatim: "dim").opacity(isDim ? 0.4 : 1).onAppear {
                            withAnimation(.easeInOut(duration: 1).repeatForever()) { isDim = true }
                        }
                    }
                }
            }
            .navigationTitle("Things")
            .safeAreaInset(edge: .bottom) { Button("Load") { isLoaded = true } }
        }
    }

    @Test("takes no part in animations of the content, such as one that begins as it appears")
    func animations() throws {
        let scene = SceneHost(NavigationStack { Pulsing() }, session: .fixture())
        var animated: Set<Int> = []
        for _ in 0..<3 {
            for case .animate(let layer, _) in scene.update().batch.operations { animated.insert(layer) }
        }
        let title = try #require(texts("Things", scene).first { $0.semantics?.role == .heading(level: 1) })
        let copies = texts("Things", scene)
        #expect(copies.count == 2)
        let above = Set((copies + [title]).flatMap { Array(sequence(first: $0, next: \.parent)) }.map(\.id))
        #expect(animated.isDisjoint(with: above))
        #expect(!animated.isEmpty)
    }

    @Test("goes up behind the row with a bar below it, which stays where the row ends")
    func barBelow() throws {
        let scene = mount(Rows().safeAreaInset(edge: .top, spacing: 0) { Text(verbatim: "Filter").frame(height: 40) })
        let scroller = try scroller(scene)
        let title = try #require(texts("Things", scene).first { $0.semantics?.role == .heading(level: 1) })
        let filter = try #require(texts("Filter", scene).first)
        let filterPlace = filter.frameInRoot()
        #expect(filterPlace.y >= 116 && filterPlace.y + filterPlace.height <= 156)
        // The layer reaches under both bars.
        #expect(scroller.frameInRoot().y == 0)
        #expect(texts("Row 0", scene)[0].frameInRoot().y >= 156)
        for moved in [title, filter] {
            let links = sequence(first: moved, next: \.parent).flatMap(\.effects.scrollLinks)
            let link = try #require(links.first { $0.property == .translationY })
            #expect(link.source == scroller.id)
            for (offset, place) in [(0.0, 0.0), (30, -30), (300, -52)] {
                #expect(abs(link.value(at: offset) - place) < 0.5)
            }
        }
        #expect(texts("Things", scene).contains { $0.semantics?.isHidden == true }, "the inline copy")
    }

    @Test("is not moved by a scroll view elsewhere on the page")
    func ignoresOthers() throws {
        let scene = mount(
            VStack(spacing: 0) {
                Color.red.frame(height: 80)
                ScrollView { Color.blue.frame(height: 2_000) }
            }
            .navigationTitle("Things"))
        #expect(try scroller(scene).frameInRoot().y == 116 + 80)
        #expect(layers(scene).allSatisfy { $0.effects.scrollLinks.isEmpty })
    }

    @Test("is painted above content whose background reaches up to it, and below the bar's row")
    func paintedAboveContent() throws {
        let scene = mount(
            ScrollView { Color.blue.frame(height: 2_000) }
                .safeAreaInset(edge: .top, spacing: 0) { Text(verbatim: "Inset").background(.background) }
                .navigationTitle("Things")
                .toolbar { Text(verbatim: "Item") })
        func order(_ words: String) throws -> Double {
            let text = try #require(texts(words, scene).last)
            // Of the layers around it the page's own one counts: what is inside of that stays there.
            let around = Array(sequence(first: text, next: \.parent))
            let page = try #require(around.firstIndex { $0.semantics?.role == .main })
            return around[page - 1].effects.zIndex
        }
        #expect(try order("Inset") < order("Things") && order("Things") < order("Item"))
    }

    @Test("headers that stay keep to the bar's edge, not to where the title was")
    func pinnedHeaders() throws {
        let scene = mount(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<50) { Text(verbatim: "Row \($0)").frame(height: 40) }
                    } header: {
                        Text(verbatim: "Header").frame(height: 30)
                    }
                }
            }
            .navigationTitle("Things"))
        let scroller = try scroller(scene)
        let header = texts("Header", scene)[0]
        let pin = try #require(sequence(first: header, next: \.parent).first { !$0.effects.scrollLinks.isEmpty })
        let link = pin.effects.scrollLinks[0]
        for offset in [0.0, 30, 52, 200, 1_000] {
            let seen =
                pin.frameInRoot(scrollOffsets: { $0 === scroller ? (0, offset) : (0, 0) }).y
                + link.value(at: offset)
            #expect(abs(seen - max(116 - offset, 64)) < 0.001, "\(offset)")
        }
    }

    @Observable
    final class Phase {
        var isLoaded = false
    }

    private struct Loading: View {
        let model: Phase

        var body: some View {
            Group {
                if model.isLoaded { Rows() } else { Text(verbatim: "Loading") }
            }
            .navigationTitle("Things")
        }
    }

    @Test("and its scroll view come back where they were left")
    func offsetsComeBack() throws {
        let scene = mount(
            List(0..<1_000, id: \.self) { index in
                NavigationLink("Row \(index)") { Text(verbatim: "Detail").navigationTitle("Detail") }
            }
            .navigationTitle("Things"))
        let layer = try scroller(scene)
        scene.scroll(layer: layer.id, x: 0, y: 20_000)
        scene.flush()
        scene.scroll(layer: layer.id, x: 0, y: 20_000, isAtRest: true)
        scene.flush()
        guard case .scroll(let before) = layer.content else { return }
        guard case .scroll(let handler) = layer.handler else { return }
        let offset = handler.scroll.contentOffset.y
        func shown() -> [String: Double] {
            var places: [String: Double] = [:]
            for element in scene.display.elements(scrollOffsets: { $0 === layer ? (0, offset) : (0, 0) })
                .all(where: { if case .link = $0.role { $0.label.hasPrefix("Row") } else { false } })
            { places[element.label] = element.frame.y }
            return places
        }
        let places = shown()
        #expect(places.count > 10)
        let link = try #require(scene.display.elements().all { $0.label == "Row 390" }.first)
        #expect(scene.send(.tap, to: try #require(scene.display.eventLayer(for: link)).id) == .handled)
        scene.flush()
        #expect(!texts("Detail", scene).isEmpty && shown().isEmpty)
        scene.graph.navigation.primary?.pop()
        scene.flush()
        #expect(shown() == places)
        // A surface that made the layer again is told where to go.
        guard case .scroll(let after) = layer.content else { return }
        #expect(after.revision == before.revision + 1 && after.targetY == offset)
    }
}
