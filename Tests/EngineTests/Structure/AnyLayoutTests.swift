// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineLayout
import VitrineTesting

/// Layouts as values: stacks that are layouts, and one that hides which.
@MainActor
@Suite("AnyLayout and the stacks' layouts")
struct AnyLayoutTests {
    private func frames(_ view: some View) throws -> [CGRect] {
        let host = TestHost(view)
        return try ["a", "b", "c"].map { try host.frame(of: $0) }
    }

    @ViewBuilder private var subjects: some View {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
        Text("Some words that wrap where it is narrow").accessibilityIdentifier("b")
        Color.blue.frame(minWidth: 10, maxHeight: 30).accessibilityIdentifier("c")
    }

    @Test("The layout of a stack places views as the stack does")
    func stacks() throws {
        #expect(
            try frames(HStackLayout(alignment: .bottom, spacing: 6)({ subjects }).frame(width: 200, height: 100))
                == frames(HStack(alignment: .bottom, spacing: 6) { subjects }.frame(width: 200, height: 100)))
        #expect(
            try frames(VStackLayout(alignment: .leading)({ subjects }).frame(width: 120, height: 300))
                == frames(VStack(alignment: .leading) { subjects }.frame(width: 120, height: 300)))
        let layers = try frames(ZStackLayout(alignment: .bottomTrailing)({ subjects }).frame(width: 120, height: 90))
        let wanted = try frames(ZStack(alignment: .bottomTrailing) { subjects }.frame(width: 120, height: 90))
        #expect(layers == wanted)
    }

    @ViewBuilder private var cells: some View {
        GridRow(alignment: .bottom) {
            Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
            Text("Some words").accessibilityIdentifier("b")
        }
        Color.blue.frame(height: 30).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("c")
    }

    @Test("The layout of a grid reads rows and cells as the grid does, also where its type is hidden")
    func grids() throws {
        let wanted = try frames(
            Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 3) { cells }
                .frame(width: 200, height: 100))
        let layout = GridLayout(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 3)
        #expect(try frames(layout { cells }.frame(width: 200, height: 100)) == wanted)
        let hidden = AnyLayout(layout)
        #expect(try frames(hidden { cells }.frame(width: 200, height: 100)) == wanted)
        #expect(abs(wanted[1].minX - wanted[0].maxX - 6) < 0.01 && abs(wanted[2].minY - wanted[0].maxY - 3) < 0.01)
    }

    @Test("A grid without cells is as wide as its widest row")
    func rowsOnly() throws {
        @ViewBuilder var rows: some View {
            Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
            Text("Some words").accessibilityIdentifier("b")
            Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("c")
        }
        let wanted = try frames(VStack(spacing: 3) { rows }.frame(width: 200, height: 100))
        let found = try frames(Grid(verticalSpacing: 3) { rows }.frame(width: 200, height: 100))
        for (one, other) in zip(found, wanted) {
            #expect(abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01)
            #expect(abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01)
        }
    }

    @Test("A layout that becomes a grid reads the rows of its content")
    func becomesGrid() throws {
        struct Screen<Content: View>: View {
            @ViewBuilder let content: Content
            @State private var isGrid = false
            var body: some View {
                let layout =
                    isGrid ? AnyLayout(GridLayout(horizontalSpacing: 6, verticalSpacing: 3)) : AnyLayout(VStackLayout())
                VStack {
                    Button("Change") { isGrid = true }
                    layout { content }.frame(width: 200, height: 100)
                }
            }
        }
        let host = TestHost(Screen { cells })
        let column = try (host.frame(of: "a"), host.frame(of: "b"))
        #expect(column.0.maxY < column.1.minY + 0.01)
        try host.find(label: "Change").tap()
        host.scene.flush()
        let row = try (host.frame(of: "a"), host.frame(of: "b"))
        #expect(abs(row.1.minX - row.0.maxX - 6) < 0.01)
    }

    @Test("The layout of a stack takes all the room that fixed views leave it, as the stack does")
    func flexible() throws {
        func places(_ inner: some View, isRow: Bool) throws -> [CGRect] {
            let views = Group {
                inner
                Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("c")
            }
            if isRow { return try frames(HStack(spacing: 0) { views }.frame(width: 200, height: 200)) }
            return try frames(VStack(spacing: 0) { views }.frame(width: 200, height: 200))
        }
        let parts = Group {
            Color.red.accessibilityIdentifier("a")
            Color.green.accessibilityIdentifier("b")
        }
        for isRow in [true, false] {
            #expect(try places(HStackLayout()({ parts }), isRow: isRow) == places(HStack { parts }, isRow: isRow))
            #expect(try places(VStackLayout()({ parts }), isRow: isRow) == places(VStack { parts }, isRow: isRow))
            #expect(try places(ZStackLayout()({ parts }), isRow: isRow) == places(ZStack { parts }, isRow: isRow))
        }
        #expect(try places(HStackLayout()({ parts }), isRow: false)[0].height == 180)
    }

    private var line: some View {
        Group {
            Color.red.frame(width: 10, height: 10)
            Spacer(minLength: 0)
            Color.red.frame(width: 10, height: 10)
        }
    }

    @Test("The layout of a stack keeps the distance of the stack, whatever stands between its ends")
    func spacing() throws {
        func places(_ inner: some View, isRow: Bool) throws -> [CGRect] {
            let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
            return try frames(
                layout {
                    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
                    inner.accessibilityElement(children: .ignore).accessibilityIdentifier("b")
                    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("c")
                }
                .frame(width: 200, height: 200))
        }
        let row = try places(HStackLayout()({ line }), isRow: true)
        #expect(row[1].minX - row[0].maxX == 8 && row[2].minX - row[1].maxX == 8)
        #expect(try places(HStack { line }, isRow: true) == row)
        #expect(try places(AnyLayout(HStackLayout())({ line }), isRow: true) == row)
        let column = try places(VStackLayout()({ line }), isRow: false)
        #expect(column[1].minY - column[0].maxY == 8 && column[2].minY - column[1].maxY == 8)
        #expect(try places(VStack { line }, isRow: false) == column)
    }

    @Test("A labelled content keeps its distance in a row")
    func labelledContent() throws {
        let frames = try self.frames(
            HStack {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
                LabeledContent("Client", value: "Late")
                    .accessibilityElement(children: .combine).accessibilityIdentifier("b")
                Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("c")
            }
            .frame(width: 300, height: 60))
        #expect(abs(frames[1].minX - frames[0].maxX - 8) < 0.01 && abs(frames[2].minX - frames[1].maxX - 8) < 0.01)
    }

    @Test("Views keep their state when the layout becomes another one")
    func state() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        struct Screen: View {
            @State private var isWide = false
            var body: some View {
                let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    Counter().accessibilityIdentifier("a")
                    Button("Turn") { isWide.toggle() }.accessibilityIdentifier("b")
                }
            }
        }
        let host = TestHost(Screen())
        try host.find(label: "Count 0").tap()
        #expect(try host.frame(of: "b").minY >= host.frame(of: "a").maxY - 0.5)
        try host.find(label: "Turn").tap()
        #expect(host.contains(label: "Count 1"))
        #expect(try host.frame(of: "b").minX >= host.frame(of: "a").maxX - 0.5)
    }
}
