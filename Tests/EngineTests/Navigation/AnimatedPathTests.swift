// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// Pages whose stack changes in an animated transaction: they are kept, and come back.
@MainActor
@Suite struct AnimatedPathTests {
    private struct Pages: View {
        @MainActor static var write: (([Int]) -> Void)?
        @State private var path: [Int] = []
        @State private var isEmpty = true

        var body: some View {
            Self.write = { new in
                withAnimation { isEmpty = new.isEmpty }
                path = new
            }
            return NavigationStack(path: $path) {
                List { Text("row") }
                    .overlay { if isEmpty { Text("empty") } }
                    .navigationTitle("Root")
                    .navigationDestination(for: Int.self) { Text("page \($0)") }
            }
        }
    }

    @Test(arguments: [true, false]) func `a page that was left in an animated change comes back`(whole: Bool) throws {
        let scene = SceneHost(Pages(), session: .fixture())
        var ghosts: [Int] = []
        func update() {
            let batch = scene.update().batch
            for case .ghost(let id) in batch.operations { ghosts.append(id) }
        }
        func go(_ path: [Int]) {
            if whole { withAnimation { Pages.write?(path) } } else { Pages.write?(path) }
            update()
        }
        update()
        for _ in 0..<2 {
            go([1])
            #expect(!scene.display.elements(scrollOffsets: Layer.followedOffset).all(label: "page 1").isEmpty)
            for id in ghosts { scene.display.ghostEnded(id) }
            update()
            go([])
            #expect(!scene.display.elements(scrollOffsets: Layer.followedOffset).all(label: "row").isEmpty)
        }
    }
}
