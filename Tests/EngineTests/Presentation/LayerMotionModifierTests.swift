// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("What layers are to a surface's animations")
struct LayerMotionModifierTests {
    private func motions(_ scene: SceneHost) -> [LayerMotion] {
        func motions(_ layer: Layer) -> [LayerMotion] {
            (layer.semantics?.motion.map { [$0] } ?? []) + layer.children.flatMap(motions)
        }
        return motions(scene.display.root)
    }

    private func pages(_ scene: SceneHost) -> [(stack: Int, depth: Int, source: Int?)] {
        motions(scene).compactMap { motion -> (stack: Int, depth: Int, source: Int?)? in
            if case .page(let stack, let depth, let source) = motion { (stack, depth, source) } else { nil }
        }
    }

    @Test("pages of a stack have its number and their depth, and a back button where there is a page below")
    func pages() throws {
        let scene = SceneHost(
            NavigationStack {
                NavigationLink("Push") { Text("Pushed").navigationTitle("Second") }.navigationTitle("First")
            }, session: .fixture())
        scene.flush()
        let root = try #require(pages(scene).first)
        #expect(root.depth == 0 && motions(scene).contains(.bar) && !motions(scene).contains(.back))
        try scene.touch("Push")
        let pushed = try #require(pages(scene).first)
        #expect(pushed.stack == root.stack && pushed.depth == 1 && pages(scene).count == 1)
        #expect(motions(scene).contains(.back))
    }

    @Test("stacks beside each other have different numbers")
    func stacks() {
        let scene = SceneHost(
            HStack {
                NavigationStack { Text("A") }
                NavigationStack { Text("B") }
            }, session: .fixture())
        scene.flush()
        #expect(Set(pages(scene).map(\.stack)).count == 2)
    }

    @Test("a page names the source that it zooms from")
    func zoom() throws {
        let space = Namespace().wrappedValue
        let scene = SceneHost(
            NavigationStack {
                VStack {
                    NavigationLink("Push") { Text("Pushed").navigationTransition(.zoom(sourceID: 2, in: space)) }
                    Text("1").matchedTransitionSource(id: 1, in: space)
                    Text("2").matchedTransitionSource(id: 2, in: space)
                }
            }, session: .fixture())
        scene.flush()
        let sources = motions(scene).compactMap { motion -> Int? in
            if case .zoomSource(let source) = motion { source } else { nil }
        }
        #expect(sources.count == 2 && pages(scene).first?.source == nil)
        try scene.touch("Push")
        #expect(pages(scene).first?.source == sources.last)
    }

    @Test("items of a toolbar are sources where they stand, in the bar and in its menu")
    func toolbarSource() throws {
        let space = Namespace().wrappedValue
        func scene(_ toolbar: some ToolbarContent) -> SceneHost {
            let scene = SceneHost(
                NavigationStack { Text("Page").toolbar { toolbar } }, session: .fixture())
            scene.flush()
            return scene
        }
        func frame(_ scene: SceneHost) throws -> DisplayRect {
            try #require(scene.display.elements().all(role: .button, label: "Add").first).frame
        }
        func item(_ placement: ToolbarItemPlacement) -> ToolbarItem<(), Button<Text>> {
            ToolbarItem(placement: placement) { Button("Add") {} }
        }
        for placement in [ToolbarItemPlacement.topBarLeading, .topBarTrailing, .bottomBar] {
            let source = scene(item(placement).matchedTransitionSource(id: "add", in: space))
            let sources = motions(source).filter { if case .zoomSource = $0 { true } else { false } }
            #expect(sources.count == 1)
            #expect(try frame(source) == frame(scene(item(placement))))
        }
        let menu = scene(item(.secondaryAction).matchedTransitionSource(id: "add", in: space))
        #expect(menu.display.description == scene(item(.secondaryAction)).display.description)
    }

    @Test("a sheet of several heights can be released at each of them, and the app's selection follows")
    func detents() throws {
        let choice = DetentChoice()
        let scene = SceneHost(SheetOfHeights(choice: choice), session: .fixture())
        scene.flush()
        let tops = motions(scene).compactMap { motion -> Double? in
            if case .detent(let top) = motion { top } else { nil }
        }
        #expect(tops.count == 2 && tops[0] > tops[1])
        #expect(motions(scene).contains(.presentation) && motions(scene).contains(.dimming))
        #expect(motions(scene).contains(.card) && motions(scene).contains(.dismissal))
        try tap(.detent(top: tops[1]), in: scene)
        #expect(choice.detent == .large)
        try tap(.dismissal, in: scene)
        #expect(!choice.isShown)
    }

    @Test("a sheet that may not be dismissed has no place outside of the window")
    func isHeld() {
        let scene = SceneHost(
            Text("Base").sheet(isPresented: .constant(true)) { Text("Inside").interactiveDismissDisabled() },
            session: .fixture())
        scene.flush()
        #expect(motions(scene).contains(.card) && !motions(scene).contains(.dismissal))
    }

    private func tap(_ motion: LayerMotion, in scene: SceneHost) throws {
        func find(_ layer: Layer) -> Layer? {
            layer.semantics?.motion == motion ? layer : layer.children.lazy.compactMap(find).first
        }
        let target = try #require(find(scene.display.root))
        #expect(scene.send(.tap, to: target.id) == .handled)
        scene.flush()
    }
}

@MainActor
@Observable
private final class DetentChoice {
    var detent = PresentationDetent.medium
    var isShown = true
}

private struct SheetOfHeights: View {
    @Bindable var choice: DetentChoice

    var body: some View {
        Text("Base").sheet(isPresented: $choice.isShown) {
            Text("Inside").presentationDetents([.medium, .large], selection: $choice.detent)
        }
    }
}
