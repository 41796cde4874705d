// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// Views that leave in an animated change, whatever else the change does to them.
@MainActor
@Suite struct ExitTests {
    @MainActor private enum Writer {
        static var write: (@MainActor (Int) -> Void)?
        static var note: (@MainActor (Int) -> Void)?
    }

    private func exits(_ batch: DisplayBatch) -> [Int] {
        batch.operations.compactMap { if case .exit(let id) = $0 { id } else { nil } }
    }

    private func rooms(_ batch: DisplayBatch) -> [Int: LayerAnimation.Change] {
        var rooms: [Int: LayerAnimation.Change] = [:]
        for case .animate(let id, let animations) in batch.operations {
            for animation in animations { if case .room = animation.change { rooms[id] = animation.change } }
        }
        return rooms
    }

    private func changed(_ scene: SceneHost, to number: Int, noting: Int? = nil) -> DisplayBatch {
        withAnimation(.linear(duration: 1)) { Writer.write?(number) }
        if let noting { Writer.note?(noting) }
        return scene.update().batch
    }

    // MARK: - Views that are to run again when they leave

    private struct Tabs: View {
        let readsTab: Bool
        @State private var tab = 0
        @State private var note = 0

        var body: some View {
            Writer.write = { tab = $0 }
            Writer.note = { note = $0 }
            return ZStack {
                if tab == 0 { Reader(tab: readsTab ? $tab : .constant(0), note: $note) } else { Color.blue }
            }
        }
    }

    /// Reads what it leaves by, and what is written beside that.
    private struct Reader: View {
        @Binding var tab: Int
        @Binding var note: Int

        var body: some View {
            Text("tab \(tab), note \(note)").frame(width: 200, height: 20).background(Color.red)
        }
    }

    @Test(arguments: [true, false]) func `a view leaves visibly though what it reads changes as well`(
        readsTab: Bool
    ) throws {
        let scene = SceneHost(Tabs(readsTab: readsTab), session: .fixture())
        _ = scene.update()
        #expect(!exits(changed(scene, to: 1, noting: 1)).isEmpty)
        try scene.display.checkInvariants()
    }

    // MARK: - Pages

    private struct Page: View {
        @State private var number = 0

        var body: some View {
            Writer.write = { number = $0 }
            return NavigationStack {
                ZStack(alignment: .top) {
                    Color.blue
                    if number == 1 { Color.red.frame(width: 100, height: 100).zIndex(1) }
                }
                .navigationTitle("Page")
            }
        }
    }

    @Test func `what lies directly in a page comes and goes visibly`() throws {
        let scene = SceneHost(Page(), session: .fixture())
        _ = scene.update()
        let entrance = changed(scene, to: 1)
        let fades = entrance.operations.contains {
            guard case .animate(_, let animations) = $0 else { return false }
            return animations.contains { animation in
                if case .effects(let from, _) = animation.change { from.opacity == 0 } else { false }
            }
        }
        #expect(fades)
        #expect(exits(changed(scene, to: 0)).count == 1)
        try scene.display.checkInvariants()
    }

    // MARK: - Containers without a layer

    private struct Scoped: View {
        enum Place: CaseIterable { case window, page, padding, frame }
        let place: Place
        @State private var number = 0

        var body: some View {
            Writer.write = { number = $0 }
            return Group {
                switch place {
                case .window: content
                case .page: NavigationStack { content }
                case .padding: content.padding()
                case .frame: content.frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            }
        }

        private var content: some View {
            ZStack(alignment: .bottom) {
                Color.blue
                if number == 1 { Color.red.frame(width: 100, height: 100).transition(.move(edge: .bottom)) }
            }
            .animation(.linear(duration: 1), value: number)
        }
    }

    @Test(arguments: Scoped.Place.allCases) private func `a modifier animates what comes and goes inside of it`(
        place: Scoped.Place
    ) throws {
        let scene = SceneHost(Scoped(place: place), session: .fixture())
        _ = scene.update()
        Writer.write?(1)
        #expect(moves(scene.update().batch))
        Writer.write?(0)
        let exit = scene.update().batch
        #expect(exits(exit).count == 1 && moves(exit))
        try scene.display.checkInvariants()
    }

    private struct Beside: View {
        @State private var number = 0

        var body: some View {
            Writer.write = { number = $0 }
            return ZStack {
                ZStack {
                    Color.blue
                    if number == 1 { Color.red.frame(width: 100, height: 100) }
                }
                Color.green.frame(width: 20, height: 20).animation(.linear(duration: 1), value: number)
            }
        }
    }

    @Test func `a modifier animates nothing that comes and goes beside it`() {
        let scene = SceneHost(Beside(), session: .fixture())
        _ = scene.update()
        Writer.write?(1)
        _ = scene.update()
        Writer.write?(0)
        #expect(exits(scene.update().batch).isEmpty)
    }

