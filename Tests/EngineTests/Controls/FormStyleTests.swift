// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("FormStyle")
struct FormStyleTests {
    @Test("a grouped form has rows on cards, also where lists are plain")
    func grouped() {
        let plain = TestHost(Form { Text("A") }.formStyle(.grouped).listStyle(.plain)).root
        let own = TestHost(Form { Text("A") }).root
        #expect(plain.description == own.description)
    }

    @Test("columns are no list")
    func columns() {
        let host = TestHost(
            Form {
                Text("A")
                Text("B")
            }.formStyle(.columns))
        #expect(host.root.all { $0.role == .list }.isEmpty)
        #expect(host.labels == ["A", "B"])
    }

    @Test("a style of the app's own gets the form's views")
    func custom() {
        let host = TestHost(Form { Text("A") }.formStyle(Framed()))
        #expect(host.labels == ["before", "A"])
    }

    private struct Framed: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("before")
                configuration.content
            }
        }
    }
}
