// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("An editor of styled text")
struct RichTextEditorTests {
    private final class Model {
        var text = AttributedString()
        var selection = AttributedTextSelection()
    }

    private struct Editor: View {
        let model: Model
        var hasSelection = true
        @State var text: AttributedString
        @State var selection = AttributedTextSelection()

        var body: some View {
            model.text = text
            model.selection = selection
            return VStack {
                TextEditor(text: $text, selection: hasSelection ? $selection : nil)
                Button("Bold") {
                    text.transformAttributes(in: &selection) { $0.font = Font.body.bold() }
                }
                Button("Wrap") {
                    let selected = String(AttributedString(text[selection]).characters)
                    text.replaceSelection(&selection, withCharacters: "**" + selected + "**")
                }
            }
        }
    }

    private func field(_ host: TestHost) throws -> DisplayField {
        var found: DisplayField?
        if case .field(let field) = try layer(host).content { found = field }
        return try #require(found)
    }

    private func layer(_ host: TestHost) throws -> Layer {
        func find(_ layer: Layer) -> Layer? {
            if case .field = layer.content { return layer }
            return layer.children.lazy.compactMap(find).first
        }
        return try #require(find(host.scene.display.root))
    }

    private func type(
        _ text: String, at start: Int, deleting deleted: Int = 0, _ host: TestHost
    ) throws -> EventOutcome {
        let field = try field(host)
        let caret = start + text.utf16.count
        let edit = FieldEdit(
            revision: field.revision + 1, edition: field.edition,
            splices: [TextSplice(start: start, deleted: deleted, inserted: Array(text.utf16))],
            length: field.string.utf16.count - deleted + text.utf16.count, selection: caret..<caret)
        let outcome = host.scene.send(.edit(edit), to: try layer(host).id)
        host.scene.flush()
        return outcome
    }

    private func select(_ range: Range<Int>, _ host: TestHost) throws {
        let field = try field(host)
        let report = FieldSelectionReport(
            revision: field.revision, edition: field.edition, choice: field.selection?.choice ?? 0,
            length: field.string.utf16.count, range: range)
        let outcome = host.scene.send(.select(report), to: try layer(host).id)
        #expect(outcome == .handled)
        host.scene.flush()
    }

    private func styled() -> AttributedString {
        var text = AttributedString("One two")
        text[text.index(text.startIndex, offsetByCharacters: 4)..<text.endIndex].foregroundColor = .red
        return text
    }

    private func lengths(_ field: DisplayField) -> [Int] { (field.runs ?? []).map(\.length) }

    @Test("shows its runs, and what is typed joins the run before it")
    func types() throws {
        let model = Model()
        let host = TestHost(Editor(model: model, text: styled()))
        #expect(try lengths(field(host)) == [4, 3])
        #expect(try field(host).runs?.first?.style == nil)
        #expect(try type("s", at: 7, host) == .handled)
        #expect(String(model.text.characters) == "One twos")
        #expect(try lengths(field(host)) == [4, 4])
        #expect(try field(host).isEcho)
        #expect(try type("", at: 2, deleting: 3, host) == .handled)
        #expect(String(model.text.characters) == "Onwos")
        #expect(try lengths(field(host)) == [2, 3])
        #expect(model.selection.utf16Range(in: model.text) == 2..<2)
    }

    @Test("takes a style for what is selected, and for what is typed next")
    func styles() throws {
        let model = Model()
        let host = TestHost(Editor(model: model, text: AttributedString("One two")))
        try select(0..<3, host)
        try host.find(label: "Bold").tap()
        #expect(try lengths(field(host)) == [3, 4])
        let bold = try #require(try field(host).runs?.first?.style)
        #expect(bold.font.weight > 400)
        try select(7..<7, host)
        try host.find(label: "Bold").tap()
        #expect(try type("!", at: 7, host) == .handled)
        #expect(try lengths(field(host)) == [3, 4, 1])
        #expect(try field(host).runs?.last?.style == bold)
        // What is typed after it goes on so.
        #expect(try type("!", at: 8, host) == .handled)
        #expect(try lengths(field(host)) == [3, 4, 2])
    }

    @Test("replaces what is selected, and shows where the insertion point is then")
    func replaces() throws {
        let model = Model()
        let host = TestHost(Editor(model: model, text: styled()))
        try select(4..<7, host)
        let choice = try #require(try field(host).selection?.choice)
        try host.find(label: "Wrap").tap()
        #expect(String(model.text.characters) == "One **two**")
        #expect(try field(host).string == "One **two**")
        #expect(try field(host).selection == DisplayField.Selection(choice: choice + 1, range: 11..<11))
        #expect(try lengths(field(host)) == [4, 7])
    }

    @Test("is edited without a selection, and when it is empty")
    func withoutSelection() throws {
        let model = Model()
        let host = TestHost(Editor(model: model, hasSelection: false, text: AttributedString()))
        #expect(try field(host).selection == nil && field(host).runs == [])
        #expect(try type("a", at: 0, host) == .handled)
        #expect(String(model.text.characters) == "a")
        #expect(try lengths(field(host)) == [1])
        #expect(try type("", at: 0, deleting: 1, host) == .handled)
        #expect(model.text.characters.isEmpty)
    }

    @Test("of a plain text has no runs")
    func plain() throws {
        let host = TestHost(TextEditor(text: .constant("A")))
        #expect(try field(host).runs == nil)
    }
}
