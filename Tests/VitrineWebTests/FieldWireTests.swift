// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay
import VitrineWeb
import WebTestSupport

/// Fields on the wire: what a page is told, and what it may say.
@MainActor @Suite struct FieldWireTests {
    let scene = FakeScene()

    private func session(_ prepare: (FakeScene) -> Void) -> LiveSession {
        prepare(scene)
        _ = scene.display.takeBatch()
        let page = PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n"))
        let session = LiveSession(scene: scene, client: page.client, epoch: "e", path: "/", depth: 0, now: .zero)
        _ = session.welcome(scene.viewport, now: .zero)
        return session
    }

    private func messages(_ outputs: [LiveSession.Output]) -> [String] {
        outputs.compactMap { if case .send(let text) = $0 { text } else { nil } }
    }

    private var layer: Int { scene.field!.id }

    private func edit(_ event: Int, revision: Int, edition: Int = 0, _ splices: String, length: Int) -> String {
        "[\"I\",\(event),\(scene.display.sequence),\(layer),\(revision),\(edition),[\(splices)],\(length),\(length),\(length)]"
    }

    @Test func `the first page has a real input with its text and what it is for`() {
        scene.addField("Rick <C-137>")
        let html = PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n")).html
        let input = html.split(separator: "<input").last.map { "<input" + $0.prefix { $0 != "\n" } } ?? ""
        #expect(input.contains("type=\"text\""))
        #expect(input.contains("placeholder=\"Name\""))
        #expect(input.contains("value=\"Rick &lt;C-137&gt;\"") && input.contains("data-f=\"0 0\""))
        #expect(!html.contains("</input>"))
    }

    @Test func `what the app takes as it is costs an acknowledgement and no text`() throws {
        let session = session { $0.addField("") }
        let sent = messages(session.receive(edit(1, revision: 1, "0,0,\"Rick\"", length: 4), now: .zero))
        let batch = try #require(sent.first)
        #expect(sent.count == 1 && !batch.contains("Rick"), "\(batch)")
        #expect(batch.contains("[1,0,null]"))
        #expect(batch.utf8.count <= 48, "\(batch)")
        #expect(scene.fieldState.value == "Rick")
    }

    @Test func `what the app changes comes back with the number of the edit`() throws {
        scene.formats = { $0.uppercased() }
        let session = session { $0.addField("") }
        let sent = messages(session.receive(edit(1, revision: 1, "0,0,\"a\"", length: 1), now: .zero))
        #expect(try #require(sent.first).contains("[1,1,\"A\"]"))
    }

    @Test func `the return key and the focus arrive, the app's own focus is told once`() {
        let session = session { $0.addField("") }
        let base = scene.display.sequence
        #expect(messages(session.receive("[\"F\",1,\(base),\(layer)]", now: .zero)).isEmpty)
        #expect(scene.focusedLayer == layer)
        _ = session.receive("[\"V\",2,\(base),\(layer),3]", now: .zero)
        #expect(scene.submissions == 1)
        scene.focusedLayer = nil
        #expect(messages(session.pump(now: .zero)) == ["[\"F\",0]"])
        #expect(session.pump(now: .zero).isEmpty)
        _ = session.receive("[\"F\",3,\(base),0]", now: .zero)
        #expect(scene.focusedLayer == nil)
    }

    @Test func `the focus that leaves an element before the page knows of another one stays with that`() throws {
        let session = session { $0.addField("") }
        let base = scene.display.sequence
        scene.increment()
        scene.focusedLayer = layer
        let sent = messages(session.pump(now: .zero))
        #expect(sent.count == 2 && sent.last == "[\"F\",\(layer)]", "\(sent)")
        let number = try #require(sent.first?.split(separator: ",").dropFirst().first)
        #expect(messages(session.receive("[\"F\",1,\(base),0]", now: .zero)).isEmpty)
        #expect(scene.focusedLayer == layer)
        _ = session.receive("[\"F\",2,\(number),0]", now: .zero)
        #expect(scene.focusedLayer == nil)
    }

