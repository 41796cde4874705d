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

/// Documentation/Rules.md 3.15: rows of unequal heights, jumped over and scrolled back to, never move under the
/// user's eyes.
@MainActor
@Suite("Lazy rows of unequal heights")
struct SettlingTests {
    /// A browser's side of a scroller: its own offset, moved by a user, by what the engine asks for and by
    /// corrections.
    @MainActor
    private final class Surface {
        let scene: SceneHost
        let layer: Layer
        private var model = DisplayModel()
        private(set) var y = 0.0
        private var known: DisplayScroll
        private(set) var corrections = 0
        /// The offset that was last reported.
        private var told = 0.0

        init(_ view: some View, overscan: Double = 0) throws {
            var options = EngineOptions()
            options.overscan = overscan
            scene = SceneHost(
                view, session: .fixture(), viewport: Viewport(width: 300, height: 400), options: options)
            scene.flush()
            try model.apply(scene.update().batch)
            layer = try #require(Surface.scroller(scene.display.root))
            known = try #require(Surface.scroll(layer))
        }

        private static func scroller(_ layer: Layer) -> Layer? {
            if scroll(layer) != nil { return layer }
            return layer.children.lazy.compactMap(scroller).first
        }

        private static func scroll(_ layer: Layer) -> DisplayScroll? {
            if case .scroll(let scroll) = layer.content { scroll } else { nil }
        }

        /// Takes a batch as the browser does: one frame.
        func receive() throws {
            try model.apply(scene.update().batch)
            guard case .scroll(let new)? = model.nodes[layer.id]?.snapshot.content else { return }
            if new.revision != known.revision {
                y = new.targetY
            } else if new.shiftY != known.shiftY {
                y += new.shiftY - known.shiftY
                corrections += 1
            }
            known = new
        }

        func scroll(by distance: Double) throws {
            y += distance
            report()
            try receive()
        }

        func rest() throws {
            report(isAtRest: true)
            try receive()
        }

        /// What the page says, which may be of before a correction that is on its way.
        func report(isAtRest: Bool = false) {
            told = y
            scene.send(
                .scroll(ScrollReport(x: 0, y: y, shiftY: known.shiftY, isAtRest: isAtRest)), to: layer.id)
        }

        /// To where the content ends for this surface, as the End key does.
        func jumpToEnd() throws { try scroll(by: end - y) }

        /// The largest offset that the surface knows of.
        private var end: Double { max(known.contentHeight - layer.placement.height, 0) }

        /// What a browser tells by itself after a frame that moved the content: it keeps the offset within the content,
        /// reports it, and says that it rests. Answers whether anything moved.
        func echo() throws -> Bool {
            y = min(max(y, 0), end)
            guard y != told else { return false }
            report()
            try receive()
            try rest()
            return true
        }

        /// A movement that the engine does not know of yet.
        func moveUnheard(by distance: Double) { y += distance }

        /// The rows that are seen whole, with their places in the window, to a thousandth of a point.
        var shown: [String: Double] {
            let offset = y
            let root = scene.display.elements(scrollOffsets: { $0 === self.layer ? (0, offset) : (0, 0) })
            var places: [String: Double] = [:]
            for element in root.all(where: { Int($0.label) != nil })
            where element.frame.y >= 0 && element.frame.y + element.frame.height <= 400 {
                places[element.label] = (element.frame.y * 1_000).rounded() / 1_000
            }
            return places
        }
    }

    private struct Row: View {
        let index: Int

        var body: some View {
            Text(verbatim: "\(index)").frame(height: CGFloat(index < 3 ? 24 : 30 + index * 37 % 90))
        }
    }

    private func surfaces() throws -> [Surface] {
        [
            try Surface(ScrollView { LazyVStack(spacing: 4) { ForEach(0..<2_000) { Row(index: $0) } } }),
            try Surface(List { ForEach(0..<2_000) { Row(index: $0) } }, overscan: 400),
        ]
    }

