// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCombine
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("FocusedObject")
struct FocusedObjectProbe {
    @Test("is the object of the view with the focus, and is observed")
    func focused() throws {
        let host = TestHost(Page(isOfScene: false))
        #expect(host.contains(label: "none"))
        try host.find(identifier: "field").focus()
        #expect(host.contains(label: "count 0"))
        try host.find(label: "Add").tap()
        #expect(host.contains(label: "count 1"))
        try host.find(identifier: "other").focus()
        #expect(host.contains(label: "none"))
    }

    @Test("of a scene is there whatever has the focus")
    func ofScene() {
        #expect(TestHost(Page(isOfScene: true)).contains(label: "count 0"))
    }
}

// MARK: - Fixtures

private final class Counter: ObservableObject {
    @Published var count = 0
}

private struct Reader: View {
    @FocusedObject private var counter: Counter?

    var body: some View {
        Text(verbatim: counter.map { "count \($0.count)" } ?? "none")
    }
}

private struct Page: View {
    let isOfScene: Bool
    @StateObject private var counter = Counter()
    @State private var text = ""

    var body: some View {
        VStack {
            Reader()
            if isOfScene {
                Text(verbatim: "scene").focusedSceneObject(counter)
            } else {
                TextField("A", text: $text).accessibilityIdentifier("field").focusedObject(counter)
            }
            TextField("B", text: $text).accessibilityIdentifier("other")
            Button("Add") { counter.count += 1 }
        }
    }
}
