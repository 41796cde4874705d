// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore

/// Values of siblings are combined in the order of the views, whenever a view joins.
@MainActor
@Suite("Preferences of siblings")
struct PreferenceOrderTests {
    @Test("are combined from the first view to the last")
    func inOrder() {
        let model = NamesModel()
        let scene = SceneHost(Names(model: model), session: .fixture())
        scene.flush()
        #expect(model.delivered == [["first", "last"]])
    }

    @Test("are combined in the order of the views, not of their arrival")
    func aLaterView() {
        let model = NamesModel()
        let scene = SceneHost(Names(model: model), session: .fixture())
        scene.flush()
        model.toggle?()
        scene.flush()
        #expect(model.delivered.last == ["first", "middle", "last"])
        model.toggle?()
        scene.flush()
        #expect(model.delivered.last == ["first", "last"])
    }
}

private struct OrderedNamesKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
private final class NamesModel {
    var delivered: [[String]] = []
    var toggle: (() -> Void)?
}

private struct Names: View {
    let model: NamesModel
    @State private var hasMiddle = false

    var body: some View {
        model.toggle = { [hasMiddle = $hasMiddle] in hasMiddle.wrappedValue.toggle() }
        return VStack {
            Color.red.preference(key: OrderedNamesKey.self, value: ["first"])
            if hasMiddle { Color.green.preference(key: OrderedNamesKey.self, value: ["middle"]) }
            Color.blue.preference(key: OrderedNamesKey.self, value: ["last"])
        }
        .onPreferenceChange(OrderedNamesKey.self) { model.delivered.append($0) }
    }
}