    @Test("stay where they are seen while they are scrolled over, when that rests, and up to the first one")
    func neverJump() throws {
        for surface in try surfaces() {
            try surface.scroll(by: 8_000)
            try surface.rest()
            for step in 0..<20 {
                let before = surface.shown
                try surface.scroll(by: -90)
                for (row, place) in surface.shown {
                    if let old = before[row] { #expect(abs(place - old - 90) < 0.01, "row \(row), step \(step)") }
                }
            }
            let (shown, count) = (surface.shown, surface.corrections)
            #expect(shown.count >= 3)
            try surface.rest()
            #expect(surface.shown == shown)
            #expect(surface.corrections == count + 1)
            // Once right, nothing is put right.
            try surface.rest()
            #expect(surface.shown == shown)
            #expect(surface.corrections == count + 1)
            try climb(surface)
        }
    }

    @Observable
    final class Pages {
        var count = 20
    }

    private struct Paged: View {
        let model: Pages

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 12) {
                    ForEach(0..<model.count, id: \.self) { index in
                        Text(verbatim: "\(index)").frame(height: 80)
                    }
                    if model.count < 100 { Text(verbatim: "1000").frame(height: 40.5) }
                }
                .frame(maxWidth: 200)
                .frame(maxWidth: .infinity)
                .padding()
            }
        }
    }

    @Test("a jump to the end of pages that came one after the other ends there")
    func jumpsToEndOfPages() throws {
        for overscan in [0.0, 400] {
            let model = Pages()
            let surface = try Surface(Paged(model: model), overscan: overscan)
            for _ in 0..<3 {
                try surface.jumpToEnd()
                try surface.rest()
                // Once there, nothing moves any more, and the last row stands at the end, above its margin.
                let shown = surface.shown
                _ = try surface.echo()
                #expect(surface.shown == shown)
                #expect(try !surface.echo())
                // Texts in the middle of boxes of 40.5 and 80 points, which end at 384 and 331.5.
                #expect(shown["1000"] == 353.583)
                #expect(shown["\(model.count - 1)"] == 281.333)
                model.count += 20
                try surface.receive()
            }
        }
    }

    private func climb(_ surface: Surface) throws {
        for _ in 0..<200 where surface.shown["0"] == nil {
            // At the top of what was sent the movement ends; what is missing above it comes when it rests.
            if surface.y == 0 {
                let shown = surface.shown
                try surface.rest()
                #expect(surface.shown == shown && surface.y > 0)
            }
            let (before, step) = (surface.shown, min(surface.y, 170))
            try surface.scroll(by: -step)
            for (row, place) in surface.shown {
                if let old = before[row] { #expect(abs(place - old - step) < 0.01, "row \(row), \(surface.y)") }
            }
        }
        #expect(surface.shown["0"] != nil)
    }

    @Test("stay where they are seen when the user goes on before a correction arrives")
    func movementsMeetCorrections() throws {
        for surface in try surfaces() {
            try surface.scroll(by: 30_000)
            try surface.scroll(by: -300)
            surface.report(isAtRest: true)
            surface.moveUnheard(by: 25)
            let before = surface.shown
            // Scrolled on with the old extents, told after the engine has corrected them.
            surface.scene.flush()
            surface.report()
            try surface.receive()
            #expect(surface.corrections >= 1)
            #expect(surface.shown.filter { before[$0.key] != nil } == before.filter { surface.shown[$0.key] != nil })
            #expect(!before.isEmpty)
            // Both count the same way again.
            let place = surface.shown
            try surface.rest()
            #expect(surface.shown == place)
        }
    }

    @Test("are put right without a movement when one above the viewport grows")
    func growsAbove() throws {
        let model = Heights()
        let surface = try Surface(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<500) { GrowingRow(index: $0, model: model) } } },
            overscan: 400)
        try surface.scroll(by: 4_010)
        try surface.rest()
        let shown = surface.shown
        model.extra = 30
        try surface.receive()
        #expect(surface.shown == shown)
        #expect(surface.corrections == 1)
    }

    @Observable
    final class Heights {
        var extra: CGFloat = 0
    }

    private struct GrowingRow: View {
        let index: Int
        let model: Heights

        var body: some View {
            Text(verbatim: "\(index)").frame(height: 40 + (index == 97 ? model.extra : 0))
        }
    }
}
