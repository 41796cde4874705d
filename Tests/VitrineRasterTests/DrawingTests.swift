// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay

@testable import VitrineRaster

private typealias F = RasterFixture
private typealias Operation = DisplayDrawing.Operation

/// Drawings of many operations: they look as the layers that would draw the same.
@Suite struct DrawingTests {
    private static let square: [Outline.PathElement] = [
        .move(x: 10, y: 10), .line(x: 50, y: 12), .line(x: 48, y: 50), .line(x: 12, y: 44), .close,
    ]
    private static let fade: [Paint.GradientStop] = [
        .init(color: F.red, location: 0), .init(color: F.blue, location: 1),
    ]

    private func drawing(_ operations: [Operation], effects: (inout LayerEffects) -> Void = { _ in }) throws
        -> RasterImage
    {
        try F.picture(width: 60, height: 60, scale: 2) { tree in
            [F.layer(tree, .drawing(DisplayDrawing(operations)), width: 60, height: 60, effects: effects)]
        }
    }

    private func layer(_ content: LayerContent, effects: (inout LayerEffects) -> Void = { _ in }) throws
        -> RasterImage
    {
        try F.picture(width: 60, height: 60, scale: 2) { tree in
            [F.layer(tree, content, width: 60, height: 60, effects: effects)]
        }
    }

