// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

@MainActor
@Suite("What is behind a sheet recedes")
struct RecessionTests {
    /// A phone's window with a safe area of 50 above and 34 below; the receded view is 358 of 390 points wide.
    private static let phone = Viewport(safeArea: EdgeInsets(top: 50, leading: 0, bottom: 34, trailing: 0))
    private static let scale = 358.0 / 390.0

    private let model = RecessionModel()

    private func scene(_ viewport: Viewport = phone, @ViewBuilder _ base: @escaping () -> some View) -> SceneHost {
        let scene = SceneHost(RecessionApp(model: model, base: base), session: .fixture(), viewport: viewport)
        scene.flush()
        return scene
    }

    /// The frames in which the layers of the window's view are drawn, as if each were as large as the window.
    private func maps(_ scene: SceneHost) -> [DisplayTransform] {
        let behind = scene.display.root.children.dropLast(scene.graph.presentations.shown.count)
        return behind.map { layer in
            let frame = layer.frameInParent
            return layer.transformToRoot().after(DisplayTransform(translationX: -frame.x, y: -frame.y))
        }
    }

    @Test("the view behind a large sheet is 16 from the sides and below the safe area, whatever effects it has itself")
    func recedes() throws {
        let text = Text("Behind")
        let views = [
            AnyView(Color.red), AnyView(text), AnyView(text.offset(x: 20, y: 10)), AnyView(text.scaleEffect(2)),
            AnyView(text.scaleEffect(2, anchor: .topLeading).offset(x: 20)), AnyView(text.rotationEffect(.degrees(30))),
            AnyView(text.rotation3DEffect(.degrees(40), axis: (0, 1, 0)).offset(y: 7)),
        ]
        for view in views {
            model.isShown = false
            let scene = scene { view }
            let before = maps(scene)
            #expect(before.count == 1)
            model.isShown = true
            scene.flush()
            let after = maps(scene)
            let receded = DisplayTransform(a: Self.scale, b: 0, c: 0, d: Self.scale, tx: 16, ty: 50)
            for (old, new) in zip(before, after) {
                let wanted = receded.after(old).numbers
                #expect(zip(new.numbers, wanted).allSatisfy { abs($0 - $1) < 1e-6 })
            }
            model.isShown = false
            scene.flush()
            #expect(maps(scene) == before)
        }
    }

    @Test("what comes in place of the view while it has receded recedes, too, and a window of another size moves it")
    func comesLate() {
        let scene = scene {
            if model.hasMore { Color.blue } else { Color.red }
        }
        model.isShown = true
        scene.flush()
        model.hasMore = true
        scene.flush()
        #expect(maps(scene).map(\.tx) == [16])
        scene.resize(Viewport(width: 320, height: 600))
        scene.flush()
        #expect(maps(scene).map(\.a) == [0.9])
        #expect(maps(scene).map(\.ty) == [0])
    }

    @Test(
        "nothing recedes behind what leaves more of it visible, or that may be used meanwhile",
        arguments: [RecessionModel.Kind.medium, .usable, .cover, .popover])
    func stays(kind: RecessionModel.Kind) {
        let scene = scene { Color.red }
        model.kind = kind
        model.isShown = true
        scene.flush()
        #expect(scene.graph.presentations.shown.count == 1)
        #expect(maps(scene).map(\.a) == [1])
    }

    @Test(
        "nothing recedes in a wide window, and on a phone on its side",
        arguments: [Viewport(width: 1_024, height: 1_366), Viewport(width: 700, height: 375)])
    func staysInWideWindows(viewport: Viewport) {
        let scene = scene(viewport) { Color.red }
        model.isShown = true
        scene.flush()
        #expect(scene.graph.presentations.shown.count == 1)
        #expect(maps(scene).map(\.a) == [1])
    }

    @Test("a sheet that is dragged to its full height makes the view recede, and to a smaller one restores it")
    func followsDetent() {
        let scene = scene { Color.red }
        model.kind = .medium
        model.isShown = true
        scene.flush()
        model.detent = .large
        scene.flush()
        #expect(maps(scene).map(\.tx) == [16])
        #expect(edges(scene) == [1])
        model.detent = .medium
        scene.flush()
        #expect(maps(scene).map(\.tx) == [0])
        #expect(edges(scene) == [0])
    }

    /// The opacities of what covers the edges around the receded view.
    private func edges(_ scene: SceneHost) -> [Double] {
        scene.display.root.all.compactMap { layer in
            if case .fill(.evenOddPath, .color(let color)) = layer.content { color.alpha } else { nil }
        }
    }

