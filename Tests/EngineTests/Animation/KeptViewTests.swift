// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// Views that leave the screen in an animated change and are kept (pages, tabs, choices, alternatives): they come back.
@MainActor
@Suite struct KeptViewTests {
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
        var exiting: [Int] = []
        func update() {
            let batch = scene.update().batch
            for case .exit(let id) in batch.operations { exiting.append(id) }
        }
        func go(_ path: [Int]) {
            if whole { withAnimation { Pages.write?(path) } } else { Pages.write?(path) }
            update()
        }
        update()
        for _ in 0..<2 {
            go([1])
            #expect(!scene.display.elements(scrollOffsets: Layer.followedOffset).all(label: "page 1").isEmpty)
            for id in exiting { scene.display.exitEnded(id) }
            update()
            go([])
            #expect(!scene.display.elements(scrollOffsets: Layer.followedOffset).all(label: "row").isEmpty)
        }
    }

    private struct Kept: View {
        enum Kind: CaseIterable { case tab, choice, fit, columns }
        let kind: Kind
        @MainActor static var write: ((Bool) -> Void)?
        @State private var isOther = false

        var body: some View {
            Self.write = { isOther = $0 }
            return Group {
                switch kind {
                case .tab:
                    TabView(selection: $isOther) {
                        Tab("One", systemImage: "star", value: false) { Text("first") }
                        Tab("Two", systemImage: "bell", value: true) { Text("second") }
                    }
                case .choice:
                    Picker("Choice", selection: $isOther) {
                        Text("first").tag(false)
                        Text("second").tag(true)
                    }
                case .fit:
                    ViewThatFits(in: .horizontal) {
                        Text("first").frame(width: 300)
                        Text("second")
                    }
                    .frame(width: isOther ? 200 : 350)
                case .columns:
                    NavigationSplitView(columnVisibility: .constant(isOther ? .detailOnly : .all)) {
                        Text("first")
                    } detail: {
                        Text("second")
                    }
                    .environment(\.horizontalSizeClass, .regular)
                }
            }
        }
    }

    @Test(arguments: Kept.Kind.allCases) private func `what is kept comes back, before and after its exit would end`(
        kind: Kept.Kind
    ) {
        let scene = SceneHost(Kept(kind: kind), session: .fixture(), viewport: Viewport(width: 1_000))
        _ = scene.update()
        let first = scene.strings
        for endsExit in [false, true] {
            withAnimation { Kept.write?(true) }
            let batch = scene.update().batch
            #expect(scene.strings != first)
            if endsExit { for case .exit(let id) in batch.operations { scene.display.exitEnded(id) } }
            withAnimation { Kept.write?(false) }
            _ = scene.update()
            #expect(scene.strings == first)
        }
    }
}