    /// Returns the largest difference of one channel of one pixel, of 255.
    private func distance(_ a: RasterImage, _ b: RasterImage) -> Int {
        zip(a.pixels, b.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    @Test func `fills in every paint look as layers do`() throws {
        let paints: [Paint] = [
            .color(F.red), .color(DisplayColor(red: 0, green: 1, blue: 0, alpha: 0.4)),
            .linearGradient(stops: Self.fade, startX: 0, startY: 0, endX: 1, endY: 1),
            .radialGradient(stops: Self.fade, centerX: 0.5, centerY: 0.5, startRadius: 2, endRadius: 30),
            .ellipticalGradient(stops: Self.fade, centerX: 0.5, centerY: 0.5, startRadius: 0, endRadius: 0.5),
            .angularGradient(stops: Self.fade, centerX: 0.5, centerY: 0.5, angle: 1),
        ]
        for paint in paints {
            let drawn = try drawing([Operation(.fill(.path(Self.square), paint))])
            let wanted = try layer(.fill(.path(Self.square), paint))
            #expect(drawn == wanted, "\(paint)")
        }
    }

    @Test func `rectangles and ellipses look as their paths do`() throws {
        let box = DisplayRect(x: 10.3, y: 5.7, width: 30.4, height: 20.2)
        let path = Outline.ellipse(
            x: box.midX, y: box.midY, radiusX: box.width / 2, radiusY: box.height / 2)
        let paint = Paint.color(F.red)
        let oval = try drawing([Operation(.ellipse(box, paint))])
        let ovalPath = try drawing([Operation(.fill(.path(path), paint))])
        #expect(oval == ovalPath)
        let corners: [Outline.PathElement] = [
            .move(x: box.x, y: box.y), .line(x: box.maxX, y: box.y), .line(x: box.maxX, y: box.maxY),
            .line(x: box.x, y: box.maxY), .close,
        ]
        let rectangle = try drawing([Operation(.rectangle(box, paint))])
        let rectanglePath = try drawing([Operation(.fill(.path(corners), paint))])
        // Cairo covers the edges of boxes by another rounding than those of polygons.
        #expect(distance(rectangle, rectanglePath) <= 1)
    }

    @Test func `strokes look as layers do`() throws {
        let strokes = [
            DisplayStroke(width: 4), DisplayStroke(width: 5, cap: .round, join: .round),
            DisplayStroke(width: 3, cap: .square, join: .bevel, dash: [6, 5], dashPhase: 2),
        ]
        for stroke in strokes {
            let drawn = try drawing([Operation(.stroke(Self.square, .color(F.blue), stroke))])
            let wanted = try layer(.stroke(.path(Self.square), .color(F.blue), stroke))
            #expect(drawn == wanted, "\(stroke)")
        }
    }

    @Test func `shadows, clips and opacities look as a layer's do`() throws {
        let shadow = LayerEffects.Shadow(color: .black, radius: 3, x: 4, y: 5)
        let drawn = try drawing([
            Operation(.fill(.path(Self.square), .color(F.red)), opacity: 0.5, shadow: shadow)
        ])
        let wanted = try layer(.fill(.path(Self.square), .color(F.red))) {
            $0.opacity = 0.5
            $0.shadow = shadow
        }
        #expect(distance(drawn, wanted) <= 2)
        let clip = Outline.evenOddPath(Self.square)
        let clipped = try drawing([
            Operation(.rectangle(DisplayRect(width: 60, height: 60), .color(F.red)), clips: [clip])
        ])
        #expect(clipped[60, 60] == .init(255, 0, 0) && clipped[4, 4] == .init(255, 255, 255))
    }

    @Test func `operations lie over each other, and groups are drawn as a whole`() throws {
        let left = Operation(.rectangle(DisplayRect(x: 0, y: 0, width: 40, height: 60), .color(F.red)))
        let right = Operation(.rectangle(DisplayRect(x: 20, y: 0, width: 40, height: 60), .color(F.blue)))
        let picture = try drawing([Operation(.group([left, right]), opacity: 0.5)])
        #expect(picture[20, 60].isNear(.init(255, 128, 128), within: 2))
        #expect(picture[60, 60].isNear(.init(128, 128, 255), within: 2))
        // The opacity of the layer, too, is that of the whole drawing.
        let faded = try drawing([left, right]) { $0.opacity = 0.5 }
        #expect(faded[60, 60].isNear(.init(128, 128, 255), within: 2))
    }

    @Test func `blend modes meet what the drawing has drawn, and nothing behind it`() throws {
        let under = Operation(.rectangle(DisplayRect(x: 0, y: 0, width: 30, height: 60), .color(F.red)))
        let over = Operation(
            .rectangle(DisplayRect(x: 0, y: 0, width: 60, height: 60), .color(F.blue)), blendMode: .multiply)
        let picture = try F.picture(width: 60, height: 60, background: F.red) { tree in
            [F.layer(tree, .drawing(DisplayDrawing([under, over])), width: 60, height: 60)]
        }
        #expect(picture[15, 30].isNear(.init(0, 0, 0)) && picture[45, 30].isNear(.init(0, 0, 255)))
    }

    @Test func `operators meet the opacity of what the drawing has drawn`() throws {
        let under = Operation(.rectangle(DisplayRect(x: 0, y: 0, width: 30, height: 60), .color(F.red)))
        // What is seen at the left, where both are, and at the right, where only the source is.
        let expected: [(DisplayBlendMode, RasterImage.Pixel, RasterImage.Pixel)] = [
            (.destinationOut, .init(255, 255, 255), .init(255, 255, 255)),
            (.destinationOver, .init(255, 0, 0), .init(0, 0, 255)),
            (.destinationIn, .init(255, 0, 0), .init(255, 255, 255)),
            (.destinationAtop, .init(255, 0, 0), .init(0, 0, 255)),
            (.sourceAtop, .init(0, 0, 255), .init(255, 255, 255)),
            (.sourceIn, .init(0, 0, 255), .init(255, 255, 255)),
            (.sourceOut, .init(255, 255, 255), .init(0, 0, 255)), (.xor, .init(255, 255, 255), .init(0, 0, 255)),
        ]
        for (mode, left, right) in expected {
            let over = Operation(
                .rectangle(DisplayRect(x: 0, y: 0, width: 60, height: 60), .color(F.blue)), blendMode: mode)
            for operations in [[under, over], [Operation(.group([under, over]))]] {
                let picture = try F.picture(width: 60, height: 60) { tree in
                    [F.layer(tree, .drawing(DisplayDrawing(operations)), width: 60, height: 60)]
                }
                #expect(picture[15, 30] == left && picture[45, 30] == right, "\(mode)")
            }
        }
    }

    @Test func `a drawing ends at its layer's bounds`() throws {
        let picture = try F.picture(width: 60, height: 60) { tree in
            let wide = Operation(.rectangle(DisplayRect(x: -50, y: -50, width: 200, height: 200), .color(F.red)))
            return [F.layer(tree, .drawing(DisplayDrawing([wide])), x: 10, y: 10, width: 20, height: 20)]
        }
        #expect(picture[15, 15] == .init(255, 0, 0))
        #expect(picture[5, 15] == .init(255, 255, 255) && picture[35, 15] == .init(255, 255, 255))
    }

    @Test func `what is not a number draws nothing, and the rest is drawn`() throws {
        let broken = Operation(
            .rectangle(DisplayRect(x: .nan, y: 0, width: .infinity, height: 9), .color(F.red)))
        let whole = Operation(.rectangle(DisplayRect(x: 0, y: 0, width: 60, height: 60), .color(F.blue)))
        let picture = try drawing([broken, whole])
        #expect(picture[60, 60] == .init(0, 0, 255))
    }
}
