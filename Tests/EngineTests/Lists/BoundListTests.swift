// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

@MainActor
@Suite("A list of a bound collection")
struct BoundListTests {
    struct Item: Identifiable {
        let id: Int
        var isOn = false
    }

    @MainActor @Observable
    final class Model {
        var items = [Item(id: 1), Item(id: 2)]
        var names = ["one", "two"]
        var chosen: Int?
        var several: Set<Int> = []
    }

    private struct Rows: View {
        @Bindable var model: Model

        var body: some View {
            List($model.items) { $item in Toggle(isOn: $item.isOn) { Text(verbatim: "Item \(item.id)") } }
        }
    }

    @Test("hands out bindings that write the elements")
    func writes() throws {
        let model = Model()
        let host = TestHost(Rows(model: model))
        try host.find(label: "Item 2").tap()
        #expect(model.items.map(\.isOn) == [false, true])
    }

    @Test("takes ids by key path, and a selection of one or several")
    func overloads() {
        let model = Model()
        @Bindable var bound = model
        #expect(TestHost(List($bound.names, id: \.self) { $name in Text(verbatim: name) }).labels == ["one", "two"])
        let one = List($bound.items, selection: $bound.chosen) { $item in Text(verbatim: "\(item.id)") }
        #expect(TestHost(one).labels == ["1", "2"])
        let several = List($bound.items, id: \.id, selection: $bound.several) { $item in Text(verbatim: "\(item.id)") }
        #expect(TestHost(several).labels == ["1", "2"])
    }
}