    /// Whether a layer is moved by its effects.
    private func moves(_ batch: DisplayBatch) -> Bool {
        batch.operations.contains {
            guard case .animate(_, let animations) = $0 else { return false }
            return animations.contains { animation in
                if case .effects(let from, let to) = animation.change { from.offsetY != to.offsetY } else { false }
            }
        }
    }

    // MARK: - Containers that shrink

    private struct Shrinking: View {
        let alignment: Alignment
        @State private var number = 1

        var body: some View {
            Writer.write = { number = $0 }
            return Color.blue.overlay(alignment: alignment) {
                ZStack {
                    if number == 1 { Color.red.frame(width: 100, height: 40).transition(.opacity) }
                }
                .padding(10)
                .animation(.linear(duration: 1), value: number)
                .allowsHitTesting(false)
            }
        }
    }

    /// Where all layers are, without their effects.
    private func places(_ scene: SceneHost) -> [Int: DisplayRect] {
        var found: [Int: DisplayRect] = [:]
        func visit(_ layer: Layer) {
            found[layer.id] = layer.placeInRoot()
            for child in layer.children { visit(child) }
        }
        visit(scene.display.root)
        return found
    }

    @Test(arguments: [Alignment.bottom, .center, .topLeading])
    func `what leaves a container that shrinks stays in place`(alignment: Alignment) throws {
        let scene = SceneHost(Shrinking(alignment: alignment), session: .fixture())
        _ = scene.update()
        let before = places(scene)
        Writer.write?(0)
        let leaving = exits(scene.update().batch)
        let after = places(scene)
        try #require(leaving.count == 1)
        #expect(after[leaving[0]] == before[leaving[0]])
        try scene.display.checkInvariants()
    }

    private struct Narrowing: View {
        @State private var number = 1

        var body: some View {
            Writer.write = { number = $0 }
            return VStack {
                if number == 1 {
                    Color.red.frame(width: 200, height: 40)
                } else {
                    Color.green.frame(width: 60, height: 40)
                }
            }
            .animation(.linear(duration: 1), value: number)
        }
    }

    @Test func `what leaves a stack that becomes narrower does not move sideways`() throws {
        let scene = SceneHost(Narrowing(), session: .fixture())
        _ = scene.update()
        let before = places(scene)
        Writer.write?(0)
        let leaving = exits(scene.update().batch)
        let after = places(scene)
        try #require(leaving.count == 1)
        #expect(after[leaving[0]]?.x == before[leaving[0]]?.x)
        try scene.display.checkInvariants()
    }

    // MARK: - Neighbours

    private struct Rows: View {
        @State private var count = 5

        var body: some View {
            Writer.write = { count = $0 }
            return VStack(spacing: 10) {
                ForEach(0..<count, id: \.self) { Color.red.frame(width: 100, height: CGFloat(20 + $0)) }
                Color.blue.frame(width: 100, height: 20)
            }
        }
    }

    /// The layers of the run that has the most of them, with those on their way out.
    private func run(_ scene: SceneHost) -> [Layer] {
        var found: [Layer] = []
        func visit(_ layer: Layer) {
            if layer.arrangement == .verticalRun, layer.children.count > found.count { found = Array(layer.children) }
            for child in layer.children { visit(child) }
        }
        visit(scene.display.root)
        return found
    }

    @Test func `neighbours that leave together keep their order`() throws {
        let scene = SceneHost(Rows(), session: .fixture())
        _ = scene.update()
        let before = run(scene).map(\.id)
        try #require(before.count == 6)
        #expect(exits(changed(scene, to: 2)).count == 3)
        #expect(run(scene).map(\.id) == before)
        try scene.display.checkInvariants()
    }

    @Test func `neighbours that come and go together stand still`() throws {
        let scene = SceneHost(Rows(), session: .fixture())
        _ = scene.update()
        let layers = run(scene)
        try #require(layers.count == 6)
        let going = rooms(changed(scene, to: 2))
        // Each has its height and the gap above it.
        #expect(going[layers[2].id] == .room(isEntering: false, shift: 0))
        #expect(going[layers[3].id] == .room(isEntering: false, shift: 32))
        #expect(going[layers[4].id] == .room(isEntering: false, shift: 65))
        for id in layers[2...4].map(\.id) { scene.display.exitEnded(id) }
        let coming = rooms(changed(scene, to: 4))
        let new = run(scene)
        try #require(new.count == 5)
        #expect(coming[new[2].id] == .room(isEntering: true, shift: 0))
        #expect(coming[new[3].id] == .room(isEntering: true, shift: -32))
    }
}
