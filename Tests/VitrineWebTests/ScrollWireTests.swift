// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineWeb

/// Scroll views on the wire.
@MainActor @Suite struct ScrollWireTests {
    private func html(_ view: some View) -> String {
        let scene = EngineScene { _ in
            SceneHost(view, session: SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper())))
        }
        _ = scene.display.takeBatch()
        return PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n")).html
    }

    @Test func `a row with leading actions stands behind them before the page's scripts are there`() throws {
        func row(_ edge: HorizontalEdge) -> String {
            html(List { Text(verbatim: "a").swipeActions(edge: edge) { Button("b") {} } })
        }
        let leading = row(.leading)
        let left = try #require(leading.firstMatch(of: #/data-s="([0-9.]+) 0 1"/#)?.output.1)
        #expect(leading.contains("--x:-\(left)px;"))
        #expect(!row(.trailing).contains("--x:"))
    }

    /// Chromium from 144 on asks what does not scroll an axis as well.
    @Test func `what scrolls keeps its end to itself, and leaves the other axis to what is around it`() {
        let content = Color.red.frame(width: 2_000, height: 2_000)
        #expect(html(ScrollView(.horizontal) { content }).contains("overscroll-behavior:contain auto;"))
        #expect(html(ScrollView { content }).contains("overscroll-behavior:auto contain;"))
        let both = html(ScrollView([.horizontal, .vertical]) { content })
        #expect(both.contains("overscroll-behavior:contain contain;"))
        #expect(html(ScrollView { content }.scrollDisabled(true)).contains("overscroll-behavior:auto auto;"))
    }
}
