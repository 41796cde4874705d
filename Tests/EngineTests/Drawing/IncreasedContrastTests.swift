// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The palette of increased contrast against WCAG 2.2's formula.
@MainActor
@Suite("Increased contrast")
struct IncreasedContrastTests {
    private static let grounds: [SystemColor] = [
        .background, .secondaryBackground, .tertiaryBackground, .groupedBackground, .secondaryGroupedBackground,
    ]
    private static let fills: [SystemColor] = [.secondaryFill, .tertiaryFill, .quaternaryFill]
    private static let inks: [SystemColor] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .accent,
        .primary, .secondary, .tertiary, .quaternary, .placeholder,
    ]

    private func environment(isDark: Bool) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = isDark ? .dark : .light
        values[ColorSchemeContrastKey.self] = .increased
        return values
    }

    private func over(_ top: DisplayColor, _ ground: DisplayColor) -> DisplayColor {
        func mix(_ a: Double, _ b: Double) -> Double { a * top.alpha + b * (1 - top.alpha) }
        return DisplayColor(
            red: mix(top.red, ground.red), green: mix(top.green, ground.green), blue: mix(top.blue, ground.blue))
    }

    private func luminance(_ color: DisplayColor) -> Double {
        func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private func ratio(_ one: DisplayColor, _ other: DisplayColor) -> Double {
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    @Test("every ink has 4.5:1 on every background, control fill and its own tint", arguments: [false, true])
    func palette(isDark: Bool) {
        let environment = environment(isDark: isDark)
        for ink in Self.inks {
            let color = ink.value(in: environment)
            for ground in Self.grounds.map({ $0.value(in: environment) }) {
                var tinted = color
                tinted.alpha *= 0.16
                let isTint = color.alpha == 1
                let places =
                    [ground] + Self.fills.map { over($0.value(in: environment), ground) }
                    + (isTint ? [over(tinted, ground)] : [])
                for place in places {
                    let found = ratio(over(color, place), place)
                    #expect(found >= 4.5, "\(ink) on \(place): \(found)")
                }
            }
        }
    }

    @Test("a tinted level of the hierarchy stays legible")
    func levels() {
        let environment = environment(isDark: false)
        let blue = SystemColor.blue.value(in: environment)
        for style in [AnyShapeStyle(Color.blue.secondary), AnyShapeStyle(Color.blue.quaternary)] {
            #expect(resolvePaint(style, environment) == .color(blue))
        }
    }

    @Test("a prominent button's label is legible on any tint", arguments: [false, true])
    func prominent(isDark: Bool) throws {
        let tints: [Color] = [.accentColor, .yellow, .red, .white, .black, Color(red: 0, green: 1, blue: 0)]
        for tint in tints {
            let scene = SceneHost(
                Button("Go") {}.buttonStyle(.borderedProminent).tint(tint), session: .fixture(),
                viewport: Viewport(isDark: isDark, increasesContrast: true))
            scene.flush()
            func layers(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(layers) }
            var ground: DisplayColor?
            var ink: DisplayColor?
            for layer in layers(scene.display.root) {
                if case .fill(_, .color(let color)) = layer.content { ground = color }
                if case .text(let text) = layer.content { ink = text.styles.first?.color }
            }
            let found = ratio(try #require(ink), try #require(ground))
            #expect(found >= 4.5, "\(tint): \(found)")
        }
    }

    @Test("another contrast repaints what has a colour of the palette, and runs no body")
    func live() {
        let log = LifecycleLog()
        struct Screen: View {
            let log: LifecycleLog
            var body: some View {
                log.add("body")
                return Text(verbatim: "x").foregroundStyle(.blue)
            }
        }
        let scene = SceneHost(Screen(log: log), session: .fixture())
        scene.flush()
        log.entries = []
        scene.resize(Viewport(increasesContrast: true))
        scene.flush()
        #expect(log.entries.isEmpty)
        #expect("\(scene.display.description)".contains("154ead"))
    }
}
