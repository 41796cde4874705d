// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// What an app is told of what a scroll view shows.
@MainActor
@Suite("Visibility in a scroll view")
struct ScrollVisibilityModifierTests {
    @MainActor private final class Log {
        var seen: [String] = []
        var write: ((Bool) -> Void)?
    }

    private func mount(_ view: some View) throws -> (scene: SceneHost, scroll: Layer) {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 200, height: 200))
        scene.flush()
        return (scene, try #require(scene.scrollLayer))
    }

    private func scroll(_ scene: SceneHost, _ layer: Layer, to y: Double) {
        scene.scroll(layer: layer.id, x: 0, y: y)
        scene.flush()
    }

    private struct Rows: View {
        let log: Log
        @State private var isThere = true

        var body: some View {
            log.write = { [isThere = $isThere] in isThere.wrappedValue = $0 }
            return ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<4, id: \.self) { index in
                        if index > 0 || isThere {
                            Color.red.frame(width: 100, height: 100)
                                .onScrollVisibilityChange(threshold: 0.3) { log.seen.append("\(index) \($0)") }
                        }
                    }
                }
            }
        }
    }

    @Test("is reported when a view reaches the threshold, and when it falls below")
    func views() throws {
        let log = Log()
        let (scene, layer) = try mount(Rows(log: log))
        #expect(log.seen == ["0 true", "1 true"])
        log.seen = []
        scroll(scene, layer, to: 20)
        #expect(log.seen == [])
        scroll(scene, layer, to: 80)
        #expect(log.seen == ["0 false", "2 true"])
        log.seen = []
        scroll(scene, layer, to: 0)
        #expect(log.seen == ["0 true", "2 false"])
    }

    @Test("is reported when the scroll view grows and shrinks")
    func resized() throws {
        let log = Log()
        let (scene, _) = try mount(Rows(log: log))
        log.seen = []
        var viewport = scene.viewport
        for height in [250.0, 200] {
            viewport.height = height
            scene.resize(viewport)
            scene.flush()
        }
        #expect(log.seen == ["2 true", "2 false"])
    }

    @Test("ends with the view")
    func removal() throws {
        let log = Log()
        let (scene, _) = try mount(Rows(log: log))
        log.seen = []
        log.write?(false)
        scene.flush()
        #expect(log.seen.sorted() == ["0 false", "2 true"])
    }

    @Test("of the views of a target layout is reported by their identities")
    func targets() throws {
        let log = Log()
        let (scene, layer) = try mount(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(["a", "b", "c", "d"], id: \.self) { _ in Color.red.frame(height: 100) }
                }
                .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: String.self, threshold: 0.6) { log.seen.append($0.joined()) })
        #expect(log.seen == ["ab"])
        scroll(scene, layer, to: 30)
        #expect(log.seen == ["ab"])
        scroll(scene, layer, to: 50)
        #expect(log.seen == ["ab", "b"])
        scroll(scene, layer, to: 70)
        #expect(log.seen == ["ab", "b", "bc"])
    }

    private struct OffsetKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    @Test("is what a geometry reader inside sees, in every space")
    func readers() throws {
        let log = Log()
        let (scene, layer) = try mount(
            ScrollView {
                Color.red.frame(height: 900).background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("scroll")).minY)
                    })
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(OffsetKey.self) { log.seen.append("\(Int($0))") })
        #expect(layer.events.contains(.scroll))
        scroll(scene, layer, to: 40)
        #expect(log.seen == ["0", "-40"])
    }
}
