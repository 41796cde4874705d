// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("A button")
struct ButtonTests {
    private final class Log {
        var taps = 0
    }

    private func scene<V: View>(_ view: V) -> SceneHost {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene
    }

    private func button(in scene: SceneHost) throws -> DisplayElement {
        try #require(scene.display.elements().all { $0.role == .button }.first)
    }

    @Test("runs its action once for a tap")
    func acts() throws {
        let log = Log()
        let scene = scene(Button("Save") { log.taps += 1 })
        let button = try button(in: scene)
        #expect(button.label == "Save")
        #expect(scene.send(.tap, to: button.layerID) == .handled)
        #expect(log.taps == 1)
    }

    /// The colour of the text in a view.
    private func color(_ view: some View) -> DisplayColor? {
        var found: DisplayColor?
        func walk(_ layer: Layer) {
            if case .text(let text) = layer.content { found = text.styles.first?.color }
            layer.children.forEach(walk)
        }
        walk(scene(view).display.root)
        return found
    }

    @Test("with a background shows its label in a style that is set around it")
    func labelOnBackground() {
        let plain = Button {
        } label: {
            Text(verbatim: "a")
        }.tint(.white)
        let red = color(Text(verbatim: "a").foregroundStyle(.red))
        #expect(color(plain.buttonStyle(.borderedProminent)) != red)
        #expect(color(plain.buttonStyle(.borderedProminent).foregroundStyle(.red)) == red)
        #expect(color(plain.buttonStyle(.bordered).foregroundStyle(.red)) == red)
        #expect(color(plain.buttonStyle(.glass).foregroundStyle(.red)) == red)
        #expect(color(plain.buttonStyle(.glassProminent).foregroundStyle(.red)) == red)
        #expect(
            color(plain.buttonStyle(.bordered).foregroundStyle(.secondary))
                == color(Text(verbatim: "a").foregroundStyle(.secondary)))
        #expect(color(plain.buttonStyle(.borderedProminent).foregroundStyle(.red).disabled(true)) != red)
    }

    @Test("is in the tint, and what asks for a label's colours in it has those")
    func hierarchy() {
        func button(_ style: some ShapeStyle) -> some View {
            Button {
            } label: {
                Text(verbatim: "a").foregroundStyle(style)
            }.tint(.green)
        }
        #expect(color(button(.foreground)) == color(Text(verbatim: "a").foregroundStyle(.green)))
        #expect(color(button(.primary)) == color(Text(verbatim: "a")))
        #expect(color(button(.secondary)) == color(Text(verbatim: "a").foregroundStyle(.secondary)))
        #expect(
            color(button(.secondary).foregroundStyle(.red))
                == color(Text(verbatim: "a").foregroundStyle(.red.secondary)))
    }

    @Test("disabled is shown as such, refuses taps and is diagnosed")
    func disabled() throws {
        let log = Log()
        let scene = scene(Button("Save") { log.taps += 1 }.disabled(true))
        let button = try button(in: scene)
        #expect(button.isDisabled)
        #expect(scene.send(.tap, to: button.layerID) == .ignored(.notListening))
        #expect(log.taps == 0)
        #expect(scene.diagnostics.contains(.refusedEvent))
    }

    @Test("refuses a tap on whatever says that it is disabled, listening or not")
    func disabledListener() throws {
        let log = Log()
        let view = Text(verbatim: "Save").onTapGesture { log.taps += 1 }
            .modifier(SemanticsModifier { $0.isDisabled = true })
        let scene = scene(view)
        let element = try #require(scene.display.elements().all(label: "Save").first { $0.isDisabled })
        #expect(scene.send(.tap, to: element.layerID) == .ignored(.disabled))
        #expect(log.taps == 0)
    }

    @Test("stays disabled where only an inner view is enabled")
    func disabledFurtherOut() throws {
        let scene = scene(VStack { Button("Save") {}.disabled(false) }.disabled(true))
        #expect(try button(in: scene).isDisabled)
    }

    @Test("hidden or behind a view that lets events pass refuses taps")
    func unreachable() throws {
        let scene = scene(VStack { Button("Save") {}.allowsHitTesting(false).accessibilityIdentifier("save") })
        let button = try button(in: scene)
        #expect(scene.send(.tap, to: button.layerID) == .ignored(.notHittable))
        #expect(scene.send(.tap, to: 99_999) == .ignored(.unknownLayer))
    }

    @Test("that left answers removed")
    func removed() throws {
        let model = Switch()
        let scene = scene(Leaving(model: model))
        let button = try button(in: scene)
        _ = scene.display.takeBatch()
        model.isOn = true
        scene.flush()
        #expect(scene.send(.tap, to: button.layerID) == .removed)
        #expect(scene.diagnostics.contains(.removedNode))
    }

    @Test("joins the labels inside it to its name")
    func joinsLabels() throws {
        let scene = scene(
            Button {
            } label: {
                VStack {
                    Text(verbatim: "Rick")
                    Text(verbatim: "Alive")
                }
            })
        #expect(try button(in: scene).label == "Rick, Alive")
    }

    @Test("has identifier and label of a modifier on its one layer")
    func modifiersLand() throws {
        let scene = scene(Button("x") {}.accessibilityIdentifier("close").accessibilityLabel("Close"))
        let button = try button(in: scene)
        #expect(button.identifier == "close")
        #expect(button.label == "Close")
        #expect(scene.display.elements().all(identifier: "close").count == 1)
    }

    @Test("without a style has its label in the tint")
    func tint() throws {
        let plain = try texts(scene(Button("Save") {}.buttonStyle(.plain))).first
        let tinted = try texts(scene(Button("Save") {}.tint(Color.white))).first
        #expect(plain?.styles.first?.color == .black)
        #expect(tinted?.styles.first?.color == .white)
    }

    @Test("bordered adds 12 sideways and 7 above and below")
    func bordered() throws {
        let scene = scene(VStack { Button("Save") {}.buttonStyle(.bordered) })
        let plain = self.scene(VStack { Button("Save") {}.buttonStyle(.plain) })
        let frame = try button(in: scene).frame
        let label = try button(in: plain).frame
        #expect(abs(frame.width - label.width - 24) < 1e-9)
        #expect(abs(frame.height - label.height - 14) < 1e-9)
    }

    @Test("of an app's style is drawn by it")
    func ownStyle() throws {
        let log = Log()
        let scene = scene(Button("Save") { log.taps += 1 }.buttonStyle(Framed()))
        let button = try button(in: scene)
        #expect(button.label == "Save")
        #expect(scene.display.layer(id: button.layerID)?.interaction != nil)
        scene.send(.tap, to: button.layerID)
        #expect(log.taps == 1)
    }

    @Test("shows presses where a view of an app's style asks for them")
    func pressedInside() throws {
        let asking = scene(Button("Save") {}.buttonStyle(Chrome(asks: true)))
        let other = scene(Button("Save") {}.buttonStyle(Chrome(asks: false)))
        let (asked, unasked) = (try button(in: asking), try button(in: other))
        #expect(asking.display.layer(id: asked.layerID)?.interaction == InteractionLook(pressedOpacity: 0.6))
        #expect(other.display.layer(id: unasked.layerID)?.interaction == nil)
    }

    @Test("of a primitive style acts when the style says so")
    func primitiveStyle() throws {
        let log = Log()
        let scene = scene(Button("Save") { log.taps += 1 }.buttonStyle(Twice()))
        scene.send(.tap, to: try button(in: scene).layerID)
        #expect(log.taps == 2)
    }

    private func texts(_ scene: SceneHost) throws -> [DisplayText] {
        var found: [DisplayText] = []
        func walk(_ layer: Layer) {
            if case .text(let text) = layer.content { found.append(text) }
            layer.children.forEach(walk)
        }
        walk(scene.display.root)
        return found
    }
}

