// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import VitrineDisplay
@testable import VitrineSnapshots

struct ElementDifferenceTests {
    private func record(
        _ role: Semantics.Role, _ label: String, y: Double = 0, _ children: [ElementRecord] = []
    ) -> ElementRecord {
        var record = ElementRecord(
            DisplayElement(
                role: role, label: label, frame: DisplayRect(x: 0, y: y, width: 100, height: 20), layerID: 0))
        record.children = children
        return record
    }

    private func findings(_ old: ElementRecord, _ new: ElementRecord) throws -> [String] {
        func document(_ record: ElementRecord) throws -> ElementDocument {
            try ElementDocument(json: .init(record.json(width: 100, height: 200).utf8))
        }
        return ElementDifference.findings(from: try document(old), to: try document(new))
    }

    @Test
    func equalTreesHaveNoFindings() throws {
        let tree = record(.none, "", [record(.button, "Save"), record(.staticText, "a")])
        #expect(try findings(tree, tree).isEmpty)
    }

    @Test
    func whatMovedIsNamedWithBothPlaces() throws {
        #expect(
            try findings(
                record(.none, "", [record(.button, "Save", y: 10)]),
                record(.none, "", [record(.button, "Save", y: 12.5)]))
                == ["button \"Save\" moved from (0, 10) to (0, 12.5)."])
    }

    @Test
    func whatCameInBetweenDoesNotConfuseItsNeighbours() throws {
        #expect(
            try findings(
                record(.none, "", [record(.staticText, "a"), record(.staticText, "c")]),
                record(.none, "", [record(.staticText, "a"), record(.staticText, "b"), record(.staticText, "c")]))
                == ["text \"b\" is new."])
    }

    @Test
    func anotherLabelIsAChangeOfTheElement() throws {
        #expect(
            try findings(record(.none, "", [record(.button, "Keep")]), record(.none, "", [record(.button, "Save")]))
                == ["button \"Save\": its label was \"Keep\" and is \"Save\"."])
    }

    @Test
    func whatIsGoneIsNamed() throws {
        #expect(
            try findings(record(.none, "", [record(.button, "Save")]), record(.none, "")) == [
                "button \"Save\" is gone."
            ])
    }

    @Test
    func aWholeScreenIsNotListed() throws {
        let old = record(.none, "", (0..<100).map { record(.staticText, "\($0)") })
        let findings = try findings(old, record(.none, ""))
        #expect(findings.count == 41 && findings.last == "… and 60 more.")
    }
}