    @Test(arguments: [
        "[\"I\",1,0,5,1,0,[0,0],2,0,0]", "[\"I\",1,0,5,1,0,[0,0,5],2,0,0]", "[\"I\",1,0,5,1,0,[],0,0,0]",
        "[\"I\",1,0,5,1,0,[0,0,\"a\"],1,1,0]", "[\"I\",1,0,5,1,0,[0,0,\"a\"],1,0,2]", "[\"F\",1,0]", "[\"F\",1,0,-1]",
        "[\"I\",1,0,5,-1,0,[0,0,\"a\"],1,0,0]",
    ])
    func `an edit of another shape is no message`(text: String) {
        #expect(throws: ClientMessage.Failure.self) { try ClientMessage(text) }
    }

    @Test func `the first page says that a selection is asked for, and what the app has selected`() {
        scene.addField("Rick", followsSelection: true)
        func html() -> String { PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n")).html }
        #expect(html().contains(" data-f=\"0 0\" data-t=\"0\""))
        scene.select(1..<3)
        #expect(html().contains(" data-f=\"0 0\" data-t=\"1 1 3\""))
    }

    @Test func `a selection of the app is told with its number until the page has it, and no text with it`() throws {
        let session = session { $0.addField("Rick", followsSelection: true) }
        scene.setField("Morty")
        #expect(messages(session.pump(now: .zero)).contains { $0.contains("[0,1,\"Morty\",null,[0]]") })
        scene.select(1..<3)
        #expect(messages(session.pump(now: .zero)).contains { $0.contains("[0,1,null,null,[1,1,3]]") })
        let base = scene.display.sequence
        let said = messages(session.receive("[\"T\",1,\(base),\(layer),0,1,1,5,2,2]", now: .zero))
        #expect(said.contains { $0.contains("[0,1,null,null,[1]]") })
        #expect(scene.fieldState.selection == 2..<2)
    }

    @Test(arguments: [
        "[\"T\",1,0,5,1,0,0,3,0]", "[\"T\",1,0,5,1,0,0,3,0,4]", "[\"T\",1,0,5,1,0,0,3,2,1]",
        "[\"T\",1,0,5,-1,0,0,3,0,1]", "[\"T\",1,0,5,1,0,0,3,0,1.5]", "[\"T\",1,0,5,1,0,0,3,0,1,1]",
        "[\"T\",1,0,5,1,0,0,3,0,99999999999]",
    ])
    func `a selection of another shape is no message`(text: String) {
        #expect(throws: ClientMessage.Failure.self) { try ClientMessage(text) }
    }

    @Test func `a selection of what asks for none is forged, one of another text says nothing`() {
        let session = session { $0.addField("Rick", followsSelection: true) }
        let base = scene.display.sequence
        for (number, words) in ["1,0,0,4", "0,1,0,4", "0,0,1,4", "0,0,0,5"].enumerated() {
            _ = session.receive("[\"T\",\(number + 1),\(base),\(layer),\(words),1,2]", now: .zero)
        }
        #expect(scene.fieldState.selection == 0..<0 && session.counters.forged == 0)
        _ = session.receive("[\"T\",5,\(base),\(layer),0,0,0,4,1,2]", now: .zero)
        #expect(scene.fieldState.selection == 1..<2)
        _ = session.receive("[\"T\",6,\(base),\(scene.button.id),0,0,0,4,1,2]", now: .zero)
        #expect(session.counters.forged == 1)
    }

    @Test func `styled text is spans in the first page, and runs with the numbers of styles afterwards`() throws {
        var field = SamplePages.field(FieldState("a<b>"))
        field.hasManyLines = true
        var bold = field.style
        bold.font.weight = 700
        field.runs = [DisplayField.Run(length: 1), DisplayField.Run(length: 3, style: bold)]
        let session = session { $0.addField("").content = .field(field) }
        let html = PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n")).html
        let element = try #require(html.split(separator: "role=\"textbox\"").dropFirst().first)
        #expect(element.contains(">a<span class=\"c") && element.contains("\">&lt;b&gt;</span></div>"))
        #expect(!html.contains("<textarea"))
        field.runs = [DisplayField.Run(length: 2, style: bold), DisplayField.Run(length: 2)]
        scene.field?.content = .field(field)
        let said = messages(session.pump(now: .zero))
        #expect(said.contains { $0.contains("\"a\\u003Cb>\",null,null,[[2,") && $0.contains(",[2,0]]]") }, "\(said)")
        // The same text is not said again.
        field.runs = []
        scene.field?.content = .field(field)
        #expect(messages(session.pump(now: .zero)).contains { $0.contains("[0,0,null,null,null,[]]") })
    }

    @Test func `text for what is no field is forged, for a field that left it is stale`() {
        let session = session { $0.addField("") }
        let base = scene.display.sequence
        let other = scene.button.id
        _ = session.receive("[\"I\",1,\(base),\(other),1,0,[0,0,\"a\"],1,1,1]", now: .zero)
        #expect(session.counters.forged == 1)
        let gone = edit(2, revision: 1, "0,0,\"a\"", length: 1)
        scene.display.root.remove(scene.field!)
        _ = session.pump(now: .zero)
        _ = session.receive(gone, now: .zero)
        #expect(session.counters.stale == 1 && session.counters.forged == 1)
    }

    @Test func `a secure field's text is in no message, page or snapshot`() {
        let session = session { $0.addField("stored", isSecure: true) }
        var said = messages(session.receive(edit(1, revision: 1, "0,0,\"wubba\"", length: 5), now: .zero))
        scene.setField("another")
        said += messages(session.pump(now: .zero))
        said += messages(session.receive("[\"Q\",\(session.sequence)]", now: .zero))
        said.append(PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n")).html)
        for text in said {
            for secret in ["stored", "wubba", "another"] { #expect(!text.contains(secret), "\(text)") }
        }
        #expect(said.last?.contains("type=\"password\"") == true)
        scene.setField("")
        #expect(messages(session.pump(now: .zero)).contains { $0.contains("[1,1,\"\"]") })
    }

    @Test func `a secure field that the app shortens is told which parts to take away`() {
        let session = session { $0.addField("", isSecure: true) }
        _ = session.receive(edit(1, revision: 1, "0,0,\"wubba\"", length: 5), now: .zero)
        scene.setField("wub")
        let said = messages(session.pump(now: .zero))
        #expect(said.contains { $0.contains("[1,1,null,[3,2]]") } && !said.contains { $0.contains("wub") })
    }

    @Test func `what a keyboard, a content type and a return key mean to a browser`() {
        func attributes(_ change: (inout FieldTraits) -> Void, lines: Bool = false) -> [String: String] {
            var field = SamplePages.field(FieldState(""))
            change(&field.traits)
            field.hasManyLines = lines
            let layer = scene.addField("")
            layer.content = .field(field)
            let (_, list) = WireElement.describe(layer.snapshot, KeyboardStop())
            return Dictionary(uniqueKeysWithValues: list.map { ($0.0.name, $0.1) })
        }
        let mail = attributes {
            $0.keyboard = .emailAddress
            $0.contentType = "email"
            $0.submitLabel = .next
        }
        #expect(mail["type"] == "text" && mail["inputmode"] == "email" && mail["autocomplete"] == "email")
        #expect(mail["enterkeyhint"] == "next" && mail["autocapitalize"] == "none")
        #expect(attributes { $0.keyboard = .decimalPad }["inputmode"] == "decimal")
        #expect(attributes { $0.keyboard = .numberPad }["inputmode"] == "numeric")
        #expect(attributes { $0.keyboard = .phonePad }["type"] == "tel")
        #expect(attributes { $0.keyboard = .url }["type"] == "url")
        #expect(attributes { $0.contentType = "password" }["autocomplete"] == "current-password")
        #expect(attributes { $0.contentType = "one-time-code" }["autocomplete"] == "one-time-code")
        #expect(attributes { _ in }["autocomplete"] == "off")
        #expect(attributes { $0.autocorrects = false }["spellcheck"] == "false")
        #expect(attributes { $0.isSearch = true }["type"] == "search")
        #expect(attributes({ _ in }, lines: true)["type"] == nil)
    }
}
