// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay

@testable import VitrineCore

@MainActor
@Suite("MeshGradient")
struct MeshGradientTests {
    private static let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    private func scene(_ view: some View) -> SceneHost {
        let scene = SceneHost(view.frame(width: 100, height: 80), session: .fixture())
        scene.flush()
        return scene
    }

    @Test("is an image that fills what the view is offered")
    func fills() throws {
        let scene = scene(
            MeshGradient(width: 2, height: 2, points: Self.square, colors: [.red, .blue, .green, .white]))
        #expect(scene.display.description.contains("100"))
        #expect(scene.display.description.contains("image"))
        #expect(scene.diagnostics.recorded.isEmpty)
    }

    @Test("has its colours at its points, and the background around them")
    func colors() throws {
        func pixels(_ points: [SIMD2<Float>], smooths: Bool = true) -> [UInt8] {
            let gradient = MeshGradient(
                width: 2, height: 2, points: points, colors: [.clear], smoothsColors: smooths)
            let colors = [(1.0, 0.0, 0.0), (0, 0, 1), (0, 1, 0), (1, 1, 1)].map {
                DisplayColor(red: $0.0, green: $0.1, blue: $0.2)
            }
            return Array(MeshRaster(gradient, colors: colors, background: .black).picture.data)
        }
        func pixel(_ data: [UInt8], _ x: Int, _ y: Int) -> [UInt8] {
            // Signature, IHDR, head of IDAT, zlib and its block: see PlainPNG.
            let start = 8 + 25 + 8 + 2 + 5 + y * (64 * 4 + 1) + 1 + x * 4
            return Array(data[start..<start + 4])
        }
        let whole = pixels(Self.square, smooths: false)
        #expect(pixel(whole, 0, 0)[0] > 245 && pixel(whole, 0, 0)[2] < 10)
        #expect(pixel(whole, 63, 0)[2] > 245)
        #expect(pixel(whole, 0, 63)[1] > 245)
        #expect(pixel(whole, 63, 63).allSatisfy { $0 > 240 })
        let middle = pixel(whole, 32, 32)
        #expect(middle[0...2].allSatisfy { (120...136).contains($0) })
        let half = pixels([[0, 0], [0.5, 0], [0, 1], [0.5, 1]])
        #expect(pixel(half, 63, 10) == [0, 0, 0, 255])
        #expect(pixel(half, 10, 10) != [0, 0, 0, 255])
    }

    @Test("says what it lacks")
    func lacking() {
        let scene = scene(MeshGradient(width: 3, height: 2, points: Self.square, colors: [.red]))
        #expect(scene.diagnostics.contains(.invalidGeometry))
    }

    @Test("as a style is the gradient of its rows, and says so")
    func style() {
        let gradient = MeshGradient(width: 2, height: 2, points: Self.square, colors: [.red, .red, .blue, .blue])
        let scene = scene(Rectangle().fill(gradient))
        #expect(scene.display.description.contains("gradient "))
        #expect(scene.diagnostics.contains(.withoutEffect))
    }
}
