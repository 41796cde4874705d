// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// What moves for ever is what an app asked to: an endless animation that begins as a view appears carries nothing along
/// that finds its place in the same flush.
@MainActor
@Suite("Endless animations")
struct EndlessAnimationTests {
    private static let rows = 6

    /// What is around rows that begin to shimmer as they appear.
    enum Surroundings: String, CaseIterable {
        case list, sections, form, lazyStack, stack, grid, largeTitle, inlineTitle, search, toolbars, tabs, refreshable
        case insets, reader, sheet, split, pages, safeArea, scrollTarget, lazyHeaders, table
    }

    private struct Pulsing: View {
        @State private var isDim = false

        var body: some View {
            Text(verbatim: "waiting").opacity(isDim ? 0.4 : 1)
                .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { isDim = true } }
        }
    }

    private struct Sweeping: View {
        @State private var phase: CGFloat = -0.8

        var body: some View {
            VStack(alignment: .leading) {
                Text(verbatim: "waiting")
                Text(verbatim: "for what comes")
            }
            .overlay {
                GeometryReader { proxy in
                    Color.white.frame(width: proxy.size.width * 0.6).offset(x: phase * proxy.size.width)
                }
                .clipped()
                .onAppear { withAnimation(.linear(duration: 1.4).repeatForever(autoreverses: false)) { phase = 1.2 } }
            }
        }
    }

    private struct Rows: View {
        let isSweeping: Bool
        let isLoaded: Bool

        var body: some View {
            if isLoaded {
                ForEach(0..<30, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 50) }
            } else {
                ForEach(0..<EndlessAnimationTests.rows, id: \.self) { _ in
                    if isSweeping { Sweeping() } else { Pulsing() }
                }
            }
        }
    }

    private struct Item: Identifiable {
        let id: Int
    }

    private struct Screen: View {
        let surroundings: Surroundings
        let isSweeping: Bool
        let model: Model
        @State private var isLoaded = false
        @State private var isShown = true
        @State private var text = ""
        @State private var size = CGSize.zero

        var body: some View {
            model.load = { isLoaded = $0 }
            model.show = { isShown = $0 }
            return VStack { if isShown { content } }
        }

        private var rows: Rows { Rows(isSweeping: isSweeping, isLoaded: isLoaded) }

        @ViewBuilder private var content: some View {
            switch surroundings {
            case .list: List { rows }
            case .sections:
                List {
                    Section {
                        rows
                    } footer: {
                        Text(verbatim: "\(isLoaded)")
                    }
                }
            case .form: Form { Section("First") { rows } }
            case .lazyStack: ScrollView { LazyVStack { rows } }
            case .stack: ScrollView { VStack { rows } }
            case .grid: ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) { rows } }
            case .largeTitle: NavigationStack { List { rows }.navigationTitle("Things") }
            case .inlineTitle:
                NavigationStack { List { rows }.navigationTitle("Things").navigationBarTitleDisplayMode(.inline) }
            case .search:
                NavigationStack { List { rows }.navigationTitle("Things").searchable(text: $text) }
            case .toolbars:
                NavigationStack {
                    List { rows }
                        .toolbar {
                            ToolbarItem(placement: .principal) { Text(verbatim: "Title") }
                            ToolbarItem(placement: .bottomBar) { Button("Add") {} }
                            if isLoaded { ToolbarItem(placement: .primaryAction) { Button("Edit") {} } }
                        }
                }
            case .tabs:
                TabView {
                    NavigationStack { List { rows }.navigationTitle("Things") }.tabItem { Text(verbatim: "One") }
                    Text(verbatim: "two").tabItem { Text(verbatim: "Two") }
                }
            case .refreshable: List { rows }.refreshable {}
            case .insets:
                List { rows }
                    .safeAreaInset(edge: .top, spacing: 0) { if isLoaded { Text(verbatim: "12 new").padding() } }
                    .safeAreaInset(edge: .bottom) { Text(verbatim: "below").padding() }
            case .reader: GeometryReader { proxy in List { rows.frame(width: proxy.size.width - 40) } }
            case .sheet:
                Text(verbatim: "under").sheet(isPresented: .constant(true)) {
                    NavigationStack { List { rows }.navigationTitle("Things") }.presentationDetents([.medium, .large])
                }
            case .split:
                NavigationSplitView {
                    List { rows }.navigationTitle("Things")
                } detail: {
                    Text(verbatim: "detail")
                }
            case .pages:
                TabView { ScrollView { VStack { rows } } }.tabViewStyle(.page)
            case .safeArea:
                ScrollView { VStack { rows } }.ignoresSafeArea()
                    .onGeometryChange(for: CGSize.self) {
                        $0.size
                    } action: {
                        size = $0
                    }
                    .padding(.top, size.height > 0 ? 20 : 0)
            case .scrollTarget:
                ScrollViewReader { proxy in
                    ScrollView { LazyVStack { rows } }.onAppear { proxy.scrollTo(3, anchor: .top) }
                }
            case .lazyHeaders:
                ScrollView {
                    LazyVStack(pinnedViews: .sectionHeaders) {
                        Section {
                            rows
                        } header: {
                            Text(verbatim: "Header")
                        }
                    }
                }
            case .table:
                ScrollView { Grid { GridRow { rows } } }
            }
        }
    }

    @MainActor private final class Model {
        var load: (Bool) -> Void = { _ in }
        var show: (Bool) -> Void = { _ in }
    }

    /// The layers that move for ever, by what a batch says.
    private func endless(_ batch: DisplayBatch) -> [(layer: Int, animation: LayerAnimation)] {
        batch.operations.flatMap { operation -> [(Int, LayerAnimation)] in
            guard case .animate(let layer, let list) = operation else { return [] }
            return list.filter { $0.timing?.isEndless == true }.map { (layer, $0) }
        }
    }

    /// A pulse changes nothing but an opacity; a sweep moves a band sideways.
    private func isTheirs(_ change: LayerAnimation.Change, _ isSweeping: Bool) -> Bool {
        switch change {
        case .effects(let from, let to):
            isSweeping ? from.opacity == to.opacity : from.opacity == 1 && to.opacity == 0.4
        case .placement(let from, let to): isSweeping && from.y == to.y && from.height == to.height
        case .content, .placementFrames, .effectFrames, .contentFrames, .room, .displacement, .line: false
        }
    }

    /// A band over a page, whose size depends on the bars that the page asks for.
    private struct SweptPage: View {
        @State private var phase: CGFloat = -1
        @State private var text = ""

        var body: some View {
            TabView {
                NavigationStack {
                    ScrollView { Text(verbatim: "waiting").frame(maxWidth: .infinity) }
                        .overlay {
                            GeometryReader { proxy in
                                Color.white.frame(width: 40).offset(x: phase * proxy.size.width)
                            }
                        }
                        .onAppear {
                            withAnimation(.linear(duration: 1.4).repeatForever(autoreverses: false)) { phase = 1 }
                        }
                        .navigationTitle("Things")
                        .searchable(text: $text)
                }
                .tabItem { Text(verbatim: "One") }
            }
        }
    }

    @Test("begin where they were asked to in a reader whose size changes in the same flush")
    func resized() {
        let scene = SceneHost(SweptPage(), session: .fixture(), viewport: Viewport(width: 400, height: 800))
        defer { scene.unmount() }
        for _ in 0..<4 { _ = scene.update() }
        let ways = endless(scene.display.snapshot()).map { _, animation in
            if case .effects(let from, let to) = animation.change { [from.offsetX, to.offsetX] } else { [Double]() }
        }
        #expect(ways == [[-400, 400]])
    }

    private struct Tabs: View {
        let model: Model
        @State private var tab = 0

        var body: some View {
            model.load = { tab = $0 ? 1 : 0 }
            return TabView(selection: $tab) {
                Tab("First", systemImage: "star", value: 0) { Pulsing() }
                Tab("Second", systemImage: "star", value: 1) { Text(verbatim: "other") }
            }
        }
    }

    @Test("go on when the page that they are on is shown again, which a surface gets anew", arguments: [false, true])
    func comeBack(isSentBetween: Bool) {
        let model = Model()
        let scene = SceneHost(
            Tabs(model: model), session: .fixture(), viewport: Viewport(width: 400, height: 800))
        defer { scene.unmount() }
        for _ in 0..<4 { _ = scene.update() }
        #expect(endless(scene.display.snapshot()).count == 1)
        model.load(true)
        if isSentBetween { _ = scene.update() } else { scene.flush() }
        #expect(endless(scene.display.snapshot()).isEmpty)
        model.load(false)
        let batch = scene.update().batch
        #expect(endless(batch).count == 1)
        #expect(endless(scene.display.snapshot()).count == 1)
    }

    @Test(
        "move nothing but what they were asked to as rows appear, again and again", arguments: Surroundings.allCases,
        [false, true])
    func surroundings(surroundings: Surroundings, isSweeping: Bool) {
        let model = Model()
        let scene = SceneHost(
            Screen(surroundings: surroundings, isSweeping: isSweeping, model: model), session: .fixture(),
            viewport: Viewport(width: surroundings == .split ? 1_000 : 400, height: 800))
        defer { scene.unmount() }
        func expectOnlyTheirs(_ step: String) {
            for _ in 0..<4 {
                let batch = scene.update().batch
                for (layer, animation) in endless(batch) {
                    #expect(isTheirs(animation.change, isSweeping), "\(step): \(layer) \(animation)")
                }
                // Rows that fade out do so to their end.
                for case .exit(let id) in batch.operations { scene.display.exitEnded(id) }
            }
            let all = endless(scene.display.snapshot()).count
            #expect(all <= EndlessAnimationTests.rows && (step.hasPrefix("loaded") == (all == 0)), "\(step): \(all)")
        }
        expectOnlyTheirs("first")
        model.load(true)
        expectOnlyTheirs("loaded")
        model.load(false)
        expectOnlyTheirs("again")
        withAnimation { model.load(true) }
        expectOnlyTheirs("loaded with animation")
        withAnimation { model.load(false) }
        expectOnlyTheirs("again with animation")
        model.show(false)
        _ = scene.update()
        // The next sheet waits until this one has left.
        scene.graph.presentations.endExits()
        model.show(true)
        expectOnlyTheirs("shown")
        #expect(scene.diagnostics.recorded.filter { $0.code == .cyclicUpdate }.map(\.message) == [])
    }
}
