// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineTemplates

@Suite("Edits")
struct EditorTests {
    @Test func textsOfACatalogKeepTheirBytesAndTheNewOnesTheirOrder() throws {
        let before = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "b" : {"comment": "with } and \\" {", "localizations": {}},
                "d" : {

                }
              },
              "version" : "1.0"
            }
            """
        var catalog = try #require(StringCatalog(before))
        let isMade = catalog.add(["a": "1", "c": "say \"x\"", "e": "3", "d": "not written over"])
        #expect(isMade)
        let object = try JSONSerialization.jsonObject(with: Data(catalog.text.utf8)) as? [String: Any]
        #expect(Set((object?["strings"] as? [String: Any] ?? [:]).keys) == ["a", "b", "c", "d", "e"])
        let keys = catalog.text.matches(of: /(?m)^    "(\w)" : \{/).map { String($0.1) }
        #expect(keys == ["a", "b", "c", "d", "e"])
        #expect(catalog.text.contains(#""b" : {"comment": "with } and \" {", "localizations": {}},"#))
        #expect(catalog.text.contains("    \"d\" : {\n\n    }"))
    }

    @Test func anEmptyCatalogTakesTexts() throws {
        var catalog = try #require(StringCatalog(#"{"strings" : {}, "version" : "1.0"}"#))
        let isMade = catalog.add(["a": "1"])
        #expect(isMade)
        #expect(StringCatalog(catalog.text)?.keys == ["a"])
        #expect(StringCatalog("[]") == nil)
        #expect(StringCatalog("{\"strings\": 1}") == nil)
    }

    @Test func placesThatAreNotCertainAreNotEdited() {
        var sut = SwiftEditor("struct A {}\nstruct A {}\nenum B { case one }\nlet c = d\n")
        let before = sut.text
        let made = [
            sut.appendMember("let x = 1", to: "A"),
            sut.appendMember("let x = 1", to: "Missing"),
            sut.appendElement("x", toArray: "c"),
            sut.appendSwitchCase("case .x: 1", over: "y", in: "B"),
            sut.appendModifier(".x()", afterLast: "y"),
        ]
        #expect(made.allSatisfy { $0 == false })
        #expect(sut.text == before)
    }

    @Test func twoSwitchesOrADefaultAreNotCertain() {
        func source(_ body: String) -> String { "struct A {\n    func f() {\n\(body.indented(by: 8))\n    }\n}\n" }
        for body in ["switch x {\ncase .a: b\n}\nswitch x {\ncase .a: b\n}", "switch x {\ncase .a: b\ndefault: c\n}"] {
            var sut = SwiftEditor(source(body))
            let isMade = sut.appendSwitchCase("case .z: y", over: "x", in: "A")
            #expect(!isMade)
        }
    }

    @Test func modifiersOfTwoViewsAreNotCertain() {
        var sut = SwiftEditor("struct A { var body: some View { B().x(1); C().x(2) } }\n")
        let isMade = sut.appendModifier(".x(3)", afterLast: "x")
        #expect(!isMade)
    }

    @Test func aBlockOfOneLineIsOpened() {
        var sut = SwiftEditor("enum A { case one }\nstruct B {}\n")
        let made = [
            sut.appendCase("case two", to: "A"),
            sut.appendMember("let x = 1", to: "B"),
            sut.insertProperty("let y = 2", in: "B"),
        ]
        #expect(made.allSatisfy { $0 == true })
        #expect(Syntaxes.faults(in: ["A.swift": sut.text]) == [])
        #expect(sut.hasMember("two", in: "A") && sut.hasMember("x", in: "B") && sut.hasMember("y", in: "B"))
    }

    @Test func arraysOverSeveralLinesAndImportsKeepTheirShape() {
        var sut = SwiftEditor("import B\nimport D\n\nlet c = [\n    \"x\",\n]\n")
        let isMade = sut.appendElement("y", toArray: "c")
        #expect(isMade)
        for module in ["C", "A", "B"] { _ = sut.addImport(module) }
        #expect(sut.text == "import A\nimport B\nimport C\nimport D\n\nlet c = [\n    \"x\",\n    \"y\",\n]\n")
    }
}
