// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Views below one that runs again for a reason of its own: they see what they were given now.
@MainActor
@Suite("What a view hands down is taken over by those that hold it")
struct CapturedBindingTests {
    /// Not observable in any way.
    private final class PlainBox {
        var isOn = false
    }

    private struct FlagLabel: View {
        let name: String
        @Binding var isOn: Bool

        var body: some View { Text(verbatim: "\(name) \(isOn ? "on" : "off")") }
    }

    @Test("a binding into an object that nobody observes is compared by its value")
    func plainObjects() throws {
        struct Parent: View {
            @State private var box = PlainBox()
            @State private var runs = 0

            var body: some View {
                FlagLabel(name: "plain \(runs)", isOn: $box.isOn)
                FlagLabel(name: "constant", isOn: $box.isOn)
                Button("write") {
                    box.isOn = true
                    runs += 1
                }
            }
        }
        let host = TestHost(Parent())
        try host.find(label: "write").tap()
        #expect(host.contains(label: "constant on"))
    }

    @Test("a page that a link pushed as a view takes the link's newest destination")
    func pushedView() throws {
        struct Root: View {
            @State private var count = 0

            var body: some View {
                // Read here: the page itself reads nothing that changes.
                let title = "count \(count)"
                NavigationStack {
                    NavigationLink("push") {
                        Button(title) { count += 1 }
                    }
                }
            }
        }
        let host = TestHost(Root())
        try host.find(label: "push").tap()
        try host.find(label: "count 0").tap()
        #expect(host.contains(label: "count 1"))
    }
}
