// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// What a canvas draws is shown, in its order and under its transforms.
@MainActor
@Suite("Canvas")
struct CanvasTests {
    private func contents(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [String] {
        let scene = SceneHost(
            Canvas { context, size in draw(&context, size) }.frame(width: 100, height: 50), session: .fixture())
        scene.flush()
        return scene.display.description.split(separator: "\n").map(String.init)
    }

    @Test("A drawing is read when something is said of it, and not otherwise")
    func spoken() throws {
        let canvas = Canvas { context, size in
            context.draw(Text("Inside"), at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
        #expect(TestHost(canvas).labels.isEmpty)
        #expect(TestHost(canvas.accessibilityLabel("A map")).labels == ["A map"])
        let element = canvas.gesture(DragGesture(minimumDistance: 0)).accessibilityElement().accessibilityLabel("Pad")
            .accessibilityIdentifier("pad")
        #expect(try TestHost(element).find(identifier: "pad").label == "Pad")
    }

    @Test("Fills and strokes are one drawing, in their order, and texts are layers over it")
    func order() throws {
        let lines = contents { context, size in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
            context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.blue), lineWidth: 2)
            context.draw(Text("Hi"), at: CGPoint(x: 50, y: 25))
        }
        let drawing = try #require(lines.firstIndex { $0.contains("drawing of 2") })
        let places = ["fill", "stroke"].map { lines[drawing].range(of: $0)?.lowerBound }
        #expect(places.allSatisfy { $0 != nil })
        #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
        let text = try #require(lines.firstIndex { $0.contains("\"Hi\"") })
        #expect(text > drawing)
    }

    @Test("A text stands around its point")
    func anchor() throws {
        let scene = SceneHost(
            Canvas { context, _ in context.draw(Text("Hi"), at: CGPoint(x: 50, y: 25)) }
                .frame(width: 100, height: 50), session: .fixture(), viewport: Viewport(width: 100, height: 50))
        scene.flush()
        let place = try #require(CanvasTests.place(ofTextIn: scene.display.root))
        #expect(abs(place.x + place.width / 2 - 50) < 1.5)
        #expect(abs(place.y + place.height / 2 - 25) < 1.5)
    }

    /// Where the first text below a layer stands, in the layer's own coordinates.
    private static func place(ofTextIn layer: Layer) -> LayerPlacement? {
        for child in layer.children {
            if case .text = child.content { return child.placement }
            guard var inner = place(ofTextIn: child) else { continue }
            inner.x += child.placement.x + child.effects.offsetX
            inner.y += child.placement.y + child.effects.offsetY
            return inner
        }
        return nil
    }

    @Test("Copies of a context have transforms of their own, and draw into one canvas")
    func copies() {
        let lines = contents { context, _ in
            var moved = context
            moved.translateBy(x: 30, y: 0)
            moved.opacity = 0.5
            moved.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.green))
        }
        let drawing = lines.filter { $0.contains("fill") }.joined()
        #expect(drawing.contains("drawing of 2"))
        #expect(drawing.contains("(30, 0, 10, 10)") && drawing.contains("(0, 0, 10, 10)"))
        #expect(drawing.contains("@0.5"))
    }

    @Test("What the drawing reads draws it anew")
    func state() throws {
        struct Screen: View {
            @State private var isRed = false
            var body: some View {
                VStack {
                    Button("Tap") { isRed.toggle() }
                    Canvas { context, size in
                        if isRed { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
                    }
                    .frame(width: 20, height: 20)
                }
            }
        }
        let host = TestHost(Screen())
        let before = host.scene.display.description
        try host.find(label: "Tap").tap()
        #expect(host.scene.display.description != before)
    }
}
