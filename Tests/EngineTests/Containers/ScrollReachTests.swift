// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// What scrolls is shown under the bars at the bottom and scrolls to above them, as on a phone (Documentation/Layout.md
/// 9.7).
@MainActor
@Suite("A scroll view above a bar")
struct ScrollReachTests {
    private func mount(_ view: some View) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 300, height: 400))
        scene.flush()
        return scene
    }

    private func layers(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(layers) }

    private func scroller(_ scene: SceneHost) throws -> (layer: Layer, scroll: DisplayScroll) {
        for layer in layers(scene.display.root) {
            if case .scroll(let scroll) = layer.content { return (layer, scroll) }
        }
        throw Missing()
    }

    private struct Missing: Error {}

    private struct Page: View {
        let model: Model

        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "Above").frame(height: 100)
                ScrollView { Color.blue.frame(height: 1_000) }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Text(verbatim: "Bar").frame(height: model.bar) }
        }
    }

    @Observable
    final class Model {
        var bar: CGFloat = 60
    }

    @Test("shows its content to the window's end, and scrolls as far as above the bar")
    func reachesBelow() throws {
        let model = Model()
        let scene = mount(Page(model: model))
        for bar in [60.0, 90, 0] {
            model.bar = bar
            scene.flush()
            let (layer, scroll) = try scroller(scene)
            let frame = layer.frameInRoot()
            #expect(frame == DisplayRect(x: 0, y: 100, width: 300, height: 300))
            #expect(scroll.insetBottom == bar)
            #expect(scroll.contentHeight - layer.placement.height == 1_000 - (300 - bar))
        }
    }

    @Test("is seen under a navigation bar also with safe area padding around it")
    func padded() throws {
        func under(_ edges: Edge.Set) throws -> Double {
            let scene = mount(
                NavigationStack {
                    ScrollView { Color.blue.frame(height: 1_000) }
                        .safeAreaPadding(edges, 10)
                        .background(Color.green)
                        .navigationTitle(Text(verbatim: "Page")).navigationBarTitleDisplayMode(.inline)
                })
            scene.flush()
            return try scroller(scene).scroll.insetTop
        }
        let plain = try under([])
        #expect(plain > 0)
        #expect(try under(.horizontal) == plain)
        #expect(try under(.trailing) == plain)
        #expect(try under(.top) == plain + 10)
    }

    @Test("is seen under a navigation bar also with padding at its sides, and not where it begins below the bar")
    func besidesPadding() throws {
        func under(_ edges: Edge.Set) throws -> Double {
            let scene = mount(
                NavigationStack {
                    ScrollView { Color.blue.frame(height: 1_000) }
                        .padding(edges, 10)
                        .navigationTitle(Text(verbatim: "Page")).navigationBarTitleDisplayMode(.inline)
                })
            scene.flush()
            return try scroller(scene).scroll.insetTop
        }
        #expect(try under(.horizontal) == under([]))
        #expect(try under(.horizontal) > 0)
        #expect(try under(.top) == 0)
    }

    @Test("keeps what follows it in a stack where it is")
    func keepsSiblings() throws {
        let scene = mount(
            VStack(spacing: 0) {
                ScrollView { Color.blue.frame(height: 1_000) }
                Text(verbatim: "Below").frame(height: 0)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Text(verbatim: "Bar").frame(height: 60) })
        let (layer, scroll) = try scroller(scene)
        #expect(scroll.insetBottom == 60)
        #expect(layer.frameInRoot() == DisplayRect(x: 0, y: 0, width: 300, height: 400))
        let words = try #require(
            layers(scene.display.root).first {
                if case .text(let text) = $0.content { text.string == "Below" } else { false }
            })
        let frame = words.frameInRoot()
        #expect(abs(frame.y + frame.height / 2 - 340) < 0.5)
    }

    @Test("stays in its frame where it does not touch the edge, and inside another scroll view")
    func staysInside() throws {
        let scene = mount(
            ScrollView { Color.blue.frame(height: 1_000) }
                .padding(.bottom, 1)
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 60) })
        let (layer, scroll) = try scroller(scene)
        #expect(layer.placement.height == 339 && scroll.insetBottom == 0)
        let nested = mount(
            ScrollView { ScrollView(.horizontal) { Color.blue.frame(width: 1_000, height: 50) } }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 60) })
        let insets = layers(nested.display.root).compactMap { layer -> Double? in
            if case .scroll(let scroll) = layer.content { scroll.insetBottom } else { nil }
        }
        #expect(insets == [60, 0])
    }
}
