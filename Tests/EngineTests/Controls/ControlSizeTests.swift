// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Which controls follow `controlSize` and `buttonBorderShape`, and how.
@MainActor
@Suite("Control sizes and border shapes")
struct ControlSizeTests {
    private func scene(_ view: some View) -> SceneHost {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene
    }

    private func frame(_ view: some View, _ isWanted: (DisplayElement) -> Bool) throws -> DisplayRect {
        try #require(scene(VStack { view }).display.elements().all(where: isWanted).first).frame
    }

    /// One button of each style with a border.
    private var buttons: [(name: String, view: AnyView)] {
        [
            ("bordered", AnyView(Button("Save") {}.buttonStyle(.bordered))),
            ("borderedProminent", AnyView(Button("Save") {}.buttonStyle(.borderedProminent))),
            ("glass", AnyView(Button("Save") {}.buttonStyle(.glass))),
            ("glassProminent", AnyView(Button("Save") {}.buttonStyle(.glassProminent))),
            ("toggle", AnyView(Toggle("Save", isOn: .constant(true)).toggleStyle(.button))),
        ]
    }

    private nonisolated func isButton(_ element: DisplayElement) -> Bool {
        element.role == .button || element.role == .toggle
    }

    @Test("all buttons with a border are as large as a bordered one", arguments: ControlSize.allCases)
    func buttonSizes(size: ControlSize) throws {
        let bordered = try frame(buttons[0].view.controlSize(size), isButton)
        for button in buttons {
            let frame = try frame(button.view.controlSize(size), isButton)
            #expect(abs(frame.height - bordered.height) < 0.01, "\(button.name)")
            #expect(abs(frame.width - bordered.width) < 0.01, "\(button.name)")
        }
    }

    @Test("buttons grow with the control size")
    func order() throws {
        let sizes: [ControlSize] = [.small, .regular, .large, .extraLarge]
        for button in buttons {
            let heights = try sizes.map { try frame(button.view.controlSize($0), isButton).height }
            #expect(heights == heights.sorted() && Set(heights).count == sizes.count, "\(button.name)")
        }
    }

    @Test("all buttons with a border have the border shape")
    func shapes() {
        func drawn(_ view: some View) -> String { scene(view).display.description }
        for button in buttons {
            #expect(drawn(button.view).contains("fill capsule"), "\(button.name)")
            #expect(drawn(button.view.buttonBorderShape(.capsule)) == drawn(button.view), "\(button.name)")
            #expect(drawn(button.view.buttonBorderShape(.circle)).contains("fill circle"), "\(button.name)")
            let eight = drawn(button.view.buttonBorderShape(.roundedRectangle))
            #expect(eight.contains("fill rounded 8"), "\(button.name)")
            let three = drawn(button.view.buttonBorderShape(.roundedRectangle(radius: 3)))
            #expect(three.contains("fill rounded 3") && !three.contains("fill capsule"), "\(button.name)")
        }
    }

    @Test("a spinner and a ring are 20 points, and 37 from the large size on", arguments: ControlSize.allCases)
    func spinner(size: ControlSize) throws {
        let side: Double = size == .large || size == .extraLarge ? 37 : 20
        let spinners = [
            AnyView(ProgressView()), AnyView(ProgressView().progressViewStyle(.circular)),
            AnyView(ProgressView(value: 0.5).progressViewStyle(.circular)),
        ]
        for spinner in spinners {
            let frame = try frame(spinner.controlSize(size)) { $0.role == .progress }
            #expect(abs(frame.width - side) < 0.01 && abs(frame.height - side) < 0.01)
        }
        // What is drawn fills the frame: the layer of 20 points is enlarged.
        let drawn = scene(ProgressView().controlSize(size)).display
        func layers(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(layers) }
        let factor = 37.0 / 20
        let isEnlarged = layers(drawn.root).contains { $0.effects.scaleX == factor && $0.effects.scaleY == factor }
        #expect(isEnlarged == (side == 37))
    }

    @Test("switches, steppers, bars, gauges and segments of iOS have one size", arguments: ControlSize.allCases)
    func oneSize(size: ControlSize) {
        let controls = [
            AnyView(Toggle("A", isOn: .constant(true))), AnyView(Stepper("A", value: .constant(1))),
            AnyView(Slider(value: .constant(0.5))), AnyView(ProgressView(value: 0.5)),
            AnyView(Gauge(value: 0.5) { Text("A") }),
            AnyView(
                Picker("A", selection: .constant(1)) {
                    Text("A").tag(1)
                    Text("B").tag(2)
                }.pickerStyle(.segmented)),
        ]
        for control in controls {
            #expect(
                scene(control.controlSize(size)).display.description == scene(control).display.description)
        }
    }
}
