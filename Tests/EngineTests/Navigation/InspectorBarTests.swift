// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// The bar of a page with an inspector.
@MainActor @Suite struct InspectorBarTests {
    private struct Page: View {
        @State private var isShown = false

        var body: some View {
            NavigationStack {
                Button("Inspect") { isShown.toggle() }
                    .navigationTitle("Page")
                    .inspector(isPresented: $isShown) {
                        Text("Facts").navigationTitle("Details").navigationBarTitleDisplayMode(.inline)
                            .toolbar { Button("Pin") {} }
                    }
            }
        }
    }

    @Test func `beside the page an inspector adds items to its bar and leaves its title`() throws {
        let host = TestHost(Page().environment(\.horizontalSizeClass, .regular), width: 1_100)
        let title = try host.find(role: .heading, label: "Page").frame
        try host.find(label: "Inspect").tap()
        #expect(host.contains(label: "Facts") && host.contains(label: "Pin"))
        #expect(host.contains(label: "Page") && !host.contains(label: "Details"), "\(host.labels)")
        #expect(try host.find(role: .heading, label: "Page").frame == title)
    }

    @Test func `a bar beside an inspector leaves the tab bar at the top its place`() throws {
        struct Office: View {
            @State private var isShown = false

            var body: some View {
                TabView {
                    Tab("Medication", systemImage: "pills") {
                        NavigationStack {
                            Button("Inspect") { isShown = true }
                                .navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
                                .toolbar { Button("Pin") {} }
                        }
                        .inspector(isPresented: $isShown) { Text("Facts") }
                    }
                    Tab("Departments", systemImage: "building") { Text("Two") }
                    Tab("Administration", systemImage: "gearshape") { Text("Three") }
                    Tab("Correspondence", systemImage: "envelope") { Text("Four") }
                }
            }
        }
        let host = TestHost(Office().environment(\.horizontalSizeClass, .regular), width: 1_100)
        try host.find(label: "Inspect").tap()
        #expect(host.contains(label: "Facts"))
        let (pin, last) = try (host.find(label: "Pin").frame, host.find(label: "Correspondence").frame)
        // The end of the tab bar is beside the row's own items, or above them.
        #expect(last.maxX > pin.minX - 20)
        #expect(!pin.intersects(last) && pin.maxX <= 1_100 - 270)
    }

    @Test func `a stack in an inspector has a bar of its own and leaves that of the column it is beside`() throws {
        let split = NavigationSplitView {
            Text("Shelves")
        } detail: {
            Text("Book").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
                .toolbar { Button("Pin") {} }
                .inspector(isPresented: .constant(true)) {
                    NavigationStack {
                        Text("Facts").navigationTitle("Details").navigationBarTitleDisplayMode(.inline)
                            .toolbar { Button("Close") {} }
                    }
                }
        }
        let host = TestHost(split.environment(\.horizontalSizeClass, .regular), width: 1_100)
        let page = try host.find(role: .heading, label: "Page").frame
        #expect(try host.find(label: "Book").frame.minY >= page.maxY)
        #expect(try host.find(label: "Pin").frame.maxY < host.find(label: "Book").frame.minY)
        let facts = try host.find(label: "Facts").frame
        for label in ["Details", "Close"] {
            let frame = try host.find(label: label).frame
            #expect(frame.minX > 1_100 - 270 && frame.maxY <= facts.minY, "\(label)")
        }
    }

    @Test func `as a sheet an inspector has its own title`() throws {
        let host = TestHost(
            NavigationStack {
                Text("Base").navigationTitle("Page").inspector(isPresented: .constant(true)) {
                    NavigationStack { Text("Facts").navigationTitle("Details") }
                }
            })
        #expect(host.contains(label: "Details"), "\(host.labels)")
    }
}
