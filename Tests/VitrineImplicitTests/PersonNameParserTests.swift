// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineImplicit
import VitrineTesting

@Suite("The parts of names in texts")
struct PersonNameParserTests {
    struct Name: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let prefix: String?
        let given: String?
        let middle: String?
        let family: String?
        let suffix: String?

        init(
            _ text: String, prefix: String? = nil, given: String? = nil, middle: String? = nil, family: String? = nil,
            suffix: String? = nil
        ) {
            testDescription = text
            self.prefix = prefix
            self.given = given
            self.middle = middle
            self.family = family
            self.suffix = suffix
        }
    }

    /// The first are those of Apple's documentation.
    static let names: [Name] = [
        Name("Thomas Clark", given: "Thomas", family: "Clark"),
        Name("Thomas Louis Clark", given: "Thomas", middle: "Louis", family: "Clark"),
        Name("Thomas L. Appleseed", given: "Thomas", middle: "L.", family: "Appleseed"),
        Name("Dr. Thomas, Esq.", prefix: "Dr.", given: "Thomas", suffix: "Esq."),
        Name("thomas clark", given: "thomas", family: "clark"),
        Name("Clark, Thomas", given: "Thomas", family: "Clark"),
        Name("CLARK Thomas", given: "Thomas", family: "CLARK"),
        Name("Thomas (a.k.a. Tom) Clark 🍎", given: "Thomas", family: "Clark"),
        Name("杨振宁", given: "振宁", family: "杨"),
        Name("木田泰夫", given: "泰夫", family: "木田"),
        Name("Jean-Philippe de Zélicourt", given: "Jean-Philippe", family: "de Zélicourt"),
        Name("Max Mustermann", given: "Max", family: "Mustermann"),
        Name(
            "José Ramiro Martín González de Rivera", given: "José", middle: "Ramiro",
            family: "Martín González de Rivera"),
        Name("Ana María López", given: "Ana", middle: "María", family: "López"),
        Name("Ana López y García", given: "Ana", family: "López y García"),
        Name("Ludwig van Beethoven", given: "Ludwig", family: "van Beethoven"),
        Name("  Prof. Dr.  Hans   Müller ", prefix: "Prof. Dr.", given: "Hans", family: "Müller"),
        Name(
            "Dr. Thomas Louis Clark Esq.", prefix: "Dr.", given: "Thomas", middle: "Louis", family: "Clark",
            suffix: "Esq."),
        Name(
            "Clark, Dr. Thomas Louis, Jr.", prefix: "Dr.", given: "Thomas", middle: "Louis", family: "Clark",
            suffix: "Jr."),
        Name("Thomas Clark III", given: "Thomas", family: "Clark", suffix: "III"),
        Name("Thomas", given: "Thomas"),
        Name("Dr.", given: "Dr."),
        Name("王 小明", given: "小明", family: "王"),
        Name("欧阳修", given: "修", family: "欧阳"),
        Name("王", given: "王"),
    ]

    @Test("Words are parts by their places", arguments: names)
    func parts(_ name: Name) throws {
        let found = try PersonNameComponents(name.testDescription)
        #expect(found.namePrefix == name.prefix)
        #expect(found.givenName == name.given)
        #expect(found.middleName == name.middle)
        #expect(found.familyName == name.family)
        #expect(found.nameSuffix == name.suffix)
    }

    @Test("A text without letters is no name", arguments: ["", "  ", "(Tom)", "12, 3", "🍎"])
    func nothing(_ text: String) {
        #expect(throws: CocoaError.self) { try PersonNameComponents(text) }
    }

    @Test("A name that was written is read")
    func roundTrip() throws {
        let style = PersonNameComponents.FormatStyle(style: .long)
        let name = try style.parseStrategy.parse("Dr. Thomas Louis Clark Esq.")
        #expect(style.format(name) == "Dr. Thomas Louis Clark Esq.")
        #expect(try PersonNameComponents("Thomas Clark", strategy: .name).familyName == "Clark")
    }

    @Test("Apps' formatter writes and reads names, under Foundation's name")
    func formatter() throws {
        let formatter = PersonNameComponentsFormatter()
        let name = try #require(formatter.personNameComponents(from: "Dr. Thomas Louis Clark"))
        #expect(formatter.string(from: name) == "Thomas Clark")
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "TC")
        #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .long) == "Dr. Thomas Louis Clark")
        #expect(formatter.personNameComponents(from: "12") == nil)
    }

    @MainActor @Test("Fields take the format")
    func fields() throws {
        let name = try PersonNameComponents("Ada King Lovelace")
        let host = TestHost(TextField("Contact", value: .constant(name), format: .name(style: .medium)))
        #expect(try host.find(role: .textField, label: "Contact").value == "Ada Lovelace")
    }
}
