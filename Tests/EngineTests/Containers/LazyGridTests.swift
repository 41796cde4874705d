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
@Suite("A lazy grid")
struct LazyGridTests {
    private func mount(_ view: some View, width: Double = 320, height: Double = 400) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: width, height: height))
        scene.flush()
        return scene
    }

    /// Cells that are shown, with their frames in the window.
    private func cells(_ scene: SceneHost) -> [String: DisplayRect] {
        var frames: [String: DisplayRect] = [:]
        for element in scene.display.elements().all(where: { $0.identifier != nil }) {
            frames[element.identifier ?? ""] = element.frame
        }
        return frames
    }

    private struct Cell: View {
        let name: String
        var height: CGFloat = 40

        var body: some View { Color.red.frame(height: height).accessibilityIdentifier(name) }
    }

    private let three = [GridItem(.fixed(60)), GridItem(.flexible(maximum: 100)), GridItem()]

    @Test("deals its width out from the first column to the last")
    func columns() {
        let scene = mount(ScrollView { LazyVGrid(columns: three) { ForEach(0..<4) { Cell(name: "\($0)") } } })
        let cells = cells(scene)
        #expect(cells["0"] == DisplayRect(x: 0, y: 0, width: 60, height: 40))
        // What the clamped second column leaves is the third one's.
        #expect(cells["1"] == DisplayRect(x: 68, y: 0, width: 100, height: 40))
        #expect(cells["2"] == DisplayRect(x: 176, y: 0, width: 144, height: 40))
        #expect(cells["3"] == DisplayRect(x: 0, y: 48, width: 60, height: 40))
    }

    @Test("of adaptive columns has as many as fit, also when the window gets another width")
    func adaptive() {
        let scene = mount(
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 4) {
                    ForEach(0..<7) { Cell(name: "\($0)") }
                }
            })
        func lines() -> [Int] {
            var counts: [Double: Int] = [:]
            for cell in cells(scene).values { counts[cell.y, default: 0] += 1 }
            return counts.sorted { $0.key < $1.key }.map(\.value)
        }
        #expect(lines() == [2, 2, 2, 1])
        #expect(cells(scene)["1"] == DisplayRect(x: 164, y: 0, width: 156, height: 40))
        scene.resize(Viewport(width: 900, height: 400))
        scene.flush()
        #expect(lines() == [7])
        // Three columns and the gaps between them, to the point.
        scene.resize(Viewport(width: 376, height: 400))
        scene.flush()
        #expect(lines() == [3, 3, 1])
        scene.resize(Viewport(width: 320, height: 400))
        scene.flush()
        #expect(lines() == [2, 2, 2, 1])
        #expect(cells(scene)["6"]?.y == 132.0)
    }

    @Test("of 100,000 cells makes the lines that are seen")
    func window() throws {
        let scene = mount(
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(), count: 4), spacing: 0) {
                    ForEach(0..<100_000) { Cell(name: "\($0)") }
                }
            })
        #expect(cells(scene).count == 40)
        let layer = try #require(scene.display.root.children.first)
        guard case .scroll(let scroll) = layer.content else { return }
        #expect(scroll.contentHeight == 1_000_000)
        let before = scene.graph.counters.bodies
        scene.scroll(layer: layer.id, x: 0, y: 400_000)
        scene.flush()
        #expect(Set(cells(scene).keys) == Set((40_000..<40_040).map { "\($0)" }))
        #expect(scene.graph.counters.bodies - before <= 100)
    }

    @Test("gives headers and footers lines of their own, and pins headers that stay")
    func sections() throws {
        let scene = mount(
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()], spacing: 10, pinnedViews: .sectionHeaders) {
                    ForEach(0..<3) { section in
                        Section {
                            ForEach(0..<3) { Cell(name: "\(section).\($0)") }
                        } header: {
                            Cell(name: "header \(section)", height: 20)
                        } footer: {
                            Cell(name: "footer \(section)", height: 30)
                        }
                    }
                }
            }, height: 2_000)
        let cells = cells(scene)
        for section in 0..<3 {
            let top = Double(section) * 170
            #expect(cells["header \(section)"] == DisplayRect(x: 0, y: top, width: 320, height: 20))
            #expect(cells["\(section).1"] == DisplayRect(x: 164, y: top + 30, width: 156, height: 40))
            #expect(cells["\(section).2"] == DisplayRect(x: 0, y: top + 80, width: 156, height: 40))
            #expect(cells["footer \(section)"] == DisplayRect(x: 0, y: top + 130, width: 320, height: 30))
        }
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
        #expect(all(scene.display.root).count { !$0.effects.scrollLinks.isEmpty } == 3)
    }

    @Observable
    final class Model {
        var items = Array(0..<10)
    }

    private struct Changing: View {
        let model: Model

        var body: some View {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
                    ForEach(model.items, id: \.self) { CountingCell(item: $0) }
                }
            }
        }
    }

    private struct CountingCell: View {
        let item: Int
        @State private var taps = 0

        var body: some View {
            Button("\(item) tapped \(taps)") { taps += 1 }.buttonStyle(.plain).frame(height: 40)
        }
    }

    @Test("follows items that come, go and move, and keeps the state of each")
    func changes() throws {
        let model = Model()
        let scene = mount(Changing(model: model))
        var copy = DisplayModel()
        func update() throws {
            try copy.apply(scene.update().batch)
            #expect(copy.matches(scene.display))
        }
        func order() -> [String] {
            scene.display.elements().all { $0.role == .button }
                .sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }.map(\.label)
        }
        try update()
        let five = try #require(scene.display.elements().all { $0.label == "5 tapped 0" }.first)
        #expect(scene.send(.tap, to: try #require(scene.display.eventLayer(for: five)).id) == .handled)
        try update()
        func expected() -> [String] { model.items.map { "\($0) tapped \($0 == 5 ? 1 : 0)" } }
        #expect(order() == expected())
        for change in [
            [0, 2, 3, 4, 5, 6, 7, 8, 9], [5, 0, 9], [7, 5, 3, 1, 0, 11, 12], Array(0..<20), [5], Array(3..<9),
        ] {
            model.items = change
            try update()
            #expect(order() == expected())
        }
    }

    @Observable
    final class Albums {
        var items = [[0, 1, 2, 3], [10, 11], [20]]
    }

    private struct Sectioned: View {
        let albums: Albums

        var body: some View {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
                    ForEach(0..<3) { album in
                        Section {
                            ForEach(albums.items[album], id: \.self) { Cell(name: "\($0)") }
                        } header: {
                            Cell(name: "header \(album)", height: 20)
                        }
                    }
                }
            }
        }
    }

    @Test("fills up the last line of a section before it begins another one")
    func growingSections() {
        let albums = Albums()
        let scene = mount(Sectioned(albums: albums), height: 2_000)
        func order() -> [String] {
            cells(scene).sorted { ($0.value.y, $0.value.x) < ($1.value.y, $1.value.x) }.map(\.key)
        }
        func expected() -> [String] {
            albums.items.enumerated().flatMap { album, items in ["header \(album)"] + items.map { "\($0)" } }
        }
        #expect(order() == expected())
        for change in [
            [[0], [11], [20]], [[0, 1, 2, 3], [11], [20]], [[0], [10, 11, 12, 13], [20]], [[0, 1], [13], [20, 21]],
            [[], [13], [20, 21]], [[5], [13, 14], [20, 21, 22, 23]],
        ] {
            albums.items = change
            scene.flush()
            #expect(order() == expected())
        }
    }

    @Test("of rows grows sideways")
    func rows() {
        let scene = mount(
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(50), alignment: .bottom)], spacing: 6) {
                    ForEach(0..<100) { index in
                        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("\(index)")
                    }
                }
            }, width: 200, height: 200)
        let cells = cells(scene)
        #expect(cells.count == 10)
        let top = cells["0"]?.y ?? -1
        // Centred in its 30 points, and at the end of the 50 that follow after the gap.
        #expect(cells["1"] == DisplayRect(x: 0, y: top - 5 + 30 + 8 + 30, width: 40, height: 20))
        #expect(cells["2"] == DisplayRect(x: 46, y: top, width: 40, height: 20))
    }
}
