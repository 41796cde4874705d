// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A tint that is no colour (`tint(_:)` with a shape style) where controls show a single colour.
@MainActor
@Suite("A tint that is a style")
struct TintStyleTests {
    /// A style of an app, whose colour follows the environment.
    private struct Themed: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.isEnabled ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
        }
    }

    private func drawn(_ view: some View) -> String {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene.display.description
    }

    @Test("gives sliders, switches and bordered buttons its colour")
    func themed() {
        let red = "#ff0000"
        #expect(drawn(Slider(value: .constant(0.5)).tint(Themed())).contains(red))
        #expect(drawn(Toggle("A", isOn: .constant(true)).tint(Themed())).contains(red))
        #expect(drawn(Button("A") {}.buttonStyle(.bordered).tint(Themed())).contains(red))
        #expect(drawn(Button("A") {}.buttonStyle(.borderedProminent).tint(Themed())).contains(red))
        #expect(drawn(Slider(value: .constant(0.5)).disabled(true).tint(Themed())).contains("#0000ff"))
    }

    @Test("gives what cannot show a gradient its first colour")
    func gradient() {
        let gradient = LinearGradient(
            colors: [Color(red: 0, green: 1, blue: 0), .black], startPoint: .leading, endPoint: .trailing)
        #expect(drawn(Toggle("A", isOn: .constant(true)).tint(gradient)).contains("#00ff00"))
        #expect(drawn(Slider(value: .constant(0.5)).tint(gradient)).contains("#00ff00"))
    }

    @Test("is over at a colour inside of it")
    func inner() {
        let inside = drawn(Toggle("A", isOn: .constant(true)).tint(Color(red: 0, green: 1, blue: 0)).tint(Themed()))
        #expect(inside.contains("#00ff00") && !inside.contains("#ff0000"))
    }
}
