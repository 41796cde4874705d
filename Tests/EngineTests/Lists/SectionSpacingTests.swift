// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineCore
import VitrineTesting

@MainActor
@Suite("The distance between sections of a list")
struct SectionSpacingTests {
    /// From the bottom of the card above each section to the top of the section's own; rows are 60 points high.
    private func gaps(_ list: some View) throws -> [CGFloat] {
        let host = TestHost(list.environment(\.defaultMinListRowHeight, 60))
        let rows = try ["A", "B", "C"].map { try host.find(label: $0).frame.midY }
        return zip(rows, rows.dropFirst()).map { (($1 - $0 - 60) * 100).rounded() / 100 }
    }

    @ViewBuilder private func sections(
        _ first: ListSectionSpacing? = nil, _ second: ListSectionSpacing? = nil, _ third: ListSectionSpacing? = nil
    ) -> some View {
        section("A", first)
        section("B", second)
        section("C", third)
    }

    @ViewBuilder private func section(_ name: String, _ spacing: ListSectionSpacing?) -> some View {
        let section = Section { Text(verbatim: name) }
        if let spacing { section.listSectionSpacing(spacing) } else { section }
    }

    @Test("is the platform's, the list's or the section's own")
    func ownSpacing() throws {
        #expect(try gaps(List { sections() }) == [35, 35])
        #expect(try gaps(List { sections() }.listSectionSpacing(12)) == [12, 12])
        #expect(try gaps(List { sections(nil, .compact, nil) }) == [8, 8])
        #expect(try gaps(List { sections(.custom(3), nil, nil) }) == [3, 35])
        #expect(try gaps(List { sections(nil, nil, .custom(3)) }) == [35, 3])
        #expect(try gaps(Form { sections(nil, nil, .custom(3)) }) == [35, 3])
    }

    @Test("is the smaller one that two neighbours ask for")
    func neighbours() throws {
        #expect(try gaps(List { sections(.custom(20), .custom(6), .custom(11)) }) == [6, 6])
        #expect(try gaps(List { sections(.custom(50), .custom(60), nil) }) == [50, 35])
        // The platform's distance is more than the list's.
        #expect(try gaps(List { sections(.default, .default, nil) }.listSectionSpacing(10)) == [35, 10])
    }

    @Test("counts above headers as well")
    func headers() throws {
        func list(_ spacing: CGFloat?) -> some View {
            List {
                Section { Text(verbatim: "A") }
                if let spacing {
                    Section("Header") { Text(verbatim: "B") }.listSectionSpacing(spacing)
                } else {
                    Section("Header") { Text(verbatim: "B") }
                }
                Section { Text(verbatim: "C") }
            }
        }
        let (usual, tight) = (try gaps(list(nil)), try gaps(list(5)))
        // The band of a header begins 10 above its line.
        #expect(usual[0] - tight[0] == 27.5 - 15)
        #expect((usual[1], tight[1]) == (35, 5))
    }

    @Test("is that of a section of several rows")
    func severalRows() throws {
        let list = List {
            Section { Text(verbatim: "A") }
            Section {
                Text(verbatim: "B")
                Text(verbatim: "C")
            }
            .listSectionSpacing(6)
        }
        #expect(try gaps(list)[0] == 6)
    }

    @Observable final class Model {
        var spacing: CGFloat = 4
    }

    private struct Changing: View {
        let model: Model
        var body: some View {
            List {
                Section { Text(verbatim: "A") }
                Section { Text(verbatim: "B") }.listSectionSpacing(model.spacing)
            }
            .environment(\.defaultMinListRowHeight, 60)
        }
    }

    @Test("follows a change")
    func changes() throws {
        let model = Model()
        let host = TestHost(Changing(model: model))
        func gap() throws -> CGFloat {
            (try host.find(label: "B").frame.midY - host.find(label: "A").frame.midY - 60).rounded()
        }
        #expect(try gap() == 4)
        model.spacing = 24
        host.scene.flush()
        #expect(try gap() == 24)
        model.spacing = 40
        host.scene.flush()
        #expect(try gap() == 35)
    }
}
