// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("A text selection")
struct TextSelectionTests {
    private final class Model {
        var text = ""
        var selection: TextSelection?
        var changes = 0
    }

    private struct Editor: View {
        let model: Model
        var change: (String) -> String = { $0 }
        @State var text = ""
        @State var selection: TextSelection?

        var body: some View {
            model.text = text
            model.selection = selection
            return VStack {
                TextField("Field", text: $text, selection: $selection)
                Button("All") { self.selection = TextSelection(range: text.startIndex..<text.endIndex) }
                Button("Quote") {
                    guard case .selection(let range)? = self.selection?.indices else { return }
                    let quoted = "\"\(text[range])\""
                    let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
                    self.text.replaceSubrange(range, with: quoted)
                    self.selection = TextSelection(
                        utf16: (start + 1)..<(start + quoted.utf16.count - 1), in: self.text)
                }
                Button("Nothing") { self.selection = nil }
            }
            .onChange(of: self.text) { self.text = change(self.text) }
            .onChange(of: self.selection) { model.changes += 1 }
        }
    }

    private func layer(_ host: TestHost) throws -> Layer {
        func find(_ layer: Layer) -> Layer? {
            if case .field = layer.content { return layer }
            return layer.children.lazy.compactMap(find).first
        }
        return try #require(find(host.scene.display.root))
    }

    private func field(_ host: TestHost) throws -> DisplayField {
        var found: DisplayField?
        if case .field(let field) = try layer(host).content { found = field }
        return try #require(found)
    }

    /// What a page reports that has all that it was told.
    private func select(_ range: Range<Int>, _ host: TestHost, length: Int? = nil) throws -> EventOutcome {
        let field = try field(host)
        let report = FieldSelectionReport(
            revision: field.revision, edition: field.edition, choice: field.selection?.choice ?? 0,
            length: length ?? field.string.utf16.count, range: range)
        let outcome = host.scene.send(.select(report), to: try layer(host).id)
        host.scene.flush()
        return outcome
    }

    private func selected(_ model: Model) -> String? {
        guard case .selection(let range)? = model.selection?.indices else { return nil }
        return String(model.text[range])
    }

    @Test("is what the user has selected, and follows what is typed")
    func follows() throws {
        let model = Model()
        let host = TestHost(Editor(model: model))
        #expect(model.selection == nil)
        try host.type("One two", into: "Field")
        #expect(model.selection == TextSelection(insertionPoint: model.text.endIndex))
        #expect(try select(4..<7, host) == .handled)
        #expect(selected(model) == "two" && model.selection?.isInsertion == false)
        let changes = model.changes
        // The same again changes nothing.
        #expect(try select(4..<7, host) == .handled)
        #expect(model.changes == changes)
    }

    @Test("that the app sets is shown once, with its number")
    func sets() throws {
        let model = Model()
        let host = TestHost(Editor(model: model))
        try host.type("One", into: "Field")
        #expect(try field(host).selection == DisplayField.Selection(choice: 0))
        try host.find(label: "All").tap()
        #expect(try field(host).selection == DisplayField.Selection(choice: 1, range: 0..<3))
        #expect(try select(0..<3, host) == .handled)
        #expect(selected(model) == "One")
        try host.find(label: "Nothing").tap()
        #expect(try field(host).selection?.choice == 1)
    }

    @Test("and a text that the app sets together belong together")
    func setsBoth() throws {
        let model = Model()
        let host = TestHost(Editor(model: model))
        try host.type("One two", into: "Field")
        _ = try select(4..<7, host)
        try host.find(label: "Quote").tap()
        let field = try field(host)
        #expect(field.string == "One \"two\"" && !field.isEcho)
        #expect(field.selection == DisplayField.Selection(choice: 1, range: 5..<8))
    }

    @Test("is mapped into what the app makes of the typed text")
    func maps() throws {
        let model = Model()
        let host = TestHost(Editor(model: model, change: { $0.uppercased() }))
        try host.type("ab", into: "Field")
        #expect(model.text == "AB" && model.selection == TextSelection(insertionPoint: model.text.endIndex))
    }

