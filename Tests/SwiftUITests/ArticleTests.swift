// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineTesting

// The code of the articles "How an update reaches the screen" and "Driving an app in tests".

struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Add") { count += 1 }
        }
    }
}

struct Page: View {
    @State private var query = ""
    let items: [String]

    var body: some View {
        VStack {
            TextField("Search", text: $query)
            Text("Results for \(query)")
            ItemList(items: items)
        }
    }
}

struct ItemList: View {
    static var bodyCount = 0
    let items: [String]

    var body: some View {
        let _ = Self.bodyCount += 1
        ForEach(items, id: \.self) { Text($0) }
    }
}

struct TodoList: View {
    @State private var items: [String] = []
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("New item", text: $text)
                .onSubmit {
                    items.append(text)
                    text = ""
                }
                .accessibilityIdentifier("todo.new")
            ForEach(items, id: \.self) { Text($0) }
        }
    }
}

struct Greeting: View {
    @State private var text = "Loading"
    let load: @MainActor () async -> String

    var body: some View {
        Text(text).task { text = await load() }
    }
}

struct Hint: View {
    @State private var isPressed = false

    var body: some View {
        Text(isPressed ? "Pressed" : "Press")
            .onLongPressGesture { isPressed = true }
            .accessibilityIdentifier("hint")
    }
}

@Suite("The code of the articles")
struct ArticleTests {
    @Test func aTapChangesTheText() throws {
        let host = TestHost(Counter())
        try host.find(role: .button, label: "Add").tap()
        #expect(host.contains(label: "Count: 1"))
    }

    @Test func aChildWithEqualFieldsIsNotRun() throws {
        let host = TestHost(Page(items: ["One"]))
        let before = ItemList.bodyCount
        try host.type("On", into: "Search")
        #expect(host.contains(label: "Results for On"))
        #expect(ItemList.bodyCount == before)
    }

    @Test func submittingAddsAnItem() throws {
        let host = TestHost(TodoList())
        try host.type("Milk", into: "todo.new")
        try host.submit("todo.new")
        #expect(host.contains(label: "Milk"))
    }

    @Test func aGreetingIsLoaded() async {
        let host = TestHost(
            Greeting {
                await Task.yield()
                return "Hello"
            })
        #expect(host.contains(label: "Loading"))
        await host.waitUntilIdle()
        #expect(host.contains(label: "Hello"))
    }

    @Test func aLongPressIsNoticed() throws {
        let host = TestHost(Hint())
        try host.find(identifier: "hint").longPress()
        #expect(host.contains(label: "Pressed"))
    }
}
