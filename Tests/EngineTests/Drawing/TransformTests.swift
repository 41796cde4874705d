// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Maps of the plane")
struct TransformTests {
    private let point = CGPoint(x: 3, y: 4)

    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test("are joined in the order in which they are said")
    func concatenation() {
        let move = CGAffineTransform(translationX: 10, y: 0)
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 26, y: 12))
        #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 16, y: 12))
        // The newer ones of these come first.
        #expect(point.applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 16, y: 12))
        #expect(point.applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 26, y: 12))
        #expect(near(point.applying(CGAffineTransform.identity.rotated(by: .pi / 2)), CGPoint(x: -4, y: 3)))
        #expect(CGAffineTransform.identity.isIdentity && !CGAffineTransform().isIdentity)
    }

    @Test("are undone by their inverses")
    func inverses() {
        let map = CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6)
        #expect(near(point.applying(map).applying(map.inverted()), point))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        var projection = ProjectionTransform(map)
        projection.m13 = 0.01
        let identity = projection.concatenating(projection.inverted())
        #expect(abs(identity.m11 - 1) < 1e-9 && abs(identity.m13) < 1e-9 && abs(identity.m32) < 1e-9)
        #expect(!projection.isAffine && ProjectionTransform(map).isAffine && ProjectionTransform().isIdentity)
        var none = ProjectionTransform(flat)
        let hasInverse = none.invert()
        #expect(!hasInverse)
    }

    @Test("of sizes and rectangles leave moves aside, and stay upright")
    func sizes() {
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)
        let frame = CGRect(x: 0, y: 0, width: 4, height: 2).applying(quarter)
        #expect(abs(frame.minX + 2) < 1e-9 && abs(frame.width - 2) < 1e-9 && abs(frame.height - 4) < 1e-9)
        #expect(
            CGSize(width: 1, height: 1).applying(CGAffineTransform(translationX: 9, y: 9))
                == CGSize(width: 1, height: 1)
        )
    }

    @Test("draw a view from its top left corner, and leave its place alone")
    func effects() throws {
        let square = Color.red.frame(width: 10, height: 10)
        let layer = try #require(shown(square.transformEffect(.init(scaleX: 2, y: 1))))
        let effect = try #require(layer.effects.projection)
        #expect(effect.map(x: 10, y: 10) == (20, 10))
        #expect(layer.placement.width == 10)
        var perspective = ProjectionTransform()
        perspective.m13 = 0.1
        let far = try #require(shown(square.projectionEffect(perspective))?.effects.projection)
        #expect(far.map(x: 10, y: 10) == (5, 5))
    }

    private func shown(_ view: some View) -> Layer? {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene.display.root.children.first
    }
}
