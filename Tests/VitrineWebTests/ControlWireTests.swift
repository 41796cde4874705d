// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineWeb

/// Native controls on the wire: what a page is told, and what it may say.
@MainActor @Suite struct ControlWireTests {
    private func page(_ view: some View) -> (scene: EngineScene, html: String, session: LiveSession) {
        let scene = EngineScene { _ in
            SceneHost(view, session: SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper())))
        }
        _ = scene.display.takeBatch()
        let page = PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n"))
        let session = LiveSession(scene: scene, client: page.client, epoch: "e", path: "/", depth: 0, now: .zero)
        _ = session.welcome(BrowserViewport(), now: .zero)
        return (scene, page.html, session)
    }

    private func layer(_ scene: EngineScene) throws -> Layer {
        func find(_ layer: Layer) -> Layer? {
            if case .control = layer.content { return layer }
            for child in layer.children { if let found = find(child) { return found } }
            return nil
        }
        return try #require(find(scene.display.root))
    }

    private func texts(_ outputs: [LiveSession.Output]) -> String {
        outputs.compactMap { if case .send(let text) = $0 { text } else { nil } }.joined(separator: "\n")
    }

    @Test(arguments: [true, false])
    func `a switch says whether it is on, whatever words an author gives its value`(isOn: Bool) {
        let checked = "aria-checked=\"\(isOn)\""
        #expect(page(Toggle("Sync", isOn: .constant(isOn))).html.contains(checked))
        let own = page(
            Toggle("Sync", isOn: .constant(isOn)).accessibilityValue("Eingeschaltet").accessibilityHint(
                "Alle 5 Minuten")
        ).html
        #expect(own.contains("role=\"switch\"") && own.contains(checked))
        #expect(own.contains("aria-description=\"Eingeschaltet, Alle 5 Minuten\""))
        // What an author made a switch of has no other state than its value.
        let made = Text("Sync").accessibilityAddTraits(.isToggle).accessibilityValue(isOn ? "1" : "0")
        #expect(page(made).html.contains(checked))
    }

    @Test func `a value that an author gives is in the label, and the description of what is named by its contents`() {
        func expect(_ view: some View, _ attribute: String, sourceLocation: SourceLocation = #_sourceLocation) {
            let html = page(view).html
            #expect(html.contains(attribute), sourceLocation: sourceLocation)
            let isLabel = attribute.hasPrefix("aria-label")
            #expect(
                !html.contains(isLabel ? "aria-description=" : "aria-label=\"No. 1"), sourceLocation: sourceLocation)
        }
        let button = Button("No. 1") {}.accessibilityValue("Unread")
        expect(button.accessibilityLabel("First"), "aria-label=\"First, Unread\"")
        expect(button, "aria-description=\"Unread\"")
        expect(button.accessibilityHint("Opens it"), "aria-description=\"Unread, Opens it\"")
        expect(Text("★★★").accessibilityLabel("Rating").accessibilityValue("3 of 5"), "aria-label=\"Rating, 3 of 5\"")
        expect(Text("Sum").accessibilityValue("7"), "aria-label=\"Sum, 7\"")
        let combined = VStack {
            Text("Packing")
            Text("1 of 3")
        }
        .onTapGesture {}
        .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton).accessibilityValue("peek")
        expect(combined, "aria-description=\"peek\"")
        let cell = Text("–").frame(width: 60, height: 40).overlay { Rectangle().stroke(Color.red) }.onTapGesture {}
        expect(cell.accessibilityLabel("Pulse").accessibilityValue("empty"), "aria-label=\"Pulse, empty\"")
        // Whether it is open has its own attribute.
        let group = page(DisclosureGroup("More") { Text("Inside") }).html
        #expect(group.contains("aria-expanded=\"false\"") && !group.contains("aria-description"))
        #expect(!group.contains("Collapsed"))
    }

    @Test func `a toggle of several values is a check box while they differ`() {
        let values = [Binding.constant(true), .constant(false)]
        let mixed = page(Toggle("Sync", sources: values, isOn: \.self)).html
        #expect(mixed.contains("role=\"checkbox\"") && mixed.contains("aria-checked=\"mixed\""))
        let same = page(Toggle("Sync", sources: [values[0]], isOn: \.self)).html
        #expect(same.contains("role=\"switch\"") && same.contains("aria-checked=\"true\""))
    }

    /// The roles of the rows of a menu with their states, as a page says them.
    private func rows(@ViewBuilder _ content: () -> some View) throws -> [String] {
        let (scene, _, _) = page(Menu("Menu", content: content))
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
        let menu = try #require(all(scene.display.root).first { $0.semantics?.opensMenu == true })
        _ = scene.tap(layer: menu.id)
        scene.flush()
        return all(scene.display.root).filter { $0.semantics?.role == .menuItem }.map { layer in
            let (_, attributes) = WireElement.describe(layer.snapshot, KeyboardStop(of: layer))
            let words = attributes.filter { $0.0 == .role || $0.0 == .checked }.map(\.1)
            return words.joined(separator: " ")
        }
    }

    @Test func `rows of a menu say what they are, and whether they are on, also when they are off`() throws {
        #expect(try rows { Button("Copy") {} } == ["menuitem"])
        for isOn in [true, false] {
            #expect(try rows { Toggle("Marked", isOn: .constant(isOn)) } == ["menuitemcheckbox \(isOn)"])
        }
        let values = [Binding.constant(true), .constant(false)]
        #expect(try rows { Toggle("All", sources: values, isOn: \.self) } == ["menuitemcheckbox mixed"])
        for style in [AnyPickerStyle.inline, .palette] {
            let choices = try rows {
                let picker = Picker("Size", selection: .constant(2)) {
                    ForEach([1, 2, 3], id: \.self) { Label("\($0)", systemImage: "star") }
                }
                switch style {
                case .inline: picker.pickerStyle(.inline)
                case .palette: picker.pickerStyle(.palette)
                }
            }
            #expect(choices == ["menuitemradio false", "menuitemradio true", "menuitemradio false"], "\(style)")
        }
    }

    private enum AnyPickerStyle { case inline, palette }

    @Test func `custom content is said with the hint`() {
        let html = page(Text("A").accessibilityHint("B").accessibilityCustomContent("C", "D", importance: .high)).html
        #expect(html.contains("aria-description=\"C: D, B\""))
    }

    @Test func `a picker in menu style is a button that opens a menu, with its value in its name`() {
        let html = page(Choosing()).html
        #expect(html.contains("aria-haspopup=\"menu\"") && html.contains("aria-label=\"Flavour, Mint\""))
        #expect(!html.contains("<select"))
    }

    @Test func `a wheel is a real select with its titles`() {
        let html = page(Choosing().pickerStyle(.wheel)).html
        #expect(html.contains("<select") && html.contains("aria-label=\"Flavour\"") && html.contains("data-c=\"0 1\""))
        #expect(html.contains("<option value=\"0\">A &lt;b&gt;</option>"))
        #expect(html.contains("<option value=\"1\" selected>Mint</option>") && html.contains("</select>"))
    }

    @Test func `a wheel is a scroller that snaps to rows, and its control, which alone takes the focus`() throws {
        let html = page(Choosing().pickerStyle(.wheel)).html
        let drum = try #require(html.range(of: "tabindex=\"-1\""))
        let control = try #require(html.range(of: "<select"))
        #expect(drum.lowerBound < control.lowerBound && html.contains(" data-drum=\"\""))
        #expect(!html.contains("tabindex=\"0\""))
        #expect(html.contains("scroll-snap-type:y mandatory;--st:normal;scroll-padding:92px 0;"))
        #expect(html.contains("data-s=\"0 32 1\"") && html.contains("data-c=\"0 1\""))
        #expect(!page(Choosing()).html.contains("data-drum"))
    }

    @Test func `what a wheel rests at is answered without a word to its scroller`() throws {
        let (scene, _, session) = page(Choosing().pickerStyle(.wheel))
        let id = try layer(scene).id
        let answer = texts(session.receive("[\"C\",1,\(scene.display.sequence),\(id),1,\"0\",1]", now: .zero))
        #expect(answer.contains("10,[1,\"0\",[\"A \\u003Cb>\",\"Mint\"]]"))
        // Where it stands is for surfaces that begin; the revision is the one that the page has.
        #expect(answer.contains(",0,0,1]") && !answer.contains(",0,0,2]"))
    }

    @Test func `a slider is a real range with its bounds, drawn by the page`() {
        let html = page(Slider(value: .constant(3.0), in: 1...5, step: 1) { Text("Size") }).html
        #expect(html.contains("type=\"range\"") && html.contains("min=\"1\"") && html.contains("max=\"5\""))
        #expect(html.contains("step=\"1\"") && html.contains("value=\"3\"") && html.contains("--f:0.5;"))
        #expect(!html.contains("</input>"))
    }

    @Test func `a change is answered with its number and the app's value`() throws {
        let (scene, _, session) = page(Choosing().pickerStyle(.wheel))
        let id = try layer(scene).id
        let answer = texts(session.receive("[\"C\",1,\(scene.display.sequence),\(id),1,\"0\",1]", now: .zero))
        #expect(answer.contains("10,[1,\"0\",[\"A \\u003Cb>\",\"Mint\"]]"))
    }

    @Test func `a change that is not taken is answered, too`() throws {
        let (scene, _, session) = page(Slider(value: .constant(0.5)) { Text("Size") })
        let id = try layer(scene).id
        let answer = texts(session.receive("[\"C\",1,\(scene.display.sequence),\(id),1,\"0.9\",0]", now: .zero))
        #expect(answer.contains("10,[1,\"0.5\"]"))
    }

    @Test func `what is no control takes no value, and a control no text`() throws {
        let (scene, _, session) = page(Choosing().pickerStyle(.wheel))
        let id = try layer(scene).id
        let sequence = scene.display.sequence
        _ = session.receive("[\"C\",1,\(sequence),0,1,\"0\",1]", now: .zero)
        _ = session.receive("[\"I\",2,\(sequence),\(id),1,0,[0,0,\"x\"],1,1,1]", now: .zero)
        #expect(session.counters.forged == 2)
    }
}

private struct Choosing: View {
    @State private var flavour = 1

    var body: some View {
        Picker("Flavour", selection: $flavour) {
            Text(verbatim: "A <b>").tag(0)
            Text("Mint").tag(1)
        }
    }
}
