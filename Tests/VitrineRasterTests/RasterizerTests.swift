// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay

@testable import VitrineRaster

private typealias F = RasterFixture

/// Chosen pixels of small images, each with the reason why it must look so.
@Suite struct RasterizerTests {
    @Test func backgroundFillsEverythingOrNothing() throws {
        let white = try F.picture(width: 3, height: 2, scale: 2) { _ in [] }
        #expect(white.width == 6 && white.height == 4)
        #expect(white[5, 3] == .init(255, 255, 255))
        let clear = try F.picture(width: 3, height: 2, background: nil) { _ in [] }
        #expect(clear[0, 0] == .init(0, 0, 0, 0))
    }

    @Test func fillsLieOnWholePixels() throws {
        // 10.2 to 20.4 points at 2x are 20.4 to 40.8 pixels: the nearest edges are 20 and 41.
        let picture = try F.picture(width: 30, height: 10, scale: 2) { tree in
            [F.layer(tree, .fill(.rectangle, .color(F.red)), x: 10.2, y: 2, width: 10.2, height: 4)]
        }
        #expect(picture[19, 8] == .init(255, 255, 255))
        #expect(picture[20, 8] == .init(255, 0, 0))
        #expect(picture[40, 8] == .init(255, 0, 0))
        #expect(picture[41, 8] == .init(255, 255, 255))
    }

    @Test func hairlineKeepsAPixel() throws {
        let picture = try F.picture(width: 4, height: 4) { tree in
            [F.layer(tree, .fill(.rectangle, .color(.black)), y: 1.2, width: 4, height: 0.2)]
        }
        #expect(picture[1, 1] == .init(0, 0, 0))
        #expect(picture[1, 0] == .init(255, 255, 255) && picture[1, 2] == .init(255, 255, 255))
    }