    @Test("the card of a sheet behind a second one ends above it")
    func nests() throws {
        let scene = scene { Color.red }
        model.isShown = true
        model.isNested = true
        scene.flush()
        let (view, first, second) = try (
            #require(scene.display.root.children.first), #require(scene.display.root.children.dropLast().last),
            #require(scene.display.root.children.last)
        )
        #expect(view.effects.scaleX == Self.scale)
        #expect(first.effects.scaleX == Self.scale)
        // The upper edge of the first card, 60 from the window's.
        let edge = first.transformToRoot().bounds(of: DisplayRect(x: 0, y: 60, width: 390, height: 1))
        #expect(abs(edge.y - 50) < 1e-6)
        #expect(second.effects.scaleX == 1)
        model.isNested = false
        scene.flush()
        #expect(first.effects.scaleX == 1)
        #expect(view.effects.scaleX == Self.scale)
    }

    @Test(
        "what leaves the window while it has receded, or as it does, is in its place when it comes back",
        arguments: [RecessionModel.Kind.large, .medium], [false, true])
    func leaves(kind: RecessionModel.Kind, isTogether: Bool) {
        let scene = scene {
            TabView(selection: Bindable(model).tab) {
                Tab("First", systemImage: "star", value: 0) { Color.red }
                Tab("Second", systemImage: "star", value: 1) { Color.blue }
            }
        }
        let before = maps(scene)
        model.kind = kind
        model.isShown = true
        if !isTogether { scene.flush() }
        model.tab = 1
        scene.flush()
        model.isShown = false
        scene.flush()
        model.tab = 0
        scene.flush()
        #expect(maps(scene) == before)
    }

    @Test("it recedes in the time in which the card comes, and is back when the card has left")
    func moves() throws {
        let scene = scene { Color.red }
        _ = scene.update()
        model.isShown = true
        #expect(durations(scene.update().batch) == [0.42])
        model.isShown = false
        #expect(durations(scene.update().batch) == [0.35])
    }

    private func durations(_ batch: DisplayBatch) -> [Double?] {
        batch.operations.flatMap { operation in
            if case .animate(_, let list) = operation { list.map { $0.timing?.duration } } else { [Double?]() }
        }
    }

    @Test("what is free around the receded view is black, and takes no space for screen readers or pointers")
    func coversEdges() throws {
        let scene = scene { Color.red }
        model.isShown = true
        scene.flush()
        let sheet = try #require(scene.display.root.children.last)
        let edges = try #require(
            sheet.all.first { layer in
                if case .fill(.evenOddPath, _) = layer.content { true } else { false }
            })
        guard case .fill(let outline, let paint) = edges.content else { return }
        #expect(paint == .color(DisplayColor(red: 0, green: 0, blue: 0, alpha: 1)))
        #expect(edges.semantics?.isHidden == true)
        #expect(edges.events.isEmpty)
        for (x, y, isBlack) in [
            (8.0, 400.0, true), (382, 400, true), (195, 25, true), (17, 51, true), (195, 60, false),
        ] {
            #expect(outline.contains(x: x, y: y, width: 390, height: 844) == isBlack)
        }
    }
}

// MARK: - Fixtures

@Observable
final class RecessionModel {
    enum Kind: CaseIterable { case large, medium, usable, cover, popover }
    var kind = Kind.large
    var isShown = false
    var isNested = false
    var hasMore = false
    var detent = PresentationDetent.medium
    var tab = 0
}

private struct RecessionApp<Base: View>: View {
    @Bindable var model: RecessionModel
    let base: () -> Base

    var body: some View {
        base()
            .sheet(isPresented: presented([.large, .medium, .usable])) { sheet }
            .fullScreenCover(isPresented: presented([.cover])) { Text("Cover") }
            .popover(isPresented: presented([.popover])) { Text("Popover").presentationCompactAdaptation(.popover) }
    }

    private func presented(_ kinds: [RecessionModel.Kind]) -> Binding<Bool> {
        Binding(get: { model.isShown && kinds.contains(model.kind) }, set: { model.isShown = $0 })
    }

    @ViewBuilder private var sheet: some View {
        switch model.kind {
        case .medium: Text("Sheet").presentationDetents([.medium, .large], selection: $model.detent)
        case .usable: Text("Sheet").presentationBackgroundInteraction(.enabled)
        default: Text("Sheet").sheet(isPresented: $model.isNested) { Text("Second") }
        }
    }
}
