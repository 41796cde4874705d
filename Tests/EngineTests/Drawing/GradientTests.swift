// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Gradients")
struct GradientTests {
    private func paint(_ style: some ShapeStyle) throws -> Paint {
        let scene = SceneHost(
            Rectangle().fill(style), session: .fixture(), viewport: Viewport(width: 200, height: 100))
        scene.flush()
        let layer = try #require(scene.display.root.children.first)
        guard case .fill(.rectangle, let paint) = layer.content else {
            throw Missing()
        }
        return paint
    }

    private struct Missing: Error {}

    private func stop(_ red: Double, _ location: Double) -> Paint.GradientStop {
        .init(color: DisplayColor(red: red, green: 0, blue: 0), location: location)
    }

    private let ends = [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0)]

    @Test("along a radius keep their points, and turn round where the outer radius is given first")
    func radial() throws {
        #expect(
            try paint(.radialGradient(colors: ends, center: .top, startRadius: 5, endRadius: 50))
                == .radialGradient(
                    stops: [stop(0, 0), stop(1, 1)], centerX: 0.5, centerY: 0, startRadius: 5, endRadius: 50))
        #expect(
            try paint(RadialGradient(colors: ends, center: .top, startRadius: 50, endRadius: 5))
                == .radialGradient(
                    stops: [stop(1, 0), stop(0, 1)], centerX: 0.5, centerY: 0, startRadius: 5, endRadius: 50))
    }

    @Test("of ellipses end at half of the frame")
    func elliptical() throws {
        #expect(
            try paint(.ellipticalGradient(colors: ends))
                == .ellipticalGradient(
                    stops: [stop(0, 0), stop(1, 1)], centerX: 0.5, centerY: 0.5, startRadius: 0, endRadius: 0.5))
    }

    @Test("around a point go once round from their angle")
    func conic() throws {
        #expect(
            try paint(.conicGradient(colors: ends, center: .center, angle: .degrees(90)))
                == .angularGradient(
                    stops: [stop(0, 0), stop(1, 1)], centerX: 0.5, centerY: 0.5, angle: .pi / 2))
    }

    @Test("between two angles fill the rest with their ends, half each")
    func partOfATurn() throws {
        let style = AngularGradient(
            colors: ends, center: .center, startAngle: .zero, endAngle: .degrees(180))
        #expect(
            try paint(style)
                == .angularGradient(
                    stops: [stop(0, 0), stop(1, 0.5), stop(1, 0.75), stop(0, 0.75), stop(0, 1)], centerX: 0.5,
                    centerY: 0.5,
                    angle: 0))
    }

    @Test("backwards between two angles are the same the other way round")
    func backwards() throws {
        let style = AngularGradient(
            colors: ends, center: .center, startAngle: .degrees(180), endAngle: .zero)
        #expect(
            try paint(style)
                == .angularGradient(
                    stops: [stop(1, 0), stop(0, 0.5), stop(0, 0.75), stop(1, 0.75), stop(1, 1)], centerX: 0.5,
                    centerY: 0.5,
                    angle: 0))
    }

    @Test("of more than one turn show the last one")
    func moreThanATurn() throws {
        let style = AngularGradient(colors: ends, center: .center, startAngle: .zero, endAngle: .degrees(720))
        #expect(
            try paint(style)
                == .angularGradient(
                    stops: [stop(0.5, 0), stop(1, 1)], centerX: 0.5, centerY: 0.5, angle: 0))
    }

    @Test("of a colour run from a lighter one above to itself below")
    func standard() throws {
        guard case .linearGradient(let stops, 0.5, 0, 0.5, 1) = try paint(Color.blue.gradient) else {
            Issue.record("not from top to bottom")
            return
        }
        #expect(stops.count == 2)
        #expect(stops[0].color.green > stops[1].color.green)
        #expect(stops[1].color == Color.blue.resolved(in: EnvironmentValues()))
    }

    @Test("mixed for the eye keep their ends and leave the plain mixture in between")
    func perceptual() throws {
        let colors = [Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 1, blue: 0)]
        guard let stops = try paint(Gradient(colors: colors).colorSpace(.perceptual)).stops else {
            Issue.record("no stops")
            return
        }
        #expect(stops.count == 9)
        #expect(stops[0].color == DisplayColor(red: 0, green: 0, blue: 1))
        let middle = stops[4].color
        // Half way from blue to yellow in Oklab, against the grey of the plain mixture.
        #expect(abs(middle.red - 0.42) < 0.05 && abs(middle.green - 0.67) < 0.05 && abs(middle.blue - 0.79) < 0.06)
    }

    @Test("fill the space that they are offered as views")
    func views() {
        for view in [
            AnyView(RadialGradient(colors: ends, center: .center, startRadius: 0, endRadius: 9)),
            AnyView(EllipticalGradient(colors: ends)), AnyView(AngularGradient(colors: ends, center: .center)),
        ] {
            let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 200, height: 100))
            scene.flush()
            #expect(scene.display.root.children.first?.placement.width == 200)
        }
    }

    @Test("lose opacity evenly")
    func opacity() throws {
        let faded = try paint(AngularGradient(colors: ends, center: .center).opacity(0.5))
        #expect(faded.stops?.map(\.color.alpha) == [0.5, 0.5])
    }
}
