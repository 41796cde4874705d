// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay

@testable import VitrineComponents
@testable import VitrineCore
@testable import VitrineTesting

/// Items for the keyboard stand at the window's lower end while a field of their page has the focus.
@MainActor @Suite struct KeyboardToolbarTests {
    private struct Amounts: View {
        @State private var first = ""
        @State private var second = ""
        @State private var third = ""
        @State private var hasClear = true
        @FocusState private var isFirst: Bool

        var body: some View {
            VStack {
                VStack {
                    TextField("First", text: $first).focused($isFirst)
                    TextField("Second", text: $second)
                        .toolbar { ToolbarItem(placement: .keyboard) { Button("Round") {} } }
                    Spacer()
                    Text("End").accessibilityIdentifier("end")
                }
                .toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        if hasClear { Button("Clear") { hasClear = false } }
                        Spacer()
                        Button("Hide") { isFirst = false }.accessibilityIdentifier("hide")
                    }
                }
                TextField("Third", text: $third)
                Text("Rate").toolbar { ToolbarItem(placement: .keyboard) { Button("Last") {} } }
            }
        }
    }

    private func buttons(_ host: TestHost) -> [String] { host.root.all { $0.role == .button }.map(\.label) }

    @Test(arguments: [false, true])
    func `items of all toolbars of a page are there as long as a field of it has the focus`(isInStack: Bool) throws {
        let host =
            isInStack ? TestHost(NavigationStack { Amounts().navigationTitle("Amounts") }) : TestHost(Amounts())
        #expect(buttons(host) == [])
        let end = try host.frame(of: "end").maxY
        for field in ["First", "Second", "Third"] {
            try host.find(label: field).focus()
            // In the order of the views, the outer ones first.
            #expect(buttons(host) == ["Clear", "Hide", "Round", "Last"])
            let hide = try host.frame(of: "hide")
            #expect(hide.height == 44)
            #expect(host.root.all { $0.role == .toolbar }.count == 1)
            // The safe area ends above the bar.
            #expect(try host.frame(of: "end").maxY <= min(end, hide.minY))
        }
        #expect(host.scene.diagnostics.recorded.isEmpty)
    }

    @Test func `an item may move the focus and leave by itself`() throws {
        let host = TestHost(Amounts())
        let end = try host.frame(of: "end").maxY
        try host.find(label: "First").focus()
        try host.find(role: .button, label: "Clear").tap()
        #expect(buttons(host) == ["Hide", "Round", "Last"])
        try host.find(identifier: "hide").tap()
        #expect(buttons(host) == [])
        #expect(try host.frame(of: "end").maxY == end)
    }

    /// Rows of which one has a toolbar, and pages that have none.
    private struct Pages: View {
        @State private var text = ""
        @State private var hasMore = false

        var body: some View {
            NavigationStack {
                Form {
                    TextField("Name", text: $text)
                    TextField("Amount", text: $text).toolbar { ToolbarItem(placement: .keyboard) { Button("Row") {} } }
                    if hasMore {
                        Text("More").toolbar { ToolbarItem(placement: .keyboard) { Button("New") {} } }
                    }
                    Toggle("Has more", isOn: $hasMore)
                    NavigationLink("Next") { TextField("Other", text: $text) }
                }
            }
        }
    }

    @Test func `a toolbar of a row is for the fields of all rows, and for no other page`() async throws {
        let host = TestHost(Pages())
        func items() -> [String] { buttons(host).filter { ["Row", "New"].contains($0) } }
        try host.find(label: "Name").focus()
        #expect(items() == ["Row"])
        // Toolbars come and go while the field has the focus.
        try host.find(label: "Has more").tap()
        try host.find(label: "Name").focus()
        #expect(items() == ["Row", "New"])
        try host.find(label: "Has more").tap()
        try host.find(label: "Name").focus()
        #expect(items() == ["Row"])
        try host.find(label: "Next").tap()
        await host.settle()
        try host.find(label: "Other").focus()
        #expect(items() == [])
    }

    private struct OneField: View {
        @State private var text = ""

        var body: some View {
            VStack {
                TextField("Own", text: $text)
                    .toolbar { ToolbarItem(placement: .keyboardOfField) { Button("Of the field") {} } }
                TextField("Other", text: $text)
            }
        }
    }

    @Test func `what a field of UIKit has above its keyboard is not above that of others`() throws {
        let host = TestHost(OneField())
        try host.find(label: "Own").focus()
        #expect(buttons(host) == ["Of the field"])
        try host.find(label: "Other").focus()
        #expect(buttons(host) == [])
    }

    private struct Leaving: View {
        @State private var path: [Int] = []
        @State private var tab = 0
        @State private var text = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            TabView(selection: $tab) {
                Tab("Form", systemImage: "star", value: 0) {
                    NavigationStack(path: $path) {
                        TextField("Name", text: $text).focused($isFocused)
                            .toolbar {
                                ToolbarItemGroup(placement: .keyboard) {
                                    Button("Push") { path = [1] }
                                    Button("Leave") { tab = 1 }
                                }
                            }
                            .navigationDestination(for: Int.self) { _ in
                                Text(isFocused ? "Editing" : "Pushed")
                            }
                    }
                }
                Tab("More", systemImage: "moon", value: 1) { Text(isFocused ? "Editing" : "Left") }
            }
        }
    }

    @Test(arguments: [("Push", "Pushed"), ("Leave", "Left")])
    func `a field whose page is covered or left has no focus any more`(way: String, page: String) async throws {
        let host = TestHost(Leaving())
        try host.find(label: "Name").focus()
        #expect(buttons(host).contains(way))
        try host.find(role: .button, label: way).tap()
        await host.settle()
        #expect(!buttons(host).contains("Push") && !buttons(host).contains("Leave"))
        #expect(host.contains(label: page))
        #expect(host.scene.focusedLayer == nil)
    }

    private struct Tabs: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            TabView {
                Tab("Notes", systemImage: "note") {
                    VStack {
                        TextField("Note", text: $text).focused($isFocused)
                        Spacer()
                        Text("End").accessibilityIdentifier("end")
                    }
                    .toolbar {
                        ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } }
                    }
                }
                Tab("Other", systemImage: "star") { Text("Other") }
            }
        }
    }

    @Test(arguments: [390, 820] as [CGFloat])
    func `a tab bar at the bottom is not above the keyboard's bar, but comes back after it`(width: CGFloat) throws {
        let host = TestHost(Tabs(), width: width)
        let isAtTop = width > 400
        #expect(Set(buttons(host)) == ["Notes", "Other"])
        let end = try host.frame(of: "end").maxY
        try host.find(label: "Note").focus()
        #expect(Set(buttons(host)) == (isAtTop ? ["Notes", "Other", "Done"] : ["Done"]))
        let bar = try #require(host.root.all { $0.role == .toolbar }.first).frame
        #expect(bar.y + bar.height == 844)
        // The page ends at the keyboard's bar, and there is nothing between them.
        #expect(abs(Double(try host.frame(of: "end").maxY) - bar.y) < 0.01)
        try host.find(role: .button, label: "Done").tap()
        #expect(Set(buttons(host)) == ["Notes", "Other"])
        #expect(try host.frame(of: "end").maxY == end)
    }

    private struct Formats: View {
        struct Buttons: View {
            var body: some View {
                ScrollView(.horizontal) {
                    HStack { ForEach(["B", "I", "U"], id: \.self) { name in Button(name) {} } }
                }
                .scrollIndicators(.hidden)
            }
        }

        let isGroup: Bool
        @State private var text = ""

        var body: some View {
            TextField("Note", text: $text)
                .toolbar {
                    if isGroup {
                        ToolbarItemGroup(placement: .keyboard) {
                            Buttons()
                            Button("Done") {}
                        }
                    } else {
                        ToolbarItem(placement: .keyboard) { Buttons() }
                        ToolbarItem(placement: .keyboard) { Button("Done") {} }
                    }
                }
        }
    }

    @Test(arguments: [false, true])
    func `buttons in a scroll view are on one glass`(isGroup: Bool) throws {
        let host = TestHost(Formats(isGroup: isGroup))
        try host.find(label: "Note").focus()
        #expect(buttons(host) == ["B", "I", "U", "Done"])
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
        let glass = all(host.scene.display.root).filter { $0.effects.backdrop?.shadow != nil }.map { $0.placeInRoot() }
            .sorted { $0.x < $1.x }
        let done = try host.find(role: .button, label: "Done").frame
        #expect(glass.count == 2)
        #expect(glass.allSatisfy { $0.height == 44 })
        #expect(abs((glass.first?.x ?? 0) - 16) < 0.01)
        #expect(abs((glass.last?.x ?? 0) - Double(done.minX)) < 0.01)
    }

    private struct Sheets: View {
        @State private var isShown = false
        @State private var text = ""

        var body: some View {
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown) {
                    TextField("Note", text: $text)
                        .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { isShown = false } } }
                }
                .toolbar { ToolbarItem(placement: .keyboard) { Button("Never") {} } }
        }
    }

    @Test func `a sheet has its own, and it goes with the sheet`() async throws {
        let host = TestHost(Sheets())
        try host.find(role: .button, label: "Show").tap()
        await host.settle()
        try host.find(label: "Note").focus()
        #expect(buttons(host).contains("Done") && !buttons(host).contains("Never"))
        try host.find(role: .button, label: "Done").tap()
        await host.settle()
        #expect(buttons(host) == ["Show"])
    }
}
