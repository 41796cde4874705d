// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Pushed pages that declare destinations themselves, while what they capture changes.
@MainActor
@Suite("Destinations declared inside pushed pages")
struct NestedDestinationTests {
    /// A folder whose page shows folders: each page registers the type of its own value again.
    private struct Folders: View {
        let level: Int
        @Binding var count: Int
        /// Closures always differ: whoever makes this view anew runs its body.
        var note: () -> Void = {}

        var body: some View {
            let shown = count
            VStack {
                Text(verbatim: "level \(level) count \(count)")
                Button("count \(level)") { count += 1 }
                NavigationLink("open \(level)", value: level + 1)
            }
            .navigationDestination(for: Int.self) { next in
                Folders(level: next, count: $count) { _ = shown }
            }
        }
    }

    private struct Root: View {
        @State private var count = 0

        var body: some View {
            NavigationStack { Folders(level: 0, count: $count) }
        }
    }

    @Test("a page that registers its own type again is updated")
    func ownType() throws {
        let host = TestHost(Root())
        try host.find(label: "open 0").tap()
        try host.find(label: "open 1").tap()
        try host.find(label: "count 2").tap()
        #expect(host.contains(label: "level 2 count 1"))
        try host.find(label: "Back").tap()
        #expect(host.contains(label: "level 1 count 1"))
    }

    private struct Presenting: View {
        @State private var count = 0

        var body: some View {
            NavigationStack {
                NavigationLink("open", value: "page")
                    .navigationDestination(for: String.self) { _ in Page(count: $count) }
            }
        }

        struct Page: View {
            @Binding var count: Int
            @State private var isShown = false

            var body: some View {
                VStack {
                    Text(verbatim: "page \(count)")
                    Button("present") { isShown = true }
                }
                .navigationDestination(isPresented: $isShown) {
                    Button("shown \(count)") { count += 1 }.accessibilityHint(Text(verbatim: "\(count)"))
                }
            }
        }
    }

    @Test("a page that presents another by a binding updates it")
    func presented() throws {
        let host = TestHost(Presenting())
        try host.find(label: "open").tap()
        try host.find(label: "present").tap()
        try host.find(label: "shown 0").tap()
        #expect(host.contains(label: "shown 1"))
    }
}