    @Test("that crossed a newer text or selection changes nothing")
    func crosses() throws {
        let model = Model()
        let host = TestHost(Editor(model: model))
        try host.type("One", into: "Field")
        let id = try layer(host).id
        let old = FieldSelectionReport(revision: 2, edition: 0, choice: 0, length: 2, range: 0..<1)
        host.scene.send(.select(old), to: id)
        host.scene.flush()
        #expect(model.selection?.isInsertion == true)
        try host.find(label: "All").tap()
        let before = FieldSelectionReport(revision: 3, edition: 0, choice: 0, length: 3, range: 1..<1)
        host.scene.send(.select(before), to: id)
        host.scene.flush()
        #expect(selected(model) == "One")
        #expect(try field(host).selection == DisplayField.Selection(choice: 1, range: 0..<3))
    }

    @Test("that its binding refuses is sent to the surface again")
    func refuses() throws {
        let text = "One"
        let host = TestHost(
            TextField(
                "Field", text: .constant(text),
                selection: .constant(TextSelection(range: text.startIndex..<text.endIndex))))
        #expect(try field(host).selection == DisplayField.Selection(choice: 1, range: 0..<3))
        _ = try select(1..<1, host)
        #expect(try field(host).selection == DisplayField.Selection(choice: 2, range: 0..<3))
    }

    @Test("of a field whose app does not ask is not listened to")
    func listens() throws {
        let host = TestHost(TextField("Field", text: .constant("One")))
        #expect(try field(host).selection == nil)
        #expect(try select(0..<1, host) == .ignored(.notListening))
        let disabled = TestHost(Editor(model: Model()).disabled(true))
        #expect(try select(0..<0, disabled) == .ignored(.disabled))
    }

    @Test("of an editor is reported, too")
    func editors() throws {
        struct Page: View {
            @State private var text = "One\ntwo"
            @State private var selection: TextSelection?
            var body: some View {
                TextEditor(text: $text, selection: $selection)
                Text(verbatim: selection.map { "\($0.utf16Range(in: text))" } ?? "none")
            }
        }
        let host = TestHost(Page())
        #expect(host.contains(label: "none"))
        #expect(try select(4..<7, host) == .handled)
        #expect(host.contains(label: "4..<7"))
    }

    @Test("lies between characters, wherever the surface says it is")
    func boundaries() {
        let text = "a👨‍👩‍👧e\u{301}🇩🇪\r\nz"
        let count = text.utf16.count
        for start in -1...(count + 1) {
            for end in start...(count + 1) {
                guard case .selection(let range) = TextSelection(utf16: start..<end, in: text).indices else {
                    Issue.record("several ranges")
                    continue
                }
                // Indices between characters only.
                let isWhole = [range.lowerBound, range.upperBound].allSatisfy { index in
                    index == text.endIndex || text.indices.contains(index)
                }
                #expect(isWhole, "\(start)..<\(end)")
                let back = TextSelection(range: range).utf16Range(in: text)
                #expect(back.lowerBound <= max(start, 0) && (start == end || back.upperBound >= min(end, count)))
                #expect(range.isEmpty == (start == end) || start >= count || end <= 0)
            }
        }
    }

    @Test("with indices of another text is cut off at the end")
    func foreignIndices() {
        let long = "a much longer text 👨‍👩‍👧"
        let selection = TextSelection(range: long.startIndex..<long.endIndex)
        #expect(selection.utf16Range(in: "abc") == 0..<3)
        #expect(TextSelection(insertionPoint: long.endIndex).utf16Range(in: "") == 0..<0)
        #expect(TextSelection(ranges: RangeSet()).utf16Range(in: "abc") == 0..<0)
        #expect(TextSelection(ranges: RangeSet()).isInsertion)
    }

    @Test("has the affinity of its view")
    func affinity() throws {
        struct Page: View {
            let model: Model
            @State var text = "One"
            @State var selection: TextSelection?
            var body: some View {
                model.selection = selection
                return TextField("Field", text: $text, selection: $selection).textSelectionAffinity(.upstream)
            }
        }
        let model = Model()
        let host = TestHost(Page(model: model))
        _ = try select(1..<1, host)
        #expect(model.selection?.affinity == .upstream)
    }
}
