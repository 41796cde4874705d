// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("A foreground style")
struct ShapeStyleTests {
    private func color<V: View>(_ view: V, isDark: Bool = false) -> DisplayColor? {
        TextMount(view, isDark: isDark).style?.color
    }

    private let text = Text(verbatim: "a")

    private func isClose(
        _ color: DisplayColor?, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
    ) -> Bool {
        guard let color else { return false }
        return abs(color.red * 255 - red) < 0.01 && abs(color.green * 255 - green) < 0.01
            && abs(color.blue * 255 - blue) < 0.01 && abs(color.alpha - alpha) < 0.001
    }

    @Test("is the platform's label colours where nobody set one")
    func labelLevels() {
        #expect(color(text) == .black)
        #expect(color(text, isDark: true) == .white)
        #expect(isClose(color(text.foregroundStyle(.secondary)), 60, 60, 67, 0.6))
        #expect(isClose(color(text.foregroundStyle(.tertiary)), 60, 60, 67, 0.3))
        #expect(isClose(color(text.foregroundStyle(.quaternary)), 60, 60, 67, 0.18))
        #expect(isClose(color(text.foregroundStyle(.secondary), isDark: true), 235, 235, 245, 0.6))
    }

    @Test("has fainter levels of a tint around it")
    func tintLevels() {
        for (style, alpha) in [
            (HierarchicalShapeStyle.primary, 1.0), (.secondary, 0.5), (.tertiary, 0.25), (.quaternary, 0.18),
        ] {
            #expect(isClose(color(VStack { text.foregroundStyle(style) }.foregroundStyle(.red)), 255, 56, 60, alpha))
        }
    }

    @Test("takes its levels from a modifier that sets them")
    func explicitLevels() {
        let view = VStack { text.foregroundStyle(.tertiary) }.foregroundStyle(.red, .green, .blue)
        #expect(isClose(color(view), 0, 136, 255, 1))
    }

    @Test("counts levels through nested modifiers")
    func nestedLevels() {
        let view = VStack { VStack { text.foregroundStyle(.secondary) }.foregroundStyle(.secondary) }
            .foregroundStyle(.red)
        #expect(isClose(color(view), 255, 56, 60, 0.25))
        #expect(isClose(color(VStack { text }.foregroundStyle(.secondary).foregroundStyle(.red)), 255, 56, 60, 0.5))
    }

    @Test("of an app's own resolves in its environment, also to a level of what lies around")
    func customStyles() {
        #expect(isClose(color(text.foregroundStyle(Fading())), 60, 60, 67, 0.6))
        #expect(isClose(color(VStack { text }.foregroundStyle(Fading()).foregroundStyle(.red)), 255, 56, 60, 0.5))
    }

    @Test("multiplies opacities")
    func opacities() {
        let style: some ShapeStyle = HierarchicalShapeStyle.secondary.opacity(0.5)
        #expect(isClose(color(text.foregroundStyle(style)), 60, 60, 67, 0.3))
        #expect(isClose(color(text.foregroundStyle(Color.red.opacity(0.5))), 255, 56, 60, 0.5))
    }

    @Test("of a gradient fills areas along its line")
    func gradients() throws {
        let gradient = LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
        let mount = TextMount(gradient)
        let layer = try #require(mount.scene.display.root.children.first)
        #expect(
            layer.content
                == .fill(
                    .rectangle,
                    .linearGradient(
                        stops: [.init(color: .white, location: 0), .init(color: .black, location: 1)],
                        startX: 0.5, startY: 0, endX: 0.5, endY: 1)))
    }

    @Test("resolves colours to components")
    func resolvesColors() {
        let resolved = Color.red.resolve(in: EnvironmentValues())
        #expect(abs(resolved.red - 1) < 0.001)
        #expect(abs(resolved.green - 56 / 255) < 0.001)
        #expect(resolved.opacity == 1)
    }

    @Test("resolved colours are encoded as a list of their components, and decoded again")
    func encodesResolvedColors() throws {
        let color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
        let data = try JSONEncoder().encode(["accent": color])
        let numbers = try #require(try JSONDecoder().decode([String: [Double]].self, from: data)["accent"])
        try #require(numbers.count == 4)
        for (number, expected) in zip(numbers, [0.25, 0.5, 0.75, 0.5]) { #expect(abs(number - expected) < 1e-3) }
        let decoded = try #require(try JSONDecoder().decode([String: Color.Resolved].self, from: data)["accent"])
        #expect(abs(decoded.linearGreen - color.linearGreen) < 1e-3)
        #expect(decoded.opacity == 0.5)
    }
}

private struct Fading: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        HierarchicalShapeStyle.secondary
    }
}
