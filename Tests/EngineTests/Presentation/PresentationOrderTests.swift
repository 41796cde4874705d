// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

@MainActor
@Suite("What is presented")
struct PresentationOrderTests {
    @Test("lies above the bar of a tab view at the root, and above what the app puts on top")
    func aboveBars() throws {
        let scene = SceneHost(
            TabView {
                ZStack {
                    Color.red.zIndex(100)
                    Text(verbatim: "Page")
                }
                .sheet(isPresented: .constant(true)) { Text(verbatim: "Inside") }
                .tabItem { Text(verbatim: "First") }
            }, session: .fixture())
        scene.flush()
        #expect(scene.labels == ["Inside"])
        let front = try #require(scene.front)
        #expect(scene.display.root.paintOrder.last === front)
    }
}
