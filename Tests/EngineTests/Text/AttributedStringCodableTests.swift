// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore

@Suite("Attributed strings as they are encoded")
struct AttributedStringCodableTests {
    private struct Note: Codable, Equatable {
        var title = "Note"
        var body: AttributedString
    }

    private var marked: AttributedString {
        var text = AttributedString("Fold ")
        var end = AttributedString("first")
        end.inlinePresentationIntent = .stronglyEmphasized
        end.link = URL(string: "https://example.com")
        text += end
        text += AttributedString(".")
        return text
    }

    @Test("Characters and Foundation's attributes come back, in a type of the app's too")
    func roundTrip() throws {
        for text in [marked, AttributedString("Plain"), AttributedString("")] {
            let note = Note(body: text)
            #expect(try JSONDecoder().decode(Note.self, from: JSONEncoder().encode(note)) == note)
            #expect(try PropertyListDecoder().decode(Note.self, from: PropertyListEncoder().encode(note)) == note)
        }
    }

    @Test("A text without attributes is a string; else runs and their attributes follow each other")
    func format() throws {
        #expect(try String(decoding: JSONEncoder().encode(AttributedString("Plain")), as: UTF8.self) == #""Plain""#)
        var strong = AttributedString("b")
        strong.inlinePresentationIntent = .stronglyEmphasized
        let written = try JSONEncoder().encode(AttributedString("a") + strong)
        #expect(String(decoding: written, as: UTF8.self) == #"["a",{},"b",{"NSInlinePresentationIntent":2}]"#)
    }

    @Test("What names attributes of several runs once is read")
    func table() throws {
        let data = Data(
            #"{"runs":["a",0,"b",1,"c",0],"attributeTable":[{},{"NSInlinePresentationIntent":2}]}"#.utf8)
        let text = try JSONDecoder().decode(AttributedString.self, from: data)
        #expect(String(text.characters) == "abc")
        #expect(text.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(AttributedString.self, from: Data(#"["a",3]"#.utf8))
        }
    }

    @Test("Fonts and colours are left out, as they cannot be encoded")
    func fonts() throws {
        var text = AttributedString("a")
        text[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = .title
        let read = try JSONDecoder().decode(AttributedString.self, from: JSONEncoder().encode(text))
        #expect(read == AttributedString("a"))
    }
}