    @Test func alphaIsMixedInGammaSpace() throws {
        // 30 % of gray 142 over white is 221 (Documentation/Layout.md 8.6).
        let gray = DisplayColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)
        let picture = try F.picture(width: 2, height: 2) { tree in
            [F.layer(tree, .fill(.rectangle, .color(gray)), width: 2, height: 2)]
        }
        #expect(picture[0, 0].isNear(.init(221, 221, 222)))
    }

    @Test func opacityOfAGroupCountsOnce() throws {
        let picture = try F.picture(width: 2, height: 2) { tree in
            let inner = [F.red, F.blue].map { F.layer(tree, .fill(.rectangle, .color($0)), width: 2, height: 2) }
            return [F.layer(tree, .group, width: 2, height: 2, children: inner) { $0.opacity = 0.5 }]
        }
        // The blue one hides the red one, then half of it shows: no red is seen through.
        #expect(picture[0, 0].isNear(.init(127, 127, 255)))
    }

    @Test func hiddenAndTransparentLayersAreSkipped() throws {
        let picture = try F.picture(width: 2, height: 2) { tree in
            [
                F.layer(tree, .fill(.rectangle, .color(F.red)), width: 2, height: 2) { $0.isHidden = true },
                F.layer(tree, .fill(.rectangle, .color(F.red)), width: 2, height: 2) { $0.opacity = 0 },
            ]
        }
        #expect(picture[0, 0] == .init(255, 255, 255))
    }

    @Test func zIndexDecidesWhoIsInFront() throws {
        let picture = try F.picture(width: 2, height: 2) { tree in
            [
                F.layer(tree, .fill(.rectangle, .color(F.red)), width: 2, height: 2) { $0.zIndex = 1 },
                F.layer(tree, .fill(.rectangle, .color(F.blue)), width: 2, height: 2),
            ]
        }
        #expect(picture[0, 0] == .init(255, 0, 0))
    }

    @Test func clipCutsWithTheRoundedCorner() throws {
        let picture = try F.picture(width: 40, height: 40, scale: 3) { tree in
            let inner = F.layer(tree, .fill(.rectangle, .color(.black)), x: -10, y: -10, width: 60, height: 60)
            let clip = Outline.roundedRectangle(radiusX: 12, radiusY: 12, isContinuous: true)
            return [F.layer(tree, .group, width: 40, height: 40, children: [inner]) { $0.clip = clip }]
        }
        // As much is cut away as the path leaves out.
        let clip = Outline.roundedRectangle(radiusX: 12, radiusY: 12, isContinuous: true)
        #expect(abs(picture.ink / 9 - area(clip.elements(width: 40, height: 40))) < Self.chords)
        #expect(picture[0, 0] == .init(255, 255, 255))
        #expect(picture[60, 60] == .init(0, 0, 0))
        #expect(picture[60, 0] == .init(0, 0, 0))
    }

    /// Cairo draws curves as chords, up to a tenth of a pixel inside: along four corners of 21 points each, square
    /// points.
    private static let chords = 1.2

    /// The area inside a closed path, its curves cut into 64 chords.
    private func area(_ elements: [Outline.PathElement]) -> Double {
        var sum = 0.0
        var pen = (x: 0.0, y: 0.0)
        func line(_ x: Double, _ y: Double) {
            sum += (pen.x * y - x * pen.y) / 2
            pen = (x, y)
        }
        for element in elements {
            switch element {
            case .move(let x, let y): pen = (x, y)
            case .line(let x, let y): line(x, y)
            case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
                let from = pen
                for step in 1...64 {
                    let t = Double(step) / 64
                    let u = 1 - t
                    line(
                        u * u * u * from.x + 3 * u * u * t * c1x + 3 * u * t * t * c2x + t * t * t * x,
                        u * u * u * from.y + 3 * u * u * t * c1y + 3 * u * t * t * c2y + t * t * t * y)
                }
            case .quad, .close: break
            }
        }
        return abs(sum)
    }

    /// A 12 point continuous corner takes a little more than a circle's quarter: 1.528665 radii of each edge are
    /// curved.
    @Test func continuousCornersCoverTheAreaOfTheirPath() throws {
        for isContinuous in [true, false] {
            let outline = Outline.roundedRectangle(radiusX: 12, radiusY: 12, isContinuous: isContinuous)
            let picture = try F.picture(width: 40, height: 40, scale: 3) { tree in
                [F.layer(tree, .fill(outline, .color(.black)), width: 40, height: 40)]
            }
            #expect(abs(picture.ink / 9 - area(outline.elements(width: 40, height: 40))) < Self.chords)
        }
        let circular = area(
            Outline.roundedRectangle(radiusX: 12, radiusY: 12, isContinuous: false).elements(width: 40, height: 40))
        #expect(abs(circular - (1600 - (4 - .pi) * 144)) < 0.2)
    }

    @Test func scaleAndRotationTurnAroundTheAnchor() throws {
        let picture = try F.picture(width: 20, height: 20) { tree in
            [
                F.layer(tree, .fill(.rectangle, .color(F.red)), x: 5, y: 9, width: 10, height: 2) {
                    $0.rotation = .pi / 2
                }
            ]
        }
        // A bar of 10 by 2 turned by 90 degrees around its middle stands upright.
        #expect(picture[10, 6] == .init(255, 0, 0))
        #expect(picture[6, 10] == .init(255, 255, 255))
        #expect(abs(picture.ink - 20) < 0.2)
    }

    @Test func scrolledContentMovesAndIsClipped() throws {
        let picture = try F.picture(width: 10, height: 10) { tree in
            let row = F.layer(tree, .fill(.rectangle, .color(F.red)), y: 12, width: 10, height: 4)
            let scroll = DisplayScroll(
                isHorizontal: false, isVertical: true, contentWidth: 10, contentHeight: 100, targetY: 8)
            return [F.layer(tree, .scroll(scroll), y: 1, width: 10, height: 6, children: [row])]
        }
        // 12 - 8 = 4 below the scroller's top at 1: rows 5 and 6 show, 7 is outside.
        #expect(picture[5, 4] == .init(255, 255, 255))
        #expect(picture[5, 5] == .init(255, 0, 0) && picture[5, 6] == .init(255, 0, 0))
        #expect(picture[5, 7] == .init(255, 255, 255))
    }

    @Test func runsStackTheirChildren() throws {
        let picture = try F.picture(width: 4, height: 10) { tree in
            let rows = [F.red, F.blue].map { F.layer(tree, .fill(.rectangle, .color($0)), y: 1, width: 4, height: 2) }
            let run = F.layer(tree, .group, width: 4, height: 10, children: rows)
            run.arrangement = .verticalRun
            return [run]
        }
        // Gap 1, height 2, gap 1, height 2.
        #expect((0..<7).map { picture[0, $0].red } == [255, 255, 255, 255, 0, 0, 255])
        #expect(picture[0, 1] == .init(255, 0, 0) && picture[0, 4] == .init(0, 0, 255))
    }

    @Test func scrollLinksFollowTheOffset() throws {
        let tree = DisplayTree()
        let scroll = DisplayScroll(
            isHorizontal: false, isVertical: true, contentWidth: 4, contentHeight: 100, targetY: 5)
        let scroller = F.layer(tree, .scroll(scroll), width: 4, height: 10)
        let bar = F.layer(tree, .fill(.rectangle, .color(F.red)), width: 4, height: 2) {
            $0.scrollLinks = [
                ScrollLink(
                    source: scroller.id, property: .translationY, offsetFrom: 0, offsetTo: 10, valueFrom: 0,
                    valueTo: 8)
            ]
        }
        tree.root.append(scroller)
        tree.root.append(bar)
        let picture = try F.rasterizer().picture(of: tree, width: 4, height: 10, scale: 1)
        #expect((0..<10).filter { picture[0, $0] == .init(255, 0, 0) } == [4, 5])
    }

    @Test func linearGradientIsHalfwayInTheMiddle() throws {
        let paint = Paint.linearGradient(
            stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)], startX: 0, startY: 0,
            endX: 1, endY: 0)
        let picture = try F.picture(width: 101, height: 1) { tree in
            [F.layer(tree, .fill(.rectangle, paint), width: 101, height: 1)]
        }
        #expect(picture[50, 0].isNear(.init(128, 128, 128)))
        #expect(picture[25, 0].isNear(.init(64, 64, 64)))
    }

    @Test func gradientsMixWithAlphaMultipliedIn() throws {
        // From clear (black) to red over white: no grey on the way; halfway is half red.
        let paint = Paint.linearGradient(
            stops: [.init(color: .clear, location: 0), .init(color: F.red, location: 1)], startX: 0, startY: 0,
            endX: 1, endY: 0)
        let picture = try F.picture(width: 101, height: 1) { tree in
            [F.layer(tree, .fill(.rectangle, paint), width: 101, height: 1)]
        }
        #expect(picture[50, 0].isNear(.init(255, 127, 127), within: 2))
        #expect((0..<101).allSatisfy { picture[$0, 0].red >= 252 })
    }

    @Test(arguments: [(1.0, 6.0, 0.0), (2, 6, 0), (2, 20, 0), (2, 20, Double.pi / 2)])
    func aStrokeIsAsWideWithAnAngularGradientAsWithAColour(scale: Double, width: Double, angle: Double) throws {
        let stops = [Paint.GradientStop(color: .black, location: 0), .init(color: .black, location: 1)]
        let paints = [Paint.color(.black), .angularGradient(stops: stops, centerX: 0.5, centerY: 0.5, angle: 0)]
        let areas = try paints.map { paint in
            let picture = try F.picture(width: 60, height: 60, scale: scale) { tree in
                let ring = F.layer(
                    tree, .stroke(.circle, paint, DisplayStroke(width: width)), x: 18, y: 18, width: 24, height: 24)
                ring.effects.rotation = angle
                return [ring]
            }
            return picture.pixels.reduce(0) { $0 + 255 - Int($1) }
        }
        #expect(abs(areas[0] - areas[1]) < areas[0] / 50)
    }

    @Test func strokesLieOnTheOutlineOrInside() throws {
        let stroke = DisplayStroke(width: 2)
        let inside = DisplayStroke(width: 2, isInside: true)
        for (style, first, area) in [(stroke, 3, 80.0), (inside, 4, 64.0)] {
            let picture = try F.picture(width: 20, height: 20) { tree in
                [F.layer(tree, .stroke(.rectangle, .color(.black), style), x: 4, y: 4, width: 10, height: 10)]
            }
            // A 2 point line on a 10 by 10 outline covers 12² - 8² = 80, inside 10² - 6² = 64.
            #expect(abs(picture.ink - area) < 0.1)
            #expect(picture[first, 9] == .init(0, 0, 0))
            #expect(picture[first - 1, 9] == .init(255, 255, 255))
        }
    }

    @Test func dashesLeaveGaps() throws {
        let stroke = DisplayStroke(width: 2, dash: [4, 4])
        let line = Outline.path([.move(x: 0, y: 2), .line(x: 16, y: 2)])
        let picture = try F.picture(width: 16, height: 4) { tree in
            [F.layer(tree, .stroke(line, .color(.black), stroke), width: 16, height: 4)]
        }
        #expect((0..<16).map { picture[$0, 2].red == 0 } == (0..<16).map { $0 % 8 < 4 })
    }

    @Test func capsulesAndCirclesCoverTheirArea() throws {
        let circle = try F.picture(width: 20, height: 30, scale: 3) { tree in
            [F.layer(tree, .fill(.circle, .color(.black)), width: 20, height: 30)]
        }
        #expect(abs(circle.ink / 9 - .pi * 100) < 0.5)
        // Around the middle of the longer side.
        #expect(circle[30, 10] == .init(255, 255, 255))
        let ellipse = try F.picture(width: 20, height: 30, scale: 3) { tree in
            [F.layer(tree, .fill(.ellipse, .color(.black)), width: 20, height: 30)]
        }
        #expect(abs(ellipse.ink / 9 - .pi * 150) < 1)
    }

    @Test func spinnerIsDarkestAtTheTop() throws {
        let picture = try F.picture(width: 20, height: 20, scale: 3) { tree in
            [F.layer(tree, .activity(), width: 20, height: 20)]
        }
        try picture.look("spinner")
        #expect(picture[30, 9].isNear(.init(138, 138, 142)))
        // The spoke at 45 degrees starts an eighth later: 1 - 0.75 * 7 / 8 of the grey.
        let dx = Int((30 + 21 * sin(Double.pi / 4)).rounded())
        #expect(picture[dx, 60 - dx].isNear(.init(215, 215, 216), within: 3))
        #expect(picture[30, 30] == .init(255, 255, 255))
        // 18 points across: nothing in the first of 20, ink in the second.
        #expect(picture[30, 1] == .init(255, 255, 255))
        #expect(picture[30, 4] != .init(255, 255, 255))
    }
}