private struct Leaving: View {
    let model: Switch

    var body: some View {
        VStack {
            if !model.isOn { Button("Go") {} }
            Color.red
        }
    }
}

private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(20).opacity(configuration.isPressed ? 0.5 : 1)
    }
}

/// Hands its configuration to a view, which may ask whether the button is pressed.
private struct Chrome: ButtonStyle {
    let asks: Bool

    func makeBody(configuration: Configuration) -> some View { Asking(configuration: configuration, asks: asks) }

    struct Asking: View {
        let configuration: ButtonStyleConfiguration
        let asks: Bool

        var body: some View { configuration.label.opacity(asks && configuration.isPressed ? 0.5 : 1) }
    }
}

private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.trigger()
            configuration.trigger()
        } label: {
            configuration.label
        }
        .buttonStyle(.plain)
    }
}

/// How the lines of a label of several lines are aligned.
@MainActor
@Suite("A button's wrapped label")
struct WrappedButtonLabelTests {
    private struct Probe: View {
        let log: Log
        @Environment(\.multilineTextAlignment) private var alignment

        var body: some View {
            log.seen = alignment
            return Text(verbatim: "first\nsecond")
        }
    }

    private final class Log {
        var seen: TextAlignment?
    }

    private func alignment<V: View>(@ViewBuilder _ view: (Probe) -> V) -> TextAlignment? {
        let log = Log()
        let scene = SceneHost(view(Probe(log: log)), session: .fixture())
        scene.flush()
        return log.seen
    }

    private struct Custom: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
    }

    @Test("is centred, in every style")
    func centred() {
        #expect(
            alignment { label in
                Button {
                } label: {
                    label
                }
            } == .center)
        #expect(
            alignment { label in
                Button {
                } label: {
                    VStack { label }
                }.buttonStyle(.plain)
            } == .center)
        #expect(
            alignment { label in
                Button {
                } label: {
                    label
                }.buttonStyle(.borderedProminent)
            } == .center)
        #expect(
            alignment { label in
                Button {
                } label: {
                    label
                }.buttonStyle(Custom())
            } == .center)
        #expect(
            alignment { label in
                NavigationStack {
                    NavigationLink {
                    } label: {
                        label
                    }
                }
            } == .center)
    }

    @Test("is as it was asked for, around it or inside")
    func chosen() {
        #expect(
            alignment { label in
                Button {
                } label: {
                    label
                }.multilineTextAlignment(.leading)
            } == .leading)
        #expect(
            alignment { label in
                Button {
                } label: {
                    label.multilineTextAlignment(.trailing)
                }
            } == .trailing)
    }

    @Test("is leading in the rows of lists and forms, as texts are elsewhere")
    func leading() {
        #expect(
            alignment { label in
                List {
                    Button {
                    } label: {
                        label
                    }
                }
            } == .leading)
        #expect(
            alignment { label in
                Form {
                    Button {
                    } label: {
                        label
                    }.buttonStyle(.plain)
                }
            } == .leading)
        #expect(
            alignment { label in
                NavigationStack {
                    List {
                        NavigationLink {
                        } label: {
                            label
                        }
                    }
                }
            } == .leading)
        #expect(alignment { label in VStack { label } } == .leading)
    }
}
