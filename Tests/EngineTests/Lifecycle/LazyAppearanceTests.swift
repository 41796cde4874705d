// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// Views of a lazy container appear when their row comes into view, however many elements a row's view may have.
@MainActor
@Suite("Appearance in lazy containers")
struct LazyAppearanceTests {
    private struct Row: View {
        let index: Int
        let log: LifecycleLog

        var body: some View {
            Color.red.frame(height: 10)
                .onAppear { log.add("+\(index)") }
                .onDisappear { log.add("-\(index)") }
        }
    }

    private func mount(_ rows: some View) -> SceneHost {
        let scene = SceneHost(
            ScrollView { LazyVStack(spacing: 0) { rows } }, session: .fixture(),
            viewport: Viewport(width: 100, height: 100))
        _ = scene.update()
        return scene
    }

    private func seen(@ViewBuilder _ rows: (LifecycleLog) -> some View) -> [String] {
        let log = LifecycleLog()
        let scene = mount(rows(log))
        let entries = log.entries
        scene.unmount()
        return entries
    }

    private let window = (0..<10).map { "+\($0)" }

    @Test("a row that may show nothing appears when it is seen")
    func optional() {
        #expect(seen { log in ForEach(0..<50, id: \.self) { if $0 >= 0 { Row(index: $0, log: log) } } } == window)
    }

    @Test("a row of any type does")
    func erased() {
        #expect(seen { log in ForEach(0..<50, id: \.self) { AnyView(Row(index: $0, log: log)) } } == window)
    }

    @Test("each view of a row of several does")
    func several() {
        let entries = seen { log in
            ForEach(0..<25, id: \.self) {
                Row(index: 2 * $0, log: log)
                Row(index: 2 * $0 + 1, log: log)
            }
        }
        #expect(entries == window)
    }

    @Test("a last view that asks for more waits until it is seen")
    func sentinel() {
        let entries = seen { log in
            ForEach(0..<50, id: \.self) { _ in Color.red.frame(height: 10) }
            Row(index: 50, log: log)
        }
        #expect(entries == [])
    }

    @Test("a row that is scrolled away disappears, and appears again")
    func scrolling() throws {
        let log = LifecycleLog()
        let scene = mount(ForEach(0..<50, id: \.self) { AnyView(Row(index: $0, log: log)) })
        let scroll = try #require(scene.scrollLayer).id
        log.entries.removeAll()
        scene.scroll(layer: scroll, x: 0, y: 100)
        _ = scene.update()
        #expect(log.entries.filter { $0.hasPrefix("-") }.sorted() == window.map { "-" + $0.dropFirst() })
        #expect(log.entries.filter { $0.hasPrefix("+") } == (10..<20).map { "+\($0)" })
        log.entries.removeAll()
        scene.scroll(layer: scroll, x: 0, y: 0)
        _ = scene.update()
        #expect(log.entries.filter { $0.hasPrefix("+") } == window)
        scene.unmount()
    }
}
