// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

/// What the app knows of where a scroll view stands, and how it says where it is to go.
@MainActor
@Suite("A scroll view's position")
struct ScrollPositionModifierTests {
    @Observable
    final class Model {
        var shown: Int?
        var position = ScrollPosition()
        var rows = 100
        var ids = Array(0..<100)
        var log: [String] = []
    }

    private func mount(_ view: some View) throws -> (scene: SceneHost, layer: Layer) {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 300, height: 400))
        scene.flush()
        func scroller(_ layer: Layer) -> Layer? {
            if case .scroll = layer.content { return layer }
            return layer.children.lazy.compactMap(scroller).first
        }
        return (scene, try #require(scroller(scene.display.root)))
    }

    /// Where the surface is asked to be.
    private func target(_ layer: Layer) -> Double {
        if case .scroll(let scroll) = layer.content { scroll.targetY } else { .nan }
    }

    /// A user scrolls, and lets go.
    private func drag(_ scene: SceneHost, _ layer: Layer, to y: Double) {
        scene.scroll(layer: layer.id, x: 0, y: y)
        scene.flush()
        scene.scroll(layer: layer.id, x: 0, y: y, isAtRest: true)
        scene.flush()
    }

    private struct ByIdentity: View {
        @Bindable var model: Model
        let isLazy: Bool

        var body: some View {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .scrollPosition(id: $model.shown)
        }

        private var rows: some View {
            ForEach(0..<model.rows, id: \.self) { Text(verbatim: "\($0)").frame(height: 50) }
        }
    }

    @Test("by identity leaves a margin before the view that is at the start already")
    func margin() throws {
        struct Page: View {
            @State private var shown: Int? = 0

            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<40) { Text(verbatim: "\($0)").frame(height: 50) } }
                        .scrollTargetLayout()
                        .padding(.top, 16)
                }
                .scrollPosition(id: $shown)
            }
        }
        let (_, layer) = try mount(Page())
        #expect(target(layer) == 0)
    }

    @Test("is where the app wants it from the start, in a tab that is shown later too", arguments: [false, true])
    func fromTheStart(isInTab: Bool) throws {
        struct Rows: View {
            @State private var shown: Int? = 40

            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<90, id: \.self) { Text(verbatim: "\($0)").frame(height: 50) } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $shown)
            }
        }
        struct Page: View {
            let isInTab: Bool

            var body: some View {
                if isInTab {
                    TabView {
                        Tab("One", systemImage: "1.circle") { Text(verbatim: "First") }
                        Tab("Two", systemImage: "2.circle") { Rows() }
                    }
                } else {
                    Rows()
                }
            }
        }
        let host = TestHost(Page(isInTab: isInTab))
        if isInTab { try host.find(role: .button, label: "Two").tap() }
        let layer = try #require(host.scene.scrollLayer)
        #expect(target(layer) == 40 * 50)
    }

    @Test(
        "by identity moves its own scroll view, not one inside of it that shows the same identities",
        arguments: [false, true])
    func nested(isLazy: Bool) throws {
        struct Page: View {
            @Bindable var model: Model
            let isLazy: Bool

            var body: some View {
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { content }.scrollTargetLayout()
                    } else {
                        VStack(spacing: 0) { content }.scrollTargetLayout()
                    }
                }
                .scrollPosition(id: $model.shown, anchor: .top)
            }

            @ViewBuilder private var content: some View {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<40) { number in
                            Text(verbatim: "\(number)").frame(width: 300, height: 50).id(number)
                        }
                    }
                    .scrollTargetLayout()
                }
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<40) { Text(verbatim: "\($0)").frame(width: 300, height: 50) }
                    }
                    .scrollTargetLayout()
                }
                .frame(height: 50)
                ForEach(0..<40) { Text(verbatim: "\($0)").frame(height: 50) }
            }
        }
        let model = Model()
        let (scene, layer) = try mount(Page(model: model, isLazy: isLazy))
        model.shown = 20
        scene.flush()
        #expect(target(layer) == 100 + 20 * 50)
        let inner = layer.all.filter { inside in
            if case .scroll = inside.content { inside !== layer } else { false }
        }
        for scroller in inner {
            guard case .scroll(let scroll) = scroller.content else { continue }
            #expect(scroll.targetX == 0)
        }
    }

    @Test("by identity asks for nothing where the app animates something while a user scrolls")
    func animatedMeanwhile() throws {
        struct Page: View {
            let model: Model
            @State private var shown: Int?
            @State private var isMoving = false

            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<40) { Text(verbatim: "\($0)").frame(height: 50) } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $shown, anchor: .top)
                .onScrollPhaseChange { _, phase in withAnimation { isMoving = phase.isScrolling } }
                .opacity(isMoving ? 1 : 0.5)
                .onChange(of: shown) { _, new in model.log.append("\(new ?? -1)") }
            }
        }
        let model = Model()
        let (scene, layer) = try mount(Page(model: model))
        scene.scroll(layer: layer.id, x: 0, y: 510)
        scene.flush()
        #expect(model.log == ["10"] && target(layer) == 0)
        drag(scene, layer, to: 1_020)
        #expect(model.log == ["10", "20"] && target(layer) == 0)
    }

    @Test(
        "by identity is written when a user scrolls, and scrolled to when the app writes it",
        arguments: [false, true])
    func byIdentity(isLazy: Bool) throws {
        let model = Model()
        let (scene, layer) = try mount(ByIdentity(model: model, isLazy: isLazy))
        #expect(model.shown == nil)
        drag(scene, layer, to: 510)
        #expect(model.shown == 10)
        drag(scene, layer, to: 590)
        #expect(model.shown == 12)
        // What the user did moves nothing back.
        #expect(target(layer) == 0)
        model.shown = 60
        scene.flush()
        #expect(target(layer) == 3_000)
        // The surface arrives; the app's word stands, at the end of the content too.
        drag(scene, layer, to: 3_000)
        #expect(model.shown == 60)
        model.shown = 99
        scene.flush()
        #expect(target(layer) == 4_600)
        drag(scene, layer, to: target(layer))
        #expect(model.shown == 99)
    }

    private struct Prepended: View {
        @Bindable var model: Model
        let isLazy: Bool

        var body: some View {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .scrollPosition(id: $model.shown)
        }

        private var rows: some View {
            ForEach(model.ids, id: \.self) { Text(verbatim: "\($0)").frame(height: 50) }
        }
    }

    @Test("by identity is kept when views before the named one come and go", arguments: [false, true])
    func prepended(isLazy: Bool) throws {
        let model = Model()
        let (scene, layer) = try mount(Prepended(model: model, isLazy: isLazy))
        model.ids.insert(-1, at: 0)
        scene.flush()
        #expect(target(layer) == 0, "no view is named")
        drag(scene, layer, to: 120)
        #expect(model.shown == 1)
        model.ids.insert(contentsOf: [-3, -2], at: 0)
        scene.flush()
        #expect(target(layer) == 220)
        model.ids.removeFirst(3)
        scene.flush()
        // A lazy layout that does not hold the view any more shows it from its start.
        #expect(target(layer) == (isLazy ? 50 : 70))
        model.ids.append(100)
        scene.flush()
        #expect(target(layer) == (isLazy ? 50 : 70))
        #expect(model.shown == 1)
    }

    @Test("by identity at the start of the content is kept when a view comes before it", arguments: [false, true])
    func prependedAtStart(isLazy: Bool) throws {
        let model = Model()
        model.shown = 0
        let (scene, layer) = try mount(Prepended(model: model, isLazy: isLazy))
        #expect(target(layer) == 0)
        model.ids.insert(-1, at: 0)
        scene.flush()
        #expect(target(layer) == 50)
        #expect(model.shown == 0)
    }

    @Test("begins where the binding says")
    func begins() throws {
        let model = Model()
        model.shown = 20
        let (_, layer) = try mount(ByIdentity(model: model, isLazy: true))
        #expect(target(layer) == 1_000)
    }

    @Test(
        "that the app asked for is kept when the window becomes smaller, until a user scrolls",
        arguments: [false, true])
    func resized(isLazy: Bool) throws {
        struct Page: View {
            @Bindable var model: Model
            let isLazy: Bool

            var body: some View {
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                    } else {
                        VStack(spacing: 0) { rows }.scrollTargetLayout()
                    }
                }
                .scrollPosition(id: $model.shown, anchor: .bottom)
                .onAppear { model.shown = 13 }
            }

            private var rows: some View {
                ForEach(0..<14) { Text(verbatim: "\($0)").frame(height: 50) }
            }
        }
        let model = Model()
        let (scene, layer) = try mount(Page(model: model, isLazy: isLazy))
        #expect(target(layer) == 300)
        scene.resize(Viewport(width: 300, height: 900))
        scene.flush()
        scene.resize(Viewport(width: 300, height: 200))
        scene.flush()
        #expect(target(layer) == 500)
        // The surface arrives before the user takes it elsewhere.
        drag(scene, layer, to: 500)
        drag(scene, layer, to: 110)
        scene.resize(Viewport(width: 300, height: 250))
        scene.flush()
        #expect(target(layer) == 500, "nothing was asked of the surface")
    }

    @Test("at an edge is kept when the window becomes smaller")
    func resizedAtEdge() throws {
        let model = Model()
        let (scene, layer) = try mount(ByPosition(model: model))
        model.position.scrollTo(edge: .bottom)
        scene.flush()
        #expect(target(layer) == 4_600)
        scene.resize(Viewport(width: 300, height: 200))
        scene.flush()
        #expect(target(layer) == 4_800)
    }

    private struct ByPosition: View {
        @Bindable var model: Model

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<model.rows, id: \.self) { Text(verbatim: "\($0)").frame(height: 50) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($model.position)
        }
    }

    @Test("goes to views, edges and points, to the same one twice, and says when a user moved it")
    func byPosition() throws {
        let model = Model()
        let (scene, layer) = try mount(ByPosition(model: model))
        model.position.scrollTo(id: 30, anchor: .bottom)
        scene.flush()
        #expect(target(layer) == 1_150)
        for _ in 0..<2 {
            model.position.scrollTo(edge: .bottom)
            scene.flush()
            #expect(target(layer) == 4_600)
            #expect(model.position.edge == .bottom && !model.position.isPositionedByUser)
            drag(scene, layer, to: target(layer))
            #expect(model.position.edge == .bottom && !model.position.isPositionedByUser)
            drag(scene, layer, to: 1_000)
            #expect(model.position.isPositionedByUser && model.position.edge == nil)
            #expect(model.position.viewID(type: Int.self) == 20)
        }
        model.position.scrollTo(y: 120)
        scene.flush()
        #expect(target(layer) == 120)
        #expect(model.position.y == 120)
    }

    private struct Watched: View {
        let model: Model

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<model.rows, id: \.self) { Text(verbatim: "\($0)").frame(height: 50) }
                    ScrollView(.horizontal) { Color.red.frame(width: 900, height: 10) }
                }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 40) }
            .onScrollGeometryChange(for: Bool.self) {
                $0.contentOffset.y > 100
            } action: { old, new in
                model.log.append("\(old) \(new)")
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentSize.height
            } action: { _, new in
                model.log.append("\(Int(new))")
            }
            .onScrollPhaseChange { old, new in model.log.append("\(old) \(new)") }
            .onScrollPhaseChange { _, new, context in
                if new == .idle { model.log.append("\(context.geometry.visibleRect)") }
            }
        }
    }

    @Test("is reported to observers when the value that they compute from it changes")
    func watched() throws {
        let model = Model()
        let (scene, layer) = try mount(Watched(model: model))
        #expect(model.log.isEmpty)
        scene.scroll(layer: layer.id, x: 0, y: 90)
        scene.flush()
        #expect(model.log == ["idle interacting"])
        scene.scroll(layer: layer.id, x: 0, y: 130)
        scene.flush()
        #expect(model.log == ["idle interacting", "false true"])
        model.log.removeAll()
        scene.scroll(layer: layer.id, x: 0, y: 130, isAtRest: true)
        scene.flush()
        #expect(model.log == ["interacting idle", "\(CGRect(x: 0, y: 130, width: 300, height: 360))"])
        model.log.removeAll()
        model.rows = 200
        scene.flush()
        #expect(model.log == ["10010"])
    }

    private struct Led: View {
        @Bindable var model: Model

        var body: some View {
            ScrollView { Color.red.frame(height: 5_000) }
                .scrollPosition($model.position)
                .onScrollPhaseChange { old, new in model.log.append("\(old) \(new)") }
        }
    }

    @Test("that the app writes is reached by scrolling without a user")
    func led() throws {
        let model = Model()
        let (scene, layer) = try mount(Led(model: model))
        model.position.scrollTo(y: 200)
        scene.flush()
        scene.scroll(layer: layer.id, x: 0, y: 80)
        scene.flush()
        #expect(model.log == ["idle animating"])
        scene.scroll(layer: layer.id, x: 0, y: 200, isAtRest: true)
        scene.flush()
        #expect(model.log == ["idle animating", "animating idle"])
    }

    @Test("during a scroll animation is reported as its end once, until a finger scrolls elsewhere")
    func toldWay() throws {
        struct Page: View {
            @Bindable var model: Model

            var body: some View {
                ScrollView { Color.red.frame(height: 5_000) }
                    .scrollPosition($model.position)
                    .onScrollGeometryChange(for: Bool.self) {
                        $0.contentOffset.y > 1_000
                    } action: { _, isFar in
                        model.log.append("\(isFar)")
                    }
            }
        }
        let model = Model()
        let (scene, layer) = try mount(Page(model: model))
        func report(_ y: Double, isAtRest: Bool = false) {
            scene.scroll(layer: layer.id, x: 0, y: y, isAtRest: isAtRest)
            scene.flush()
        }
        withAnimation { model.position.scrollTo(y: 2_000) }
        scene.flush()
        #expect(model.log == ["true"])
        for y in [80.0, 900, 1_500] { report(y) }
        report(2_000, isAtRest: true)
        #expect(model.log == ["true"])
        withAnimation { model.position.scrollTo(y: 0) }
        scene.flush()
        report(1_700)
        report(1_500)
        #expect(model.log == ["true", "false"])
        report(1_600)
        #expect(model.log == ["true", "false", "true"])
        report(1_600, isAtRest: true)
        #expect(model.log == ["true", "false", "true"])
    }

    @Test("on a visible way keeps the rows that are seen on it, until the surface is there", arguments: [20, 90])
    func wayOfRows(row: Int) throws {
        let model = Model()
        let (scene, layer) = try mount(ByIdentity(model: model, isLazy: true))
        let first = scene.strings.count
        func rows() -> [Int] { layer.all.compactMap { $0.string.flatMap { Int($0) } }.sorted() }
        withAnimation { model.shown = row }
        scene.flush()
        let end = Double(row * 50)
        #expect(target(layer) == end)
        // Beyond eight windows only the rows at the end are there.
        let way = row == 20 ? Array(0..<28) : rows().filter { $0 >= row }
        #expect(rows().starts(with: way) && rows().count <= max(way.count, first) + 2)
        scene.scroll(layer: layer.id, x: 0, y: end / 2)
        scene.flush()
        if row == 20 { #expect(rows().starts(with: way)) }
        scene.scroll(layer: layer.id, x: 0, y: end, isAtRest: true)
        scene.flush()
        #expect(rows().allSatisfy { $0 >= row - 1 })
    }

    @Test("begins at the anchor for all purposes, and aligns short content by its own, whichever was set first")
    func anchorForPurpose() throws {
        func rows(_ count: Int) -> some View {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(height: 50) } }
        }
        func top(of view: some View) throws -> Double? {
            try mount(view).scene.display.elements().all { $0.label == "0" }.first?.frame.y
        }
        let (_, layer) = try mount(
            ScrollView { rows(40) }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment))
        #expect(target(layer) == 1_600)
        let low = try #require(try top(of: ScrollView { rows(2) }.defaultScrollAnchor(.bottom)))
        let outer = try top(
            of: ScrollView { rows(2) }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment))
        let inner = try top(
            of: ScrollView { rows(2) }.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom))
        // Sums of fractions.
        func isHigh(_ y: Double?) -> Bool { y.map { abs($0 - (low - 300)) < 1e-9 } ?? false }
        #expect(isHigh(outer) && isHigh(inner))
        // No anchor is the default's.
        let none = try top(
            of: ScrollView { rows(2) }.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .alignment))
        #expect(isHigh(none))
    }

    private struct Chat: View {
        let model: Model
        let isLazy: Bool

        var body: some View {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }
                } else {
                    VStack(spacing: 0) { rows }
                }
            }
            .defaultScrollAnchor(.bottom)
        }

        private var rows: some View {
            ForEach(0..<model.rows, id: \.self) { index in
                Text(verbatim: "\(index)").frame(height: CGFloat(30 + index * 37 % 60))
            }
        }
    }

    @Test(
        "begins at an anchor, keeps to it while the content grows, and leaves it when a user does",
        arguments: [false, true])
    func keepsToAnchor(isLazy: Bool) throws {
        let model = Model()
        model.rows = 2
        let (scene, layer) = try mount(Chat(model: model, isLazy: isLazy))
        func place(of row: Int) -> Double? {
            let offset = target(layer)
            let elements = scene.display.elements(scrollOffsets: { $0 === layer ? (0, offset) : (0, 0) })
            return elements.all { $0.label == "\(row)" }.first.map { $0.frame.y + $0.frame.height / 2 }
        }
        func middle(of row: Int) -> Double { 400 - Double(30 + row * 37 % 60) / 2 }
        // Too short to scroll: it stands at the bottom.
        #expect(abs(try #require(place(of: 1)) - middle(of: 1)) < 0.5)
        for count in [40, 41, 60] {
            model.rows = count
            scene.flush()
            #expect(abs(try #require(place(of: count - 1)) - middle(of: count - 1)) < 0.5, "\(count)")
            drag(scene, layer, to: target(layer))
        }
        drag(scene, layer, to: target(layer) - 300)
        let asked = target(layer)
        model.rows = 80
        scene.flush()
        #expect(target(layer) == asked)
    }
}
