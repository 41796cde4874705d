// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Where bars put what stands in them, measured on iOS 26.1, in points.
@MainActor
@Suite("Measures of bars")
struct BarMetricsTests {
    private func scene(_ view: some View, width: Double = 430, bottom: Double = 34) -> SceneHost {
        let scene = SceneHost(
            view, session: .fixture(),
            viewport: Viewport(
                width: width, height: 932, safeArea: EdgeInsets(top: 47, leading: 0, bottom: bottom, trailing: 0)))
        _ = scene.update()
        return scene
    }

    private func frame(_ label: String, in scene: SceneHost) throws -> CGRect {
        let layer = try #require(scene.display.root.all.first { $0.semantics?.label == label || $0.string == label })
        let frame = layer.frameInRoot()
        return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    private var page: some View {
        NavigationStack {
            ScrollView { Text(verbatim: "content") }
                .navigationTitle(Text(verbatim: "Large"))
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button {
                        } label: {
                            Image(systemName: "plus")
                        }.accessibilityLabel(Text(verbatim: "Add"))
                    }
                    ToolbarItem(placement: .topBarTrailing) {
                        Button {
                        } label: {
                            Image(systemName: "gear")
                        }.accessibilityLabel(Text(verbatim: "Set"))
                    }
                }
        }
    }

    @Test(
        "margins are 20 from 414 points on and 16 below", arguments: [(430.0, 20.0), (414, 20), (413, 16), (320, 16)])
    func margins(width: Double, margin: Double) throws {
        let scene = scene(page, width: width)
        #expect(try frame("Add", in: scene).minX == margin)
        #expect(try frame("Set", in: scene).maxX == width - margin)
        #expect(try frame("Large", in: scene).minX == margin)
    }

    @Test("a large title begins 5 below the bar's row")
    func largeTitle() throws {
        // The row ends at 47 + 54.
        #expect(try frame("Large", in: scene(page)).minY == 106)
    }

    @Test("a title is inline while the window has a compact height, as a phone on its side has")
    func titleOfLowWindow() throws {
        let scene = scene(page)
        func turn(width: Double, height: Double) throws -> CGRect {
            scene.resize(Viewport(width: width, height: height))
            _ = scene.update()
            return try frame("Large", in: scene)
        }
        let inline = try turn(width: 844, height: 390)
        #expect(abs(inline.midX - 422) < 1 && inline.maxY < 64)
        let large = try turn(width: 390, height: 844)
        #expect(large.minX == 16 && large.minY > 64)
    }

    @Test("a tab bar ends 23 above the window, whatever the home indicator takes there", arguments: [0.0, 21, 34])
    func tabBar(bottom: Double) throws {
        let scene = scene(
            TabView {
                Color.red.accessibilityElement().accessibilityLabel("Page").tabItem { Text(verbatim: "One") }
                Text(verbatim: "other").tabItem { Text(verbatim: "Two") }
            }, bottom: bottom)
        let bar = try frame("Tab Bar", in: scene)
        #expect(bar.height == 58 && bar.maxY == 932 - 23)
        #expect(try frame("Page", in: scene).maxY == 932 - 83)
    }

    /// A tab view with its bar above the pages; the first page has a bar of its own.
    private struct Wide: View {
        var add = "Add"
        var mode = NavigationBarItem.TitleDisplayMode.large
        @State private var isAlone = false

        var body: some View {
            TabView {
                NavigationStack {
                    ScrollView { Text(verbatim: "content").frame(maxWidth: .infinity) }
                        .navigationTitle(Text(verbatim: "Title"))
                        .navigationBarTitleDisplayMode(mode)
                        .toolbar {
                            ToolbarItem(placement: .topBarTrailing) { Button(add) { isAlone.toggle() } }
                        }
                        .toolbar(isAlone ? .hidden : .visible, for: .tabBar)
                }
                .tabItem { Text(verbatim: "First page") }
                NavigationSplitView {
                    Text(verbatim: "side").navigationTitle(Text(verbatim: "Sidebar"))
                } detail: {
                    Text(verbatim: "detail").navigationTitle(Text(verbatim: "Detail"))
                }
                .tabItem { Text(verbatim: "Columns") }
                Text(verbatim: "bare").frame(maxHeight: .infinity, alignment: .top).tabItem { Text(verbatim: "Bare") }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    @Test("where a tab bar is above the pages, the bar of a page has its row", arguments: [0.0, 47])
    func sharedRow(top: Double) throws {
        let scene = SceneHost(
            Wide(), session: .fixture(),
            viewport: Viewport(
                width: 1_000, height: 700, safeArea: EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0)))
        _ = scene.update()
        let row = top == 0 ? 10 : top
        let tabs = try frame("Tab Bar", in: scene)
        #expect(tabs.minY == row && tabs.height == 44 && abs(tabs.midX - 500) < 1)
        let add = try frame("Add", in: scene)
        #expect(add.midY == tabs.midY && add.minX > tabs.maxX)
        // The large title begins 5 below the row's end, as without tabs; the content follows it.
        let title = try #require(scene.display.root.all.first { $0.semantics?.role == .heading(level: 1) })
            .frameInRoot()
        #expect(title.y == row + 54 + 5 && title.x == 20)
        #expect(try frame("content", in: scene).minY == row + 54 + 52)
    }

    @Test("an inline title beside a tab bar is at the leading edge")
    func inlineTitleBesideTabs() throws {
        let scene = scene(Wide(mode: .inline), width: 1_000)
        let tabs = try frame("Tab Bar", in: scene)
        let title = try frame("Title", in: scene)
        #expect(abs(title.midY - tabs.midY) < 1 && title.minX == 20 && title.maxX < tabs.minX)
        #expect(try frame("content", in: scene).minY == 47 + 54)
    }

    @Test("items that do not fit beside a tab bar are in a row below it")
    func itemsBelowTabs() throws {
        let scene = scene(Wide(add: "Add one more of all these things to the collection"), width: 700)
        let tabs = try frame("Tab Bar", in: scene)
        let add = try frame("Add one more of all these things to the collection", in: scene)
        #expect(add.minY > tabs.maxY && add.maxX <= 700)
        #expect(try frame("content", in: scene).minY == 47 + 2 * 54 + 52)
    }

    @Test("a tab bar that is hidden, columns and pages without a bar share no row")
    func ownRow() throws {
        let host = TestHost(Wide(), width: 1_000)
        let tabs = try host.find(label: "Tab Bar").frame
        try host.find(role: .button, label: "Columns").tap()
        for title in ["Sidebar", "Detail"] { #expect(try host.find(label: title).frame.minY > tabs.maxY) }
        try host.find(role: .button, label: "Bare").tap()
        #expect(try host.find(label: "bare").frame.minY == tabs.maxY + 10)
        try host.find(role: .button, label: "First page").tap()
        try host.find(role: .button, label: "Add").tap()
        #expect(!host.contains(label: "Tab Bar"))
        #expect(try host.find(label: "content").frame.minY == 64 + 52)
    }

    @Test("symbols of a bar's buttons are large, those beside the page's text are not")
    func symbols() throws {
        func height(_ view: some View) throws -> Double {
            let layer = try #require(
                scene(view).display.root.all.first { if case .image = $0.content { true } else { false } })
            return layer.placement.height
        }
        let inBar = try height(
            NavigationStack {
                Color.red.toolbar { ToolbarItem(placement: .topBarTrailing) { Image(systemName: "gear") } }
            })
        let plain = try height(Image(systemName: "gear").font(.system(size: 17, weight: .medium)))
        #expect(abs(inBar / plain - 1.28) < 0.03)
    }

    @Test("an icon stands in a circle, a text 12 from the ends of its capsule")
    func buttons() throws {
        let scene = scene(
            NavigationStack {
                Color.red.toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                    ToolbarItem(placement: .topBarTrailing) {
                        Button {
                        } label: {
                            Image(systemName: "star")
                        }.accessibilityLabel(Text(verbatim: "Star"))
                    }
                }
            })
        func button(_ label: String) throws -> DisplayRect {
            try #require(scene.display.elements().all { $0.role == .button && $0.label == label }.first).frame
        }
        let (star, edit) = (try button("Star"), try button("Edit"))
        #expect(star.width == 44 && star.height == 44)
        let text = try #require(scene.display.root.all.first { $0.string == "Edit" }).placement.width
        #expect(edit.width == max(text + 24, 44) && edit.height == 44)
    }

    @Test(
        "a principal item is between the others where it fits, and below them where it does not",
        arguments: [(320.0, true), (390, true), (430, false), (800, false)])
    func principal(width: Double, isBelow: Bool) throws {
        let scene = scene(
            NavigationStack {
                ScrollView { Text(verbatim: "content") }
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Color.red.frame(width: 60, height: 44).item("Start") }
                        ToolbarItem(placement: .principal) { Color.red.frame(width: 120, height: 32).item("Middle") }
                        ToolbarItem(placement: .topBarTrailing) { Color.red.frame(width: 190, height: 44).item("End") }
                    }
                    .toolbarTitleDisplayMode(.inline)
            }, width: width)
        let (start, middle, end) = (
            try frame("Start", in: scene), try frame("Middle", in: scene), try frame("End", in: scene)
        )
        #expect(!middle.intersects(start) && !middle.intersects(end))
        #expect(middle.minX >= 0 && middle.maxX <= width)
        #expect((middle.minY >= start.maxY) == isBelow)
        // The page is below both rows.
        #expect(try frame("content", in: scene).minY >= middle.maxY)
    }

    private struct Searched: View {
        var body: some View {
            NavigationStack {
                List { Text(verbatim: "row") }.searchable(text: .constant(""), prompt: Text(verbatim: "Find"))
            }
        }
    }

    @Test("a search below the page is 48 high and ends 28 above the window's end", arguments: [0.0, 34])
    func search(bottom: Double) throws {
        let scene = scene(Searched(), bottom: bottom)
        let search = try #require(scene.display.root.all.first { $0.semantics?.role == .search }).frameInRoot()
        #expect(search.height == 48)
        #expect(search.y + search.height == 932 - 28)
        #expect(search.x == 28)
    }
}

extension View {
    /// A view with a label by which its frame is found.
    fileprivate func item(_ label: String) -> some View {
        accessibilityElement().accessibilityLabel(Text(verbatim: label))
    }
}
