// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Shapes that are made of the shape of what is around them.
@MainActor
@Suite("Shapes of containers")
struct ContainerShapeModifierTests {
    private func outline(_ view: some View) throws -> Outline {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 200, height: 200))
        scene.flush()
        let fill = try #require(scene.fills.first)
        guard case .fill(let outline, _) = fill.content else { throw CancellationError() }
        return outline
    }

    private func rounded(_ radius: CGFloat, width: CGFloat, height: CGFloat) -> Outline {
        .path(
            Path(
                roundedRect: CGRect(x: 0, y: 0, width: width, height: height),
                cornerSize: CGSize(width: radius, height: radius), style: .continuous
            ).outlineElements)
    }

    @Test("are inset by how far they are from the edges")
    func inset() throws {
        let found = try outline(
            ContainerRelativeShape().fill(.red).padding(8).frame(width: 100, height: 60)
                .containerShape(RoundedRectangle(cornerRadius: 20)))
        #expect(found == rounded(12, width: 84, height: 44))
    }

    @Test("of a corner count from the nearest edge")
    func corner() throws {
        let found = try outline(
            ContainerRelativeShape().fill(.red).frame(width: 40, height: 40).padding(6)
                .frame(width: 100, height: 100, alignment: .topLeading)
                .containerShape(RoundedRectangle(cornerRadius: 20)))
        #expect(found == rounded(14, width: 40, height: 40))
    }

    @Test("without a container are rectangles")
    func without() throws {
        let found = try outline(ContainerRelativeShape().fill(.red).frame(width: 40, height: 40))
        #expect(found == .path(Path(CGRect(x: 0, y: 0, width: 40, height: 40)).outlineElements))
    }

    @Test("clip and stroke as other shapes do")
    func clip() throws {
        let scene = SceneHost(
            Color.red.padding(0).clipShape(.containerRelative).padding(5).frame(width: 100, height: 60)
                .containerShape(RoundedRectangle(cornerRadius: 20)),
            session: .fixture(), viewport: Viewport(width: 200, height: 200))
        scene.flush()
        let clip = scene.display.root.all.compactMap { $0.effects.clip }.first
        #expect(clip == rounded(15, width: 90, height: 50))
    }

    @Test(
        "have corners around the same points",
        arguments: [
            (ConcentricRectangle(), [14.0, 0, 0, 0]),
            (ConcentricRectangle(corners: .concentric(minimum: 4)), [14, 4, 4, 4]),
            (ConcentricRectangle(corners: .concentric, isUniform: true), [14, 14, 14, 14]),
            (ConcentricRectangle(corners: .fixed(3)), [3, 3, 3, 3]),
        ])
    func concentric(shape: ConcentricRectangle, radii: [Double]) throws {
        let found = try outline(
            shape.fill(.red).frame(width: 40, height: 40).padding(6)
                .frame(width: 100, height: 100, alignment: .topLeading)
                .containerShape(.rect(cornerRadius: 20)))
        let wanted = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
            cornerRadii: RectangleCornerRadii(
                topLeading: radii[0], bottomLeading: radii[2], bottomTrailing: radii[3], topTrailing: radii[1]),
            style: .continuous)
        #expect(found == .path(wanted.outlineElements))
    }
}
