// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// `tabViewStyle(.page)`: pages beside each other, swiped, with dots.
@MainActor
@Suite("A tab view of pages")
struct PagedTabsTests {
    @Observable
    final class Model {
        var page = "one"
        var mode = PageTabViewStyle.IndexDisplayMode.automatic
        var appeared: [String] = []
        var pages = ["one", "two", "three"]
    }

    private struct Pages: View {
        @Bindable var model: Model

        var body: some View {
            TabView(selection: $model.page) {
                ForEach(model.pages, id: \.self) { name in
                    VStack {
                        Text(verbatim: name)
                        Text(verbatim: "\(name) too")
                    }
                    .onAppear { model.appeared.append(name) }
                    .tag(name)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: model.mode))
        }
    }

    private func mount(_ view: some View) throws -> (scene: SceneHost, layer: Layer) {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 300, height: 400))
        scene.flush()
        return (scene, try #require(scroller(scene.display.root)))
    }

    private func scroller(_ layer: Layer) -> Layer? {
        if case .scroll = layer.content { return layer }
        return layer.children.lazy.compactMap(scroller).first
    }

    private func target(_ layer: Layer) -> Double {
        if case .scroll(let scroll) = layer.content { scroll.targetX } else { .nan }
    }

    private func dots(_ scene: SceneHost) -> [(label: String, isSelected: Bool)] {
        scene.display.elements().all { $0.role == .button }.map { ($0.label, $0.isSelected) }
    }

    private func swipe(_ scene: SceneHost, _ layer: Layer, to x: Double) {
        scene.scroll(layer: layer.id, x: x, y: 0)
        scene.flush()
        scene.scroll(layer: layer.id, x: x, y: 0, isAtRest: true)
        scene.flush()
    }

    @Test("takes the room that is there, however small its pages are")
    func fillsRoom() throws {
        let (_, layer) = try mount(
            VStack(spacing: 0) {
                Color.red.frame(height: 50)
                TabView { Text(verbatim: "Small") }.tabViewStyle(.page)
                Color.blue.frame(height: 30)
            })
        #expect(layer.placement.height == 320 && layer.children.first?.placement.height == 320)
    }

    @Test("has a layer for each, as large as the tab view, at which its surface comes to rest")
    func layers() throws {
        let (scene, layer) = try mount(Pages(model: Model()))
        #expect(layer.children.map { $0.placement.x } == [0, 300, 600])
        #expect(layer.children.allSatisfy { $0.placement.width == 300 && $0.placement.height == 400 })
        guard case .scroll(let scroll) = layer.content else { return }
        #expect(scroll.snapping == .pages && scroll.contentWidth == 900 && scroll.isHorizontal && !scroll.isVertical)
        #expect(!scene.graph.isDirty)
    }

    private struct Stacks: View {
        @MainActor final class Model {
            var select: ((Int) -> Void)?
            var push: (([Int]) -> Void)?
        }

        let model: Model
        @State private var page = 0
        @State private var path: [Int] = []

        var body: some View {
            model.select = { page = $0 }
            model.push = { path = $0 }
            return TabView(selection: $page) {
                Text(verbatim: "first").tag(0)
                NavigationStack(path: $path) {
                    Text(verbatim: "root").navigationDestination(for: Int.self) { Text(verbatim: "pushed \($0)") }
                }
                .tag(1)
            }
            .tabViewStyle(.page)
        }
    }

    @Test("is one history entry, whatever page is shown, and a way back leads to the root of that page's stack")
    func history() throws {
        let model = Stacks.Model()
        let (scene, _) = try mount(Stacks(model: model))
        let registry = scene.graph.navigation
        let keys = registry.entries.map(\.key)
        #expect(keys.count == 1)
        model.select?(1)
        scene.flush()
        #expect(registry.entries.map(\.key) == keys)
        model.push?([5])
        scene.flush()
        #expect(registry.entries.count == 2 && registry.entries.first?.key == keys.first)
        #expect(scene.strings.contains("pushed 5"))
        #expect(registry.show(key: keys[0]))
        scene.flush()
        #expect(registry.entries.map(\.key) == keys)
        #expect(scene.strings.contains("root") && !scene.strings.contains("pushed 5"))
    }

    @Test("has dots in the colours that the app has set for all indicators")
    func tintedDots() throws {
        let proxy = UIPageControl.appearance()
        proxy.currentPageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        proxy.pageIndicatorTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        defer { (proxy.currentPageIndicatorTintColor, proxy.pageIndicatorTintColor) = (nil, nil) }
        let (scene, _) = try mount(Pages(model: Model()))
        let colors = scene.fills.compactMap { layer -> DisplayColor? in
            if case .fill(.circle, .color(let color)) = layer.content { color } else { nil }
        }
        #expect(colors.map(\.red) == [1, 0, 0] && colors.map(\.blue) == [0, 1, 1])
        #expect(scene.diagnostics.recorded.isEmpty)
    }

    @Test("selects the page that a swipe ends at, and goes to the one that is selected")
    func selection() throws {
        let model = Model()
        let (scene, layer) = try mount(Pages(model: model))
        #expect(model.appeared == ["one"])
        swipe(scene, layer, to: 290)
        #expect(model.page == "two" && model.appeared == ["one", "two"])
        #expect(dots(scene).map(\.isSelected) == [false, true, false])
        model.page = "three"
        scene.flush()
        #expect(target(layer) == 600)
        // The way there passes no selection.
        scene.scroll(layer: layer.id, x: 100, y: 0)
        scene.flush()
        #expect(model.page == "three")
        swipe(scene, layer, to: 600)
        #expect(model.page == "three")
        // A swipe that does not get far goes back to its page.
        swipe(scene, layer, to: 560)
        #expect(model.page == "three" && target(layer) == 600)
        scene.resize(Viewport(width: 200, height: 400))
        scene.flush()
        #expect(target(layer) == 400)
    }

    @Test("scrolls on to a page that is selected while it scrolls to another")
    func selectionOnTheWay() throws {
        let model = Model()
        let (scene, layer) = try mount(Pages(model: model))
        model.page = "two"
        scene.flush()
        #expect(target(layer) == 300)
        scene.scroll(layer: layer.id, x: 100, y: 0)
        scene.flush()
        model.page = "three"
        scene.flush()
        #expect(target(layer) == 600)
        // The surface has reached the second page before it is told of the third.
        scene.scroll(layer: layer.id, x: 300, y: 0, isAtRest: true)
        scene.flush()
        #expect(model.page == "three" && target(layer) == 600)
        swipe(scene, layer, to: 600)
        #expect(model.page == "three")
        // A finger that goes back to the page before selects it.
        swipe(scene, layer, to: 300)
        #expect(model.page == "two")
    }

    @Test("is read one page at a time")
    func readPages() throws {
        let model = Model()
        let (scene, layer) = try mount(Pages(model: model))
        func read() -> [String] { scene.display.elements().all { $0.role == .staticText }.map(\.label) }
        #expect(read() == ["one", "one too"])
        swipe(scene, layer, to: 300)
        #expect(read() == ["two", "two too"])
        model.page = "three"
        scene.flush()
        #expect(read() == ["three", "three too"])
        model.pages = ["zero", "three"]
        scene.flush()
        #expect(read() == ["three", "three too"])
    }

    @Test("begins at its selection, without one at the first page")
    func begins() throws {
        let model = Model()
        model.page = "two"
        let (_, layer) = try mount(Pages(model: model))
        #expect(target(layer) == 300)
        let (scene, other) = try mount(
            TabView {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }
            .tabViewStyle(PageTabViewStyle()))
        #expect(target(other) == 0)
        swipe(scene, other, to: 300)
        #expect(dots(scene).map(\.isSelected) == [false, true])
    }

    @Test("has a dot for each page, which chooses it; none for a single page, or where none are wanted")
    func index() throws {
        let model = Model()
        let (scene, layer) = try mount(Pages(model: model))
        #expect(dots(scene).map(\.label) == ["1", "2", "3"])
        let dot = try #require(scene.display.elements().all { $0.label == "3" }.first)
        #expect(scene.send(.tap, to: try #require(scene.display.eventLayer(for: dot)).id) == .handled)
        scene.flush()
        #expect(model.page == "three" && target(layer) == 600)
        model.mode = .never
        scene.flush()
        #expect(dots(scene).isEmpty)
        model.mode = .automatic
        model.pages = ["three"]
        scene.flush()
        #expect(dots(scene).isEmpty && target(layer) == 0)
        model.mode = .always
        scene.flush()
        #expect(dots(scene).map(\.label) == ["1"])
    }

    @Test("has white dots in every colour scheme, translucent but for the shown page's", arguments: [false, true])
    func looks(isDark: Bool) {
        func colors(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> (dots: [DisplayColor], others: Int) {
            let scene = SceneHost(
                Pages(model: Model()).indexViewStyle(.page(backgroundDisplayMode: mode)), session: .fixture(),
                viewport: Viewport(width: 300, height: 400, isDark: isDark))
            scene.flush()
            var dots: [DisplayColor] = []
            var others = 0
            for layer in scene.fills {
                guard case .fill(_, .color(let color)) = layer.content else { continue }
                if layer.placement.width == 8 { dots.append(color) } else { others += 1 }
            }
            return (dots, others)
        }
        let plain = colors(.automatic)
        let white = Color.white.resolved(in: EnvironmentValues())
        #expect(plain.dots.count == 3 && plain.dots.filter { $0 == white }.count == 1)
        let rest = plain.dots.filter { $0 != white }
        #expect(rest.allSatisfy { $0 == Color.white.opacity(0.3).resolved(in: EnvironmentValues()) })
        // On a background that the app asks for they are the same.
        let backed = colors(.always)
        #expect(backed.dots == plain.dots && backed.others == plain.others + 1)
    }

    @Test("lies in reading direction")
    func rightToLeft() throws {
        let model = Model()
        let (scene, layer) = try mount(Pages(model: model).environment(\.layoutDirection, .rightToLeft))
        #expect(layer.children.map { $0.placement.x } == [0, -300, -600])
        swipe(scene, layer, to: -300)
        #expect(model.page == "two")
        model.page = "three"
        scene.flush()
        #expect(target(layer) == -600)
    }
}
