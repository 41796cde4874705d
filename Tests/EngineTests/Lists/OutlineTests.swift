// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Lists and outlines of trees.
@MainActor
@Suite("Outlines")
struct OutlineTests {
    private struct Plant: Identifiable {
        var id: String
        var isRipe = false
        var children: [Plant]?

        static let all = [
            Plant(id: "Fruit", children: [Plant(id: "Pear"), Plant(id: "Apple")]), Plant(id: "Grass"),
        ]
    }

    private struct Selecting: View {
        @State private var one: String?
        @State private var several: Set<String> = []
        let isMultiple: Bool

        var body: some View {
            VStack {
                Text("one \(one ?? "none"), several \(several.sorted().joined())")
                if isMultiple {
                    List(Plant.all, id: \.id, children: \.children, selection: $several) { Text($0.id) }
                        .environment(\.editMode, .constant(.active))
                } else {
                    List(Plant.all, children: \.children, selection: $one) { Text($0.id) }
                }
            }
        }
    }

    @Test("have leaves that are selected by their identity")
    func selection() throws {
        let host = TestHost(Selecting(isMultiple: false))
        try host.find(role: .button, label: "Grass").tap()
        #expect(host.contains(label: "one Grass, several "))
        let several = TestHost(Selecting(isMultiple: true))
        try several.find(role: .toggle, label: "Grass").tap()
        #expect(several.contains(label: "one none, several Grass"))
    }

    private struct Bound: View {
        @State private var plants = Plant.all
        let isList: Bool

        var body: some View {
            VStack {
                Text(plants.map { "\($0.id) \($0.isRipe)" }.joined(separator: ", "))
                if isList {
                    List($plants, children: \.children) { $plant in Toggle(plant.id, isOn: $plant.isRipe) }
                } else {
                    OutlineGroup($plants, id: \.id, children: \.children) { $plant in
                        Toggle(plant.id, isOn: $plant.isRipe)
                    }
                }
            }
        }
    }

    @Test("of bound collections have rows that change their elements", arguments: [true, false])
    func bound(isList: Bool) throws {
        let host = TestHost(Bound(isList: isList))
        try host.find(role: .toggle, label: "Grass").tap()
        #expect(host.contains(label: "Fruit false, Grass true"))
    }

    @Test("of one root begin with it")
    func root() {
        let host = TestHost(OutlineGroup(Plant.all[1], id: \.id, children: \.children) { Text($0.id) })
        #expect(host.labels == ["Grass"])
    }
}
