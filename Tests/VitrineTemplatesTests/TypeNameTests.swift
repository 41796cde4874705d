// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineTemplates

@Suite("Names of types")
struct TypeNameTests {
    @Test(arguments: [
        ("Order", "order", "orders", "order", "Orders"),
        ("OrderLine", "orderLine", "orderLines", "order line", "Order lines"),
        ("Category", "category", "categories", "category", "Categories"), ("Box", "box", "boxes", "box", "Boxes"),
        ("URLImage", "urlImage", "urlImages", "URL image", "URL images"), ("Day", "day", "days", "day", "Days"),
        ("Lives9", "lives9", "lives9s", "lives9", "Lives9s"),
    ])
    func spellings(name: String, value: String, values: String, words: String, pluralTitle: String) throws {
        let sut = try TypeName(name)
        #expect([sut.value, sut.values, sut.words, sut.pluralTitle] == [value, values, words, pluralTitle])
    }

    @Test func theCallerKnowsThePlural() throws {
        #expect(try TypeName("Child", plural: "Children").values == "children")
        #expect(throws: TemplateError.self) { try TypeName("Sheep", plural: "Sheep") }
        #expect(throws: TemplateError.self) { try TypeName("Child", plural: "the children") }
    }

    @Test(arguments: [
        ("class", "keyword", "another name"), ("Class", "keyword", "another name"), ("9Lives", "digit", "Lives"),
        ("Foo/Bar", "letters and digits", "--path"), ("my-app", "letters and digits", "MyApp"),
        ("order", "capital letter", "Order"), ("", "empty", "another name"),
        ("Größe", "letters and digits", "another name"),
        ("List", "SwiftUI has a type", "another name"), ("Router", "own parts", "another name"),
        ("..", "letters and digits", "another name"), ("Foo Bar", "letters and digits", "FooBar"),
    ])
    func whatIsNoNameIsRefusedWithAReasonAndARemedy(name: String, reason: String, remedy: String) {
        let error = #expect(throws: TemplateError.self) { try TypeName(name) }
        #expect(error?.kind == .request)
        #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
        #expect(error?.remedy.contains(remedy) == true, "\(error?.remedy ?? "")")
    }

    @Test(arguments: [("Orders", "Order"), ("Categories", "Category"), ("Boxes", "Box"), ("Days", "Day")])
    func theSingularOfAPlural(plural: String, singular: String) {
        #expect(TypeName.singular(of: plural) == singular)
        #expect(TypeName.singular(of: singular) == nil)
    }
}
