// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The border shape of buttons as a shape (`Shape.buttonBorder`).
@MainActor
@Suite("The border of buttons as a shape")
struct ButtonBorderTests {
    /// A shape of an app, whose outline is that of another one.
    private nonisolated struct Traced<Base: Shape>: Shape {
        let base: Base

        func path(in rect: CGRect) -> Path { base.path(in: rect) }
    }

    @Observable
    final class Model {
        var border = ButtonBorderShape.automatic
    }

    private struct Clipped: View {
        let model: Model

        var body: some View {
            Color.red.frame(width: 60, height: 20).clipShape(.buttonBorder).buttonBorderShape(model.border)
        }
    }

    private func scene(_ view: some View) -> SceneHost {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene
    }

    private func clipped(_ shape: some Shape) -> String {
        scene(Color.red.frame(width: 60, height: 20).clipShape(Traced(base: shape))).display.description
    }

    @Test("follows the environment")
    func environment() {
        let model = Model()
        let scene = scene(Clipped(model: model))
        #expect(scene.display.description == clipped(Capsule()))
        model.border = .roundedRectangle(radius: 3)
        scene.flush()
        #expect(scene.display.description == clipped(RoundedRectangle(cornerRadius: 3)))
        model.border = .circle
        scene.flush()
        #expect(scene.display.description == clipped(Circle()))
    }

    @Test("is inset with its corners, and is the border that is named where one is")
    func outlines() {
        let rect = CGRect(x: 0, y: 0, width: 60, height: 20)
        let border = ButtonBorderShape.roundedRectangle(radius: 6)
        #expect(border.path(in: rect) == RoundedRectangle(cornerRadius: 6).path(in: rect))
        #expect(border.inset(by: 2).path(in: rect) == RoundedRectangle(cornerRadius: 6).inset(by: 2).path(in: rect))
        #expect(ButtonBorderShape.buttonBorder.path(in: rect) == Capsule().path(in: rect))
    }
}
