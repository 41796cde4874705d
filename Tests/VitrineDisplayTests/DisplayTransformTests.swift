// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

@Suite struct DisplayTransformTests {
    private let tilted = DisplayTransform(a: 0.8, b: 0.1, c: -0.2, d: 1.1, tx: 30, ty: 12, g: 0.002, h: -0.001, i: 1.3)

    @Test("a point that was mapped comes back", arguments: [(0.0, 0.0), (100, 0), (20, 70), (-15, 40)])
    func inverse(_ x: Double, _ y: Double) throws {
        let there = tilted.map(x: x, y: y)
        let back = try #require(tilted.unmap(x: there.x, y: there.y))
        #expect(abs(back.x - x) < 1e-9 && abs(back.y - y) < 1e-9)
    }

    @Test("maps are composed as they are applied")
    func composition() {
        let turn = DisplayTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
        for (outer, inner) in [(tilted, turn), (turn, tilted), (turn, turn), (tilted, tilted)] {
            let step = inner.map(x: 7, y: 9)
            let (want, have) = (outer.map(x: step.x, y: step.y), outer.after(inner).map(x: 7, y: 9))
            #expect(abs(want.x - have.x) < 1e-9 && abs(want.y - have.y) < 1e-9)
        }
    }

    @Test("a plane seen edge on and points behind the eye have no way back")
    func noInverse() {
        #expect(DisplayTransform(a: 0, b: 0, c: 0, d: 1, tx: 3, ty: 0).unmap(x: 3, y: 1) == nil)
        let away = DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: -0.01)
        #expect(away.unmap(x: 50, y: 0) != nil)
        // Beyond the horizon at x = -100 only points behind the eye would map there.
        #expect(away.unmap(x: -150, y: 0) == nil)
    }

    @Test("a layer is hit where its projection draws it, a mask never")
    func hits() {
        let tree = DisplayTree()
        let layer = tree.make(in: tree.root, .fill(.rectangle, .color(.black)), width: 100, height: 100)
        layer.events = .tap
        layer.effects.projection = DisplayTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 50, ty: 0)
        #expect(tree.hitTest(x: 40, y: 50) == nil)
        #expect(tree.hitTest(x: 60, y: 50) === layer)
        layer.effects.projection = nil
        layer.effects.hitOutline = .circle
        #expect(tree.hitTest(x: 5, y: 5) == nil)
        #expect(tree.hitTest(x: 50, y: 50) === layer)
        layer.effects.isMask = true
        #expect(tree.hitTest(x: 50, y: 50) == nil)
    }
}
