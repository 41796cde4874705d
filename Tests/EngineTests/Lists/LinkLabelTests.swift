// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// What stands in the label of a link: badges and controls of its own.
@MainActor
@Suite("Labels of links")
struct LinkLabelTests {
    private struct Chores: View {
        @State var isDone = false
        @State var count = 0
        let isInList: Bool

        var body: some View {
            NavigationStack {
                if isInList { List { link } } else { VStack { link } }
            }
        }

        private var link: some View {
            NavigationLink {
                Text("Page")
            } label: {
                HStack {
                    Button(isDone ? "Reopen" : "Finish") {
                        isDone.toggle()
                        count += 1
                    }
                    .buttonStyle(.borderless)
                    Text("Sweep")
                }
                .badge(count)
            }
        }
    }

    @Test("A button in a link's label is found beside the link, and does not follow it", arguments: [true, false])
    func control(isInList: Bool) throws {
        let host = TestHost(Chores(isInList: isInList))
        try host.find(role: .button, label: "Finish").tap()
        #expect(host.contains(label: "Reopen") && !host.contains(label: "Page"))
        try host.find(role: .link, label: isInList ? "Sweep, 1" : "Sweep").tap()
        #expect(host.contains(label: "Page"))
    }

    @Test("A badge on the label of a row's link is shown while there is something to say")
    func badge() throws {
        let host = TestHost(Chores(isInList: true))
        #expect(host.contains(label: "Sweep"))
        try host.find(role: .button, label: "Finish").tap()
        #expect(host.contains(label: "Sweep, 1"))
    }

    private struct Checkout: View {
        @State private var isValid = false

        var body: some View {
            NavigationStack {
                List {
                    Section { NavigationLink(destination: Text("Page")) { Text("Check out") } }.disabled(!isValid)
                    Text("Check out").foregroundStyle(Color(.system(.tertiary)))
                    Text("Check out")
                    Button("Fill in") { isValid = true }
                }
            }
        }
    }

    /// The colours of the texts "Check out", from top to bottom.
    private func colors(_ host: TestHost) -> [DisplayColor] {
        func walk(_ layer: Layer) -> [DisplayColor] {
            var found: [DisplayColor] = []
            if case .text(let text) = layer.content, text.string == "Check out" { found = text.styles.map(\.color) }
            return found + layer.children.flatMap(walk)
        }
        return walk(host.scene.display.root)
    }

    @Test("The label of a row's link is grey while the link cannot be followed")
    func disabled() throws {
        let host = TestHost(Checkout())
        let (before, grey, black) = try three(colors(host))
        #expect(before == grey && grey != black)
        try host.find(role: .button, label: "Fill in").tap()
        #expect(try three(colors(host)).0 == black)
    }

    private func three(_ colors: [DisplayColor]) throws -> (DisplayColor, DisplayColor, DisplayColor) {
        try #require(colors.count == 3)
        return (colors[0], colors[1], colors[2])
    }
}
