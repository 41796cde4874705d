// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay

/// Turns in space: what they look like, and how far a surface is told to turn.
@MainActor
@Suite("Turns in space")
struct SpatialTurnTests {
    /// A map of space, by its rows.
    private struct Space {
        var rows = (0..<4).map { row in (0..<4).map { $0 == row ? 1.0 : 0.0 } }

        static func move(_ x: Double, _ y: Double, _ z: Double) -> Space {
            var result = Space()
            (result.rows[0][3], result.rows[1][3], result.rows[2][3]) = (x, y, z)
            return result
        }

        static func eye(_ pull: Double) -> Space {
            var result = Space()
            result.rows[3][2] = -pull
            return result
        }

        /// The rotation of CSS's `rotate3d`, whose axis has the length 1.
        static func turn(_ x: Double, _ y: Double, _ z: Double, _ angle: Double) -> Space {
            let (s, c) = (sin(angle), cos(angle))
            let r = 1 - c
            var result = Space()
            result.rows[0] = [c + x * x * r, x * y * r - z * s, x * z * r + y * s, 0]
            result.rows[1] = [x * y * r + z * s, c + y * y * r, y * z * r - x * s, 0]
            result.rows[2] = [x * z * r - y * s, y * z * r + x * s, c + z * z * r, 0]
            return result
        }

        func after(_ inner: Space) -> Space {
            var result = Space()
            for row in 0..<4 {
                for column in 0..<4 {
                    result.rows[row][column] = (0..<4).reduce(0.0) { $0 + rows[row][$1] * inner.rows[$1][column] }
                }
            }
            return result
        }

        /// Where a point of the plane is seen.
        func seen(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
            let point = rows.map { $0[0] * x + $0[1] * y + $0[3] }
            return (point[0] / point[3], point[1] / point[3])
        }
    }

    @Test("look as the functions that browsers animate", arguments: [0, 0.3, 1.2, 2.5, Double.pi, 4, 2 * Double.pi])
    func functions(angle: Double) throws {
        typealias Point = (x: Double, y: Double, z: Double)
        let places: [Point] = [(50, 25, 0), (0, 0, 0), (100, 50, 30), (20, 40, -15)]
        let axes: [Point] = [(0, 1, 0), (1, 0, 0), (0, 0, 1), (0.6, 0, 0.8)]
        let corners: [(Double, Double)] = [(0, 0), (100, 0), (100, 50), (30, 20)]
        for anchor in places {
            for axis in axes {
                for pull in [0, 0.002, 0.005] {
                    let turn = try #require(SpatialTurn(angle: angle, axis: axis, anchor: anchor, pull: pull))
                    let space = Space.move(anchor.x, anchor.y, 0).after(.eye(pull)).after(.move(0, 0, anchor.z))
                        .after(.turn(axis.x, axis.y, axis.z, angle)).after(.move(0, 0, -anchor.z))
                        .after(.move(-anchor.x, -anchor.y, 0))
                    for (x, y) in corners {
                        let (one, other) = (turn.transform.map(x: x, y: y), space.seen(x, y))
                        #expect(abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6, "\(turn)")
                    }
                }
            }
        }
    }

    @MainActor private final class Model { var turn: (() -> Void)? }

    private struct Card: View {
        let model: Model
        let end: Double
        @State private var isTurned = false

        var body: some View {
            model.turn = { [isTurned = $isTurned] in isTurned.wrappedValue.toggle() }
            return Color.red.frame(width: 100, height: 50)
                .rotation3DEffect(.degrees(isTurned ? end : 0), axis: (x: 0, y: 1, z: 0))
        }
    }

    @Test("are animated by their angle, whatever the ends look like", arguments: [90.0, 180, 360, 720])
    func angles(end: Double) throws {
        let model = Model()
        let scene = SceneHost(Card(model: model, end: end), session: .fixture())
        _ = scene.update()
        withAnimation(.linear(duration: 1)) { model.turn?() }
        let found = scene.update().batch.operations.flatMap { operation -> [(from: Double?, to: Double?)] in
            guard case .animate(_, let list) = operation else { return [] }
            return list.compactMap { animation -> (from: Double?, to: Double?)? in
                guard case .effects(let from, let to) = animation.change else { return nil }
                return (from: from.turn?.angle, to: to.turn?.angle)
            }
        }
        #expect(found.count == 1)
        #expect(found.first?.from == 0)
        #expect(abs((found.first?.to ?? 0) - end * .pi / 180) < 1e-9)
    }

    @Test("around each other are each flat: the outer one turns what the inner one looks like")
    func nested() throws {
        let scene = SceneHost(
            Color.red.frame(width: 100, height: 50)
                .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
                .rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0)), session: .fixture())
        scene.flush()
        let inner = try #require(scene.fills.first?.parent)
        let outer = try #require(inner.parent)
        #expect(abs((inner.effects.turn?.angle ?? 0) - 40 * .pi / 180) < 1e-9)
        #expect(abs((outer.effects.turn?.angle ?? 0) - 30 * .pi / 180) < 1e-9)
    }
}
